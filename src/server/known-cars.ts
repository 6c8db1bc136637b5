/** The cars that are asked for, kept for a moment: a page that is read by many asks the database once. */
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/database.ts'
import type { ViewedCar } from '#database/visits.ts'
import { readViewedCar } from '#database/visits.ts'

/** `null`: the site has no such car. */
export type KnownCars = (siteSlug: string, carSlug: string) => Promise<ViewedCar | null>

/** How long an answer about a car is believed. */
const FRESH_MS = 3_000
const MAX_CARS = 20_000

/** That a site has no such car is remembered, too, so that guesses do not reach the database. */
type Known = ViewedCar | { car: null }

export function createKnownCars(db: Database): KnownCars {
  const cars = new LRUCache<string, Known>({ max: MAX_CARS, ttl: FRESH_MS })
  return async (siteSlug, carSlug) => {
    const key = `${siteSlug}/${carSlug}`
    const known = cars.get(key) ?? (await readViewedCar(db, siteSlug, carSlug)) ?? { car: null }
    cars.set(key, known, { noUpdateTTL: true })
    return known.car === null ? null : known
  }
}
