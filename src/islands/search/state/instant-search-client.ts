/** Our search client as InstantSearch takes it. */
import type { SearchResponses } from 'algoliasearch'
import type { SearchClient as InstantSearchClient } from 'instantsearch.js'
import type { SearchClient, ShownHit } from '#search/client/search-client.ts'
import type { SearchRequest } from '#search/engine/search-request.ts'

type Requests = Parameters<InstantSearchClient['search']>[0]

/**
 * InstantSearch speaks of more parameters than our engines know, and lets whoever reads the hits name their type; ours
 * are always cars, which `shownHits` proves.
 */
export function instantSearchClient(client: SearchClient): InstantSearchClient {
  return {
    search: async <Hit>(requests: Requests) => {
      const { results } = await client.search(requests as readonly SearchRequest[])
      return { results } as unknown as SearchResponses<Hit>
    },
  }
}

/** The hits of an answer that our client gave; InstantSearch knows hits of any kind. */
export function shownHits({ hits }: { readonly hits: readonly object[] }): readonly ShownHit[] {
  return hits.filter(isShownHit)
}

function isShownHit(hit: object): hit is ShownHit {
  return 'objectID' in hit && 'card' in hit
}
