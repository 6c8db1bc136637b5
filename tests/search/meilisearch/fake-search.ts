/** How the fake Meilisearch answers a search: filters, orders, counts and pages; of words, that they are in the name. */
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import { parseFilter } from '../parse-filter.ts'
import type { SearchQuery } from './api-schemas.ts'

export type FakeDocument = CarDocument & Record<string, unknown>

export function kept(documents: Iterable<FakeDocument>, { q, filter }: Pick<SearchQuery, 'q' | 'filter'>) {
  const parts = (typeof filter === 'string' ? [filter] : (filter ?? [])).map((part) =>
    (typeof part === 'string' ? [part] : part).map(parseFilter),
  )
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return [...documents].filter(
    (document) =>
      parts.every((any) => any.some((expression) => matchesFilter(document, expression))) &&
      words.every((word) => document.name.toLowerCase().includes(word)),
  )
}

export function countsOf(documents: readonly FakeDocument[], facet: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const document of documents) {
    const held = document[facet]
    for (const value of Array.isArray(held) ? held : held === null ? [] : [held]) {
      counts[String(value)] = (counts[String(value)] ?? 0) + 1
    }
  }
  return counts
}

export function answerSearch(documents: Iterable<FakeDocument>, displayed: readonly string[], query: SearchQuery) {
  const found = kept(documents, query)
  const orders = [...(query.sort ?? []), 'custom_rank:desc'].map((order) => order.split(':'))
  found.sort((a, b) => {
    for (const [attribute = '', direction] of orders) {
      const [left, right] = [a[attribute] as number | null, b[attribute] as number | null]
      if (left === right) continue
      if (left === null || right === null) return left === null ? 1 : -1
      return direction === 'asc' ? left - right : right - left
    }
    return 0
  })
  const { page = 1, hitsPerPage = 20 } = query
  const shown = (document: FakeDocument) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => displayed.includes(name)))
  const facets = query.facets ?? []
  return {
    indexUid: query.indexUid,
    hits: found
      .slice((page - 1) * hitsPerPage, page * hitsPerPage)
      .map((document) => ({ ...shown(document), _formatted: shown(document) })),
    query: query.q ?? '',
    processingTimeMs: 1,
    page,
    hitsPerPage,
    totalHits: found.length,
    totalPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    facetDistribution: Object.fromEntries(facets.map((facet) => [facet, countsOf(found, facet)])),
    facetStats: Object.fromEntries(
      facets.flatMap((facet) => {
        const numbers = found.map((document) => document[facet]).filter((value) => typeof value === 'number')
        return numbers.length === 0 ? [] : [[facet, { min: Math.min(...numbers), max: Math.max(...numbers) }]]
      }),
    ),
  }
}
