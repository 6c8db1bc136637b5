/** What is not searched yet: moves of sliders that have not come to rest, a place that is looked up; and what ends it. */

export interface PendingMove {
  /** Nothing happens while no move is pending. */
  readonly search: () => void
  readonly drop: () => void
}

/** One of each slider, and that of the place. */
export const pendingMoves = new Set<PendingMove>()

/** Filters that close are searched as they stand. */
export function searchPendingMoves(): void {
  for (const { search } of pendingMoves) search()
}

/** Whoever clears everything clears what was about to be searched, too. */
export function dropPendingMoves(): void {
  for (const { drop } of pendingMoves) drop()
}
