import { describe, expect, it, test } from 'vitest'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import type { SortId } from '#domain/search/results/sort-options.ts'
import {
  chosenSort,
  documentComparator,
  offeredSorts,
  SORT_IDS,
  SORT_OPTIONS,
  sortFilter,
  sortRule,
} from '#domain/search/results/sort-options.ts'
import { makeDocument } from '../../../builders/make-document.ts'

describe('S1 §7: orders', () => {
  test.each([
    ['rank-desc', 'Recommended', 'custom_rank:desc', ''],
    ['price-asc', 'Price: Low to High', 'price:asc', 'price > 0'],
    ['price-desc', 'Price: High to Low', 'price:desc', ''],
    ['km-asc', 'Kilometres: Low to High', 'km:asc', ''],
    ['km-desc', 'Kilometres: High to Low', 'km:desc', ''],
    ['year-desc', 'Year: Newest First', 'year:desc', ''],
    ['year-asc', 'Year: Oldest First', 'year:asc', ''],
    ['listed-desc', 'Latest Arrivals', 'created_at_timestamp:desc', ''],
  ])('%s is "%s": %s, filter "%s"', (id, label, rule, filter) => {
    const sort = chosenSort(id, 'km-asc')
    expect([sort.id, sort.label, sortRule(sort), renderFilter(sortFilter(sort))]).toEqual([id, label, rule, filter])
  })

  it('are all tested', () => {
    expect(SORT_OPTIONS).toHaveLength(8)
    expect(SORT_IDS).toHaveLength(8)
  })

  test.each<[string | null, SortId, string]>([
    [null, 'km-asc', 'km-asc'],
    ['nonsense', 'km-asc', 'km-asc'],
    [null, 'gone' as SortId, 'rank-desc'],
  ])('S1 §9: %s with the default %s is %s', (chosen, fallback, id) => {
    expect(chosenSort(chosen, fallback).id).toBe(id)
  })

  it('are offered in the site’s order and words', () => {
    const offered = offeredSorts({ sorts: ['km-asc', 'rank-desc'], sortLabels: { 'rank-desc': 'Featured' } })
    expect(offered.map(({ id, label }) => [id, label])).toEqual([
      ['km-asc', 'Kilometres: Low to High'],
      ['rank-desc', 'Featured'],
    ])
  })

  const order = (id: SortId) =>
    [
      makeDocument({ id: 'a', priceAud: 20_000 }, { rank: 1 }),
      makeDocument({ id: 'b', priceAud: null }, { rank: 9 }),
      makeDocument({ id: 'c', priceAud: 30_000 }, { rank: 2 }),
      makeDocument({ id: 'e', priceAud: 20_000 }, { rank: 3 }),
      makeDocument({ id: 'd', priceAud: 20_000 }, { rank: 3 }),
      makeDocument({ id: 'f', priceAud: null }, { rank: 10 }),
    ]
      .sort(documentComparator(chosenSort(id, id)))
      .map((document) => document.id)
      .join('')

  test.each<[SortId, string]>([
    ['rank-desc', 'fbdeca'],
    ['price-asc', 'deacfb'],
    ['price-desc', 'cdeafb'],
  ])('%s sorts %s: those without a value last, ties by rank and id', (id, expected) => {
    expect(order(id)).toBe(expected)
  })

  it('finds a document equal to itself', () => {
    const document = makeDocument()
    expect(documentComparator(chosenSort('price-asc', 'price-asc'))(document, document)).toBe(0)
  })
})
