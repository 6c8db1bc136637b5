/** A search state as a question to a search client, beside InstantSearch's own. */
import type { SearchState } from '#domain/search/search-state.ts'
import type { SearchParams, SearchRequest } from './engine/search-request.ts'

export function stateRequest(
  indexName: string,
  state: Pick<SearchState, 'query' | 'lists' | 'ranges' | 'toggles'>,
  params: SearchParams,
): SearchRequest {
  const facetFilters = [
    ...Object.entries(state.lists).map(([attribute, values]) =>
      // A value that begins with a minus sign would be read as one that is not wanted.
      values.map((value) => `${attribute}:${value.startsWith('-') ? '\\' : ''}${value}`),
    ),
    ...state.toggles.map((attribute) => [`${attribute}:true`]),
  ]
  const numericFilters = Object.entries(state.ranges).flatMap(([attribute, { min, max }]) => [
    ...(min === null ? [] : [`${attribute}>=${min}`]),
    ...(max === null ? [] : [`${attribute}<=${max}`]),
  ])
  return { indexName, params: { query: state.query, facetFilters, numericFilters, ...params } }
}
