/** The filters alone in a page: its state in the address as of the real search, and shown for the tests to read. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Configure, InstantSearch, useConnector, useStats } from 'react-instantsearch'
import { Chips } from '#islands/search/filters/Chips.tsx'
import { FilterPanel } from '#islands/search/filters/FilterPanel.tsx'
import { instantSearchClient } from '#islands/search/state/instant-search-client.ts'
import { SearchPartsContext } from '#islands/search/state/search-parts.ts'
import { createSearchRouting } from '#islands/search/state/search-routing.ts'
import { SearchToolsContext } from '#islands/search/state/search-tools.ts'
import { SearchSettingsContext } from '#islands/search/state/settings-context.ts'
import { createStateConnector } from '#islands/search/state/state-connector.ts'
import { useSearchState } from '#islands/search/state/use-search-state.ts'
import { createSearchClient } from '#search/client/create-search-client.ts'
import { fetchSearchSettings } from '#search/client/fetch-file.ts'
import type { SearchSettings } from '#search/settings.ts'
import { indexNameOf } from '#search/settings.ts'
import { harnessParts } from '../harness-parts.ts'

const settings = await fetchSearchSettings()
const indexName = indexNameOf(settings, null)
const parts = harnessParts(createSearchClient(settings))
const searchClient = instantSearchClient(parts.client)
const { goLive, ...routing } = createSearchRouting(settings, indexName, location.pathname, { isPopstate: false })
goLive()

function State({ connector }: { readonly connector: ReturnType<typeof createStateConnector> }) {
  useConnector(connector, {})
  const { url } = useSearchState()
  const { nbHits } = useStats()
  return (
    <p>
      <output data-count>{nbHits}</output> cars at <output data-url>{url}</output>
    </p>
  )
}

/** The panel can be taken away, as the sheet of a phone is. */
function Harness({ all }: { readonly all: SearchSettings }) {
  const [shown, setShown] = useState(true)
  const [connector] = useState(() => createStateConnector(all))
  return (
    <SearchSettingsContext value={all}>
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
            <State connector={connector} />
            <Chips />
            {shown && <FilterPanel idPrefix="filters" silhouettesUrl="/silhouettes.svg" />}
            <button type="button" onClick={() => setShown(!shown)}>
              {shown ? 'Close' : 'Open'} filters
            </button>
          </InstantSearch>
        </SearchToolsContext>
      </SearchPartsContext>
    </SearchSettingsContext>
  )
}

const root = document.querySelector('#filters')
if (root !== null) createRoot(root).render(<Harness all={settings} />)
