/** The one tag that a card carries (S1 §4 "Tag priority"). */

import { DAY_MS } from '../time/day-ms.ts'
import type { Availability } from './availability.ts'
import type { Car } from './car.ts'

/** S1 §4, §9: days after its creation in which a car is just arrived, where a site says nothing else. */
export const JUST_ARRIVED_DAYS = 8

export const CAR_TAG_KINDS = ['sold', 'fuel', 'reserved', 'certified', 'custom', 'comingSoon', 'justArrived'] as const
export type CarTagKind = (typeof CAR_TAG_KINDS)[number]

export interface CarTag {
  kind: CarTagKind
  label: string
}

/** The words and the window that a site configures. */
export interface TagOptions {
  readonly justArrivedDays: number
  readonly justArrivedLabel: string
  readonly soldLabel: string
  readonly reservedLabel: string
  readonly comingSoonLabel: string
  readonly certifiedLabel: string
  /** S1 §4: electric and hybrid cars have a tag of their own on some sites. */
  readonly fuelTag: boolean
}

/**
 * The instant (epoch ms) from which on a car is among the newest `percent` of the stock (ours); `null` when all are.
 * Cars that came in together count alike: where more of them came than that, none is newer than the others.
 */
export function newestFromMs(arrivedMs: readonly number[], percent: number): number | null {
  if (percent >= 100) return null
  const newestFirst = arrivedMs.toSorted((a, b) => b - a)
  const count = Math.floor((newestFirst.length * percent) / 100)
  const firstLeftOut = newestFirst[count]
  if (firstLeftOut === undefined) return null
  return newestFirst.slice(0, count).findLast((ms) => ms > firstLeftOut) ?? Number.POSITIVE_INFINITY
}

/** The instant (epoch ms) at which a car stops being just arrived; `null` when it never was. */
export function justArrivedUntilMs(car: Pick<Car, 'createdAt'>, justArrivedDays: number): number | null {
  return car.createdAt === null ? null : Date.parse(car.createdAt) + justArrivedDays * DAY_MS
}

type TaggedCar = Pick<Car, 'reserved' | 'certified' | 'tag' | 'status' | 'createdAt' | 'fuelType'>

/**
 * The tag of a car at an instant: fuel (some sites), reserved, certified, custom, coming soon, just arrived, none.
 * A sold car has the sold tag (S1 §4). `fromMs` is where the newest cars begin (`newestFromMs`).
 */
export function carTag(
  car: TaggedCar,
  state: Availability,
  options: TagOptions,
  asAtMs: number,
  fromMs: number | null,
): CarTag | null {
  if (state === 'sold') return { kind: 'sold', label: options.soldLabel }
  if (options.fuelTag && isElectrified(car.fuelType)) return { kind: 'fuel', label: car.fuelType }
  if (car.reserved) return { kind: 'reserved', label: options.reservedLabel }
  if (car.certified) return { kind: 'certified', label: options.certifiedLabel }
  if (car.tag !== null) return { kind: 'custom', label: car.tag }
  if (car.status === 'coming_soon') return { kind: 'comingSoon', label: options.comingSoonLabel }
  const untilMs = justArrivedUntilMs(car, options.justArrivedDays)
  const arrivedMs = car.createdAt === null ? null : Date.parse(car.createdAt)
  const isNewest = arrivedMs !== null && arrivedMs <= asAtMs && (fromMs === null || arrivedMs >= fromMs)
  return isNewest && untilMs !== null && asAtMs < untilMs
    ? { kind: 'justArrived', label: options.justArrivedLabel }
    : null
}

/** Electric and hybrid fuels (S1 §3 `simple_fuel`: Electric, Hybrid, PHEV). */
function isElectrified(fuel: Car['fuelType']): fuel is 'Electric' | 'Hybrid' | 'PHEV' {
  return fuel === 'Electric' || fuel === 'Hybrid' || fuel === 'PHEV'
}
