/** What the page makes of an engine's answer, and what it adds to a question (S1 §4 "Search results", §7). */
import { availability } from '#domain/car/availability.ts'
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import { allOf, EVERYTHING } from '#domain/search/filters/filter-expression.ts'
import { collapseSold, shownCount } from '#domain/search/results/search-results.ts'
import { sortFilter } from '#domain/search/results/sort-options.ts'
import type { SearchAnswer, SearchRequest } from '#search/engine/search-request.ts'
import type { ShownHit } from './search-client.ts'

/** One object for all questions: an engine knows a condition again by it. */
const PRICED = sortFilter({ attribute: 'price', direction: 'asc' })

/** The question with the filter that all questions of the site share, and with that of its order. */
export function withSiteFilter(request: SearchRequest, filter: FilterExpression): SearchRequest {
  const { filters: given, ...params } = request.params ?? {}
  if (typeof given === 'string' && given !== '') throw new Error(`expected a filter as data, received "${given}"`)
  const ofOrder = request.indexName.endsWith(':price:asc') ? PRICED : EVERYTHING
  const own = given === undefined || typeof given === 'string' ? EVERYTHING : given
  return { ...request, params: { ...params, filters: allOf(filter, ofOrder, own) } }
}

/** Consecutive sold cars as one, and the count that can be trusted. */
export function asShown(answer: SearchAnswer<ShownHit>): SearchAnswer<ShownHit> {
  return {
    ...answer,
    hits: collapseSold(answer.hits, (hit) => availability(hit) === 'sold'),
    nbHits: shownCount({ count: answer.nbHits, facets: answer.facets }),
  }
}
