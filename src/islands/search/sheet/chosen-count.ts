import type { SearchState } from '#domain/search/search-state.ts'

/** How many filters are chosen: one for each value, range and toggle; words and order are none. */
export function chosenCount({ lists, ranges, toggles }: SearchState): number {
  const values = Object.values(lists).reduce((sum, each) => sum + each.length, 0)
  return values + Object.keys(ranges).length + toggles.length
}
