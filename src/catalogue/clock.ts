/** The instant at which a site is looked at, and when that look will be out of date. */

import { earliestAfter } from '#domain/time/instant-window.ts'

/** Gathers the instants at which answers change, while they are given. */
export interface Clock {
  asAtMs: number
  changesAt(instantMs: number | null): void
  nextChangeAtMs(): number | null
}

export function createClock(asAtMs: number): Clock {
  let next: number | null = null
  return {
    asAtMs,
    changesAt(instantMs) {
      next = earliestAfter(asAtMs, [next, instantMs])
    },
    nextChangeAtMs: () => next,
  }
}
