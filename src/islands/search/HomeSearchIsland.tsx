/**
 * The search box of a page without results: what it asks for is another page. What is typed is sent there as it is, and
 * read there, as a form without JavaScript sends it; a suggestion leads to its own search or car.
 */
import { useState } from 'react'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import { writeSearchUrl } from '#domain/search/url/search-url.ts'
import type { PageDrawing } from './state/search-parts.ts'
import { searchSource } from './state/search-source.ts'
import type { SearchTools } from './state/search-tools.ts'
import { SearchToolsContext } from './state/search-tools.ts'
import { SearchSettingsContext } from './state/settings-context.ts'
import type { Searched } from './state/use-search-state.ts'
import { SearchBox } from './suggest/SearchBox.tsx'

export interface HomeSearchIslandProps {
  /** The slug of the site. */
  readonly site: string
  readonly example: string | null
  readonly drawing: Pick<PageDrawing, 'iconUrl' | 'silhouettesUrl'>
}

export function HomeSearchIsland({ site, example, drawing }: HomeSearchIslandProps) {
  const [{ settings, tools, searched }] = useState(() => {
    const { settingsFor, client } = searchSource(site)
    const settings = settingsFor([])
    const tools: SearchTools = { ...drawing, client }
    const urlOf: Searched['urlOf'] = (state) => writeSearchUrl(state, settings.places, settings.vocabulary)
    const searched: Searched = {
      state: EMPTY_STATE,
      url: SEARCH_PATH,
      urlOf,
      change(next) {
        const url = urlOf(typeof next === 'function' ? next(EMPTY_STATE) : next)
        // A box that is cleared asks for nothing.
        if (url !== SEARCH_PATH) location.assign(url)
      },
    }
    return { settings, tools, searched }
  })
  return (
    <SearchSettingsContext value={settings}>
      <SearchToolsContext value={tools}>
        <SearchBox example={example} searched={searched} isSentOn />
      </SearchToolsContext>
    </SearchSettingsContext>
  )
}
