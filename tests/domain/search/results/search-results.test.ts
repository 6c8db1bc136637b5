import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  collapseSold,
  GRID_COLUMNS,
  MANUFACTURER_PAGE_SIZE,
  OFFERS_PAGE_SIZE,
  PAGE_SIZE,
  shownCount,
} from '#domain/search/results/search-results.ts'
import { CLEAR_FILTERS_LABEL, NO_RESULTS, showMeLabel } from '#domain/search/results/search-wordings.ts'

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
})

describe('S1 §2, §9: the results on a page', () => {
  it('are as specified', () => {
    expect([PAGE_SIZE, MANUFACTURER_PAGE_SIZE, OFFERS_PAGE_SIZE]).toEqual([21, 21, 21])
    expect(GRID_COLUMNS).toEqual([3, 4])
  })
})

const collapse = (text: string): string => collapseSold([...text], (letter) => letter === 's').join('')

describe('S1 §4 consecutive sold cars', () => {
  it.each([
    ['asssb', 'asb'],
    ['ssab', 'asb'],
    ['sasb', 'asb'],
    ['sb', 'bs'],
    ['sssa', 'as'],
    ['asbs', 'asbs'],
    ['ass', 'as'],
    ['sss', 'sss'],
    ['', ''],
  ])('%s -> %s', (before, after) => {
    expect(collapse(before)).toBe(after)
  })

  it('keeps every car that can be bought, in order, no sold one first and no two beside each other', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 's') }), (text) => {
        const collapsed = collapse(text)
        expect(collapsed.replaceAll('s', '')).toBe(text.replaceAll('s', ''))
        if (/[ab]/.test(text)) expect(collapsed).not.toMatch(/^s|ss/)
      }),
    )
  })
})
