/** How many location cards stand side by side, and whether there is more to the right (S2 §2 "Location cards"). */

const MOST_WITHOUT_HINT = 3
const MOST_IN_SMALL_ROW = 4

/** S2 §2: the arrow hint hides when 3 or fewer locations. */
export function showsArrowHint(locationCount: number): boolean {
  return locationCount > MOST_WITHOUT_HINT
}

/** S2 §2: 5 cards across when more than 4; ours: otherwise 4. */
export function locationCardsAcross(locationCount: number): 4 | 5 {
  return locationCount > MOST_IN_SMALL_ROW ? 5 : 4
}
