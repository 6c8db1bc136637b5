import { describe, expect, it, test } from 'vitest'
import { refinementChips } from '#domain/search/facets/refinement-chips.ts'
import { canonicalNear, deviceCoordinates, devicePlace, nearLabel } from '#domain/search/near/near-place.ts'
import { canonicalState, EMPTY_STATE, withNear, withPageReset } from '#domain/search/search-state.ts'

const VOCABULARY = { facets: [], sortIds: ['rank-desc', 'price-asc'], defaultSort: 'rank-desc', hasPlaces: true }

test.each([
  [
    { of: '  4000 ', withinKm: 50 },
    { of: '4000', withinKm: 50 },
  ],
  [
    { of: 'Port   Macquarie', withinKm: null },
    { of: 'Port Macquarie', withinKm: null },
  ],
  [{ of: ' ', withinKm: 50 }, null],
  [
    { of: '4000', withinKm: 0 },
    { of: '4000', withinKm: null },
  ],
  [
    { of: '4000', withinKm: -5 },
    { of: '4000', withinKm: null },
  ],
  [
    { of: '4000', withinKm: 2.5 },
    { of: '4000', withinKm: null },
  ],
  [
    { of: '4000', withinKm: 99_999 },
    { of: '4000', withinKm: null },
  ],
])('a place has one form: %o', (near, expected) => {
  expect(canonicalNear(near)).toEqual(expected)
})

test.each([
  [{ of: '4000', withinKm: null }, 'Near 4000'],
  [{ of: 'Dubbo', withinKm: 250 }, 'Within 250 km of Dubbo'],
  [{ of: '-27.47,153.02', withinKm: 25 }, 'Within 25 km of you'],
  [{ of: '-27.47,153.02', withinKm: null }, 'Near you'],
])('%o is said as "%s"', (near, label) => {
  expect(nearLabel(near)).toBe(label)
})

it('knows where a device is to about a kilometre', () => {
  const place = devicePlace({ latitude: -27.469_77, longitude: 153.025_13 })
  expect(place).toBe('-27.47,153.03')
  expect(deviceCoordinates(place)).toEqual({ latitude: -27.47, longitude: 153.03 })
  expect(deviceCoordinates('4000')).toBeNull()
})

describe('a search from a place', () => {
  const near = { of: '4000', withinKm: 50 }

  it('begins with the nearest, unless another order was chosen', () => {
    expect(withNear(EMPTY_STATE, near)).toEqual({ ...EMPTY_STATE, near, sortBy: 'distance-asc' })
    expect(withNear({ ...EMPTY_STATE, sortBy: 'price-asc' }, near).sortBy).toBe('price-asc')
    const byPrice = { ...EMPTY_STATE, near, sortBy: null }
    expect(withNear(byPrice, { of: '4000', withinKm: 25 }).sortBy).toBeNull()
  })

  it('has no order by distance without a place', () => {
    expect(withNear(withNear(EMPTY_STATE, near), null)).toEqual(EMPTY_STATE)
    expect(canonicalState({ ...EMPTY_STATE, sortBy: 'distance-asc' }, VOCABULARY).sortBy).toBeNull()
  })

  it('is none where nobody knows where the cars stand', () => {
    const asked = withNear(EMPTY_STATE, near)
    expect(canonicalState(asked, VOCABULARY)).toEqual(asked)
    expect(canonicalState(asked, { ...VOCABULARY, hasPlaces: false })).toEqual(EMPTY_STATE)
  })

  it('begins at its first page', () => {
    const second = { ...EMPTY_STATE, near, page: 2 }
    expect(withPageReset(second, { ...second, near: { of: '4000', withinKm: 100 } }).page).toBe(1)
    expect(withPageReset(second, { ...second, near: { of: '2000', withinKm: 50 } }).page).toBe(1)
    expect(withPageReset(second, { ...second, near: { ...near } }).page).toBe(2)
  })

  it('has a chip that takes the place away', () => {
    const [chip, ...others] = refinementChips(withNear(EMPTY_STATE, near), [], { usedLabel: 'Used' })
    expect([chip?.label, chip?.without, others]).toEqual(['Within 50 km of 4000', EMPTY_STATE, []])
  })
})
