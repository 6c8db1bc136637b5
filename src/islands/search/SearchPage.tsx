/** The search page: heading, filters, toolbar, results, pages. The build renders it, and the browser hydrates it. */
import type { ReactNode } from 'react'
import { lazy, Suspense, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useConnector, useInstantSearch } from 'react-instantsearch'
import { promoCardPage } from '#domain/promotions/promo-draw.ts'
import { chosenSort } from '#domain/search/results/sort-options.ts'
import { Chips } from './filters/Chips.tsx'
import { FilterPanel } from './filters/FilterPanel.tsx'
import { CountStatus } from './results/CountStatus.tsx'
import { HealthNote } from './results/HealthNote.tsx'
import { NoResults } from './results/NoResults.tsx'
import { Pages } from './results/Pages.tsx'
import { ResultsGrid } from './results/ResultsGrid.tsx'
import { gridItems } from './results/results.ts'
import { SimilarCars } from './results/SimilarCars.tsx'
import { Toolbar } from './results/Toolbar.tsx'
import { useViewOfResults } from './results/use-view-of-results.ts'
import { SearchHead } from './SearchHead.tsx'
import { SavedSearches } from './saved/SavedSearches.tsx'
import type { FilterSheetHandle } from './sheet/FilterSheet.tsx'
import { FilterSheet } from './sheet/FilterSheet.tsx'
import type { NewestAnswer } from './state/answer-context.ts'
import { AnswerContext } from './state/answer-context.ts'
import { useBuiltSearch } from './state/built-search.ts'
import { shownHits } from './state/instant-search-client.ts'
import { useSearchParts } from './state/search-parts.ts'
import { useSearchSettings } from './state/settings-context.ts'
import { createStateConnector } from './state/state-connector.ts'
import { uiStateOf } from './state/ui-state.ts'
import { useSearchState } from './state/use-search-state.ts'
import { useVisit } from './state/visit.ts'
import { PageSearchBox } from './suggest/PageSearchBox.tsx'
import { useMedia, WIDE_SCREEN } from './use-media.ts'

const PANEL_ID = 'filters'

/** Loaded with the one order that leaves cars out. */
const UnpricedNote = lazy(() =>
  import('./results/UnpricedNote.tsx').then((module) => ({ default: module.UnpricedNote })),
)

interface Props {
  /** The grid as it was built, which stays for as long as the same cars are shown. */
  readonly cards: ReactNode
  /** Links to neighbouring searches. */
  readonly related: ReactNode
}

export function SearchPage({ cards, related }: Props) {
  const settings = useSearchSettings()
  const parts = useSearchParts()
  const built = useBuiltSearch()
  const [connector] = useState(() => createStateConnector(settings))
  useConnector(connector)
  const { results: newestResults, status, setIndexUiState } = useInstantSearch({ catchError: true })
  // The toolbar answers first, and the cards follow in slices.
  const results = useDeferredValue(newestResults)
  const [builtResults] = useState(newestResults)
  const isAnswered = results !== builtResults
  const isWide = useMedia(WIDE_SCREEN)
  const sheet = useRef<FilterSheetHandle>(null)
  const main = useRef<HTMLDivElement>(null)
  const { state, url, change } = useSearchState()
  const visit = useVisit()

  /** The filters come after the page is hydrated, and with them the first question. */
  const [isLive, setLive] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been hydrated
  useEffect(() => {
    const asked = parts.goLive()
    if (asked !== null) setIndexUiState(uiStateOf(asked, settings.vocabulary.facets))
    startTransition(() => setLive(true))
  }, [])
  useEffect(() => {
    if (isLive) parts.onHydrated()
  }, [isLive, parts])

  const lastPage = newestResults.nbPages
  const isBeyond = newestResults.page >= lastPage && lastPage > 0
  // A link to a page that has gone since leads to the last one there is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such link
  useEffect(() => {
    if (!isBeyond) return
    visit.replaces = true
    change({ ...state, page: lastPage })
  }, [isBeyond])

  const hits = useMemo(() => (isAnswered ? shownHits(results) : null), [isAnswered, results])
  const showsBuilt = hits === null || (hits.length > 0 && isSame(hits, built.carIds))
  const place = promoCardPage(url.replace(/\?.*$/, ''), state.page)
  // Rendered when an answer comes, for the place that was asked for then.
  const newestPlace = useRef(place)
  newestPlace.current = place
  const items = useMemo(
    () => (showsBuilt || hits === null ? [] : gridItems(hits, settings, parts, newestPlace.current, Date.now())),
    [showsBuilt, hits, settings, parts],
  )
  // What was built is right until it is answered, however long that takes.
  const isStale = isAnswered && status === 'stalled'
  const newest = useRef<NewestAnswer>({ answer: null, isSearching: false })
  newest.current = { answer: newestResults, isSearching: status === 'loading' || status === 'stalled' }
  useViewOfResults(main, isAnswered ? results : null)
  useEffect(() => {
    if (!isAnswered || isBeyond) return
    // What the filters make of the answer is rendered by then, too: in slices, which may take another frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(parts.onAnswered)
    })
    return () => cancelAnimationFrame(frame)
  }, [isAnswered, isBeyond, parts])

  // Filters follow the search by themselves, and not because the page is rendered again.
  const panel = useMemo(() => <FilterPanel idPrefix={PANEL_ID} silhouettesUrl={parts.silhouettesUrl} />, [parts])
  const chips = useMemo(() => <Chips />, [])
  const box = useMemo(
    () => (
      <>
        <div className="search__ask">
          <PageSearchBox example={built.example} />
          <SavedSearches />
        </div>
        <a className="skip-link" href="#results">
          Skip to results
        </a>
      </>
    ),
    [built],
  )
  return (
    <AnswerContext value={newest}>
      <SearchHead />
      <div className="search__frame">
        {box}
        <aside className="search__column" aria-label="Filters" hidden={isLive && !isWide}>
          {isLive && isWide && panel}
        </aside>
        <div className="search__main" ref={main}>
          <Toolbar
            count={newestResults.nbHits}
            pageNumber={newestResults.page + 1}
            pageCount={newestResults.nbPages}
            chips={chips}
            onOpen={() => sheet.current?.open()}
          />
          <HealthNote />
          <section className="search__results" aria-labelledby="results" data-stale={isStale || undefined}>
            <h2 className="hidden" id="results" tabIndex={-1}>
              Results
            </h2>
            {results.nbHits === 0 && results.hits.length === 0 ? (
              <NoResults />
            ) : showsBuilt ? (
              cards
            ) : (
              <ResultsGrid items={items} columns={settings.gridColumns} />
            )}
          </section>
          {isLive && chosenSort(state.sortBy, settings.defaultSort).id === 'price-asc' && (
            <Suspense>
              <UnpricedNote pricedCount={newestResults.nbHits} />
            </Suspense>
          )}
          <Pages />
          {built.carIds.length > 0 && <SimilarCars hits={hits} />}
          <CountStatus count={isAnswered && !isBeyond ? newestResults.nbHits : null} />
        </div>
        {related}
      </div>
      {isLive && !isWide && (
        <FilterSheet handle={sheet} count={newestResults.nbHits}>
          {panel}
        </FilterSheet>
      )}
    </AnswerContext>
  )
}

function isSame(hits: readonly { readonly objectID: string }[], carIds: readonly string[]): boolean {
  return hits.length === carIds.length && hits.every(({ objectID }, index) => objectID === carIds[index])
}
