/** The part of a car that a card shows: what lists, cards and similar cars need, and no more. */
import type { Car, CarImage } from './car.ts'

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
  /** S1 §3 caravans: on a caravan's card where a car's has its odometer. */
  sleeps: number | null
  bodyLengthMm: number | null
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
    sleeps: car.caravan?.sleeps ?? null,
    bodyLengthMm: car.caravan?.bodyLengthMm ?? null,
  }
}
