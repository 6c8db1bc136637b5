/** A favourite as the attributes of its button: written by the server, read by the browser. */

import type { Favourite } from '#domain/entities/favourite.ts'
import { favouriteOf, parseFavourite } from '#domain/entities/favourite.ts'

export function favouriteAttributes(car: Parameters<typeof favouriteOf>[0]): Record<string, string | undefined> {
  const favourite = favouriteOf(car)
  return {
    'data-id': favourite.id,
    'data-slug': favourite.slug,
    'data-name': favourite.name,
    'data-make': favourite.make,
    'data-model': favourite.model,
    'data-image': favourite.primary_image_url ?? undefined,
    'data-body': favourite.bodyType ?? undefined,
    'data-paint': favourite.colourFamily,
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
