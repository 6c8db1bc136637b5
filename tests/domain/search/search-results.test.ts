import { describe, expect, it, test } from 'vitest'
import { GRID_COLUMNS, MANUFACTURER_PAGE_SIZE, OFFERS_PAGE_SIZE, PAGE_SIZE } from '#domain/search/page-size.ts'
import { createRecentQueries } from '#domain/search/recent-queries.ts'
import { shownCount } from '#domain/search/search-results.ts'
import { CLEAR_FILTERS_LABEL, clearFiltersPath, NO_RESULTS, showMeLabel } from '#domain/search/search-wordings.ts'
import { DEFAULT_SYNONYMS, synonymTable } from '#domain/search/synonyms.ts'
import { COUNT_UP_MS, countUpValue, SEARCH_INPUT_DELAY_MS, SLIDER_URL_DELAY_MS } from '#domain/search/timings.ts'

describe('S1 §4: a count above 1999 is replaced by the facet’s sum', () => {
  const facets = { car_type: { new: 1000, used: 1500, demo: 20 }, make: { Kia: 7 } }
  test.each([
    [1999, facets, 1999],
    [2000, facets, 2520],
    [2000, { make: { Kia: 7 } }, 2000],
  ])('%i with %j is %i', (count, counted, shown) => {
    expect(shownCount({ count, facets: counted })).toBe(shown)
  })
})

describe('what the search says', () => {
  test.each([
    [0, 'Show Me 0 cars'],
    [1, 'Show Me 1 car'],
    [1234, 'Show Me 1,234 cars'],
  ])('S1 §2: %i', (count, label) => {
    expect(showMeLabel(count, { one: 'car', many: 'cars' })).toBe(label)
  })

  it('S1 §8: when nothing is found', () => {
    expect(NO_RESULTS).toEqual({
      cars: {
        heading: 'No Results Available',
        text: 'No results found for your search at this time. Please try adjusting the filters for more results.',
      },
      offers: {
        heading: 'No Results Available',
        text: 'There appears to be no offers currently available that meet the conditions of your search',
      },
    })
    expect(CLEAR_FILTERS_LABEL).toBe('Clear Filters')
  })

  it('S1 §2: Clear Filters goes to the default path, or to the special offers', () => {
    expect(clearFiltersPath('cars')).toBe('/search')
    expect(clearFiltersPath('cars', '/search/used-cars')).toBe('/search/used-cars')
    expect(clearFiltersPath('offers', '/search/used-cars')).toBe('/special-offers')
  })
})

describe('S1 §9: delays and counts', () => {
  it('are as specified', () => {
    expect([SLIDER_URL_DELAY_MS, SEARCH_INPUT_DELAY_MS, COUNT_UP_MS]).toEqual([400, 300, 1000])
    expect([PAGE_SIZE, MANUFACTURER_PAGE_SIZE, OFFERS_PAGE_SIZE]).toEqual([21, 21, 21])
    expect(GRID_COLUMNS).toEqual([3, 4])
  })

  test.each([
    [0, 100, -1, 0],
    [0, 100, 0, 0],
    [0, 100, 1, 0],
    [0, 100, 499, 49],
    [0, 100, 500, 50],
    [0, 100, 999, 99],
    [0, 100, 1000, 100],
    [0, 100, 2000, 100],
    [40, 20, 500, 30],
    [7, 20, 0, 7],
  ])('counts from %i to %i: after %i ms %i', (from, to, elapsedMs, shown) => {
    expect(countUpValue(from, to, elapsedMs)).toBe(shown)
  })

  it('counts for as long as it is told', () => {
    expect(countUpValue(0, 100, 500, 2000)).toBe(25)
  })
})

describe('S1 §4: recent queries', () => {
  it('evict the one unused for longest', () => {
    const queries = createRecentQueries<number>(2)
    queries.set('a', 1)
    queries.set('b', 2)
    expect(queries.get('a')).toBe(1)
    queries.set('c', 3)
    expect([queries.get('a'), queries.get('b'), queries.get('c')]).toEqual([1, undefined, 3])
  })
  it('keep the latest answer of a query', () => {
    const queries = createRecentQueries<number | undefined>(2)
    queries.set('a', 1)
    queries.set('b', 2)
    queries.set('a', 3)
    queries.set('c', 4)
    expect([queries.get('a'), queries.get('b'), queries.get('c')]).toEqual([3, undefined, 4])
  })
  it('keep nothing in a cache of none', () => {
    const queries = createRecentQueries<number>(0)
    queries.set('a', 1)
    expect(queries.get('a')).toBeUndefined()
  })
})

describe('synonyms', () => {
  const table = synonymTable(DEFAULT_SYNONYMS)
  test.each([
    ['ute', 'pickup'],
    ['4x4', '4wd'],
    ['auto', 'automatic'],
    ['merc', 'mercedes benz'],
    ['vw', 'volkswagen'],
    ['chev', 'chevrolet'],
    ['bimmer', 'bmw'],
    ['landcruiser', 'land cruiser'],
    ['ev', 'electric'],
    ['phev', 'plug in hybrid'],
    ['hatch', 'hatchback'],
    ['mpv', 'people mover'],
    ['pre owned', 'used'],
    ['demonstrator', 'demo'],
  ])('%s and %s', (word, other) => {
    expect(table[word]).toContain(other)
    expect(table[other]).toContain(word)
  })
  it('of a word are all others, in lower case, and not itself', () => {
    expect(
      synonymTable([
        ['A', ' b ', 'c'],
        ['b', 'd', 'B'],
        ['x', 'X'],
      ]),
    ).toEqual({
      a: ['b', 'c'],
      b: ['a', 'c', 'd'],
      c: ['a', 'b'],
      d: ['b'],
    })
  })
  it('are in one group only', () => {
    const words = DEFAULT_SYNONYMS.flat()
    expect(new Set(words).size).toBe(words.length)
  })
})
