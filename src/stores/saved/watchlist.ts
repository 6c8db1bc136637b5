/** The watchlist of whoever has signed in, as a page shows it: changed before the server answers (S1 §4). */
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { CallOptions, CallOutcome } from '#contract/call-endpoint.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import { isProblem } from '#contract/problem.ts'
import { removeCar, saveCar, watchedIds } from '#contract/watchlist.ts'
import type { Session } from '#domain/access/session.ts'
import { sessionOf } from '#domain/access/session.ts'
import { saysSignedIn } from '#domain/access/signed-in-cookie.ts'
import type { Watchlist, WatchlistOutcome } from '#domain/access/watchlist.ts'
import { afterWatchlistCall, toggleSaved, watchlistOf } from '#domain/access/watchlist.ts'

export type ToggleOutcome =
  | Exclude<WatchlistOutcome, { kind: 'failed' }>
  /** The list is as it was; `message` is shown. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The session has ended meanwhile. */
  | { readonly kind: 'signedOut' }

export interface WatchlistStore {
  readonly $watchlist: ReadableAtom<Watchlist>
  readonly $session: ReadableAtom<Session>
  /** Asks the platform; later calls wait for the same answer. */
  load(): Promise<Session>
  /** As `load`, though an answer is there. */
  reload(): Promise<Session>
  has(carId: string): boolean
  /** Saves the car, or removes it when it is saved. */
  toggle(carId: string): Promise<ToggleOutcome>
}

/** What of a `BroadcastChannel` is used: each tab says which cars are saved once that has changed. */
export interface WatchlistChannel {
  postMessage(carIds: readonly string[]): void
  onmessage: ((event: MessageEvent<unknown>) => void) | null
}

/** `cookies`: those of the document, which say whether there is anybody to ask for. */
export function createWatchlist(
  options: CallOptions,
  channel: WatchlistChannel | null,
  cookies: () => string,
): WatchlistStore {
  const $watchlist = atom<Watchlist>(watchlistOf([]))
  const $session = atom<Session>(sessionOf(true, null))
  let loading: Promise<Session> | null = null

  async function ask(): Promise<Session> {
    if (!saysSignedIn(cookies())) {
      loading = null
      leave()
      return $session.get()
    }
    const outcome = await callEndpoint(watchedIds, {}, options)
    if (outcome.kind === 'answered') {
      const { phone_number, car_ids } = outcome.answer
      // What runs keeps its place: its answer comes after this one.
      if (Object.keys($watchlist.get().running).length === 0) $watchlist.set(watchlistOf(car_ids))
      $session.set(sessionOf(false, { id: phone_number, phone: phone_number }))
    } else if (isSignedOut(outcome)) leave()
    else loading = null
    return $session.get()
  }
  function leave(): void {
    $watchlist.set(watchlistOf([]))
    $session.set(sessionOf(false, null))
  }
  const load = (): Promise<Session> => {
    loading ??= ask()
    return loading
  }
  if (channel !== null) {
    channel.onmessage = ({ data }) => {
      if (!Array.isArray(data) || Object.keys($watchlist.get().running).length > 0) return
      $watchlist.set(watchlistOf(data.filter((id) => typeof id === 'string')))
    }
  }

  return {
    $watchlist,
    $session,
    load,
    reload() {
      loading = null
      return load()
    },
    has: (carId) => $watchlist.get().carIds.includes(carId),
    async toggle(carId) {
      const session = $session.get()
      if (session.kind !== 'signedIn' || session.phone === null) return { kind: 'signedOut' }
      const { watchlist, call } = toggleSaved($watchlist.get(), carId)
      if (call === null) return { kind: 'none' }
      $watchlist.set(watchlist)
      const payload = { phone_number: session.phone, car_id: carId }
      const outcome = await callEndpoint(call === 'save' ? saveCar : removeCar, payload, {
        ...options,
        keepalive: true,
      })
      const succeeded = outcome.kind === 'answered' && outcome.answer.success
      const after = afterWatchlistCall($watchlist.get(), carId, succeeded)
      $watchlist.set(after.watchlist)
      if (isSignedOut(outcome)) {
        leave()
        return { kind: 'signedOut' }
      }
      if (after.outcome.kind === 'failed') return { kind: 'failed', message: failureText(outcome) }
      if (after.outcome.kind !== 'none') channel?.postMessage(after.watchlist.carIds)
      return after.outcome
    },
  }
}

function isSignedOut(outcome: CallOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && isProblem(outcome.problem, 'sign-in-required')
}

/** S1 §8: the error's message. */
function failureText(outcome: CallOutcome<unknown>): string {
  return outcome.kind === 'refused'
    ? outcome.problem.error
    : 'Your watchlist could not be changed. Please check your connection and try again.'
}
