/** The instant at which a site is looked at, what of its configuration depends on it, and when that will change. */

import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { currentPromotions } from '#domain/promotions/current-promotions.ts'
import { carDocument } from '#domain/search/attributes/build-document.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import type { FilterRules, SoldWindow } from '#domain/search/filters/filter-rules.ts'
import { siteFilter } from '#domain/search/filters/filter-rules.ts'
import { weekByAppointment } from '#domain/time/by-appointment.ts'
import { runningAt } from '#domain/time/date-window.ts'
import { earliestAfter } from '#domain/time/instant-window.ts'
import { dayEndMs, yearAt, yearStartMs } from '#domain/time/zone-days.ts'

/** Gathers the instants at which answers change, while they are given. */
export interface Clock {
  asAtMs: number
  changesAt(instantMs: number | null): void
  nextChangeAtMs(): number | null
}

export function createClock(asAtMs: number): Clock {
  let next: number | null = null
  return {
    asAtMs,
    changesAt(instantMs) {
      next = earliestAfter(asAtMs, [next, instantMs])
    },
    nextChangeAtMs: () => next,
  }
}

/** Leaves out special hours whose day is past in the location's own zone; closed days as the site words them (S2 §4). */
export function resolveLocation(location: Location, site: Pick<Site, 'timeZone' | 'hours'>, clock: Clock): Location {
  const zone = location.timeZone ?? site.timeZone
  const specialHours = location.specialHours.filter((entry) => {
    const endMs = dayEndMs(entry.date, zone)
    clock.changesAt(endMs)
    return clock.asAtMs < endMs
  })
  return {
    ...location,
    timeZone: zone,
    openingHours: weekByAppointment(location.openingHours, location.type, site.hours.typesByAppointment),
    specialHours: specialHours.sort((a, b) => (a.date < b.date ? -1 : 1)),
  }
}

export type SitePromotions = ReturnType<typeof resolvePromotions>

function resolvePromotions({ promotions, timeZone }: Pick<Site, 'promotions' | 'timeZone'>, asAtMs: number) {
  return currentPromotions(promotions, timeZone, asAtMs)
}

/** Resolves once, when first asked: a site whose pages show no promotion is not built again for one. */
export function promotionsAt(site: Pick<Site, 'promotions' | 'timeZone'>, clock: Clock): () => SitePromotions {
  let known: SitePromotions | null = null
  return () => {
    if (known === null) {
      known = resolvePromotions(site, clock.asAtMs)
      clock.changesAt(known.nextChangeAtMs)
    }
    return known
  }
}

/** The offers that run, for a planner whose page shows them: asking schedules a build for the next that begins or ends. */
export function offersAt(offers: readonly Offer[], { timeZone }: Pick<Site, 'timeZone'>, clock: Clock): () => Offer[] {
  let known: Offer[] | null = null
  return () => {
    if (known === null) {
      const { items, nextChangeAtMs } = runningAt(offers, timeZone, clock.asAtMs)
      clock.changesAt(nextChangeAtMs)
      known = items
    }
    return known
  }
}

/** Whether the wheel at /spin-to-win turns; a site that does not ask is not built again for it. */
export function wheelAt({ spinToWin, timeZone }: Pick<Site, 'spinToWin' | 'timeZone'>, clock: Clock): () => boolean {
  return () => {
    if (spinToWin === null) return false
    const { items, nextChangeAtMs } = runningAt([spinToWin], timeZone, clock.asAtMs)
    clock.changesAt(nextChangeAtMs)
    return items.length > 0
  }
}

/** Whether the rules keep a car; `soldAtMs` counts for sold cars only. */
export type FilterRulesAt = (car: Car, location: Location | null, soldAtMs: number) => boolean

/** Rules read nothing that these configure, so that a car's document costs little. */
const NO_DOCUMENT_OPTIONS = {
  priceBandsAud: [],
  weeklyPriceBandsAud: [],
  filteredFeatures: [],
  seriesNames: [],
  categories: [],
}

/** The rules with the year in the dealer's zone (S1 §7); `null` for a site that has none, which then pays nothing. */
export function filterRulesAt(
  { filterRules, timeZone }: Pick<Site, 'filterRules' | 'timeZone'>,
  soldWindow: SoldWindow,
  clock: Clock,
): FilterRulesAt | null {
  if (!hasRules(filterRules)) return null
  const year = yearAt(clock.asAtMs, timeZone)
  // All cars are a year older then, and only then: included even when none is at its bound yet, because one may be next time.
  if (filterRules.maxAgeYears !== null || filterRules.minAgeYears !== null) {
    clock.changesAt(yearStartMs(year + 1, timeZone))
  }
  const filter = siteFilter(filterRules, soldWindow, { asAtMs: clock.asAtMs, year })
  return (car, location, soldAtMs) =>
    matchesFilter(carDocument(car, { location, soldAtMs, weeklyPriceAud: null, rank: 0 }, NO_DOCUMENT_OPTIONS), filter)
}

function hasRules(rules: FilterRules): boolean {
  return Object.values(rules).some((rule) => (Array.isArray(rule) ? rule.length > 0 : rule !== null && rule !== false))
}
