/** The facets of the list of offers (S2 §2 "/special-offers lists offers with facets", S1 §3 `categories`). */
import type { Offer } from './offer.ts'

/** S2 §3 "Facet item". */
export interface OfferFacet {
  label: string
  value: string
  count: number
}

export const OFFER_FACETS = ['category', 'manufacturer'] as const
export type OfferFacetName = (typeof OFFER_FACETS)[number]

/** The values of a facet; ours: most offers first, then by label. */
export function offerFacet(
  offers: readonly Pick<Offer, 'category' | 'manufacturer'>[],
  name: OfferFacetName,
): OfferFacet[] {
  const counts = new Map<string, number>()
  for (const offer of offers) {
    const value = facetValue(offer, name)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ label: value, value, count }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
}

function facetValue(offer: Pick<Offer, 'category' | 'manufacturer'>, name: OfferFacetName): string | null {
  const value = offer[name]?.trim() ?? ''
  return value === '' ? null : value
}
