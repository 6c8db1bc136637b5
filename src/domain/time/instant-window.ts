/** Whether something with a beginning and an end runs at an instant. No luxon: browsers load this. */

/** Epoch ms; `null` leaves that end open. The last instant is the one before `endsAtMs`. */
export interface InstantWindow {
  readonly startsAtMs: number | null
  readonly endsAtMs: number | null
}

export type WindowState = 'upcoming' | 'running' | 'over'

export function windowState({ startsAtMs, endsAtMs }: InstantWindow, asAtMs: number): WindowState {
  if (endsAtMs !== null && asAtMs >= endsAtMs) return 'over'
  return startsAtMs !== null && asAtMs < startsAtMs ? 'upcoming' : 'running'
}

/** The earliest of some instants that is still to come; `null` when none is. */
export function earliestAfter(asAtMs: number, instantsMs: Iterable<number | null>): number | null {
  let next: number | null = null
  for (const instantMs of instantsMs) {
    if (instantMs !== null && instantMs > asAtMs && (next === null || instantMs < next)) next = instantMs
  }
  return next
}
