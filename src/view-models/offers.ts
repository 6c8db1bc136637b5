/** What the pages and tiles of special offers show. */
import type { BodyType, Car, PriceType } from '#domain/car/car.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { CollapsibleText } from '#domain/offers/collapse.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type { OfferFacet } from '#domain/offers/offer-facets.ts'
import type { ShownForm } from './forms.ts'

export interface OfferPrice {
  priceAud: number
  priceType: PriceType
  /** Of the cheapest of several cars. */
  isFrom: boolean
}

/** An offer in a list. */
export interface OfferCard {
  id: string
  name: string
  href: string
  category: string | null
  manufacturer: string | null
  imageUrl: string | null
  /** The newest vehicle of the offer's model: its drawing stands in for a picture. */
  drawing: { bodyType: BodyType | null; colourFamily: Car['colourFamily'] } | null
  summary: string | null
  /** What the law wants beside the rate that its name or summary states; `null` where they state none. */
  lawWords: string | null
  /** "Mon 30 Nov 2026"; `null` of an offer without an end. */
  lastDay: string | null
  /** The same day, as machines read it: "2026-11-30". */
  lastDate: string | null
}

/** An offer in the list of all of them, with what it is found by and its texts, which begin collapsed (S2 §4). */
export interface ListedOffer extends OfferCard {
  price: OfferPrice | null
  description: CollapsibleText | null
  disclaimer: CollapsibleText | null
}

export interface OffersInputs {
  kind: 'offers'
  offers: ListedOffer[]
  categories: OfferFacet[]
  manufacturers: OfferFacet[]
}

export interface OfferInputs {
  kind: 'offer'
  offer: Offer
  price: OfferPrice | null
  card: OfferCard
  /** The cars that it names, the cheapest first. */
  cards: KeyedCarCard[]
  /** The search of all of them, where they are more than the page lists. */
  stock: { href: string; count: number } | null
  /** The page of the offer's model, or its stock; `null` when the site has neither. */
  exploreHref: string | null
  listPath: string
  /** With the offer in its message; `null` on a site without a platform. */
  form: ShownForm | null
  others: OfferCard[]
}
