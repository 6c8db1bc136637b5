/** What every feed to an advertiser says of a car, whatever its columns are called. */

import type { Car } from '../car/car.ts'
import { buttonState } from '../car/page/car-buttons.ts'
import { currentPriceAud } from '../car/price/price-display.ts'
import type { FeedProblem } from './feed-table.ts'

/** Where a car stands and who sells it. */
export interface Seller {
  /** The code of the location; what a receiver knows it by may differ. */
  readonly code: string
  readonly name: string
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A car on a site, with what only the site knows of it. */
export interface AdvertisedCar {
  readonly car: Car
  /** Absolute address of its page. */
  readonly url: string
  /** Absolute addresses of its photographs. */
  readonly imageUrls: readonly string[]
  readonly seller: Seller | null
}

/** A car is advertised while anybody can buy it as it is: not when it is sold, reserved or still to come. */
export function saleProblem({ car }: AdvertisedCar): FeedProblem | null {
  const state = buttonState(car)
  if (state === 'inStock') return null
  const reasons = { sold: 'is sold', comingSoon: 'is still to come', reserved: 'is reserved' } as const
  return { field: null, reason: reasons[state] }
}

/** "32990.00 AUD"; empty without a price. */
export function advertisedPrice({ car }: AdvertisedCar): string {
  const priceAud = currentPriceAud(car)
  return priceAud === null ? '' : `${priceAud.toFixed(2)} AUD`
}

/** The dealer's comments, else what the car is, in one line; receivers take at most 5,000 characters. */
export function advertisedDescription({ car }: AdvertisedCar): string {
  const facts = [car.name, car.colour, car.transmissionText ?? car.transmission, car.fuelType, odometer(car)]
  const text = car.comments ?? facts.filter((fact) => fact !== null && fact !== '').join(', ')
  return text.replace(/\s+/g, ' ').trim().slice(0, 5_000)
}

function odometer({ odometerKm }: Car): string | null {
  return odometerKm === null ? null : `${odometerKm} km`
}
