/** A site's filter rules at one moment, asked of one car after another. */
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { carDocument } from '#domain/search/attributes/build-document.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import type { FilterRules, SoldWindow } from '#domain/search/filters/filter-rules.ts'
import { siteFilter } from '#domain/search/filters/filter-rules.ts'
import { yearAt, yearStartMs } from '#domain/time/zone-days.ts'
import type { Clock } from './clock.ts'

/** Whether the rules keep a car; `soldAtMs` counts for sold cars only. */
type FilterRulesAt = (car: Car, location: Location | null, soldAtMs: number) => boolean

/** Rules read nothing that these configure, so that a car's document costs little. */
const NO_DOCUMENT_OPTIONS = { priceBandsAud: [], weeklyPriceBandsAud: [], filteredFeatures: [], categories: [] }

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
