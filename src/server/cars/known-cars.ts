/** The cars that are asked for, kept for a moment: a page that is read by many asks the database once. */
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/database.ts'
import type { ViewedCar } from '#database/visits.ts'
import { readViewedCar } from '#database/visits.ts'

export interface KnownCars {
  /** `null`: the site has no such car. */
  read(siteSlug: string, carSlug: string): Promise<ViewedCar | null>
  /** The next who asks for the car reads the database: this platform has just changed it. */
  forget(siteSlug: string, carSlug: string): void
}

/** How long an answer about a car is believed: so late is what another process of the platform changed. */
const FRESH_MS = 3_000
const MAX_CARS = 20_000

/** That a site has no such car is remembered, too, so that guesses do not reach the database. */
type Known = ViewedCar | { car: null }

export function createKnownCars(db: Database): KnownCars {
  const cars = new LRUCache<string, Known>({ max: MAX_CARS, ttl: FRESH_MS })
  let forgotten = 0
  return {
    async read(siteSlug, carSlug) {
      const key = `${siteSlug}/${carSlug}`
      const before = forgotten
      const known = cars.get(key) ?? (await readViewedCar(db, siteSlug, carSlug)) ?? { car: null }
      // What was read while a car was forgotten may be what it was before.
      if (before === forgotten) cars.set(key, known, { noUpdateTTL: true })
      return known.car === null ? null : known
    },
    forget(siteSlug, carSlug) {
      forgotten += 1
      cars.delete(`${siteSlug}/${carSlug}`)
    },
  }
}
