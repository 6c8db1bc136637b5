/** What stands where no car is found (S1 §2, §8). */
import type { MouseEvent } from 'react'
import { lazy, Suspense } from 'react'
import { CLEAR_FILTERS_LABEL, NO_RESULTS } from '#domain/search/results/search-wordings.ts'
import { readSearchUrl } from '#domain/search/url/search-url.ts'
import { dropPendingMoves } from '../filters/pending-moves.ts'
import { isPlainClick } from '../plain-click.ts'
import { useHydrated } from '../state/built-search.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { useSearchState } from '../state/use-search-state.ts'
import { focusResults } from './focus-results.ts'

/** Loaded where it is needed. */
const WaysOn = lazy(() => import('./empty/WaysOn.tsx').then((module) => ({ default: module.WaysOn })))

export function NoResults() {
  const { clearFiltersPath, places, vocabulary } = useSearchSettings()
  const { change } = useSearchState()
  const isHydrated = useHydrated()
  const [path = '', search = ''] = clearFiltersPath.split(/(?=\?)/)
  const clear = (event: MouseEvent): void => {
    const target = readSearchUrl({ path, search }, places, vocabulary)
    const isSearch = places.some((place) => place.path === path)
    if (!isPlainClick(event) || !isSearch || target.kind === 'ignored') return
    event.preventDefault()
    dropPendingMoves()
    change(target.state)
    focusResults()
  }
  return (
    <>
      <div className="empty">
        <h3>{NO_RESULTS.cars.heading}</h3>
        <p>{NO_RESULTS.cars.text}</p>
        <a className="button" href={clearFiltersPath} onClick={clear}>
          {CLEAR_FILTERS_LABEL}
        </a>
      </div>
      {isHydrated && (
        <Suspense>
          <WaysOn />
        </Suspense>
      )}
    </>
  )
}
