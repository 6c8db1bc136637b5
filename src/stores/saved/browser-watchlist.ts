/** The watchlist of this page, kept in step with other tabs; and the toasts of this page. */
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { createToasts } from '../toasts.ts'
import type { WatchlistStore } from './watchlist.ts'
import { createWatchlist } from './watchlist.ts'

export const toasts = createToasts()

let watchlist: WatchlistStore | null = null

/** One for a page. */
export function watchlistOfPage(platform: PlatformOptions): WatchlistStore {
  if (watchlist !== null) return watchlist
  const made = createWatchlist({ platform }, new BroadcastChannel('watchlist'), () => document.cookie)
  // A page of the back/forward cache has missed what other tabs said.
  addEventListener('pageshow', ({ persisted }) => persisted && void made.reload())
  watchlist = made
  return made
}
