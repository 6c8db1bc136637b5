/** What the filters read and write: numbers, labels, what was open. */
import { describe, expect, test } from 'vitest'
import type { NumberUnit } from '#domain/search/facets/facets.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { parseChosen } from '#islands/search/filters/open-groups.ts'
import { rangeWords, readNumber } from '#islands/search/filters/range/range-words.ts'
import { matchesWords } from '#islands/search/filters/words-within.ts'
import { readUiRange, searchStateOf, uiStateOf } from '#islands/search/state/ui-state.ts'
import { ALL_CAR_FACETS } from '../../builders/all-car-facets.ts'

describe('numbers of a slider', () => {
  test.each([
    ['20000', 20_000],
    ['$20,000', 20_000],
    [' 20 000 ', 20_000],
    ['20k', 20_000],
    ['2.5K', 2500],
    ['50,000 km', 50_000],
    ['50000kms', 50_000],
    ['2,000 kg', 2000],
    ['5.5 m', 5.5],
    ['650cc', 650],
    ['-5', -5],
    ['', null],
    ['cheap', null],
    ['20k30', null],
    ['1.2.3', null],
  ])('"%s" is read as %s', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  test.each<[NumberUnit, string, string, string, string]>([
    ['aud', '$20,000', '20,000', '$', ''],
    ['audPerWeek', '$20,000', '20,000', '$', ''],
    ['km', '20,000 km', '20,000', '', 'km'],
    ['year', '20000', '20000', '', ''],
    ['kg', '20,000 kg', '20,000', '', 'kg'],
    ['cc', '20,000 cc', '20,000', '', 'cc'],
    ['mm', '20 m', '20', '', 'm'],
  ])('%s is written %s, and %s in its field', (unit, whole, field, before, after) => {
    const words = rangeWords(unit)
    expect([words.write(20_000), words.writeField(20_000)]).toEqual([whole, field])
    expect([words.before, words.after]).toEqual([before, after])
    // What stands in the field is the number again, when it is typed.
    expect((readNumber(field) ?? 0) * words.scale).toBe(20_000)
  })
})

describe('searching within a list', () => {
  test.each([
    ['Citroën', 'cit', true],
    ['Citroën', 'CITROEN', true],
    ['Land Rover', 'rov', true],
    ['Land Rover', 'land ro', true],
    ['Land Rover', 'over', false],
    ['X-Trail', 'x trail', true],
    ['Kia', '  ', true],
    ['Kia', 'kias', false],
  ])('%s by "%s": %s', (label, words, found) => {
    expect(matchesWords(label, words)).toBe(found)
  })
})

describe('what was open', () => {
  test.each([
    [null, {}],
    ['', {}],
    ['not JSON', {}],
    ['[true]', {}],
    ['null', {}],
    ['{"make":true,"price":false}', { make: true, price: false }],
    ['{"make":"yes","price":false}', { price: false }],
  ])('%s is read as %o', (text, chosen) => {
    expect(parseChosen(text)).toEqual(chosen)
  })
})

describe('a search state as InstantSearch keeps it', () => {
  const state = {
    ...EMPTY_STATE,
    query: 'ute',
    page: 3,
    sortBy: 'price-asc',
    lists: { make: ['Kia', 'Ford'], price_range: ['Under $10,000'] },
    ranges: { price: { min: 10_000, max: null }, km: { min: null, max: 50_000 } },
    toggles: ['certified'],
  }

  test('there and back it is the same', () => {
    expect(uiStateOf(state, ALL_CAR_FACETS)).toEqual({
      query: 'ute',
      page: 3,
      sortBy: 'price-asc',
      refinementList: { make: ['Kia', 'Ford'] },
      menu: { price_range: 'Under $10,000' },
      range: { price: '10000:', km: ':50000' },
      toggle: { certified: true },
    })
    expect(searchStateOf(uiStateOf(state, ALL_CAR_FACETS))).toEqual(state)
  })

  test('an empty state says nothing', () => {
    expect(uiStateOf(EMPTY_STATE, ALL_CAR_FACETS)).toEqual({})
    expect(searchStateOf({ toggle: { certified: false } })).toEqual(EMPTY_STATE)
  })

  test.each([
    [':', null],
    ['', null],
    ['a:b', null],
    ['1:2', { min: 1, max: 2 }],
    [':0', { min: null, max: 0 }],
  ])('the range "%s" is %o', (text, range) => {
    expect(readUiRange(text)).toEqual(range)
  })
})
