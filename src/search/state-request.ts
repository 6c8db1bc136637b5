/** A search state as a question to a search client, beside InstantSearch's own. */
import { NEAREST_SORT } from '#domain/search/near/near-place.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { SearchParams, SearchRequest } from './engine/search-request.ts'

type AskedState = Pick<SearchState, 'query' | 'lists' | 'ranges' | 'toggles' | 'near'> &
  Partial<Pick<SearchState, 'sortBy'>>

/** Where a state is searched from, as a request says it. */
export function nearParams({ near, sortBy = null }: Pick<AskedState, 'near' | 'sortBy'>): Pick<SearchParams, 'near'> {
  // A search that was kept before there were places has none.
  return near ? { near: { ...near, isOrder: sortBy === NEAREST_SORT } } : {}
}

export function stateRequest(indexName: string, state: AskedState, params: SearchParams): SearchRequest {
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
  return { indexName, params: { query: state.query, facetFilters, numericFilters, ...nearParams(state), ...params } }
}
