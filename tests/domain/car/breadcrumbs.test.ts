import { describe, expect, it } from 'vitest'
import { carBreadcrumbs, searchBreadcrumbs } from '#domain/car/breadcrumbs.ts'
import { carTypeLabel } from '#domain/car/labels.ts'

const options = { usedLabel: 'Pre-Owned', pathNoun: 'cars', itemName: { many: 'cars' } }
const car = { carType: 'used', make: 'Land Rover', model: 'Discovery', bodyType: 'suv' } as const
const labels = (trail: { label: string }[]) => trail.map(({ label }) => label)

describe('S1 §2 breadcrumbs', () => {
  it('go from home over car type, make, model and body to the title', () => {
    expect(carBreadcrumbs(car, '2020 Land Rover Discovery SE', options)).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Pre-Owned Cars', href: '/search/used-cars' },
      { label: 'Land Rover', href: '/search/land-rover' },
      { label: 'Discovery', href: '/search/land-rover/discovery' },
      { label: 'SUVs', href: '/search/suv-cars' },
      { label: '2020 Land Rover Discovery SE', href: null },
    ])
  })

  it('leave out an unknown model', () => {
    expect(labels(carBreadcrumbs({ ...car, model: '' }, 'Title', options))).toEqual([
      'Home',
      'Pre-Owned Cars',
      'Land Rover',
      'SUVs',
      'Title',
    ])
  })
})

describe('breadcrumbs of searches', () => {
  it.each([
    [{ kind: 'all' } as const, ['Home', 'Heading']],
    [{ kind: 'make', make: 'Kia' } as const, ['Home', 'All Cars', 'Heading']],
    [{ kind: 'model', make: 'Kia', model: 'Rio' } as const, ['Home', 'All Cars', 'Kia', 'Rio']],
  ])('%j', (scope, expected) => {
    expect(labels(searchBreadcrumbs(scope, 'Heading', options))).toEqual(expected)
  })

  it('name all stock once where filters change no word of the heading', () => {
    expect(labels(searchBreadcrumbs({ kind: 'mixed' }, 'All Cars', options))).toEqual(['Home', 'All Cars'])
  })
})

describe('S1 §9: car types', () => {
  it.each([
    ['new', 'New'],
    ['demo', 'Demo'],
    ['used', 'Pre-Owned'],
  ] as const)('%s is called %s', (carType, label) => {
    expect(carTypeLabel(carType, 'Pre-Owned')).toBe(label)
  })
})
