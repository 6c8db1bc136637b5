/** The searches that a shopper made last (S2 §3 "Search history", §4). */
import type { SearchState } from './search-state.ts'

/** S2 §3: the last 5 search states, each with its path. */
export const SEARCH_HISTORY_LENGTH = 5

export interface SearchHistoryEntry {
  /** With its parameters: "/search/toyota?page=2". */
  readonly path: string
  readonly state: SearchState
}

/** The history after a search: newest first, five at most, and no path twice (ours). */
export function rememberSearch(
  history: readonly SearchHistoryEntry[],
  entry: SearchHistoryEntry,
): SearchHistoryEntry[] {
  return [entry, ...history.filter(({ path }) => path !== entry.path)].slice(0, SEARCH_HISTORY_LENGTH)
}
