/** How many cars a results page says that there are (S1 §4 "Search results"). */

/** S1 §4: an engine's count is not trusted above this. */
export const TRUSTED_COUNT = 1999

/** Each car has exactly one value of it. */
const COUNTED_BY = 'car_type'

export interface CountedAnswer {
  readonly count: number
  /** Counts of what was found, by attribute and value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** S1 §4: a filtered count above 1999 is replaced by the sum of a facet's counts. */
export function shownCount({ count, facets }: CountedAnswer): number {
  const counts = facets[COUNTED_BY]
  if (count <= TRUSTED_COUNT || counts === undefined) return count
  return Object.values(counts).reduce((sum, each) => sum + each, 0)
}
