/** The engine's filters, counts and orders mean what the domain's do. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import { documentComparator, SORT_OPTIONS, sortRule } from '#domain/search/results/sort-options.ts'
import { makeDocument } from '../../builders/make-document.ts'
import { parseFilter } from '../parse-filter.ts'
import { documentsArbitrary, engineOf, filterArbitrary, idsOf } from './small-stock.ts'

const byRank = documentComparator({ attribute: 'custom_rank', direction: 'desc' })
const EVERY_HIT = 1000

describe('a filter', () => {
  it('keeps the documents that the rule keeps, in the order of rank', () => {
    fc.assert(
      fc.property(documentsArbitrary, filterArbitrary, (documents, filters) => {
        const engine = engineOf(documents)
        const [answer] = engine.evaluate([{ indexName: 'cars', params: { filters, hitsPerPage: EVERY_HIT } }])
        const kept = documents.filter((document) => matchesFilter(document, filters)).sort(byRank)
        expect(answer?.total).toBe(kept.length)
        expect(idsOf(engine, answer?.rows ?? [])).toEqual(kept.map(({ id }) => id))
      }),
      { numRuns: 400 },
    )
  })

  it('means the same as a text', () => {
    fc.assert(
      fc.property(documentsArbitrary, filterArbitrary, (documents, filter) => {
        const engine = engineOf(documents, {}, { readFilter: parseFilter })
        const [tree, read] = engine.evaluate([
          { indexName: 'cars', params: { filters: filter } },
          { indexName: 'cars', params: { filters: renderFilter(filter) } },
        ])
        expect(read?.rows).toEqual(tree?.rows)
      }),
      { numRuns: 300 },
    )
  })

  test.each(['make =', 'make = a b', '(make = a', 'make IN [a', 'price 5 TO', 'AND', 'make IS 5', "make = 'a"])(
    '%s is refused',
    (text) => {
      expect(() => parseFilter(text)).toThrow('cannot be read')
    },
  )

  it('is refused as a text when no reader was given', () => {
    const engine = engineOf([makeDocument()])
    expect(() => engine.evaluate([{ indexName: 'cars', params: { filters: 'make = Kia' } }])).toThrow('no reader')
    expect(engine.evaluate([{ indexName: 'cars', params: { filters: ' ' } }])[0]?.total).toBe(1)
  })
})

/** Counts by the plainest means. */
function countsOf(documents: readonly CarDocument[], attribute: keyof CarDocument): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const document of documents) {
    const held = document[attribute]
    const values = Array.isArray(held) ? held : held === null || held === '' ? [] : [held]
    for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  }
  return counts
}

const COUNTED = ['make', 'badge', 'seats', 'price', 'certified', 'filtered_features'] as const

describe('counts', () => {
  it('are those of the plainest count, of each request of several', () => {
    fc.assert(
      fc.property(documentsArbitrary, filterArbitrary, (documents, filters) => {
        const engine = engineOf(documents)
        const makes = ['make:Kia', 'make:Toyota']
        const price = 'price>=1'
        const ask = (params: object) => ({ indexName: 'cars', params: { filters, facets: COUNTED, ...params } })
        const answers = engine.evaluate([
          ask({ facetFilters: [makes], numericFilters: [price] }),
          ask({ numericFilters: [price] }),
          ask({ facetFilters: [makes] }),
        ])
        const isMake = ({ make }: CarDocument) => ['kia', 'toyota'].includes(make.trim().toLowerCase())
        const isPrice = (document: CarDocument) => (document.price ?? 0) >= 1
        const tests = [(document: CarDocument) => isMake(document) && isPrice(document), isPrice, isMake]
        for (const [index, keeps] of tests.entries()) {
          const kept = documents.filter((document) => matchesFilter(document, filters) && keeps(document))
          for (const attribute of COUNTED) expect(answers[index]?.facets[attribute]).toEqual(countsOf(kept, attribute))
          const prices = kept.map(({ price }) => price).filter((each) => each !== null)
          expect(answers[index]?.stats['price']).toEqual(
            prices.length === 0 ? undefined : { min: Math.min(...prices), max: Math.max(...prices) },
          )
        }
      }),
      { numRuns: 300 },
    )
  })

  it('hold for many conditions', () => {
    const documents = Array.from({ length: 40 }, (_, index) => ({ ...makeDocument(), id: `t${index}`, price: index }))
    const engine = engineOf(documents)
    const numericFilters = Array.from({ length: 35 }, (_, index) => `price!=${index}`)
    const [all, some] = engine.evaluate([
      { indexName: 'cars', params: { numericFilters } },
      { indexName: 'cars', params: { numericFilters: numericFilters.slice(1) } },
    ])
    expect([all?.total, some?.total]).toEqual([5, 6])
  })

  it.each([1, 31, 32, 33, 64, 100])('hold for every share of %i rows, few and nearly all', (rows) => {
    const documents = Array.from({ length: rows }, (_, index) => ({
      ...makeDocument(),
      id: `t${index}`,
      price: index === 3 ? null : index,
      badge: `b${index % 3}`,
      filtered_features: index % 2 === 0 ? ['Tow Bar'] : [],
      custom_rank: rows - index,
    }))
    const engine = engineOf(documents)
    for (let most = -1; most <= rows; most += 1) {
      const kept = documents.filter(({ price }) => price !== null && price <= most)
      const found = [false, true].map((isRest) => {
        const filters: FilterExpression = { kind: 'compare', attribute: 'price', operator: '<=', value: most }
        const expected = isRest ? documents.filter((document) => !kept.includes(document)) : kept
        const params = {
          filters: isRest ? ({ kind: 'not', of: filters } as const) : filters,
          facets: ['badge', 'price', 'filtered_features'],
          hitsPerPage: EVERY_HIT,
        }
        const [answer] = engine.evaluate([{ indexName: 'cars', params }])
        expect(idsOf(engine, answer?.rows ?? [])).toEqual(expected.map(({ id }) => id))
        for (const attribute of ['badge', 'filtered_features'] as const)
          expect(answer?.facets[attribute]).toEqual(countsOf(expected, attribute))
        const prices = expected.map(({ price }) => price).filter((each) => each !== null)
        expect(answer?.stats['price']).toEqual(
          prices.length === 0 ? undefined : { min: Math.min(...prices), max: Math.max(...prices) },
        )
        return answer?.total ?? 0
      })
      expect(found).toEqual([kept.length, rows - kept.length])
    }
  })

  it('list at most so many values', () => {
    const documents = Array.from({ length: 5 }, (_, index) => ({
      ...makeDocument(),
      id: `t${index}`,
      price: index,
      badge: `b${index}`,
    }))
    const engine = engineOf(documents, {}, { maxFacetNumbers: 2, maxFacetValues: 3 })
    const [answer] = engine.evaluate([{ indexName: 'cars', params: { facets: ['price', 'badge'] } }])
    expect(answer?.facets).toEqual({ price: {}, badge: { b0: 1, b1: 1, b2: 1 } })
    expect(answer?.stats['price']).toEqual({ min: 0, max: 4 })
  })

  it('list numbers when they are few enough', () => {
    const documents = [3, 1, null, 3].map((price, index) => ({ ...makeDocument(), id: `t${index}`, price }))
    const facets = (maxFacetNumbers: number) =>
      engineOf(documents, {}, { maxFacetNumbers }).evaluate([{ indexName: 'cars', params: { facets: ['price'] } }])[0]
        ?.facets['price']
    expect(facets(2)).toEqual({ 1: 1, 3: 2 })
    expect(facets(1)).toEqual({})
  })
})

describe('orders', () => {
  test.each(SORT_OPTIONS)('$id is the order of the rule, page by page', (sort) => {
    fc.assert(
      fc.property(documentsArbitrary, filterArbitrary, fc.integer({ min: 1, max: 7 }), (documents, filters, size) => {
        const engine = engineOf(documents)
        const kept = documents.filter((document) => matchesFilter(document, filters)).sort(documentComparator(sort))
        const pages = Math.ceil(kept.length / size)
        const found = Array.from({ length: pages + 1 }, (_, page) => {
          const params = { filters, page, hitsPerPage: size }
          return engine.evaluate([{ indexName: `cars:${sortRule(sort)}`, params }])[0]?.rows ?? []
        })
        expect(idsOf(engine, found.flat())).toEqual(kept.map(({ id }) => id))
        expect(found.at(-1)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
