import { expect, it } from 'vitest'
import { applyReading } from '#domain/search/plain-language/reading.ts'
import { standingReading, withoutReading } from '#domain/search/plain-language/standing-reading.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE, toggleValue, withNear, withRange } from '#domain/search/search-state.ts'
import { read } from './plain-vocabulary.ts'
import { shown } from './shown.ts'

const DEFAULT_SORT = 'newest'
const reading = read('white ute under 40k near 4000 sr5')
const after = applyReading(EMPTY_STATE, reading)

const stands = (state: SearchState, of = reading): string | null => {
  const standing = standingReading(of, state, DEFAULT_SORT)
  return standing === null ? null : shown(standing)
}
const undone = (state: SearchState, before = EMPTY_STATE, of = reading) =>
  withoutReading(state, of, before, DEFAULT_SORT)

it('a reading stands whole at first, and then as far as nothing of it is taken away', () => {
  expect(stands(after)).toBe(shown(reading))
  const wider = withRange(toggleValue(after, 'colour', 'White'), 'price', { min: null, max: 50_000 })
  expect(stands({ ...wider, query: '' })).toBe('body=Ute; near 4000')
})

it('a place stands while it is searched from, however far', () => {
  const further = withNear(after, { of: '4000', withinKm: 100 })
  expect(standingReading(reading, further, DEFAULT_SORT)?.near).toEqual({ of: '4000', withinKm: null })
  expect(standingReading(reading, withNear(after, null), DEFAULT_SORT)?.near).toBeNull()
  expect(undone(further)).toEqual({ ...EMPTY_STATE, query: 'sr5' })
  const elsewhere = withNear(after, { of: '2000', withinKm: null })
  expect(undone(elsewhere).near).toEqual({ of: '2000', withinKm: null })
})

it('nothing of it stands where no filter of it is left, or its order alone', () => {
  expect(stands(EMPTY_STATE)).toBeNull()
  expect(stands({ ...EMPTY_STATE, sortBy: 'price-asc' }, read('cheapest ute'))).toBeNull()
  expect(stands({ ...EMPTY_STATE, sortBy: 'price-asc' }, read('cheapest'))).toBe('sort=price-asc')
  expect(standingReading(read('cheapest'), EMPTY_STATE, 'price-asc')?.sortBy).toBe('price-asc')
})

it('what is taken back leaves what was chosen since', () => {
  const since = toggleValue(toggleValue(after, 'fuel', 'Diesel'), 'body', 'SUV')
  expect(undone(since)).toEqual({ ...EMPTY_STATE, query: 'sr5', lists: { fuel: ['Diesel'], body: ['SUV'] } })
})

it('what it stood in the place of comes back, as far as nothing else has been chosen there', () => {
  const before = {
    ...EMPTY_STATE,
    sortBy: 'km-asc',
    lists: { make: ['Mazda'], model: ['CX-5'], body: ['SUV'] },
    ranges: { price: { min: 10_000, max: 20_000 }, km: { min: null, max: 50_000 } },
    toggles: ['certified'],
  }
  const hilux = read('cheapest certified hilux under 40k')
  const applied = applyReading(before, hilux)
  expect(undone(applied, before, hilux)).toEqual({ ...before, query: '' })
  const other = withRange(applied, 'price', { min: null, max: 30_000 })
  expect(undone(other, before, hilux).ranges).toEqual({ ...before.ranges, price: { min: null, max: 30_000 } })
  const toyota = read('toyota')
  expect(undone(applyReading(before, toyota), before, toyota).lists).toEqual(before.lists)
})
