/** One favourite as it lies in the browser's storage, where anything may have written (S1 §3 "Favourite"). */
import * as v from 'valibot'
import { BODY_TYPES, COLOUR_FAMILIES } from '../car/car.ts'
import type { CarSummary } from '../car/car-summary.ts'
import { carFullTitle } from '../car/car-title.ts'

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(300))

export const favouriteSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
  name: shortText,
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,300}$/)),
  make: shortText,
  model: v.pipe(v.string(), v.maxLength(300)),
  /** `null` when the car has no photograph yet, and its silhouette is drawn. */
  primary_image_url: v.nullable(v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]{1,2000}$/))),
  /** `null` when it is not known. */
  bodyType: v.nullable(v.picklist(BODY_TYPES)),
  colourFamily: v.picklist(COLOUR_FAMILIES),
})
export type Favourite = v.InferOutput<typeof favouriteSchema>

type FavouriteCar = Pick<
  CarSummary,
  'id' | 'slug' | 'year' | 'make' | 'model' | 'badge' | 'bodyType' | 'colourFamily' | 'image'
>

export function favouriteOf(car: FavouriteCar): Favourite {
  return {
    id: car.id,
    name: carFullTitle(car),
    slug: car.slug,
    make: car.make,
    model: car.model,
    primary_image_url: car.image?.thumbnailUrl ?? null,
    bodyType: car.bodyType,
    colourFamily: car.colourFamily,
  }
}

/** The favourite when it is one, else `null`. */
export function parseFavourite(value: unknown): Favourite | null {
  const result = v.safeParse(favouriteSchema, value)
  return result.success ? result.output : null
}
