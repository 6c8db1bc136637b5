/** A car as it stands at this moment, which pages that were built before correct themselves by. */
import { availability } from './availability.ts'
import type { Car } from './car.ts'
import type { CarCard } from './car-summary.ts'
import { summariseCar } from './car-summary.ts'
import type { PriceOptions } from './price/price-display.ts'
import { priceDisplay } from './price/price-display.ts'
import type { PriceTypeLabels, PriceWords } from './price/price-words.ts'
import { priceWords } from './price/price-words.ts'
import type { TagOptions } from './tag.ts'
import { carTag } from './tag.ts'

/** The car of the last release, and what has happened to it since. */
export interface StandingCar {
  readonly car: Car
  /** Whether it has left the site. */
  readonly isRemoved: boolean
  /** Whether a shopper holds it or has paid for it. */
  readonly isReserved: boolean
}

/** What has left is sold, and what a shopper holds is reserved. */
export function carNow({ car, isRemoved, isReserved }: StandingCar): Car {
  return { ...car, status: isRemoved ? 'sold' : car.status, reserved: car.reserved || isReserved }
}

/** `fromMs`: where the newest cars of the site begin. */
export function cardNow(standing: StandingCar, options: TagOptions, nowMs: number, fromMs: number | null): CarCard {
  const car = carNow(standing)
  const state = availability(car)
  return { car: summariseCar(car), availability: state, tag: carTag(car, state, options, nowMs, fromMs) }
}

/** In the place of its price a sold car says that it is sold. */
export function priceNow({ car, tag }: CarCard, options: PriceOptions, labels: PriceTypeLabels): PriceWords {
  return tag?.kind === 'sold'
    ? { amount: tag.label, isText: true, was: null, note: '' }
    : priceWords(priceDisplay(car, options), labels)
}
