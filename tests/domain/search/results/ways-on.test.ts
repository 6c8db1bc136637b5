import { describe, expect, it, test } from 'vitest'
import type { FacetDefinition } from '#domain/search/facets/facets.ts'
import { nearMissQuestions, searchesLike, withoutOne } from '#domain/search/results/ways-on.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'

const FACETS: readonly FacetDefinition[] = [
  { attribute: 'colour', kind: 'list', label: 'Colour', order: 'count', searchable: true },
  { attribute: 'transmission', kind: 'list', label: 'Transmission', order: 'count' },
  { attribute: 'price', kind: 'range', label: 'Price', unit: 'aud' },
  { attribute: 'year', kind: 'range', label: 'Year', unit: 'year' },
] as unknown as readonly FacetDefinition[]

const state = {
  ...EMPTY_STATE,
  query: 'sr5',
  lists: { colour: ['White'], transmission: ['Automatic'] },
  ranges: { price: { min: null, max: 40_000 } },
}

it('leaves out each condition in turn', () => {
  expect(withoutOne(state, FACETS, { usedLabel: 'Used' }).map(({ label }) => label)).toEqual([
    'Without “sr5”',
    'Without White',
    'Without Automatic',
    'Any price',
  ])
})

describe('near misses', () => {
  const waysOf = (of: typeof EMPTY_STATE, stats?: { min: number; max: number }, counts = {}) =>
    nearMissQuestions(of, FACETS).flatMap(({ waysOn }) => waysOn(stats, counts).map(({ label }) => label))

  test.each([
    ['price', { min: null, max: 40_000 }, { min: 42_990, max: 90_000 }, ['Up to $43,000'], { min: 40_000, max: null }],
    ['price', { min: 60_000, max: null }, { min: 900, max: 55_400 }, ['From $55,000'], { min: null, max: 60_000 }],
    ['year', { min: 2024, max: null }, { min: 2001, max: 2022 }, ['Year from 2022'], { min: null, max: 2024 }],
    ['year', { min: null, max: 2003 }, { min: 2005, max: 2020 }, ['Year up to 2005'], { min: 2003, max: null }],
  ])('%s %j: the nearest value outside is let in', (attribute, range, stats, labels, asked) => {
    const search = { ...EMPTY_STATE, ranges: { [attribute]: range } }
    expect(nearMissQuestions(search, FACETS).map((each) => each.state.ranges)).toEqual([{ [attribute]: asked }])
    expect(waysOf(search, stats)).toEqual(labels)
  })

  it('a range with two ends is widened at one of them', () => {
    const search = { ...EMPTY_STATE, ranges: { price: { min: 20_000, max: 21_000 } } }
    const [above, below] = nearMissQuestions(search, FACETS)
    expect(above?.waysOn({ min: 24_500, max: 60_000 }, {})[0]?.state.ranges).toEqual({
      price: { min: 20_000, max: 25_000 },
    })
    expect(below?.waysOn({ min: 4000, max: 18_700 }, {})[0]?.state.ranges).toEqual({
      price: { min: 18_000, max: 21_000 },
    })
  })

  it('nothing outside is no way on', () => {
    expect(waysOf({ ...EMPTY_STATE, ranges: { price: { min: 1, max: 2 } } })).toEqual([])
  })

  it('the two colours with most cars stand in for those that are chosen', () => {
    const search = { ...EMPTY_STATE, lists: { colour: ['Pink', 'Gold'] } }
    expect(waysOf(search, undefined, { Blue: 3, Pink: 9, Silver: 5, Black: 5 })).toEqual([
      'Black instead of Pink or Gold',
      'Silver instead of Pink or Gold',
    ])
    const [question] = nearMissQuestions(search, FACETS)
    expect(question?.state.lists).toEqual({})
    expect(question?.waysOn(undefined, { Blue: 3 })[0]?.state.lists).toEqual({ colour: ['Blue'] })
  })
})

describe('what is like a search without cars', () => {
  it('keeps less and less of its filters, and none of its words and ranges', () => {
    const lists = { make: ['Toyota'], model: ['Hilux'], body: ['Ute'], colour: ['Pink'], car_type: ['used'] }
    expect(searchesLike({ lists })).toEqual([
      { ...EMPTY_STATE, lists },
      { ...EMPTY_STATE, lists: { make: ['Toyota'], model: ['Hilux'], car_type: ['used'] } },
      { ...EMPTY_STATE, lists: { body: ['Ute'], car_type: ['used'] } },
      { ...EMPTY_STATE, lists: { make: ['Toyota'], car_type: ['used'] } },
    ])
  })

  it('asks nothing twice, and nothing of a search without filters', () => {
    expect(searchesLike({ lists: { make: ['Kia'] } })).toEqual([{ ...EMPTY_STATE, lists: { make: ['Kia'] } }])
    expect(searchesLike({ lists: {} })).toEqual([])
  })
})
