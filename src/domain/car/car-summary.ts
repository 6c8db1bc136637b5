/** Smaller forms of a car: what its card shows, the card with its state, and what a plan knows of every car. */

import type { Availability } from './availability.ts'
import { axlesLabel } from './axles-label.ts'
import type { Car, CarImage } from './car.ts'
import type { CarTag } from './tag.ts'

/** The part of a car that lists, cards and similar cars need. */
export type CarSummary = Pick<
  Car,
  | 'id'
  | 'slug'
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'carType'
  | 'status'
  | 'reserved'
  | 'tag'
  | 'certified'
  | 'itemType'
  | 'priceAud'
  | 'beforePriceAud'
  | 'offerPriceAud'
  | 'subscriptionPriceAud'
  | 'priceType'
  | 'preorder'
  | 'stockNumber'
  | 'odometerKm'
  | 'fuelType'
  | 'transmission'
  | 'body'
  | 'bodyType'
  | 'colourFamily'
> & {
  image: CarImage | null
  imageCount: number
  /** S1 §3 caravans: on a caravan's card where a car's has its odometer. */
  sleeps: number | null
  bodyLengthMm: number | null
  tareWeightKg: number | null
  /** Of a motorcycle. */
  engineCc: number | null
  isLearnerApproved: boolean | null
  /** Of a truck. */
  grossVehicleMassKg: number | null
  axles: string | null
}

/** Trims a car to what its card shows. */
export function summariseCar(car: Car): CarSummary {
  return {
    id: car.id,
    slug: car.slug,
    name: car.name,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    carType: car.carType,
    status: car.status,
    reserved: car.reserved,
    tag: car.tag,
    certified: car.certified,
    itemType: car.itemType,
    priceAud: car.priceAud,
    beforePriceAud: car.beforePriceAud,
    offerPriceAud: car.offerPriceAud,
    subscriptionPriceAud: car.subscriptionPriceAud,
    priceType: car.priceType,
    preorder: car.preorder,
    stockNumber: car.stockNumber,
    odometerKm: car.odometerKm,
    fuelType: car.fuelType,
    transmission: car.transmission,
    body: car.body,
    bodyType: car.bodyType,
    colourFamily: car.colourFamily,
    image: car.images[0] ?? null,
    imageCount: car.images.length,
    sleeps: car.caravan?.sleeps ?? null,
    bodyLengthMm: car.caravan?.bodyLengthMm ?? null,
    tareWeightKg: car.caravan?.tareWeightKg ?? null,
    engineCc: car.motorcycle?.engineCc ?? null,
    isLearnerApproved: car.motorcycle?.isLearnerApproved ?? null,
    grossVehicleMassKg: car.itemType === 'truck' ? (car.variant?.grossVehicleMassKg ?? null) : null,
    axles: axlesLabel(car),
  }
}

/** A car in a list, with what the clock decides about it. */
export interface CarCard {
  car: CarSummary
  availability: Availability
  tag: CarTag | null
  /** The town where it stands, with how far that is once it is known; null or absent on a site of one place. */
  place?: string | null
}

export interface KeyedCarCard extends CarCard {
  /** Equal for cards that look the same on one site, so that a card is rendered once for all its lists. */
  key: string
}

/** What a plan must know of every car; the rest is read only of those whose page is rendered. */
export interface CarOutline {
  summary: CarSummary
  /** What decides whether, where and in which order it is listed, and is not on its card. */
  listing: Pick<Car, 'locationCode' | 'privateSuburb' | 'createdAt' | 'updatedAt' | 'soldAt' | 'showOnWebsite'>
}

export function outlineCar(car: Car): CarOutline {
  const { locationCode, privateSuburb, createdAt, updatedAt, soldAt, showOnWebsite } = car
  return {
    summary: summariseCar(car),
    listing: { locationCode, privateSuburb, createdAt, updatedAt, soldAt, showOnWebsite },
  }
}
