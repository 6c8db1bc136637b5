/** A list of which only the first entries are shown until the shopper asks for the rest (S1 §2, §9). */

/** S1 §2, §9: rows of the specification grid shown before Show More. */
export const SPECIFICATIONS_SHOWN = 4
/** S1 §2: entries of the standard equipment shown before Show All Specs. */
export const STANDARD_EQUIPMENT_SHOWN = 4
/** S1 §2, §9: features shown before Show All. */
export const FEATURES_SHOWN = 8

export interface LimitedList<T> {
  readonly shown: readonly T[]
  /** Behind the toggle; when it is empty there is no toggle. */
  readonly rest: readonly T[]
}

export function limitedList<T>(entries: readonly T[], shownCount: number): LimitedList<T> {
  return { shown: entries.slice(0, shownCount), rest: entries.slice(shownCount) }
}
