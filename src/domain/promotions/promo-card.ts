/** The card among search results that asks for the shopper's car (S1 §2 "Vehicle search page", §3 "Promo card"). */
import type { DateWindow } from '../time/date-window.ts'

export interface PromoCardOptions extends DateWindow {
  /** Whether there is a promo card at all. */
  readonly display: boolean
  /** How many cars stand before the card; `null` puts it after the last car of the page. */
  readonly position: number | null
  /** The position moves by 0 to this many, so that the card is not always in the same place. */
  readonly randomOffset: number
  /**
   * Ours: a page with fewer cars than the position shows no card. Without it, the card then follows the last car.
   */
  readonly strictDisplay: boolean
}

/** S1 §2: the words of the card. */
export const PROMO_CARD_TITLE = 'We Want Your {Vehicle}!'
export const PROMO_CARD_LINES = ['We buy all types of {vehicles}', 'Our high turnover means we can pay more'] as const
/** S1 §2: a random offset of 0 to 2. */
export const PROMO_CARD_RANDOM_OFFSET = 2

/** How many of a page's cars stand before the card. */
export type PromoCardPlace = { kind: 'none' } | { kind: 'after'; cars: number }

/**
 * Where the card stands among the cars of one page, while it runs (`runningAt` knows that).
 * `random` is at least 0 and below 1; a plan takes it from a seed, so that a page does not change by itself.
 */
export function promoCardPlace(
  { display, position, randomOffset, strictDisplay }: Omit<PromoCardOptions, keyof DateWindow>,
  carsOnPage: number,
  random: number,
): PromoCardPlace {
  if (!display) return { kind: 'none' }
  if (position === null) return { kind: 'after', cars: carsOnPage }
  const wanted = position + Math.floor(random * (randomOffset + 1))
  if (wanted <= carsOnPage) return { kind: 'after', cars: wanted }
  return strictDisplay ? { kind: 'none' } : { kind: 'after', cars: carsOnPage }
}
