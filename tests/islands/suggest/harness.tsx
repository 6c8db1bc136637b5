/** The search box and the saved searches in a page of their own, with the state of the real search. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Configure, InstantSearch, useConnector, useStats } from 'react-instantsearch'
import { Chips } from '#islands/search/filters/Chips.tsx'
import { SavedSearches } from '#islands/search/saved/SavedSearches.tsx'
import { instantSearchClient } from '#islands/search/state/instant-search-client.ts'
import { SearchPartsContext } from '#islands/search/state/search-parts.ts'
import { createSearchRouting } from '#islands/search/state/search-routing.ts'
import { SearchToolsContext } from '#islands/search/state/search-tools.ts'
import { SearchSettingsContext } from '#islands/search/state/settings-context.ts'
import { createStateConnector } from '#islands/search/state/state-connector.ts'
import { useSearchState } from '#islands/search/state/use-search-state.ts'
import { PageSearchBox } from '#islands/search/suggest/PageSearchBox.tsx'
import { createSearchClient } from '#search/client/create-search-client.ts'
import { fetchSearchSettings } from '#search/client/fetch-file.ts'
import { indexNameOf } from '#search/settings.ts'
import { harnessParts } from '../harness-parts.ts'

const settings = await fetchSearchSettings()
const indexName = indexNameOf(settings, null)
const parts = harnessParts(createSearchClient(settings))
const searchClient = instantSearchClient(parts.client)
const { goLive, ...routing } = createSearchRouting(settings, indexName, location.pathname, { isPopstate: false })
goLive()

function Harness() {
  const [connector] = useState(() => createStateConnector(settings))
  useConnector(connector, {})
  const { url } = useSearchState()
  const { nbHits } = useStats()
  return (
    <>
      <PageSearchBox example="white ute under 40k" />
      <Chips />
      <SavedSearches />
      <p>
        <output data-count>{nbHits}</output> cars at <output data-url>{decodeURIComponent(url)}</output>
      </p>
    </>
  )
}

const root = document.querySelector('#search')
if (root !== null) {
  createRoot(root).render(
    <SearchSettingsContext value={settings}>
      <SearchPartsContext value={parts}>
        <SearchToolsContext value={parts}>
          <InstantSearch
            searchClient={searchClient}
            indexName={indexName}
            routing={routing}
            insights={false}
            future={{ preserveSharedStateOnUnmount: true }}
          >
            <Configure maxValuesPerFacet={1000} />
            <Harness />
          </InstantSearch>
        </SearchToolsContext>
      </SearchPartsContext>
    </SearchSettingsContext>,
  )
}
