/** A new model, as search engines read it. */
import type { Product } from 'schema-dts'
import type { Site } from '#config/schema/site.ts'
import type { ModelInputs } from '#view-models/models.ts'
import { absolute } from './absolute.ts'
import { dealerId } from './dealer-data.ts'

export function modelData(site: Site, path: string, inputs: ModelInputs) {
  const { make, model, image, price, maxPriceAud, totalCars } = inputs
  return {
    '@type': 'Product',
    '@id': `${site.url}${path}#model`,
    name: `${make} ${model}`,
    description: inputs.description,
    brand: { '@type': 'Brand', name: make },
    ...(image === null ? {} : { image: absolute(site, image.url) }),
    ...(price === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            url: `${site.url}${path}`,
            lowPrice: price.priceAud,
            highPrice: maxPriceAud ?? price.priceAud,
            priceCurrency: 'AUD',
            offerCount: totalCars,
            itemCondition: 'https://schema.org/NewCondition',
            availability: 'https://schema.org/InStock',
            seller: { '@id': dealerId(site) },
          } as const,
        }),
  } satisfies Product
}
