/** What a release remembers of its cars, so that the next one can redirect, and say what has gone. */
import * as v from 'valibot'
import { BODY_TYPES, ITEM_TYPES } from '#domain/car/car.ts'
import type { CarSummary } from '#domain/car/car-summary.ts'

const nullableNumber = v.nullable(v.number())

export const rememberedCarSchema = v.object({
  id: v.string(),
  slug: v.string(),
  /** Slugs by which the car was published before; they redirect. */
  oldSlugs: v.array(v.string()),
  name: v.string(),
  make: v.string(),
  model: v.string(),
  bodyType: v.nullable(v.picklist(BODY_TYPES)),
  itemType: v.picklist(ITEM_TYPES),
  priceAud: nullableNumber,
  /** Releases of before did not remember it. */
  offerPriceAud: v.optional(nullableNumber, null),
  /** Epoch ms at which the car was first seen as sold, for feeds that do not give the sale's date. */
  soldSeenAtMs: nullableNumber,
})
export type RememberedCar = v.InferOutput<typeof rememberedCarSchema>

export const goneCarSchema = v.object({ ...rememberedCarSchema.entries, goneAtMs: v.number() })
export type GoneCar = v.InferOutput<typeof goneCarSchema>

export const carHistorySchema = v.object({
  listed: v.array(rememberedCarSchema),
  gone: v.array(goneCarSchema),
})
export type CarHistory = v.InferOutput<typeof carHistorySchema>

export const NO_HISTORY: CarHistory = { listed: [], gone: [] }

/** What is remembered of a car that is listed now: the same object as before when nothing of it has changed. */
export function remember(
  car: CarSummary,
  before: RememberedCar | undefined,
  soldSeenAtMs: number | null,
): RememberedCar {
  const known = lastRemembered.get(car)
  if (known !== undefined && known === before && known.soldSeenAtMs === soldSeenAtMs) return known
  const remembered = newlyRemembered(car, before, soldSeenAtMs)
  lastRemembered.set(car, remembered)
  return remembered
}

/** What was last remembered of a car, which follows from the car and what was remembered of it before. */
const lastRemembered = new WeakMap<CarSummary, RememberedCar>()

function newlyRemembered(
  car: CarSummary,
  before: RememberedCar | undefined,
  soldSeenAtMs: number | null,
): RememberedCar {
  return {
    id: car.id,
    slug: car.slug,
    oldSlugs: oldSlugsOf(car.slug, before),
    name: car.name,
    make: car.make,
    model: car.model,
    bodyType: car.bodyType,
    itemType: car.itemType,
    priceAud: car.priceAud,
    offerPriceAud: car.offerPriceAud,
    soldSeenAtMs,
  }
}

function oldSlugsOf(slug: string, before: RememberedCar | undefined): string[] {
  if (before === undefined) return []
  // A list that has not changed is kept as it is.
  if (before.slug === slug && !before.oldSlugs.includes(slug)) return before.oldSlugs
  const slugs = new Set([...before.oldSlugs, before.slug])
  slugs.delete(slug)
  return [...slugs]
}
