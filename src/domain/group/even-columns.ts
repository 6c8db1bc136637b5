/** How many columns a grid has so that its last row is not left with one tile. */

/** Of `choices`, the number of columns that leaves the fewest places empty; the first of those that leave as few. */
export function evenColumns(count: number, choices: readonly [number, ...number[]]): number {
  const emptyOf = (columns: number) => Math.ceil(count / columns) * columns - count
  return choices.reduce((best, columns) => (emptyOf(columns) < emptyOf(best) ? columns : best))
}
