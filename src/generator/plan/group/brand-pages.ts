/** The brands of a site: their logos, and an overview page for each (S1 §1, §2 /{brandSlug}/overview). */

import type { Catalogue } from '#catalogue/catalogue.ts'
import { slugify } from '#domain/formats/slugify.ts'
import type { Brand } from '#domain/group/brand.ts'
import { BRANDS_PATH, brandGrid, brandPath, brandsWithPage } from '#domain/group/brand.ts'
import { locationsOfBlock } from '#domain/places/location-block.ts'
import { makePath } from '#domain/search/url/search-paths.ts'
import { offerCard } from '../offer-pages.ts'
import type { PagePlan, PlanContext } from '../plan-context.ts'
import { planPage } from '../plan-context.ts'
import { shownOffers } from '../shown-offers.ts'

const BRAND_CARS = 8
const BRAND_OFFERS = 3

/** The brands of `data/brands.json`, else those of the configuration. */
export function brandsOf({ site, data }: Pick<Catalogue, 'site' | 'data'>): readonly Brand[] {
  return data.brands ?? site.group.brands
}

/** The page of all brands, unless the site has one of its own words at its address, and an overview of each. */
export function planBrandPages(context: PlanContext): PagePlan[] {
  const { contentPages } = context.catalogue
  const brands = brandsOf(context.catalogue)
  if (brands.length === 0) return []
  const overviews = brandsWithPage(brands).map((brand) => planBrand(context, brand))
  return contentPages.some(({ path }) => path === BRANDS_PATH) ? overviews : [planBrands(context, brands), ...overviews]
}

function planBrands(context: PlanContext, brands: readonly Brand[]): PagePlan {
  const inStock = new Map(context.groups.makes.map(({ slug, cars }) => [slug, cars.length]))
  return planPage(BRANDS_PATH, () => ({
    kind: 'brands',
    groups: brandGrid(brands, context.targets.hasPath).map(({ kind, tiles }) => ({
      kind,
      logos: tiles.map(({ title, logo, href }) => ({
        title,
        href,
        imageUrl: logo,
        inStock: inStock.get(slugify(title)) ?? 0,
      })),
    })),
  }))
}

function planBrand(context: PlanContext, { title, slug, logo, banner, description }: Brand): PagePlan {
  const { catalogue, groups, searchPaths } = context
  const make = groups.makes.find((group) => group.slug === slugify(title))
  const cars = make?.cars ?? []
  const ofBrand = shownOffers(catalogue).filter(({ offer }) => slugify(offer.manufacturer ?? '') === slugify(title))
  const stockPath = makePath(title)
  return planPage(brandPath(slug), () => ({
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
  }))
}
