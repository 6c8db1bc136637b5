import { expect, it } from 'vitest'
import { applyReading, isUnderstood } from '#domain/search/plain-language/reading.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { read } from './plain-vocabulary.ts'

const before = {
  ...EMPTY_STATE,
  query: 'old',
  page: 3,
  sortBy: 'km-asc',
  lists: { make: ['Mazda'], model: ['CX-5'], colour: ['Red'], body: ['SUV'] },
  ranges: { price: { min: 10_000, max: 20_000 }, km: { min: null, max: 50_000 } },
  toggles: ['certified'],
}

it('takes the place of what it speaks of, and leaves the rest', () => {
  expect(applyReading(before, read('white hilux under 40k sr5'))).toEqual({
    query: 'sr5',
    page: 1,
    sortBy: 'km-asc',
    lists: { make: ['Toyota'], model: ['Hilux'], colour: ['White'], body: ['SUV'] },
    ranges: { price: { min: null, max: 40_000 }, km: { min: null, max: 50_000 } },
    toggles: ['certified'],
    near: null,
  })
})

it('another make is no longer that model', () => {
  expect(applyReading(before, read('toyota')).lists).toEqual({ make: ['Toyota'], colour: ['Red'], body: ['SUV'] })
})

it('what speaks of no make leaves make and model', () => {
  expect(applyReading(before, read('blue')).lists).toEqual({ ...before.lists, colour: ['Blue'] })
})

it('takes an order and a toggle, each once', () => {
  const { sortBy, toggles } = applyReading(before, read('cheapest certified'))
  expect([sortBy, toggles]).toEqual(['price-asc', ['certified']])
})

it('keeps the page when nothing changes', () => {
  expect(applyReading({ ...EMPTY_STATE, query: 'sr5', page: 2 }, read('sr5')).page).toBe(2)
})

it('knows whether anything was understood', () => {
  expect([isUnderstood(read('sr5')), isUnderstood(read('white sr5')), isUnderstood(read(''))]).toEqual([
    false,
    true,
    false,
  ])
})
