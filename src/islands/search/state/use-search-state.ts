/** What is searched now, and asking for something else. */
import { useInstantSearch } from 'react-instantsearch'
import type { SearchState } from '#domain/search/search-state.ts'
import { withPageReset } from '#domain/search/search-state.ts'
import { writeSearchUrl } from '#domain/search/url/search-url.ts'
import { afterPressed } from '../after-next-paint.ts'
import { useSearchSettings } from './settings-context.ts'
import { searchStateOf, uiStateOf } from './ui-state.ts'

export interface Searched {
  readonly state: SearchState
  /** "/search/toyota?page=2". */
  readonly url: string
  readonly urlOf: (state: SearchState) => string
  /**
   * The page is the first again when anything but the page has changed (S1 §4). A function is given what is searched
   * by then, which may be more than is shown yet. What is pressed is painted before it is worked out what to search.
   */
  readonly change: (next: SearchState | ((current: SearchState) => SearchState)) => void
}

export function useSearchState(): Searched {
  const { places, vocabulary } = useSearchSettings()
  const { indexUiState, setIndexUiState } = useInstantSearch()
  const state = searchStateOf(indexUiState)
  const urlOf = (other: SearchState): string => writeSearchUrl(other, places, vocabulary)
  return {
    state,
    get url() {
      return urlOf(state)
    },
    urlOf,
    change: (next) =>
      afterPressed(() =>
        setIndexUiState((latest) => {
          const current = searchStateOf(latest)
          const to = typeof next === 'function' ? next(current) : next
          return uiStateOf(withPageReset(current, to), vocabulary.facets)
        }),
      ),
  }
}
