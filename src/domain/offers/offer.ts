/** What the rules of offers read of an offer (S2 §3 "Offer"). */

export interface OfferModel {
  name: string
  slug: string
  overrideUrl: string | null
}

export interface Offer {
  id: string
  name: string
  description: string | null
  sanitizedDescription: string | null
  disclaimer: string | null
  /** "Finance offer" is one value. */
  category: string | null
  /** An object with a name, or a plain string. */
  manufacturer: { name: string } | string | null
  model: OfferModel | null
  imageUrl: string | null
  /** The offer's image, else the model's, as the feed resolved it. */
  imageOrModelImageUrl: string | null
  excludedWebsiteIds: readonly (string | number)[]
}

/** S2 §3: a manufacturer is an object with a name, or a plain string. */
export function manufacturerName({ manufacturer }: Pick<Offer, 'manufacturer'>): string | null {
  const name = typeof manufacturer === 'string' ? manufacturer : (manufacturer?.name ?? '')
  return name.trim() === '' ? null : name.trim()
}

/** S2 §3 `excluded_website_ids`: the websites that do not show the offer. */
export function isOfferShownOn(offer: Pick<Offer, 'excludedWebsiteIds'>, websiteId: string | number): boolean {
  return !offer.excludedWebsiteIds.some((excluded) => String(excluded) === String(websiteId))
}

/** The offer's own image, else the model's, else the site's placeholder. */
export function offerImage(
  offer: Pick<Offer, 'imageUrl' | 'imageOrModelImageUrl'>,
  placeholderUrl: string | null,
): string | null {
  return offer.imageUrl || offer.imageOrModelImageUrl || placeholderUrl
}
