/** What a results page shows while a search runs, fails or answers (S1 §4 "Search results"). */

/** S1 §3 "Search result"; facet counts by attribute and value. */
export interface SearchAnswer<Hit> {
  readonly hits: readonly Hit[]
  readonly count: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export interface SearchView<Hit> {
  /** `empty` is an answer without hits. */
  readonly kind: 'loading' | 'error' | 'data' | 'empty'
  readonly hits: readonly Hit[]
  readonly count: number
}

export type SearchEvent<Hit> =
  | { readonly kind: 'started' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'answered'; readonly hits: readonly Hit[]; readonly count: number }

/** S1 §4, §8: loading and error keep the hits shown before; data replaces them. */
export function nextView<Hit>(view: SearchView<Hit>, event: SearchEvent<Hit>): SearchView<Hit> {
  switch (event.kind) {
    case 'started':
      return { kind: 'loading', hits: view.hits, count: view.count }
    case 'failed':
      return { kind: 'error', hits: view.hits, count: view.count }
    case 'answered':
      return { kind: event.hits.length === 0 ? 'empty' : 'data', hits: event.hits, count: event.count }
  }
}

/** S1 §4: an engine's count is not trusted above this. */
export const TRUSTED_COUNT = 1999

/**
 * S1 §4: a filtered count above 1999 is replaced by the sum of a facet's counts. The facet is one of which each car
 * has exactly one value; when values of it are chosen, only they count, because its own choice does not narrow it.
 */
export function shownCount(
  answer: Pick<SearchAnswer<unknown>, 'count' | 'facets'>,
  lists: Readonly<Record<string, readonly string[]>>,
  attribute = 'car_type',
): number {
  const counts = answer.facets[attribute]
  if (answer.count <= TRUSTED_COUNT || counts === undefined) return answer.count
  const chosen = lists[attribute] ?? []
  return Object.entries(counts)
    .filter(([value]) => chosen.length === 0 || chosen.includes(value))
    .reduce((sum, [, count]) => sum + count, 0)
}
