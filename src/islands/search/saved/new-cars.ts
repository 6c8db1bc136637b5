/** How many cars of each saved search were listed since it was last looked at. */

import type { SavedSearch } from '#domain/search/saved-search.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { SearchClient } from '#search/client/search-client.ts'
import { stateRequest } from '#search/state-request.ts'

const LISTED_AT = 'created_at_timestamp'

/** New cars by the path of the search; all searches are one question. */
export async function newCarCounts(
  saved: readonly SavedSearch[],
  client: Pick<SearchClient, 'search'>,
  indexName: string,
): Promise<ReadonlyMap<string, number>> {
  if (saved.length === 0) return new Map()
  const requests = saved.map(({ state, seenUpToMs }) => {
    const listedLater = { [LISTED_AT]: { min: seenUpToMs + 1, max: null } }
    return stateRequest(indexName, { ...state, ranges: { ...state.ranges, ...listedLater } }, { hitsPerPage: 0 })
  })
  const { results } = await client.search(requests)
  return new Map(saved.map(({ path }, index) => [path, results[index]?.nbHits ?? 0]))
}

/**
 * When the newest car of a search was listed: what a shopper who looks at it has seen. By the cars' own dates and not by
 * the device's clock, which may be wrong, and may be ahead of a release that is not there yet.
 */
export async function newestListedMs(
  state: Pick<SearchState, 'query' | 'lists' | 'ranges' | 'toggles' | 'near'>,
  client: Pick<SearchClient, 'search'>,
  indexName: string,
): Promise<number | null> {
  const { results } = await client.search([stateRequest(indexName, state, { hitsPerPage: 0, facets: [LISTED_AT] })])
  return results[0]?.facets_stats[LISTED_AT]?.max ?? null
}
