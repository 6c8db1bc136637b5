/** The cars that a shopper keeps on this device (S1 §3 "Favourite"), newest first; each site is an origin of its own. */
import type { ReadableAtom } from 'nanostores'
import type { Favourite } from '#domain/entities/favourite.ts'
import { parseFavourites } from './favourite-record.ts'
import type { ListStorage } from './stored-list.ts'
import { createStoredList } from './stored-list.ts'

export const FAVOURITES_KEY = 'favourites'
/** Enough for any shopper, and far below what a browser stores for one site. */
export const FAVOURITES_MAX = 200

export interface FavouritesStore {
  $favourites: ReadableAtom<readonly Favourite[]>
  has(id: string): boolean
  /** Adds the car in front, or takes it out when it is there; says whether it is kept now. */
  toggle(favourite: Favourite): boolean
  remove(id: string): void
  /** Reads the storage again: another tab has written to it. */
  reload(): void
}

/** The engine is a function because asking for `localStorage` can itself throw. */
export function createFavourites(engine: () => ListStorage): FavouritesStore {
  const { $entries, change, reload } = createStoredList(FAVOURITES_KEY, parseFavourites, engine)
  return {
    $favourites: $entries,
    has: (id) => $entries.get().some((kept) => kept.id === id),
    toggle(favourite) {
      const isNew = !this.has(favourite.id)
      change((kept) => {
        const others = kept.filter(({ id }) => id !== favourite.id)
        return isNew ? [favourite, ...others].slice(0, FAVOURITES_MAX) : others
      })
      return isNew
    },
    remove(id) {
      change((list) => list.filter((kept) => kept.id !== id))
    },
    reload,
  }
}
