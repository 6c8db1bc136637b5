/** A favourite as the attributes of its button: written by the server, read by the browser. */
import type { CarSummary } from '#domain/car/car-summary.ts'
import { carFullTitle } from '#domain/car/car-title.ts'
import type { Favourite } from '#domain/entities/favourite.ts'
import { parseFavourite } from '#domain/entities/favourite.ts'

type FavouriteCar = Pick<
  CarSummary,
  'id' | 'slug' | 'year' | 'make' | 'model' | 'badge' | 'bodyType' | 'colourFamily' | 'image'
>

export function favouriteAttributes(car: FavouriteCar): Record<string, string | undefined> {
  return {
    'data-id': car.id,
    'data-slug': car.slug,
    'data-name': carFullTitle(car),
    'data-make': car.make,
    'data-model': car.model,
    'data-image': car.image?.thumbnailUrl,
    'data-body': car.bodyType ?? undefined,
    'data-paint': car.colourFamily,
  }
}

export function browserFavouriteOf({ dataset }: HTMLElement): Favourite | null {
  return parseFavourite({
    id: dataset.id,
    slug: dataset.slug,
    name: dataset.name,
    make: dataset.make,
    model: dataset.model,
    primary_image_url: dataset.image ?? null,
    bodyType: dataset.body ?? null,
    colourFamily: dataset.paint,
  })
}
