/** What the page of a new model shows. */

import type { Location } from '#config/schema/places/location.ts'
import type { BodyType, Car } from '#domain/car/car.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { Link } from '#domain/navigation/link.ts'
import type { ShownPart } from './content.ts'
import type { OfferCard, OfferPrice } from './offers.ts'

export interface ModelPicture {
  /** A photograph of one of the cars. */
  image: Car['images'][number] | null
  /** Stands in for it. */
  drawing: { bodyType: BodyType | null; colourFamily: Car['colourFamily'] } | null
}

export interface ModelVariantTile extends ModelPicture {
  name: string
  /** The search of just these cars; `null` where the site has none. */
  href: string | null
  count: number
  /** `null` where none of them has a price. */
  price: OfferPrice | null
  /** "Automatic", "Hybrid". */
  facts: string[]
}

/** S2 §2 "Explore model". */
export interface ModelInputs extends ModelPicture {
  kind: 'model'
  make: string
  model: string
  title: string
  description: string
  /** The site's own words; empty where it has none. */
  parts: ShownPart[]
  /** Of the cheapest. */
  price: OfferPrice | null
  /** For search engines. */
  maxPriceAud: number | null
  variants: ModelVariantTile[]
  cards: KeyedCarCard[]
  totalCars: number
  /** The search of all of them. */
  stockPath: string | null
  /** The model's used cars and demonstrators. */
  otherStock: Link[]
  offers: OfferCard[]
  locations: Location[]
  /** Where a test drive is booked. */
  testDriveHref: string | null
  /** The page above this one: the make's. */
  makeLink: Link | null
}
