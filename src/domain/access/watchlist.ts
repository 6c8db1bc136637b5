/** The watchlist while its calls run: it changes before the server answers (S1 §4 "Watchlist save toggle"). */

export type WatchlistCall = 'save' | 'remove'

export interface Watchlist {
  /** As it is shown; the car that was saved last stands first (ours). */
  readonly carIds: readonly string[]
  /** The calls that have not been answered, by the car's id. */
  readonly running: Readonly<Record<string, { readonly call: WatchlistCall; readonly index: number }>>
}

/** The watchlist that the server returns. */
export function watchlistOf(carIds: readonly string[]): Watchlist {
  return { carIds: [...new Set(carIds)], running: {} }
}

export interface WatchlistToggle {
  readonly watchlist: Watchlist
  /** The call to make; `null` while another one about the same car runs (ours: two would race). */
  readonly call: WatchlistCall | null
}

/** Saves a car, or removes a saved one, at once. */
export function toggleSaved(watchlist: Watchlist, carId: string): WatchlistToggle {
  if (Object.hasOwn(watchlist.running, carId)) return { watchlist, call: null }
  const index = watchlist.carIds.indexOf(carId)
  const call = index === -1 ? 'save' : 'remove'
  return {
    watchlist: {
      carIds: call === 'save' ? [carId, ...watchlist.carIds] : watchlist.carIds.toSpliced(index, 1),
      running: { ...watchlist.running, [carId]: { call, index } },
    },
    call,
  }
}

export type WatchlistOutcome =
  /** Ours: an answer that nobody waits for changes nothing. */
  | { readonly kind: 'none' }
  /** A toast follows; saving is counted by analytics (S1 §4). */
  | { readonly kind: 'saved' | 'removed' }
  /** S1 §8: the error's message is shown, and the list is as it was. */
  | { readonly kind: 'failed' }

export interface WatchlistAnswered {
  readonly watchlist: Watchlist
  readonly outcome: WatchlistOutcome
}

/** Keeps what a successful call has done, and takes back what a failed one has not (S1 §8: "treated as not successful"). */
export function afterWatchlistCall(watchlist: Watchlist, carId: string, succeeded: boolean): WatchlistAnswered {
  const { [carId]: answered, ...running } = watchlist.running
  if (answered === undefined) return { watchlist, outcome: { kind: 'none' } }
  const { call, index } = answered
  if (succeeded) {
    return { watchlist: { ...watchlist, running }, outcome: { kind: call === 'save' ? 'saved' : 'removed' } }
  }
  const others = watchlist.carIds.filter((id) => id !== carId)
  const carIds = call === 'save' ? others : others.toSpliced(index, 0, carId)
  return { watchlist: { carIds, running }, outcome: { kind: 'failed' } }
}
