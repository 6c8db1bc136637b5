/** The favourites as they lie in the browser's storage, where anything may have written. */
import type { Favourite } from '#domain/entities/favourite.ts'
import { favouriteSchema } from '#domain/entities/favourite.ts'
import { parseStoredList } from '#domain/entities/parse-stored.ts'

/** Every entry that is a favourite, each once; junk is left out. */
export function parseFavourites(stored: string | null): readonly Favourite[] {
  const found = new Map<string, Favourite>()
  for (const favourite of parseStoredList(favouriteSchema, stored)) {
    if (!found.has(favourite.id)) found.set(favourite.id, favourite)
  }
  return [...found.values()]
}
