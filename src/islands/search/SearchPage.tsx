/** The search page in the browser: filters, toolbar, results, pages. It stands in the place of what was built. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useConnector, useInstantSearch } from 'react-instantsearch'
import { promoCardPage } from '#domain/promotions/promo-draw.ts'
import type { ShownHit } from '#search/client/search-client.ts'
import type { NewestAnswer } from './answer-context.ts'
import { AnswerContext } from './answer-context.ts'
import { BuiltPart } from './BuiltPart.tsx'
import { CountStatus } from './CountStatus.tsx'
import type { FilterSheetHandle } from './FilterSheet.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { Chips } from './filters/Chips.tsx'
import { FilterPanel } from './filters/FilterPanel.tsx'
import { HealthNote } from './HealthNote.tsx'
import { NoResults } from './NoResults.tsx'
import { Pages } from './Pages.tsx'
import { ResultsGrid } from './ResultsGrid.tsx'
import { gridItems } from './results.ts'
import { SimilarCars } from './SimilarCars.tsx'
import { SavedSearches } from './saved/SavedSearches.tsx'
import { useSearchParts } from './search-parts.ts'
import { useSearchSettings } from './settings-context.ts'
import { createStateConnector } from './state-connector.ts'
import { SearchBox } from './suggest/SearchBox.tsx'
import { Toolbar } from './Toolbar.tsx'
import { SMALL_SCREEN, useMedia, WIDE_SCREEN } from './use-media.ts'
import { usePageHead } from './use-page-head.ts'
import { useSearchState } from './use-search-state.ts'
import { useViewOfResults } from './use-view-of-results.ts'
import { useVisit } from './visit.ts'

const PANEL_ID = 'filters'

interface Props {
  /** Links to neighbouring searches, taken over from the page as it was built. */
  readonly related: HTMLElement | null
  /** Called when the first answer is drawn. */
  readonly onReady: () => void
}

export function SearchPage({ related, onReady }: Props) {
  const settings = useSearchSettings()
  const parts = useSearchParts()
  const [connector] = useState(() => createStateConnector(settings))
  useConnector(connector)
  const { results, status } = useInstantSearch({ catchError: true })
  const isWide = useMedia(WIDE_SCREEN)
  const isSmall = useMedia(SMALL_SCREEN)
  const sheet = useRef<FilterSheetHandle>(null)
  const main = useRef<HTMLDivElement>(null)
  const searched = useSearchState()
  const { state, url, change } = searched
  const visit = useVisit()
  const lastPage = results.nbPages
  const isBeyond = results.page >= lastPage && lastPage > 0
  const isAnswered = results.__isArtificial !== true && !isBeyond
  // A link to a page that has gone since leads to the last one there is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such link
  useEffect(() => {
    if (!isBeyond) return
    visit.replaces = true
    change({ ...state, page: lastPage })
  }, [isBeyond])
  // What the search client answers; InstantSearch knows hits of any kind.
  const hits = results.hits as unknown as readonly ShownHit[]

  const place = promoCardPage(url.replace(/\?.*$/, ''), state.page)
  // Drawn when an answer comes, for the place that was asked for then.
  const newestPlace = useRef(place)
  newestPlace.current = place
  const items = useMemo(
    () => gridItems(hits, settings, parts, newestPlace.current, Date.now()),
    [hits, settings, parts],
  )
  const newest = useRef<NewestAnswer>({ answer: null, isSearching: false })
  newest.current = { answer: results, isSearching: status === 'loading' || status === 'stalled' }
  usePageHead(searched)
  useViewOfResults(main, results)
  useEffect(() => {
    if (!isAnswered) return
    // What the filters find out of the answer is drawn by then, too: in slices, which may take another frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => onReady())
    })
    return () => cancelAnimationFrame(frame)
  }, [isAnswered, onReady])

  // Filters follow the search by themselves, and not because the page is drawn again.
  const panel = useMemo(() => <FilterPanel idPrefix={PANEL_ID} silhouettesUrl={parts.silhouettesUrl} />, [parts])
  const chips = useMemo(() => <Chips />, [])
  return (
    <AnswerContext value={newest}>
      {isWide ? (
        <aside className="search__column" aria-label="Filters">
          {panel}
          <BuiltPart element={related} />
        </aside>
      ) : (
        <FilterSheet handle={sheet} count={results.nbHits}>
          {panel}
        </FilterSheet>
      )}
      <div className="search__main" ref={main}>
        <div className="search__ask">
          <SearchBox />
          <SavedSearches />
        </div>
        <Toolbar
          count={results.nbHits}
          pageNumber={results.page + 1}
          pageCount={results.nbPages}
          chips={chips}
          onOpen={isWide ? null : () => sheet.current?.open()}
        />
        <HealthNote />
        <section className="search__results" aria-labelledby="results">
          <h2 className="hidden" id="results" tabIndex={-1}>
            Results
          </h2>
          {isAnswered && results.hits.length === 0 ? (
            <NoResults />
          ) : (
            <ResultsGrid
              items={items}
              columns={settings.gridColumns}
              isStale={status === 'stalled'}
              inParts={isSmall}
            />
          )}
        </section>
        <Pages />
        {isAnswered && <SimilarCars hits={hits} />}
        <CountStatus count={isAnswered ? results.nbHits : null} />
      </div>
      {!isWide && (
        <div className="search__column">
          <BuiltPart element={related} />
        </div>
      )}
    </AnswerContext>
  )
}
