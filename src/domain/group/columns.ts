/** How many cards and tiles stand side by side: the carousel of location cards (S2 §2), grids of tiles. */

/** The hint hides when there are this many locations or fewer. */
const MAX_WITHOUT_HINT = 3
/** With more than four locations, five stand side by side. */
const MAX_IN_OWN_ROW = 4
const ACROSS = 5

export interface LocationCarousel {
  arrowHint: boolean
  /** Cards side by side on a wide screen. */
  cardsAcross: number
}

/** S2 §2: the arrow hint hides when 3 or fewer; 5 cards across when more than 4; ours: else as many as there are. */
export function locationCarousel(locationCount: number): LocationCarousel {
  return {
    arrowHint: locationCount > MAX_WITHOUT_HINT,
    cardsAcross: locationCount > MAX_IN_OWN_ROW ? ACROSS : Math.max(1, locationCount),
  }
}

/** Of `choices`, the number of columns that leaves the fewest places empty; the first of those that leave as few. */
export function evenColumns(count: number, choices: readonly [number, ...number[]]): number {
  const emptyOf = (columns: number) => Math.ceil(count / columns) * columns - count
  return choices.reduce((best, columns) => (emptyOf(columns) < emptyOf(best) ? columns : best))
}
