/** The URL as the state of the search: what InstantSearch calls a router (S1 §2, S2 §2). */
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { readSearchUrl, writeSearchUrl } from '#domain/search/url/search-url.ts'
import type { SearchSettings } from '#search/settings.ts'
import type { IndexState } from './ui-state.ts'
import { searchStateOf, uiStateOf } from './ui-state.ts'
import type { Visit } from './visit.ts'

export interface SearchRouter {
  readonly $$type: string
  read(): SearchState
  write(state: SearchState): void
  createURL(state: SearchState): string
  onUpdate(callback: (state: SearchState) => void): void
  start(): void
  dispose(): void
}

/** What of a window is used. */
export interface RouterWindow {
  readonly location: { readonly pathname: string; readonly search: string }
  readonly history: Pick<History, 'pushState' | 'replaceState'>
  addEventListener(type: 'popstate', listener: () => void): void
  removeEventListener(type: 'popstate', listener: () => void): void
}

/** S2 §2: a menu of a link is written as a list. */
const MENU_PARAMETER = /[?&]menu(\[|%5B)/i

/**
 * One entry of the history for each change; all that is chosen in the sheet of filters shares one (sheet-history.ts). The
 * way back from the sheet closes it and keeps what was chosen.
 */
export function createSearchRouter(
  { places, vocabulary }: Pick<SearchSettings, 'places' | 'vocabulary'>,
  view: RouterWindow,
  visit: Visit,
): SearchRouter {
  let listener = (): void => {}
  let last: SearchState = EMPTY_STATE
  let waiting: SearchState | null = null
  const createURL = (state: SearchState): string => writeSearchUrl(state, places, vocabulary)
  const read = (): SearchState => {
    const { pathname, search } = view.location
    const answer = readSearchUrl({ path: pathname, search }, places, vocabulary)
    if (answer.kind === 'state') last = answer.state
    return last
  }
  const write = (state: SearchState): void => {
    if (visit.isLeaving === true) {
      waiting = state
      return
    }
    const before = read()
    const url = createURL(state)
    if (url === createURL(before)) return
    if (visit.replaces === true || visit.sheet != null) view.history.replaceState(null, '', url)
    else view.history.pushState(null, '', url)
    visit.replaces = false
    last = state
  }
  /** Whether a step in the history was only one out of the sheet. */
  const leavesSheet = (): boolean => {
    const { isLeaving = false, sheet = null } = visit
    if (!isLeaving && sheet === null) return false
    const kept = isLeaving ? waiting : last
    visit.isLeaving = false
    visit.sheet = null
    waiting = null
    sheet?.close()
    if (kept !== null) write(kept)
    return true
  }
  return {
    $$type: 'forecourt.url',
    read,
    createURL,
    write,
    onUpdate(callback) {
      listener = () => {
        if (leavesSheet()) return
        visit.byHistory = true
        callback(read())
      }
      view.addEventListener('popstate', listener)
    },
    start() {
      if (MENU_PARAMETER.test(view.location.search)) view.history.replaceState(null, '', createURL(read()))
    },
    dispose: () => view.removeEventListener('popstate', listener),
  }
}

/** Between InstantSearch's state of all indexes, of which there is one, and a search state. */
export function stateMappingOf(indexName: string, { vocabulary }: Pick<SearchSettings, 'vocabulary'>) {
  return {
    $$type: 'forecourt.state',
    stateToRoute: (uiState: Readonly<Record<string, IndexState>>): SearchState =>
      searchStateOf(uiState[indexName] ?? {}),
    routeToState: (state: SearchState): Record<string, IndexState> => ({
      [indexName]: uiStateOf(state, vocabulary.facets),
    }),
  }
}
