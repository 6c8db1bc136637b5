/**
 * The nearest rank: the smallest value that at least this share (0 to 1) of all values does not exceed; `NaN` without values.
 * Sorts a copy.
 */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN
}
