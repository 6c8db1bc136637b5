/** The cars that a shopper keeps on this device (S1 §3 "Favourite"), newest first; each site is an origin of its own. */
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { Favourite } from '#domain/entities/favourite.ts'
import { parseFavourites } from './favourite-record.ts'

export const FAVOURITES_KEY = 'favourites'
/** Enough for any shopper, and far below what a browser stores for one site. */
export const FAVOURITES_MAX = 200

/** What is used of `localStorage`; any of it may throw. */
export interface StorageEngine {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

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
  /** False once a write failed: memory then knows more than the storage. */
  let stored = true
  const read = (): readonly Favourite[] | null => {
    try {
      return parseFavourites(engine().getItem(FAVOURITES_KEY))
    } catch {
      return null
    }
  }
  const $favourites = atom<readonly Favourite[]>(read() ?? [])
  /** The latest list: another tab may have changed it before its event arrived here. */
  const current = (): readonly Favourite[] => (stored ? (read() ?? $favourites.get()) : $favourites.get())
  const write = (favourites: readonly Favourite[]): void => {
    $favourites.set(favourites)
    try {
      engine().setItem(FAVOURITES_KEY, JSON.stringify(favourites))
      stored = true
    } catch {
      stored = false
    }
  }
  return {
    $favourites,
    has: (id) => $favourites.get().some((kept) => kept.id === id),
    toggle(favourite) {
      const others = current().filter((kept) => kept.id !== favourite.id)
      const isNew = !this.has(favourite.id)
      write(isNew ? [favourite, ...others].slice(0, FAVOURITES_MAX) : others)
      return isNew
    },
    remove(id) {
      write(current().filter((kept) => kept.id !== id))
    },
    reload() {
      const favourites = read()
      if (favourites !== null) {
        stored = true
        $favourites.set(favourites)
      }
    },
  }
}
