/** The cars that a shopper keeps on this device (S1 §3 "Favourite"), newest first; each site is an origin of its own. */
import type { ReadableAtom } from 'nanostores'
import type { Favourite } from '#domain/entities/favourite.ts'
import { parseFavourites } from './favourite-record.ts'
import type { StorageEngine } from './stored-list.ts'
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
export function createFavourites(engine: () => StorageEngine): FavouritesStore {
  const { $list, current, write, reload } = createStoredList(engine, FAVOURITES_KEY, parseFavourites)
  return {
    $favourites: $list,
    has: (id) => $list.get().some((kept) => kept.id === id),
    toggle(favourite) {
      const others = current().filter((kept) => kept.id !== favourite.id)
      const isNew = !this.has(favourite.id)
      write(isNew ? [favourite, ...others].slice(0, FAVOURITES_MAX) : others)
      return isNew
    },
    remove(id) {
      write(current().filter((kept) => kept.id !== id))
    },
    reload,
  }
}
