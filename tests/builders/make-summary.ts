/** The card of a car, for tests. */

import type { Car } from '#domain/car/car.ts'
import type { CarSummary, KeyedCarCard } from '#domain/car/car-summary.ts'
import { summariseCar } from '#domain/car/car-summary.ts'
import { makeCar } from './make-car.ts'

export function makeSummary(overrides: Partial<Car> = {}): CarSummary {
  return summariseCar(makeCar(overrides))
}

export function makeCard(overrides: Partial<Car> = {}, card: Partial<KeyedCarCard> = {}): KeyedCarCard {
  const look = { car: makeSummary(overrides), availability: 'inStock' as const, tag: null, ...card }
  return { ...look, key: JSON.stringify(look) }
}
