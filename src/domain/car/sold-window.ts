/** For how long a sold car stays listed (S1 §9 "Sold-car visibility"). */
import type { SoldWindow } from '../search/filters/filter-rules.ts'
import { DAY_MS } from '../time/day-ms.ts'
import { availability } from './availability.ts'
import type { Car } from './car.ts'

/** S1 §9: days after its sale for which a sold car stays listed, where neither site nor dealer says otherwise. */
export const SOLD_WINDOW_DAYS = 3

/** The window of a car: its dealer's own (`include_sold_cars_days`, S1 §3), else the site's. 0 is a window too. */
export function soldWindowDays(dealershipDays: number | null, siteDays: number): number {
  return dealershipDays ?? siteDays
}

/** The windows that a site configures for itself and its dealerships (`include_sold_cars_days`, S1 §3, §9). */
export function soldWindowOf(stock: {
  readonly soldWindowDays: number
  readonly soldWindowDaysByDealership: Readonly<Record<string, number>>
}): SoldWindow {
  return { days: stock.soldWindowDays, daysByDealershipSlug: stock.soldWindowDaysByDealership }
}

/** The window of the cars of a dealership; `null` stands for cars of none. */
export function soldWindowDaysOf({ days, daysByDealershipSlug }: SoldWindow, dealershipSlug: string | null): number {
  const own = dealershipSlug !== null && Object.hasOwn(daysByDealershipSlug, dealershipSlug)
  return soldWindowDays(own ? (daysByDealershipSlug[dealershipSlug] ?? null) : null, days)
}

export type Listing =
  /** `untilMs` is the instant at which the answer changes by itself; `null` when only the feed can change it. */
  { listed: true; untilMs: number | null } | { listed: false }

/**
 * Whether a car is listed at an instant: in stock or coming soon, or sold within the window, and meant for the website
 * (S1 §7, S2 §9). A sold car whose feed gives no date counts as sold when it was first seen so.
 */
export function listing(
  car: Pick<Car, 'status' | 'showOnWebsite'>,
  soldAtMs: number,
  windowDays: number,
  asAtMs: number,
): Listing {
  if (!car.showOnWebsite) return { listed: false }
  if (availability(car) === 'inStock') return { listed: true, untilMs: null }
  const untilMs = soldAtMs + windowDays * DAY_MS
  return asAtMs < untilMs ? { listed: true, untilMs } : { listed: false }
}
