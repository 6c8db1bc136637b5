/** What a shopper is alerted about: a watched car that costs less or was sold, and new cars of a kept search (ours). */

import { availability } from '../car/availability.ts'
import type { Car } from '../car/car.ts'
import { carFullTitle } from '../car/car-title.ts'
import { currentPriceAud } from '../car/price/price-display.ts'

/** How a shopper wants to hear of it. */
export const ALERT_CHANNELS = ['none', 'text', 'email'] as const
export type AlertChannel = (typeof ALERT_CHANNELS)[number]

export type Alert =
  | { readonly kind: 'priceDrop'; readonly car: AlertCar; readonly fromAud: number; readonly toAud: number }
  | { readonly kind: 'sold'; readonly car: AlertCar }
  /** Cars that came with one release, for one kept search. */
  | {
      readonly kind: 'newCars'
      readonly search: { readonly name: string; readonly path: string }
      readonly cars: readonly AlertCar[]
    }

export interface AlertCar {
  readonly id: string
  readonly slug: string
  readonly title: string
}

/** A car as a site showed it before a release, and as it shows it since; `null` while it is not on the site. */
export interface CarChange {
  readonly before: Car | null
  /** When the site came to show it as it was before; epoch ms. */
  readonly beforeSinceMs: number
  readonly after: Car | null
}

/** An alert, and the name of the change that it is about: the same change has the same name. */
export interface NamedAlert {
  readonly change: string
  readonly alert: Alert
}

/**
 * What people who watch a car are alerted about; `null` when nothing that matters has changed. A car that has left the
 * site counts as sold; one that costs more, or has a price for the first time, is no alert.
 */
export function alertOfChange({ before, beforeSinceMs, after }: CarChange): NamedAlert | null {
  if (before === null || availability(before) === 'sold') return null
  const car = alertCar(after ?? before)
  if (after === null || availability(after) === 'sold') {
    return { change: `sold ${car.id} ${beforeSinceMs}`, alert: { kind: 'sold', car } }
  }
  const [fromAud, toAud] = [currentPriceAud(before), currentPriceAud(after)]
  if (fromAud === null || toAud === null || toAud >= fromAud) return null
  return {
    change: `price ${car.id} ${fromAud} ${toAud} ${beforeSinceMs}`,
    alert: { kind: 'priceDrop', car, fromAud, toAud },
  }
}

/** Whether a car can be bought since this release and could not before. */
export function isNewCar({ before, after }: CarChange): boolean {
  const couldBeBought = before !== null && availability(before) === 'inStock'
  return after !== null && availability(after) === 'inStock' && !couldBeBought
}

export function alertCar(car: Pick<Car, 'id' | 'slug' | 'year' | 'make' | 'model' | 'badge'>): AlertCar {
  return { id: car.id, slug: car.slug, title: carFullTitle(car) }
}
