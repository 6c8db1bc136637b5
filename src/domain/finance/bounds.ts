/** Bounds of a number that a shopper enters. */

export interface Bounds {
  readonly min: number
  readonly max: number
}

/** The nearest number within the bounds; what is no number becomes the lowest. */
export function clamp(value: number, { min, max }: Bounds): number {
  if (Number.isNaN(value)) return min
  return Math.min(max, Math.max(min, value))
}

/** The step nearest to a value, counted from the lowest, within the bounds. */
export function snapToStep(value: number, bounds: Bounds, step: number): number {
  const steps = Math.round((clamp(value, bounds) - bounds.min) / step)
  // 12 digits: 0.5 + 7 × 0.1 is 1.2, not 1.2000000000000002.
  return clamp(Number((bounds.min + steps * step).toPrecision(12)), bounds)
}
