/** What the page knows of a search, whichever engine answers. */
import type { CarHit } from '#search/card-of-hit.ts'
import type { FacetAnswer, Highlighted, SearchAnswer, SearchRequest } from '#search/engine/search-request.ts'
import type { FoundPlace } from '#search/near/place-finder.ts'

export type ShownHit = CarHit & {
  readonly objectID: string
  readonly _highlightResult?: Readonly<Record<string, Highlighted | readonly Highlighted[]>>
}

/** Whether questions are answered. While they are not, the page keeps what it shows (S1 §4, §8). */
export type SearchHealth =
  | { readonly kind: 'healthy' }
  /** No answer: asked again by itself after so long, and sooner with `retryNow`. */
  | { readonly kind: 'retrying'; readonly attempts: number; readonly delayMs: number }
  /** The engine answers that it will not; asking the same again would not help. */
  | { readonly kind: 'refused'; readonly message: string }

export const HEALTHY: SearchHealth = { kind: 'healthy' }

export interface SearchClient {
  /** InstantSearch's own: its requests, answered together. Stays unsettled while it is retried. */
  search(requests: readonly SearchRequest[]): Promise<{ results: SearchAnswer<ShownHit>[] }>
  searchForFacetValues(requests: readonly SearchRequest[]): Promise<FacetAnswer[]>
  /** Finds the place that a shopper names; null where it is not known. Stays unsettled while it is retried. */
  locate(of: string): Promise<FoundPlace | null>
  /** Loads what the engine needs; no search has to wait for it. */
  ready(): Promise<void>
  /** Loads what words need, as when a shopper goes to the search box; says nothing when that fails. */
  readyForWords(): void
  readonly health: SearchHealth
  /** Reports each change; returns how to end that. */
  onHealth(listener: (health: SearchHealth) => void): () => void
  retryNow(): void
}
