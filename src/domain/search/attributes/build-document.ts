/** Makes the search document of a car. */
import { availability } from '../../car/availability.ts'
import type { Car } from '../../car/car.ts'
import { bodyLabel } from '../../car/labels.ts'
import { currentPriceAud } from '../../car/price/price-display.ts'
import { capitalise } from '../../formats/words.ts'
import type { CarCategory } from '../filters/car-rule.ts'
import { categoriesOf } from '../filters/car-rule.ts'
import type { CarDocument } from './car-document.ts'
import { cabCategory, engineCategory } from './derived-categories.ts'
import type { FeatureWords } from './feature-words.ts'
import { filteredFeatures } from './feature-words.ts'
import { priceBand } from './price-bands.ts'

/** What a site configures of its documents. */
export interface DocumentOptions {
  readonly priceBandsAud: readonly number[]
  readonly weeklyPriceBandsAud: readonly number[]
  readonly filteredFeatures: readonly FeatureWords[]
  readonly categories: readonly CarCategory[]
}

/** What is known of a car beside its record. */
export interface DocumentFacts {
  /** The configured location that the car's location code names. */
  readonly location: {
    readonly name: string
    readonly slug: string
    readonly address: { readonly city: string; readonly state: string }
    readonly dealership: { readonly name: string; readonly slug: string } | null
  } | null
  /** When it was sold, or was first seen so; read of sold cars only. */
  readonly soldAtMs: number | null
  /** The weekly finance price, where the site shows one. */
  readonly weeklyPriceAud: number | null
  /** Higher stands first when nothing else is asked for (S1 §7 "custom rank"). */
  readonly rank: number
}

/** The document of a car: pure, so that a build and a test give the same. */
export function carDocument(car: Car, facts: DocumentFacts, options: DocumentOptions): CarDocument {
  const { location } = facts
  // Cars are filtered and sorted by the price that a shopper reads on the card.
  const priceAud = currentPriceAud(car)
  const document = {
    id: car.id,
    slug: car.slug,
    name: car.name,
    car_type: car.carType,
    make: car.make,
    model: car.model,
    make_model: makeModel(car.make, car.model),
    badge: car.badge,
    body: bodyLabel(car.bodyType),
    price: priceAud,
    price_range: priceBand(priceAud, options.priceBandsAud),
    subscription_price: car.subscriptionPriceAud,
    weekly_price_range: priceBand(facts.weeklyPriceAud ?? car.subscriptionPriceAud, options.weeklyPriceBandsAud),
    km: car.odometerKm,
    year: car.year,
    transmission: car.transmission,
    fuel: car.fuelType,
    drive: car.drive,
    seats: car.seats,
    colour: car.colour === null ? null : capitalise(car.colourFamily),
    filtered_features: filteredFeatures(car.features, options.filteredFeatures),
    item_type: car.itemType,
    tag: car.tag,
    certified: car.certified,
    status: car.status,
    dealership_name: location?.dealership?.name ?? null,
    location_name: location?.name ?? null,
    city: location?.address.city ?? car.city,
    state: location?.address.state ?? car.state,
    created_at_timestamp: car.createdAt === null ? null : Date.parse(car.createdAt),
    series: car.series,
    stocknum: car.stockNumber,
    reserved: car.reserved,
    dealership_slug: location?.dealership?.slug ?? null,
    location_slug: location?.slug ?? null,
    sold_date_timestamp: availability(car) === 'sold' ? facts.soldAtMs : null,
    show_on_dealer_website: car.showOnWebsite,
    custom_rank: facts.rank,
  }
  const own = [cabCategory(car), engineCategory(car)].filter((category) => category !== null)
  return { ...document, categories: [...new Set([...categoriesOf(document, options.categories), ...own])] }
}

/** "Toyota Corolla": one value for a model of a make. */
export function makeModel(make: string, model: string): string {
  return `${make} ${model}`.trim()
}
