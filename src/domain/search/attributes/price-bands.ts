/** The bands of `price_range` and `weekly_price_range` (S1 §3, §9: those labelled 'Under …' sort first). */
import { formatAud } from '../../formats/money.ts'

/** Where one band of prices ends and the next begins (ours). */
export const DEFAULT_PRICE_BANDS_AUD: readonly number[] = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]
/** The same of prices by the week (ours). */
export const DEFAULT_WEEKLY_PRICE_BANDS_AUD: readonly number[] = [75, 100, 150, 200, 250, 300, 400]

/**
 * "Under $10,000", "$10,000 - $20,000", "Over $100,000": a price on a bound is in the band above it.
 * `null` without a price above 0, or without bounds. The bounds ascend.
 */
export function priceBand(priceAud: number | null, boundsAud: readonly number[]): string | null {
  const lowest = boundsAud[0]
  if (priceAud === null || priceAud <= 0 || lowest === undefined) return null
  const above = boundsAud.findIndex((boundAud) => priceAud < boundAud)
  if (above === 0) return `Under ${formatAud(lowest)}`
  if (above === -1) return `Over ${formatAud(boundsAud.at(-1) ?? lowest)}`
  return `${formatAud(boundsAud[above - 1] ?? lowest)} - ${formatAud(boundsAud[above] ?? lowest)}`
}
