/** The brands of a site: their logos, and an overview page for each (S1 §1, §2 /{brandSlug}/overview). */

import type { Catalogue } from '#catalogue/catalogue.ts'
import { slugify } from '#domain/formats/slugify.ts'
import type { Brand } from '#domain/group/brand.ts'
import { brandPath, brandsWithPage } from '#domain/group/brand.ts'
import { locationsOfBlock } from '#domain/places/location-block.ts'
import { makePath } from '#domain/search/url/search-paths.ts'
import { offerCard, shownOffers } from '../offer-pages.ts'
import type { LinkedContext } from '../plan-context.ts'
import type { PageDraft } from '../planned-page.ts'

const BRAND_CARS = 8
const BRAND_OFFERS = 3

/** The brands of `data/brands.json`, else those of the configuration. */
export function brandsOf({ site, data }: Pick<Catalogue, 'site' | 'data'>): readonly Brand[] {
  return data.brands ?? site.group.brands
}

/** Every address that brands will have, for links that are planned before them. */
export function brandPaths(catalogue: Catalogue): string[] {
  return brandsWithPage(brandsOf(catalogue)).map(({ slug }) => brandPath(slug))
}

export function planBrandPages(context: LinkedContext): PageDraft[] {
  return brandsWithPage(brandsOf(context.catalogue)).map((brand) => planBrand(context, brand))
}

function planBrand(context: LinkedContext, { title, slug, logo, banner, description }: Brand): PageDraft {
  const { catalogue, groups, searchPaths } = context
  const make = groups.makes.find((group) => group.slug === slugify(title))
  const cars = make?.cars ?? []
  const ofBrand = shownOffers(catalogue).filter((offer) => slugify(offer.manufacturer ?? '') === slugify(title))
  const stockPath = makePath(title)
  return context.page(brandPath(slug), {
    kind: 'brand',
    brand: { title, slug, logo, banner, description },
    cards: cars
      .filter(({ card }) => card.availability === 'inStock')
      .slice(0, BRAND_CARS)
      .map(({ card }) => card),
    stockPath: searchPaths.has(stockPath) ? stockPath : null,
    totalCars: cars.length,
    offers: ofBrand.slice(0, BRAND_OFFERS).map((offer) => offerCard(context, offer)),
    locations: locationsOfBlock(catalogue.locations, {
      filter: 'sales',
      manufacturer: title,
      subtype: null,
      exclude: [],
      selectedLocations: [],
    }),
  })
}
