/** The cars that a shopper has chosen to see side by side, in the order of choosing; kept on this device. */
import type { ReadableAtom } from 'nanostores'
import { COMPARE_LIMIT } from '#domain/compare/compare-link.ts'
import type { Favourite } from '#domain/entities/favourite.ts'
import { parseFavourites } from './favourite-record.ts'
import type { ListStorage } from './stored-list.ts'
import { createStoredList } from './stored-list.ts'

export const COMPARE_KEY = 'compare'

export interface CompareStore {
  $compared: ReadableAtom<readonly Favourite[]>
  has(slug: string): boolean
  /** Adds the car behind the others, or takes it out when it is there; `full` changes nothing. */
  toggle(car: Favourite): 'added' | 'removed' | 'full'
  remove(slug: string): void
  /** In the place of all that was chosen, as far as there is room. */
  replace(cars: readonly Favourite[]): void
  /** Reads the storage again: another tab has written to it. */
  reload(): void
}

/** A compared car is stored as a favourite is; the engine is a function because asking for it can itself throw. */
export function createCompare(engine: () => ListStorage): CompareStore {
  const { $entries, change, reload } = createStoredList(
    COMPARE_KEY,
    (stored) => parseFavourites(stored).slice(0, COMPARE_LIMIT),
    engine,
  )
  return {
    $compared: $entries,
    has: (slug) => $entries.get().some((car) => car.slug === slug),
    toggle(car) {
      const wasThere = this.has(car.slug)
      let outcome: ReturnType<CompareStore['toggle']> = wasThere ? 'removed' : 'added'
      change((cars) => {
        const others = cars.filter(({ slug }) => slug !== car.slug)
        if (wasThere) return others
        if (others.length >= COMPARE_LIMIT) outcome = 'full'
        return [...others, car].slice(0, COMPARE_LIMIT)
      })
      return outcome
    },
    remove(slug) {
      change((cars) => cars.filter((car) => car.slug !== slug))
    },
    replace(cars) {
      change(() => cars.slice(0, COMPARE_LIMIT))
    },
    reload,
  }
}
