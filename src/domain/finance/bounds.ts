/** Bounds of a number that a shopper enters. */

export interface Bounds {
  readonly least: number
  readonly most: number
}

/** The nearest number within the bounds; what is no number becomes the least. */
export function clamp(value: number, { least, most }: Bounds): number {
  if (Number.isNaN(value)) return least
  return Math.min(most, Math.max(least, value))
}

/** The step nearest to a value, counted from the least, within the bounds. */
export function snapToStep(value: number, bounds: Bounds, step: number): number {
  const steps = Math.round((clamp(value, bounds) - bounds.least) / step)
  // 12 digits: 0.5 + 7 × 0.1 is 1.2, not 1.2000000000000002.
  return clamp(Number((bounds.least + steps * step).toPrecision(12)), bounds)
}
