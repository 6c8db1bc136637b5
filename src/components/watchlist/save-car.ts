/** What the Save button of a car's page does; loaded when it is pressed, or when somebody has signed in. */
import { watchlistAccess } from '#domain/access/watchlist-access.ts'
import type { Availability } from '#domain/car/availability.ts'
import { showsSaveToggle } from '#domain/car/availability.ts'
import { WATCHLIST_PATH } from '#domain/garage/garage-paths.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { loadStyleSheet } from '#islands/style-sheet.ts'
import { analytics } from '#stores/analytics/browser-analytics.ts'
import { rememberAction, takeAction } from '#stores/pending-action.ts'
import { toasts, watchlistOfPage } from '#stores/saved/browser-watchlist.ts'
import styleSheetUrl from './toast.css?url'
import { showToasts } from './toast-view.ts'

export interface WatchlistWords {
  readonly saved: string
  readonly removed: string
  readonly viewList: string
}

export interface SavedCarButton {
  readonly button: HTMLButtonElement
  readonly carId: string
  readonly availability: Availability
  readonly platform: PlatformOptions
  readonly words: WatchlistWords
}

/** Keeps the button in step with the watchlist; returns what a press does. */
export function watchCar({ button, carId, availability, platform, words }: SavedCarButton): () => Promise<void> {
  const watchlist = watchlistOfPage(platform)
  showToasts()
  void loadStyleSheet(styleSheetUrl)
  watchlist.$watchlist.subscribe(() => {
    const isSaved = watchlist.has(carId)
    button.setAttribute('aria-pressed', String(isSaved))
    button.hidden = !showsSaveToggle(availability, isSaved)
  })

  async function press(): Promise<void> {
    const access = watchlistAccess(await watchlist.load(), location.pathname + location.search)
    if (access.kind === 'wait') {
      fail('Your watchlist cannot be reached just now. Please try again in a minute.')
      return
    }
    if (access.kind === 'signIn') {
      askToSignIn(access.path)
      return
    }
    const outcome = await watchlist.toggle(carId)
    if (outcome.kind === 'signedOut') {
      const again = watchlistAccess(watchlist.$session.get(), location.pathname + location.search)
      if (again.kind === 'signIn') askToSignIn(again.path)
    } else if (outcome.kind === 'failed') fail(outcome.message)
    else if (outcome.kind === 'saved') {
      analytics.report({ kind: 'watchlistSaved' })
      toasts.show(words.saved, { label: words.viewList, href: WATCHLIST_PATH })
    } else if (outcome.kind === 'removed') {
      toasts.show(words.removed, { label: words.viewList, href: WATCHLIST_PATH })
    }
  }
  function askToSignIn(path: string): void {
    rememberAction({ kind: 'saveCar', carId }, Date.now(), () => sessionStorage)
    location.assign(path)
  }
  return press
}

/** Shows whether the car is saved, and saves it when that was asked for before signing in. */
export async function showSaved(button: SavedCarButton): Promise<() => Promise<void>> {
  const press = watchCar(button)
  const session = await watchlistOfPage(button.platform).load()
  if (session.kind !== 'signedIn') return press
  const pending = takeAction(Date.now(), () => sessionStorage)
  if (pending?.carId === button.carId && !watchlistOfPage(button.platform).has(button.carId)) await press()
  return press
}

/** S1 §8: a browser alert with the error's message. */
function fail(message: string): void {
  alert(message)
}
