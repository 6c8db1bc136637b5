import { describe, expect, it, test } from 'vitest'
import { searchHeading } from '#domain/search/results/search-heading.ts'
import type { SearchScope } from '#domain/search/url/search-paths.ts'
import { impliedValues } from '#domain/search/url/search-url.ts'

const OPTIONS = { usedLabel: 'Used', itemName: { many: 'cars' } }

test.each<[scope: SearchScope, heading: string]>([
  [{ kind: 'all' }, 'All Cars'],
  [{ kind: 'carTypes', carTypes: ['used'] }, 'Used Cars'],
  [{ kind: 'carTypes', carTypes: ['new', 'demo'] }, 'New and Demo Cars'],
  [{ kind: 'carTypes', carTypes: ['new', 'demo', 'used'] }, 'New, Demo and Used Cars'],
  [{ kind: 'make', make: 'Toyota' }, 'Toyota'],
  [{ kind: 'model', make: 'Toyota', model: 'Corolla' }, 'Toyota Corolla'],
  [{ kind: 'body', bodyType: 'suv' }, 'SUVs'],
  [{ kind: 'body', bodyType: 'hatch' }, 'Hatches'],
  [{ kind: 'dealership', name: 'Brolga Motors' }, 'Cars at Brolga Motors'],
  [
    { kind: 'location', name: 'Brolga Chermside', slug: 'c', street: '1 A St', city: 'Chermside', state: 'QLD' },
    'Cars at Brolga Chermside',
  ],
])('S1 §2: the route of %j is called %s', (scope, heading) => {
  expect(searchHeading(impliedValues(scope), OPTIONS)).toBe(heading)
})

test.each<[lists: Record<string, string[]>, heading: string]>([
  [{ car_type: ['used'], make: ['Toyota'], body: ['SUV'], city: ['Newcastle'] }, 'Used Toyota SUVs in Newcastle'],
  [{ car_type: ['used'], make: ['Toyota'] }, 'Used Toyota Cars'],
  [{ car_type: ['used', 'new'] }, 'New and Used Cars'],
  [{ car_type: ['used'], make: ['Toyota'], model: ['Corolla'] }, 'Used Toyota Corolla'],
  [{ make: ['Toyota'], make_model: ['Toyota Corolla'] }, 'Toyota Corolla'],
  [{ make: ['Toyota'], make_model: ['Toyota Corolla', 'Toyota Hilux'] }, 'Toyota Corolla and Toyota Hilux'],
  [{ make: ['Toyota'], make_model: ['Toyota Corolla', 'Toyota Hilux', 'Toyota RAV4'] }, 'Toyota'],
  [{ make: ['Toyota', 'Mazda'], model: ['3'] }, '3'],
  [{ make: ['Mazda', 'Toyota'] }, 'Mazda and Toyota'],
  [{ make: ['Kia', 'Mazda', 'Toyota'] }, 'All Cars'],
  [{ make: ['Kia', 'Mazda', 'Toyota'], body: ['Ute'] }, 'Utes'],
  [{ make: ['TOYOTA', 'Toyota'], body: ['Ute'] }, 'TOYOTA Utes'],
  [{ make: ['Toyota'], state: ['QLD'] }, 'Toyota Cars in QLD'],
  [{ make: ['Toyota'], model: ['Corolla'], state: ['QLD'] }, 'Toyota Corolla in QLD'],
  [{ make: ['Toyota'], body: ['Hatch', 'Sedan'] }, 'Toyota Hatches and Sedans'],
  [{ body: ['Ute'], colour: ['White'], fuel: ['Diesel'] }, 'White Diesel Utes'],
  [{ colour: ['Red', 'White'] }, 'Red and White Cars'],
  [{ colour: ['Black', 'Red', 'White'] }, 'All Cars'],
  [{ body: ['Tray Top'] }, 'Tray Top'],
  [{ location_name: ['A', 'B'] }, 'All Cars'],
  [{ location_name: ['Brolga Chermside'], state: ['QLD'] }, 'Cars at Brolga Chermside'],
  [{ location_name: ['A', 'B'], state: ['QLD'] }, 'Cars in QLD'],
  [{ transmission: ['Manual'] }, 'All Cars'],
])('%j is called %s', (lists, heading) => {
  expect(searchHeading(lists, OPTIONS)).toBe(heading)
})

describe('in the words of the site', () => {
  it('S1 §9: used cars may be pre-owned, and cars caravans', () => {
    const options = { usedLabel: 'Pre-Owned', itemName: { many: 'caravans' } }
    expect(searchHeading({ car_type: ['used'] }, options)).toBe('Pre-Owned Caravans')
    expect(searchHeading({}, options)).toBe('All Caravans')
  })
})
