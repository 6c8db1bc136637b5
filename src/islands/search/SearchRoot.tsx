/** The search with all that its parts share. */
import type { ReactNode } from 'react'
import { startTransition, useEffect, useState } from 'react'
import { InstantSearch } from 'react-instantsearch'
import type { SearchSettings } from '#search/settings.ts'
import { indexNameOf } from '#search/settings.ts'
import type { PageElements } from './page-elements.ts'
import { PageElementsContext } from './page-elements.ts'
import { SearchPage } from './SearchPage.tsx'
import type { SearchParts } from './search-parts.ts'
import { SearchPartsContext } from './search-parts.ts'
import type { SearchRouter } from './search-router.ts'
import { stateMappingOf } from './search-router.ts'
import { SearchSettingsContext } from './settings-context.ts'
import type { Visit } from './visit.ts'
import { VisitContext } from './visit.ts'

export interface SearchRootProps {
  readonly settings: SearchSettings
  readonly parts: SearchParts
  readonly elements: PageElements
  readonly visit: Visit
  readonly router: SearchRouter
  readonly related: HTMLElement | null
  readonly onReady: () => void
}

export function SearchRoot({ settings, parts, elements, visit, router, related, onReady }: SearchRootProps) {
  const indexName = indexNameOf(settings, null)
  return (
    <SearchSettingsContext value={settings}>
      <SearchPartsContext value={parts}>
        <PageElementsContext value={elements}>
          <VisitContext value={visit}>
            {/* InstantSearch's types are those of another package; the shapes are the same. */}
            <InstantSearch
              indexName={indexName}
              searchClient={parts.client as never}
              routing={{ router: router as never, stateMapping: stateMappingOf(indexName, settings) as never }}
              future={{ preserveSharedStateOnUnmount: true }}
            >
              <InSlices>
                <SearchPage related={related} onReady={onReady} />
              </InSlices>
            </InstantSearch>
          </VisitContext>
        </PageElementsContext>
      </SearchPartsContext>
    </SearchSettingsContext>
  )
}

/** InstantSearch draws what is in it at one stroke when it starts: so that is nothing, and the page comes after it. */
function InSlices({ children }: { readonly children: ReactNode }) {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => startTransition(() => setStarted(true)), [])
  return isStarted ? children : null
}
