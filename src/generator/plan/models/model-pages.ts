/** The page of each new model, with its variants, offers and stock (S2 §2 "Explore model"). */

import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { CardContentOptions } from '#domain/car/card/card-content.ts'
import { cardContent } from '#domain/car/card/card-content.ts'
import { carTypeLabel } from '#domain/car/labels.ts'
import type { ModelVariant } from '#domain/car/new-model.ts'
import { modelVariants } from '#domain/car/new-model.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { slugify } from '#domain/formats/slugify.ts'
import { countOf } from '#domain/formats/words.ts'
import { brandPath } from '#domain/group/brand.ts'
import { modelFormHref } from '#domain/leads/form-href.ts'
import { TEST_DRIVE_PATH } from '#domain/leads/forms/form-pages.ts'
import type { Link } from '#domain/navigation/link.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import { offerStock, offerWords } from '#domain/offers/offer-stock.ts'
import { locationsOfBlock } from '#domain/places/location-block.ts'
import { makePath, modelPath, withBadge, withCarType } from '#domain/search/url/search-paths.ts'
import type { ModelInputs, ModelPicture, ModelVariantTile } from '#view-models/models.ts'
import type { OfferPrice } from '#view-models/offers.ts'
import { shownParts } from '../content-parts.ts'
import { brandsOf } from '../group/brand-pages.ts'
import { countedWords } from '../group/group-stats.ts'
import { offerCard } from '../offer-pages.ts'
import type { PagePlan, PlanContext } from '../plan-context.ts'
import { planPage } from '../plan-context.ts'
import { shownOffers } from '../shown-offers.ts'
import type { NewModel } from './new-models.ts'
import { keyOf, newModels } from './new-models.ts'

const MODEL_CARS = 8
/** What is said of a variant, one after the other. */
const VARIANT_FACTS: readonly CardContentOptions['facts'][] = [
  { car: ['transmission'], caravan: ['bodyLength'], motorcycle: ['engine'], truck: ['gvm'] },
  { car: ['fuel'], caravan: ['berths'], motorcycle: ['licence'], truck: ['axles'] },
]

/** A page of the site's own words at the address, which names no model, stays what it is. */
export function planModelPages(context: PlanContext): PagePlan[] {
  const { catalogue, groups } = context
  const own = new Set(catalogue.contentPages.filter(({ model }) => model === null).map(({ path }) => path))
  return newModels(catalogue, groups)
    .filter(({ path }) => !own.has(path))
    .map((model) => planPage(model.path, () => modelInputs(context, model)))
}

function modelInputs(context: PlanContext, { make, model, path, cars, content }: NewModel): ModelInputs {
  const { catalogue, targets, searchPaths } = context
  const { site } = catalogue
  const words = countedWords(catalogue)
  const name = `${make} ${model}`
  const search = searchPaths.has(modelPath(make, model)) ? modelPath(make, model) : null
  const stockPath = search === null || cars.length === 0 ? null : withCarType(search, 'new')
  const variants = modelVariants(cars)
  const pricesAud = cars.map(({ car }) => (car.reserved ? 0 : (currentPriceAud(car) ?? 0)))
  return {
    kind: 'model',
    make,
    model,
    title: content?.title ?? `New ${name}`,
    description: content === null ? modelDescription(context, name, cars) : words(content.description),
    parts: shownParts(context, content),
    ...pictureOf(cars),
    price: offerPrice(variants[0], cars.length > 1),
    maxPriceAud: Math.max(0, ...pricesAud) || null,
    // One alone says no more than the stock below it.
    variants: variants.length < 2 ? [] : variants.map((variant) => variantTile(context, variant, model, stockPath)),
    cards: cars.slice(0, MODEL_CARS).map(({ card }) => card),
    totalCars: cars.length,
    stockPath,
    otherStock: search === null ? [] : otherStock(context, { make, model }, search),
    offers: shownOffers(catalogue)
      .filter(
        ({ offer }) => offer.model !== null && keyOf(offer.manufacturer ?? '', offer.model.name) === keyOf(make, model),
      )
      .map((offer) => offerCard(context, offer)),
    locations: locationsOfBlock(catalogue.locations, {
      filter: 'sales',
      manufacturer: make,
      subtype: null,
      exclude: [],
      selectedLocations: [],
    }),
    testDriveHref:
      site.platform !== null && leadsSomewhere(TEST_DRIVE_PATH, targets) ? modelFormHref(TEST_DRIVE_PATH, name) : null,
    makeLink: makeLink(context, make, path),
  }
}

/** "8 new cars in stock, from $39,990 drive away." */
function modelDescription({ catalogue: { site } }: PlanContext, name: string, cars: readonly ListedCar[]): string {
  const stock = offerStock(cars.map(({ car }) => car).filter(({ reserved }) => !reserved))
  const count = countOf(cars.length, site.search.itemName)
  return (
    offerWords(`New ${name} at ${site.name}: ${count} in stock from {from}, with prices and photos.`, stock) ??
    `New ${name} at ${site.name}: ${count} in stock, with photos and details.`
  )
}

function offerPrice(variant: ModelVariant<ListedCar> | undefined, isFrom: boolean): OfferPrice | null {
  return variant === undefined || variant.from === null ? null : { ...variant.from, isFrom }
}

function variantTile(
  { catalogue: { site } }: PlanContext,
  variant: ModelVariant<ListedCar>,
  model: string,
  stockPath: string | null,
): ModelVariantTile {
  const { badge, cars } = variant
  const options = { similarText: site.card.similarText, usedLabel: site.search.usedLabel }
  const facts = VARIANT_FACTS.map((facts) => {
    const said = cars.flatMap(({ car }) => {
      const content = cardContent(car, 'inStock', { ...options, facts })
      return content.kind === 'inStock' ? content.facts : []
    })
    return [...new Set(said)].sort().join(' or ')
  })
  return {
    name: badge ?? model,
    href: stockPath === null || badge === null ? stockPath : withBadge(stockPath, badge),
    count: cars.length,
    price: offerPrice(variant, cars.length > 1),
    facts: facts.filter((fact) => fact !== ''),
    ...pictureOf(cars),
  }
}

function pictureOf(cars: readonly ListedCar[]): ModelPicture {
  const newest = cars[0]?.car
  return {
    image: cars.find(({ car }) => car.image !== null)?.car.image ?? null,
    drawing: newest === undefined ? null : { bodyType: newest.bodyType, colourFamily: newest.colourFamily },
  }
}

/** "5 used", "2 demo". */
function otherStock(
  { catalogue: { site }, groups }: PlanContext,
  { make, model }: { make: string; model: string },
  search: string,
): Link[] {
  const cars = groups.makes
    .find(({ slug }) => slug === slugify(make))
    ?.models.find(({ slug }) => slug === slugify(model))
  return (['used', 'demo'] as const).flatMap((carType) => {
    const count = (cars?.cars ?? []).filter(
      ({ car, card }) => car.carType === carType && card.availability === 'inStock',
    ).length
    return count === 0
      ? []
      : [{ label: `${count} ${carTypeLabel(carType, site.search.usedLabel)}`, href: withCarType(search, carType) }]
  })
}

/** The brand's overview, else the make's stock. */
function makeLink({ catalogue, targets }: PlanContext, make: string, path: string): Link | null {
  const brand = brandsOf(catalogue).find(({ title }) => slugify(title) === slugify(make))
  const hrefs = [...(brand === undefined ? [] : [brandPath(brand.slug)]), makePath(make)]
  const href = hrefs.find((one) => one !== path && leadsSomewhere(one, targets))
  return href === undefined ? null : { label: make, href }
}
