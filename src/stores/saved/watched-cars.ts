/** The cars of the watchlist as the site shows them now, for the page that lists them. */
import { callEndpoint } from '#contract/call-endpoint.ts'
import { isProblem } from '#contract/problem.ts'
import { watchlist } from '#contract/watchlist.ts'
import type { CarCard } from '#domain/car/car-summary.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import type { WatchChange } from '#domain/garage/watch-change.ts'
import { watchChange } from '#domain/garage/watch-change.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'

export interface WatchedCar {
  readonly carId: string
  readonly card: CarCard
  readonly change: WatchChange
}

export type WatchedCars =
  | { readonly kind: 'cars'; readonly cars: readonly WatchedCar[] }
  | { readonly kind: 'signedOut' | 'failed' }

export async function loadWatchedCars(platform: PlatformOptions): Promise<WatchedCars> {
  const outcome = await callEndpoint(watchlist, {}, { platform })
  if (outcome.kind !== 'answered') {
    const isSignedOut = outcome.kind === 'refused' && isProblem(outcome.problem, 'sign-in-required')
    return { kind: isSignedOut ? 'signedOut' : 'failed' }
  }
  const cars = outcome.answer.cars.map(({ car_id, saved_price, card }) => {
    const isSold = card.availability === 'sold'
    const now = { isSold, isReserved: card.car.reserved, priceAud: currentPriceAud(card.car) }
    return { carId: car_id, card, change: watchChange(saved_price, now) }
  })
  return { kind: 'cars', cars }
}
