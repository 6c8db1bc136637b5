/** The instant at which a site is looked at, and when that look will be out of date. */

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
      if (instantMs !== null && instantMs > asAtMs && (next === null || instantMs < next)) next = instantMs
    },
    nextChangeAtMs: () => next,
  }
}
