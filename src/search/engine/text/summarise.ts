/** What the terms of a query match in one value, as the ranking rules ask for it. */

/** A term at a place of a value. */
interface Occurrence {
  readonly from: number
  readonly to: number
  readonly typos: number
  readonly isWhole: boolean
  /** The next term is a part of the same match. */
  readonly joined: boolean
}

/** The places of each term. */
export type Found = Occurrence[][]

/** Values that match alike share it. */
export interface ValueMatch {
  /** Typos of each term; `ABSENT` when it is not there. */
  readonly typos: readonly number[]
  /** Where it stands first. */
  readonly positions: readonly number[]
  readonly whole: readonly boolean[]
  /** How far the next term stands behind it, 1 to `FAR`. */
  readonly distances: readonly number[]
  /** 0: the value is the query and nothing else; 1: it begins with it; 2: neither. */
  readonly exactness: number
}

export const ABSENT = 99
/** Meilisearch knows no distances above this one. */
export const FAR = 8

export function summarise(found: Found, length: number): ValueMatch {
  const typos = found.map((occurrences) => occurrences.reduce((least, each) => Math.min(least, each.typos), ABSENT))
  const best = found.map((occurrences, term) => occurrences.filter((each) => each.typos === typos[term]))
  const whole = best.map((occurrences) => occurrences.some(({ isWhole }) => isWhole))
  const begins = best.every((occurrences, term) => occurrences.some(({ from, isWhole }) => isWhole && from === term))
  return {
    typos,
    positions: best.map((occurrences) => occurrences[0]?.from ?? 0),
    whole,
    distances: best.slice(1).map((next, term) => nearest(best[term] ?? [], next)),
    exactness: begins ? (length === found.length ? 0 : 1) : 2,
  }
}

/** Meilisearch: words in the other order are one further apart. */
function nearest(terms: readonly Occurrence[], nexts: readonly Occurrence[]): number {
  let best = FAR
  for (const term of terms) {
    for (const next of nexts) {
      const apart =
        term.joined && term.from === next.from ? 1 : next.from > term.to ? next.from - term.to : term.from - next.to + 1
      if (apart > 0 && apart < best) best = apart
    }
  }
  return best
}
