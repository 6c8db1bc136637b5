import type { SearchState } from '#domain/search/search-state.ts'

/** How many filters are chosen: one for each value, range and toggle, and for a place; words and order are none. */
export function chosenCount({ lists, ranges, toggles, near }: SearchState): number {
  const values = Object.values(lists).reduce((sum, each) => sum + each.length, 0)
  return values + Object.keys(ranges).length + toggles.length + (near === null ? 0 : 1)
}
