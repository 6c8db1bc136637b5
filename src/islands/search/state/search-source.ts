/**
 * What the search page does not have in its HTML: the settings of the site and the client. The build knows a site's
 * settings when it renders the page; the browser loads both before it hydrates (start.ts).
 */
import type { SearchClient } from '#search/client/search-client.ts'
import { HEALTHY } from '#search/client/search-client.ts'
import type { SearchRouteSettings, SearchSettings } from '#search/settings.ts'

export interface SearchSource {
  /** `places` are the routes that the page knows while it is built; the browser knows all. */
  readonly settingsFor: (places: readonly SearchRouteSettings[]) => SearchSettings
  readonly client: SearchClient
  /** The page has been hydrated: its controls work. */
  readonly onHydrated: () => void
  /** The first answer of the search is shown. */
  readonly onAnswered: () => void
}

/** Of the sites whose pages are rendered: a source keeps all that the build knows of its site. */
const sources = new Map<string, SearchSource>()
const MAX_SOURCES = 4

/** `site` is a slug: one process may render the pages of several sites. */
export function provideSearch(site: string, source: SearchSource): void {
  sources.delete(site)
  sources.set(site, source)
  const [oldest = site] = sources.keys()
  if (sources.size > MAX_SOURCES) sources.delete(oldest)
}

export function searchSource(site: string): SearchSource {
  const source = sources.get(site)
  if (source === undefined) throw new Error(`The search of ${site} is rendered before its settings are provided`)
  return source
}

/** While pages are built nothing is searched: the results are in the inputs of the page. */
export function buildSource(settingsFor: SearchSource['settingsFor']): SearchSource {
  const never = <Answer>(): Promise<Answer> => new Promise(() => {})
  return {
    settingsFor,
    client: {
      search: never,
      searchForFacetValues: never,
      locate: never,
      ready: never,
      readyForWords() {},
      health: HEALTHY,
      onHealth: () => () => {},
      retryNow() {},
    },
    onHydrated() {},
    onAnswered() {},
  }
}
