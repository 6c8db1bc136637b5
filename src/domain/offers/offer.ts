/** What the rules of offers read of an offer; `offerFromDto` makes it of what a dealer's system delivers (S2 §3). */
import type { DateWindow } from '../time/date-window.ts'
import { localMoment } from '../time/local-moment.ts'
import { formatDate } from '../time/opening-hours.ts'
import type { OfferStockRule } from './offer-stock.ts'

export interface OfferModel {
  name: string
  /** `null` where only `overrideUrl` leads to the model. */
  slug: string | null
  overrideUrl: string | null
}

/** Ours: with the days from which and until which it is shown; the last day is included. */
export interface Offer extends DateWindow {
  id: string
  name: string
  description: string | null
  sanitizedDescription: string | null
  disclaimer: string | null
  /** "Finance offer" is one value. */
  category: string | null
  /** Its name. */
  manufacturer: string | null
  model: OfferModel | null
  /** S1 §3: offers are found by it; `null` where the offer is of no one price. */
  priceAud: number | null
  imageUrl: string | null
  /** The offer's image, else the model's, as the feed resolved it. */
  imageOrModelImageUrl: string | null
  excludedWebsiteIds: readonly string[]
  /** The cars that it is of; `null` where its words are fixed. */
  stock: OfferStockRule | null
}

/** S2 §3 `excluded_website_ids`: the websites that do not show the offer. */
export function isOfferShownOn(offer: Pick<Offer, 'excludedWebsiteIds'>, websiteId: string | number): boolean {
  return !offer.excludedWebsiteIds.includes(String(websiteId))
}

/** The last day of an offer in the dealer's zone: "Mon 30 Nov 2026"; `null` of one that has no end. */
export function lastDayOf(offer: Pick<Offer, 'expiry'>, timeZone: string): string | null {
  const date = lastDateOf(offer, timeZone)
  return date === null ? null : formatDate(date)
}

/** The same day as machines read it: "2026-11-30". */
export function lastDateOf({ expiry }: Pick<Offer, 'expiry'>, timeZone: string): string | null {
  if (expiry === null) return null
  // An offer that ends at midnight was there the day before, and never on the day that begins.
  return expiry.includes('T') ? localMoment(Date.parse(expiry) - 1, timeZone).date : expiry
}

/** The offer's own image, else the model's, else the site's placeholder. */
export function offerImage(
  offer: Pick<Offer, 'imageUrl' | 'imageOrModelImageUrl'>,
  placeholderUrl: string | null,
): string | null {
  return offer.imageUrl || offer.imageOrModelImageUrl || placeholderUrl
}
