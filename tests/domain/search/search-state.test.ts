import { describe, expect, it, test } from 'vitest'
import { modelsOfMakes } from '#domain/search/facets/models-of-makes.ts'
import { refinementChips } from '#domain/search/facets/refinement-chips.ts'
import { SORT_IDS } from '#domain/search/results/sort-options.ts'
import { rememberSearch } from '#domain/search/search-history.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import {
  canonicalState,
  EMPTY_STATE,
  sameValues,
  toggleValue,
  withPageReset,
  withQuery,
  withRange,
  withToggle,
} from '#domain/search/search-state.ts'
import { ALL_CAR_FACETS } from '../../builders/all-car-facets.ts'

const state = (overrides: Partial<SearchState>): SearchState => ({ ...EMPTY_STATE, ...overrides })
const FULL = state({
  query: 'a',
  page: 4,
  sortBy: 'km-asc',
  lists: { make: ['Kia', 'Audi'] },
  ranges: { price: { min: 1, max: 2 } },
  toggles: ['certified'],
})

describe('a state', () => {
  it('has one form', () => {
    const vocabulary = { facets: ALL_CAR_FACETS, sortIds: SORT_IDS, defaultSort: 'rank-desc' }
    const lists = { make: ['b', 'a', 'b', ''], unknown: ['x'], price: ['1'], body: [], price_range: ['b', 'a'] }
    const ranges = {
      price: { min: Number.NaN, max: -0 },
      make: { min: 1, max: 2 },
      km: { min: 2, max: 1 },
      year: { min: 5, max: 5 },
    }
    const loose = state({
      query: 'a\ud800',
      page: 1.5,
      sortBy: 'rank-desc',
      lists,
      ranges,
      toggles: ['certified', 'certified', 'make'],
    })
    expect(canonicalState(loose, vocabulary)).toEqual({
      query: 'a\ufffd',
      page: 1,
      sortBy: null,
      lists: { make: ['a', 'b'], price_range: ['a'] },
      ranges: { price: { min: null, max: 0 }, year: { min: 5, max: 5 } },
      toggles: ['certified'],
      near: null,
    })
    expect(Object.is(canonicalState(loose, vocabulary).ranges['price']?.max, 0)).toBe(true)
  })

  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [999_999, 999_999],
    [1_000_000, 1],
  ])('page %i is page %i', (page, kept) => {
    expect(canonicalState(state({ page }), { facets: [], sortIds: [], defaultSort: '' }).page).toBe(kept)
  })

  test.each<[string, Partial<SearchState>, number]>([
    ['nothing', {}, 4],
    ['the page', { page: 5 }, 5],
    ['the query', { query: 'b' }, 1],
    ['the order', { sortBy: null }, 1],
    ['a value more', { lists: { make: ['Kia', 'Audi', 'BMW'] } }, 1],
    ['another value', { lists: { make: ['Kia', 'BMW'] } }, 1],
    ['the order of values', { lists: { make: ['Audi', 'Kia'] } }, 4],
    ['an attribute more', { lists: { make: ['Kia', 'Audi'], body: ['SUV'] } }, 1],
    ['another attribute', { lists: { model: ['Kia', 'Audi'] } }, 1],
    ['the range', { ranges: { price: { min: 1, max: 3 } } }, 1],
    ['the lower end', { ranges: { price: { min: 0, max: 2 } } }, 1],
    ['no range', { ranges: {} }, 1],
    ['the toggle', { toggles: [] }, 1],
  ])('S1 §4: when %s changes the page is %i', (_, change, page) => {
    const changed = { ...FULL, page: 4, ...change }
    expect(withPageReset(FULL, changed)).toEqual({ ...changed, page })
  })

  test.each([
    [['a', 'b'], ['b', 'a'], true],
    [['a'], ['a', 'a'], true],
    [['a'], ['b'], false],
    [['a'], [], false],
    [[], [], true],
  ])('%j and %j are the same values: %s', (a, b, same) => {
    expect(sameValues(a, b)).toBe(same)
  })

  it('changes one thing at a time, and goes to the first page', () => {
    expect(toggleValue(FULL, 'make', 'BMW')).toEqual({ ...FULL, page: 1, lists: { make: ['Kia', 'Audi', 'BMW'] } })
    expect(toggleValue(FULL, 'make', 'Kia')).toEqual({ ...FULL, page: 1, lists: { make: ['Audi'] } })
    expect(toggleValue(state({ lists: { make: ['Kia'] } }), 'make', 'Kia')).toEqual(EMPTY_STATE)
    expect(toggleValue(EMPTY_STATE, 'body', 'SUV').lists).toEqual({ body: ['SUV'] })
    expect(withRange(FULL, 'price', null)).toEqual({ ...FULL, page: 1, ranges: {} })
    expect(withRange(FULL, 'km', { min: 1, max: null }).ranges).toEqual({
      price: { min: 1, max: 2 },
      km: { min: 1, max: null },
    })
    expect(withToggle(FULL, 'certified', false)).toEqual({ ...FULL, page: 1, toggles: [] })
    expect(withToggle(FULL, 'certified', true)).toEqual(FULL)
    expect(withToggle(EMPTY_STATE, 'certified', true).toggles).toEqual(['certified'])
    expect(withQuery(FULL, 'b')).toEqual({ ...FULL, page: 1, query: 'b' })
    expect(withQuery(FULL, 'a')).toEqual(FULL)
  })
})

describe('S1 §2: refinement chips', () => {
  const chips = (partial: Partial<SearchState>) =>
    refinementChips(state({ page: 2, ...partial }), ALL_CAR_FACETS, { usedLabel: 'Pre-Owned' })
  test.each<[Partial<SearchState>, string[]]>([
    [{}, []],
    [{ query: 'hilux' }, ['“hilux”']],
    [{ lists: { make: ['Kia', 'Audi'], car_type: ['used'] } }, ['Pre-Owned', 'Audi', 'Kia']],
    [{ lists: { car_type: ['demo', 'new', 'used'] } }, ['New', 'Demo', 'Pre-Owned']],
    [{ ranges: { year: { min: 2022, max: 2022 } } }, ['Year 2022']],
    [{ ranges: { price: { min: 500, max: 500 } } }, ['$500']],
    [{ ranges: { price: { min: 10_000, max: 20_000 } } }, ['$10,000 - $20,000']],
    [{ ranges: { price: { min: null, max: 20_000 } } }, ['Up to $20,000']],
    [{ ranges: { price: { min: 0, max: null } } }, ['From $0']],
    [{ ranges: { km: { min: 5, max: 50_000 } } }, ['5 km - 50,000 km']],
    [{ ranges: { km: { min: null, max: 50_000 } } }, ['Up to 50,000 km']],
    [{ ranges: { year: { min: 2019, max: null } } }, ['Year from 2019']],
    [{ ranges: { year: { min: null, max: 2020 } } }, ['Year up to 2020']],
    [{ ranges: { year: { min: 2019, max: 2020 } } }, ['Year 2019 - 2020']],
    [{ toggles: ['certified'] }, ['Certified']],
  ])('%j', (partial, labels) => {
    expect(chips(partial).map(({ label }) => label)).toEqual(labels)
  })

  it('each take one refinement away', () => {
    const all = refinementChips(FULL, ALL_CAR_FACETS, { usedLabel: 'Used' })
    expect(all.map(({ attribute, without }) => [attribute, without])).toEqual([
      ['query', { ...FULL, page: 1, query: '' }],
      ['make', { ...FULL, page: 1, lists: { make: ['Kia'] } }],
      ['make', { ...FULL, page: 1, lists: { make: ['Audi'] } }],
      ['price', { ...FULL, page: 1, ranges: {} }],
      ['certified', { ...FULL, page: 1, toggles: [] }],
    ])
  })
})

describe('S1 §9: models of makes', () => {
  it('lists the models of the chosen makes, at most so many', () => {
    const counts = {
      'Kia Rio': 1,
      'Kia EV6': 5,
      'Kiara X': 9,
      'Land Rover Discovery': 2,
      'Audi A3': 3,
      'Kia Carnival': 1,
    }
    expect(modelsOfMakes(counts, ['Kia', 'Land Rover'], 30)).toEqual([
      'Kia EV6',
      'Land Rover Discovery',
      'Kia Carnival',
      'Kia Rio',
    ])
    expect(modelsOfMakes(counts, ['Kia'], 2)).toEqual(['Kia EV6', 'Kia Carnival'])
    expect(modelsOfMakes(counts, [], 30)).toEqual([])
  })
})

describe('S2 §3, §4: the search history', () => {
  const entry = (path: string) => ({ path, state: EMPTY_STATE })
  const paths = (...visits: string[]) =>
    visits
      .reduce<ReturnType<typeof entry>[]>((history, path) => rememberSearch(history, entry(path)), [])
      .map(({ path }) => path)
  it('keeps the latest 5', () => {
    expect(paths('a', 'b', 'c', 'd', 'e')).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(paths('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['f', 'e', 'd', 'c', 'b'])
  })
  it('has no path twice', () => {
    expect(paths('a', 'b', 'a')).toEqual(['a', 'b'])
  })
})
