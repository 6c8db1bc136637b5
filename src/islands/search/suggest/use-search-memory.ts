/** Keeps the searches that a shopper acted on: those that he left the page with (S2 §3 "Search history"). */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { SearchState } from '#domain/search/search-state.ts'
import { searchHistory } from '#stores/saved/browser-search-history.ts'

/**
 * Each tap on a filter is a state of its own; five of them would be one search. So a search is kept when the page is
 * left for a car or for good, and when other words take its place (ours).
 */
export function useSearchMemory(state: SearchState, path: string): void {
  const last = useRef({ state, path })
  // With what is shown, and not a moment later: the page may be left by then.
  useLayoutEffect(() => {
    const before = last.current
    last.current = { state, path }
    if (before.state.query !== state.query) remember(before)
  }, [state, path])
  useEffect(() => {
    const leave = (): void => remember(last.current)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}

/** All cars are no search, and the second page of one is the same search. */
function remember({ state, path }: { readonly state: SearchState; readonly path: string }): void {
  const { query, lists, ranges, toggles } = state
  const asks = query !== '' || [lists, ranges, toggles].some((part) => Object.keys(part).length > 0)
  if (asks) searchHistory.remember({ path, state })
}
