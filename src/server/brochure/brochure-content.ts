/** What a brochure of a car says: the same words on the print page and in the PDF. */

import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { carTitle, carVariant } from '#domain/car/car-title.ts'
import type { KeyFact } from '#domain/car/page/key-facts.ts'
import { keyFacts } from '#domain/car/page/key-facts.ts'
import { phoneOfCar } from '#domain/car/page/phone-block.ts'
import { specificationRows } from '#domain/car/page/specification-rows.ts'
import { priceDisplay } from '#domain/car/price/price-display.ts'
import { formatAud } from '#domain/formats/money.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import { addressLine } from '#domain/places/address-line.ts'
import { DEALER_LICENCE_LABEL, dealerLicenceOf } from '#domain/places/licence.ts'

/** Ours: a brochure has four sheets at most, whatever the number of photographs. */
export const BROCHURE_PHOTOGRAPHS_MAX = 20

export interface Brochure {
  /** "2022 Toyota Hilux", and "SR5 GUN126R" below it; the latter may be empty. */
  title: string
  variant: string
  /** The car's page. */
  url: string
  price: BrochurePrice
  facts: KeyFact[]
  specifications: { label: string; value: string }[]
  equipment: string[]
  features: string[]
  comments: string | null
  /** As the car's record has them: https addresses, or paths of the site. */
  photographUrls: string[]
  dealer: BrochureDealer
  /** "Prices as at 23 November 2026." and the site's own sentence. */
  conditions: string
}

/** What a brochure shows of the site beside its words. */
export type BrochureSite = Pick<Site, 'name' | 'theme'>

export interface BrochurePrice {
  /** "$54,990", or the words in its place. */
  amount: string
  /** "Was" and "$57,990". */
  was: { label: string; amount: string } | null
  /** What the price includes: "Drive away". */
  includes: string | null
}

export interface BrochureDealer {
  name: string
  /** Where the car stands, when that is not the dealer's own name. */
  place: string | null
  address: string | null
  phone: string
  email: string | null
  /** "Dealer licence MD 0000001". */
  licence: string
}

export function brochureOf(car: Car, site: Site, now: Date): Brochure {
  const location = site.locations.find(({ code }) => code === car.locationCode) ?? null
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: site.timeZone }).format(now)
  return {
    title: carTitle(car),
    variant: carVariant(car),
    url: `${site.url}/cars/${car.slug}`,
    price: priceWords(car, site),
    facts: keyFacts(car, site.search.usedLabel),
    specifications: specificationRows(car, 'hide').flatMap(({ label, value }) =>
      value === null ? [] : [{ label, value }],
    ),
    equipment: car.standardEquipment,
    features: car.features,
    comments: car.comments,
    photographUrls: car.images.slice(0, BROCHURE_PHOTOGRAPHS_MAX).map(({ url }) => url),
    dealer: dealerOf(car, site, location),
    conditions: `Price and details as at ${day}. ${site.legal.vehicleDisclaimer}`,
  }
}

function priceWords(car: Car, { card, labels }: Site): BrochurePrice {
  const price = priceDisplay(car, card)
  if (price.kind === 'subscription') {
    return { amount: `${formatAud(price.priceAud)} ${price.suffix}`, was: null, includes: null }
  }
  if (price.kind !== 'price') return { amount: price.text, was: null, includes: null }
  return {
    amount: formatAud(price.priceAud),
    was: price.wasAud === null ? null : { label: labels.was, amount: formatAud(price.wasAud) },
    includes: labels.priceTypes[price.priceType],
  }
}

function dealerOf(car: Car, site: Site, location: Location | null): BrochureDealer {
  const address = location?.address
  return {
    name: site.name,
    place: location === null || location.name === site.name ? null : location.name,
    address: address === undefined ? null : addressLine(address),
    phone: formatPhone(phoneOfCar(car, location, site)),
    email: location?.email ?? site.email,
    licence: `${DEALER_LICENCE_LABEL} ${dealerLicenceOf(location, site.dealerLicence)}`,
  }
}
