import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { ListItem } from '#domain/search/lists/list-search.ts'
import { searchList } from '#domain/search/lists/list-search.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'

function makeItem(words: string, make: string, bodies: string[], price: number | null = null): ListItem {
  return { lists: { make: [make], body: bodies }, numbers: { price }, words }
}

const ITEMS = [
  makeItem('Mazda CX-5', 'Mazda', ['suv'], 40_000),
  makeItem('Mazda BT-50', 'Mazda', ['ute', 'suv'], 60_000),
  makeItem('Toyota Hilux', 'Toyota', ['ute'], null),
  makeItem('Toyota LandCruiser Prado', 'Toyota', ['suv'], 60_000),
]

const search = (state: Partial<SearchState>, order: Parameters<typeof searchList>[2]['order'] = null, pageSize = 21) =>
  searchList(ITEMS, { ...EMPTY_STATE, ...state }, { pageSize, order })
const found = (state: Partial<SearchState>) => search(state).shown

describe('S1 §3: searching a list that stands in its page', () => {
  it('finds all without filters, in the order of the page', () => {
    expect(search({})).toMatchObject({ shown: [0, 1, 2, 3], count: 4, page: 1, pageCount: 1 })
    expect(searchList([], EMPTY_STATE, { pageSize: 21, order: null })).toEqual({
      shown: [],
      count: 0,
      page: 1,
      pageCount: 1,
      counts: {},
    })
  })

  test.each<[Partial<SearchState>, number[]]>([
    [{ lists: { make: ['Mazda'] } }, [0, 1]],
    [{ lists: { make: ['Mazda', 'Toyota'] } }, [0, 1, 2, 3]],
    [{ lists: { body: ['ute'] } }, [1, 2]],
    [{ lists: { make: ['Toyota'], body: ['suv'] } }, [3]],
    [{ lists: { make: ['Kia'] } }, []],
    [{ lists: { colour: ['white'] } }, []],
    [{ ranges: { price: { min: 40_000, max: 60_000 } } }, [0, 1, 3]],
    [{ ranges: { price: { min: 40_001, max: null } } }, [1, 3]],
    [{ ranges: { price: { min: null, max: 59_999 } } }, [0]],
    [{ ranges: { price: { min: null, max: null } } }, [0, 1, 3]],
    [{ ranges: { year: { min: 0, max: 9 } } }, []],
  ])('of any value of each filter, and of all filters: %j', (state, expected) => {
    expect(found(state)).toEqual(expected)
  })

  test.each([
    ['', [0, 1, 2, 3]],
    ['  ', [0, 1, 2, 3]],
    ['maz', [0, 1]],
    ['MAZDA', [0, 1]],
    ['cx5', [0]],
    ['cx-5', [0]],
    ['5', [0, 1]],
    ['50', [1]],
    ['toy prado', [3]],
    ['prado toy', [3]],
    ['cruiser', []],
    ['azda', []],
    ['mazda hilux', []],
  ])('by words that begin its own: %j', (query, expected) => {
    expect(found({ query })).toEqual(expected)
  })

  it('counts for each value what it would give while the other filters hold', () => {
    expect(search({ lists: { make: ['Mazda'] } }).counts).toEqual({
      make: { Mazda: 2, Toyota: 2 },
      body: { suv: 2, ute: 1 },
    })
    expect(search({ lists: { make: ['Mazda'], body: ['ute'] } }).counts).toEqual({
      make: { Mazda: 1, Toyota: 1 },
      body: { suv: 2, ute: 1 },
    })
    expect(search({ query: 'hilux' }).counts).toEqual({ make: { Mazda: 0, Toyota: 1 }, body: { suv: 0, ute: 1 } })
  })

  it('S1 §7: sorts by a number, what has none last either way, what is alike as it stands', () => {
    expect(search({}, { attribute: 'price', direction: 'ascending' }).shown).toEqual([0, 1, 3, 2])
    expect(search({}, { attribute: 'price', direction: 'descending' }).shown).toEqual([1, 3, 0, 2])
  })

  it('stands on pages, and a page beyond the last is the last', () => {
    expect(search({ page: 2 }, null, 3)).toMatchObject({ shown: [3], count: 4, page: 2, pageCount: 2 })
    expect(search({ page: 9 }, null, 3)).toMatchObject({ shown: [3], page: 2 })
    expect(search({ page: 2 }, null, 2)).toMatchObject({ shown: [2, 3], pageCount: 2 })
    expect(search({ page: 1 }, null, 4)).toMatchObject({ pageCount: 1 })
  })

  it('S1 §9: its pages together hold what is found, each once', () => {
    const values = fc.subarray(['a', 'b', 'c'])
    const item = fc.record({
      lists: fc.record({ x: values }),
      numbers: fc.record({ n: fc.option(fc.integer({ min: 0, max: 9 })) }),
      words: fc.constantFrom('one', 'two'),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), values, fc.constantFrom('', 'o', 'tw'), (items, x, query) => {
        const state = { ...EMPTY_STATE, query, lists: x.length === 0 ? {} : { x } }
        const options = { pageSize: 21, order: { attribute: 'n', direction: 'ascending' } } as const
        const { count, pageCount } = searchList(items, state, options)
        const pages = Array.from({ length: pageCount }, (_, index) =>
          searchList(items, { ...state, page: index + 1 }, options),
        )
        const shown = pages.flatMap((page) => page.shown)
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown).toHaveLength(count)
        for (const index of shown) {
          expect(items[index]?.words.startsWith(query)).toBe(true)
          if (x.length > 0) expect(items[index]?.lists.x.some((value) => x.includes(value))).toBe(true)
        }
      }),
    )
  })
})
