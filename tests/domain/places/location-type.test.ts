import { describe, expect, it } from 'vitest'
import type { LocationType } from '#domain/places/location-type.ts'
import {
  byLocationType,
  byTypeThenName,
  DEPARTMENT_LABELS,
  hasSubtype,
  LOCATION_TYPE_ORDER,
  LOCATION_TYPES,
  locationTypeOf,
} from '#domain/places/location-type.ts'

describe('S2 §3: location_type', () => {
  it.each([
    ['', 'sales'],
    [null, 'sales'],
    ['sales', 'sales'],
    ['service', 'service'],
    ['parts', 'parts'],
  ] as const)('%j means %s', (written, type) => {
    expect(locationTypeOf(written)).toBe(type)
  })

  it('has three values, with their labels', () => {
    expect(LOCATION_TYPES).toEqual(['sales', 'service', 'parts'])
    expect(DEPARTMENT_LABELS).toEqual({ sales: 'Sales', service: 'Service', parts: 'Parts' })
  })
})

describe('S2 §9: service locations sort order', () => {
  it('is sales 1, service 2, parts 3', () => {
    expect(LOCATION_TYPE_ORDER).toEqual({ sales: 1, service: 2, parts: 3 })
  })

  const place = (type: LocationType, name: string) => ({ type, name })
  it('sorts by type and leaves the rest as it was', () => {
    const places = [place('parts', 'A'), place('sales', 'Z'), place('service', 'M'), place('sales', 'B')]
    expect(places.sort(byLocationType).map(({ name }) => name)).toEqual(['Z', 'B', 'M', 'A'])
  })

  it('sorts by type, then by name', () => {
    const places = [place('parts', 'A'), place('sales', 'Z'), place('sales', 'B'), place('service', 'M')]
    expect(places.sort(byTypeThenName).map(({ name }) => name)).toEqual(['B', 'Z', 'M', 'A'])
    expect(byTypeThenName(place('sales', 'A'), place('sales', 'B'))).toBe(-1)
    expect(byTypeThenName(place('sales', 'B'), place('sales', 'A'))).toBe(1)
    expect(byTypeThenName(place('sales', 'A'), place('sales', 'A'))).toBe(0)
  })
})

describe('S2 §3: location_subtype may include buying', () => {
  it.each([
    ['buying', 'buying', true],
    ['Fleet, Buying', 'buying', true],
    ['fleet;buying', ' BUYING ', true],
    ['fleet|buying', 'fleet', true],
    ['buyings', 'buying', false],
    ['fleet', 'buying', false],
    [null, 'buying', false],
  ])('%j includes %j: %s', (subtype, wanted, includes) => {
    expect(hasSubtype({ subtype }, wanted)).toBe(includes)
  })
})
