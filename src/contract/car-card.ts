/** A car as its card shows it, with what the clock decides about it. */
import * as v from 'valibot'
import {
  BODY_TYPES,
  CAR_STATUSES,
  CAR_TYPES,
  COLOUR_FAMILIES,
  FUEL_TYPES,
  ITEM_TYPES,
  PRICE_TYPES,
} from '#domain/car/car.ts'
import type { CarCard } from '#domain/car/car-summary.ts'
import { CAR_TAG_KINDS } from '#domain/car/tag.ts'

const text = v.nullable(v.string())
const number = v.nullable(v.number())

export const carCardSchema = v.object({
  car: v.object({
    id: v.string(),
    slug: v.string(),
    name: v.string(),
    year: v.number(),
    make: v.string(),
    model: v.string(),
    badge: text,
    series: text,
    carType: v.picklist(CAR_TYPES),
    status: v.picklist(CAR_STATUSES),
    reserved: v.boolean(),
    tag: text,
    certified: v.boolean(),
    itemType: v.picklist(ITEM_TYPES),
    priceAud: number,
    beforePriceAud: number,
    offerPriceAud: number,
    subscriptionPriceAud: number,
    priceType: v.picklist(PRICE_TYPES),
    preorder: v.boolean(),
    stockNumber: text,
    odometerKm: number,
    fuelType: v.nullable(v.picklist(FUEL_TYPES)),
    transmission: v.nullable(v.picklist(['Automatic', 'Manual'])),
    body: text,
    bodyType: v.nullable(v.picklist(BODY_TYPES)),
    colourFamily: v.picklist(COLOUR_FAMILIES),
    image: v.nullable(v.object({ url: v.string(), thumbnailUrl: v.string() })),
    imageCount: v.number(),
    sleeps: number,
    bodyLengthMm: number,
    tareWeightKg: number,
    engineCc: number,
    isLearnerApproved: v.nullable(v.boolean()),
    grossVehicleMassKg: number,
    axles: text,
  }),
  availability: v.picklist(['inStock', 'sold']),
  tag: v.nullable(v.object({ kind: v.picklist(CAR_TAG_KINDS), label: v.string() })),
}) satisfies v.GenericSchema<CarCard>
