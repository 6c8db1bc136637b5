/** The search page, rendered by the build and hydrated in the browser: one tree for both. */
import type { InitialResults } from 'instantsearch.js'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import type { SearchSettings } from '#search/settings.ts'
import { indexNameOf } from '#search/settings.ts'
import type { BuiltSearch } from '#view-models/search.ts'
import { SearchPage } from './SearchPage.tsx'
import { BuiltSearchContext } from './state/built-search.ts'
import { instantSearchClient } from './state/instant-search-client.ts'
import type { PageDrawing, SearchParts } from './state/search-parts.ts'
import { SearchPartsContext } from './state/search-parts.ts'
import { createSearchRouting } from './state/search-routing.ts'
import { searchSource } from './state/search-source.ts'
import { SearchToolsContext } from './state/search-tools.ts'
import { SearchSettingsContext } from './state/settings-context.ts'
import type { Visit } from './state/visit.ts'
import { VisitContext } from './state/visit.ts'

export interface SearchIslandProps {
  readonly built: BuiltSearch
  /** The grid of the page's first cards, which Astro renders. */
  readonly cards?: ReactNode
  /** Links to neighbouring searches, which Astro renders, too. */
  readonly related?: ReactNode
  readonly drawing: PageDrawing
}

export function SearchIsland({ built, cards, related, drawing }: SearchIslandProps) {
  const [search] = useState(() => {
    const { settingsFor, ...source } = searchSource(built.site)
    const settings = settingsFor(built.places)
    const visit: Visit = { isPopstate: false }
    const indexName = indexNameOf(settings, null)
    const { goLive, ...routing } = createSearchRouting(settings, indexName, built.path, visit)
    return {
      settings,
      visit,
      indexName,
      routing,
      parts: {
        ...source,
        goLive,
        iconUrl: drawing.iconUrl,
        silhouettesUrl: drawing.silhouettesUrl,
        renderCard: (card, isEager) => drawing.card(card, settings.card, isEager),
        renderPromoCard: () => (settings.promoCard === null ? '' : drawing.promoCard(settings.promoCard)),
      } satisfies SearchParts,
      searchClient: instantSearchClient(source.client),
      initialResults: builtResults(built, settings, indexName),
    }
  })
  return (
    <SearchSettingsContext value={search.settings}>
      <SearchPartsContext value={search.parts}>
        <SearchToolsContext value={search.parts}>
          <VisitContext value={search.visit}>
            <BuiltSearchContext value={built}>
              <InstantSearchSSRProvider initialResults={search.initialResults}>
                <InstantSearch
                  indexName={search.indexName}
                  searchClient={search.searchClient}
                  routing={search.routing}
                  insights={false}
                  future={{ preserveSharedStateOnUnmount: true }}
                >
                  <SearchPage cards={cards} related={related} />
                </InstantSearch>
              </InstantSearchSSRProvider>
            </BuiltSearchContext>
          </VisitContext>
        </SearchToolsContext>
      </SearchPartsContext>
    </SearchSettingsContext>
  )
}

/** What the page shows as InstantSearch's first answer: which cars, and how many there are. */
function builtResults(
  { carIds, totalCars, pageNumber }: BuiltSearch,
  { pageSize }: Pick<SearchSettings, 'pageSize'>,
  indexName: string,
): InitialResults {
  return {
    [indexName]: {
      state: { index: indexName, hitsPerPage: pageSize, page: pageNumber - 1 },
      results: [
        {
          index: indexName,
          hits: carIds.map((objectID) => ({ objectID })),
          nbHits: totalCars,
          page: pageNumber - 1,
          nbPages: Math.max(1, Math.ceil(totalCars / pageSize)),
          hitsPerPage: pageSize,
          processingTimeMS: 0,
          exhaustiveNbHits: true,
          query: '',
          params: '',
        },
      ],
    },
  }
}
