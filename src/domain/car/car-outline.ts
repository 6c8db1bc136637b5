/** What a plan must know of every car; the rest is read only of those whose page is made. */
import type { Car } from './car.ts'
import type { CarSummary } from './car-summary.ts'
import { summariseCar } from './car-summary.ts'

export interface CarOutline {
  summary: CarSummary
  /** What decides whether, where and in which order it is listed, and is not on its card. */
  listing: Pick<Car, 'locationCode' | 'createdAt' | 'updatedAt' | 'soldAt' | 'showOnWebsite' | 'seats'>
}

export function outlineCar(car: Car): CarOutline {
  const { locationCode, createdAt, updatedAt, soldAt, showOnWebsite, seats } = car
  return {
    summary: summariseCar(car),
    listing: { locationCode, createdAt, updatedAt, soldAt, showOnWebsite, seats },
  }
}
