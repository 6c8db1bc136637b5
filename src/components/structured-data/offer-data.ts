/** Special offers, as search engines read them. */
import type { AggregateOffer, Offer, OfferCatalog } from 'schema-dts'
import type { Site } from '#config/schema/site.ts'
import type { OfferCard, OfferPrice } from '#view-models/offers.ts'
import { absolute } from './absolute.ts'
import { dealerId } from './dealer-data.ts'

/** One special offer. A price "from" is the lowest of several; the offer and its price end with its last day. */
export function offerData(site: Site, card: OfferCard, price: OfferPrice | null) {
  const { name, href, category, manufacturer, imageUrl, summary, lastDate } = card
  const details = {
    name,
    url: `${site.url}${href}`,
    seller: { '@id': dealerId(site) },
    ...(category === null ? {} : { category }),
    ...(summary === null ? {} : { description: summary }),
    ...(imageUrl === null ? {} : { image: absolute(site, imageUrl) }),
    ...(lastDate === null ? {} : { validThrough: lastDate }),
    ...(manufacturer === null
      ? {}
      : {
          itemOffered: { '@type': 'Product' as const, name, brand: { '@type': 'Brand' as const, name: manufacturer } },
        }),
  }
  if (price === null) return { '@type': 'Offer', ...details } satisfies Offer
  const priced = {
    ...details,
    priceCurrency: 'AUD',
    availability: 'https://schema.org/InStock' as const,
    ...(lastDate === null ? {} : { priceValidUntil: lastDate }),
  }
  return price.isFrom
    ? ({ '@type': 'AggregateOffer', ...priced, lowPrice: price.priceAud } satisfies AggregateOffer)
    : ({ '@type': 'Offer', ...priced, price: price.priceAud } satisfies Offer)
}

/** All special offers, in the order of their list. */
export function offerCatalogData(
  site: Site,
  path: string,
  offers: readonly (OfferCard & { price: OfferPrice | null })[],
) {
  return {
    '@type': 'OfferCatalog',
    name: `Special offers of ${site.name}`,
    url: `${site.url}${path}`,
    numberOfItems: offers.length,
    itemListElement: offers.map((offer) => offerData(site, offer, offer.price)),
  } satisfies OfferCatalog
}
