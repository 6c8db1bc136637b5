/** The URL as the state of the search: InstantSearch's own router over our addresses (S1 §2, S2 §2). */
import type { IndexUiState, StateMapping, UiState } from 'instantsearch.js'
import { history as historyRouter } from 'instantsearch.js/es/lib/routers/index.js'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { readSearchUrl, writeSearchUrl } from '#domain/search/url/search-url.ts'
import type { SearchSettings } from '#search/settings.ts'
import { searchStateOf, uiStateOf } from './ui-state.ts'
import type { Visit } from './visit.ts'

/** S2 §2: a menu of a link is written as a list. */
const MENU_PARAMETER = /[?&]menu(\[|%5B)/i

type RoutingSettings = Pick<SearchSettings, 'places' | 'vocabulary'>

export interface SearchRouting {
  readonly router: ReturnType<typeof historyRouter<SearchState>>
  readonly stateMapping: StateMapping<UiState, SearchState>
  /**
   * Until it is called the state is that of the page as it was built, whatever parameters its link has: so the page
   * hydrates as it stands. Returns what the link asks for where that is something else, or null.
   */
  goLive(): SearchState | null
}

/** `builtPath` is that of the page: "/search/toyota/page-2". */
export function createSearchRouting(
  { places, vocabulary }: RoutingSettings,
  indexName: string,
  builtPath: string,
  visit: Visit,
): SearchRouting {
  let isLive = false
  let last: SearchState = EMPTY_STATE
  /** The address of the state that is searched. */
  let current = ''
  const urlOf = (state: SearchState): string => writeSearchUrl(state, places, vocabulary)
  const read = (): SearchState => {
    const { pathname: path, search } = isLive ? location : { pathname: builtPath, search: '' }
    const answer = readSearchUrl({ path, search }, places, vocabulary)
    if (answer.kind === 'state') last = answer.state
    return last
  }

  /** One entry of the history for each change; all that is chosen in the sheet of filters shares one (sheet-history.ts). */
  const push = (url: string): void => {
    if (!isLive || url === current) return
    current = url
    // Written when the entry that is being left is gone.
    if (visit.isLeaving === true) return
    if (visit.replaces === true || visit.sheet != null) history.replaceState(null, '', url)
    else history.pushState(null, '', url)
    visit.replaces = false
  }

  /** Heard before the router hears it: a step that changes nothing that is searched is none of its business. */
  const onPopState = (event: Event): void => {
    const url = urlOf(read())
    if (visit.isLeaving === true || visit.sheet != null) {
      // The way back from the sheet closes it and keeps what was chosen.
      const { sheet = null } = visit
      visit.isLeaving = false
      visit.sheet = null
      sheet?.close()
      if (url !== current) history.pushState(null, '', current)
    } else if (url !== current) {
      current = url
      visit.isPopstate = true
      return
    }
    event.stopImmediatePropagation()
  }

  return {
    router: historyRouter<SearchState>({
      writeDelay: 0,
      cleanUrlOnDispose: false,
      getLocation: () => globalThis.location,
      parseURL: read,
      createURL: ({ routeState }) => urlOf(routeState),
      push,
      start: () => globalThis.addEventListener?.('popstate', onPopState),
      dispose: () => globalThis.removeEventListener?.('popstate', onPopState),
    }),
    stateMapping: {
      $$type: 'forecourt.state',
      stateToRoute: (uiState) => searchStateOf(uiState[indexName] ?? {}),
      routeToState: (state): Record<string, IndexUiState> => ({ [indexName]: uiStateOf(state, vocabulary.facets) }),
    },
    goLive() {
      const built = urlOf(read())
      isLive = true
      const asked = read()
      current = urlOf(asked)
      if (MENU_PARAMETER.test(location.search)) history.replaceState(null, '', current)
      return current === built ? null : asked
    },
  }
}
