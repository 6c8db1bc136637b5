/** Which cars a site's search shows at all (S1 §7, S2 §7, §9): a site's rules as data, made into one filter. */

import { DAY_MS } from '#domain/time/day-ms.ts'
import type { CarType, ItemType } from '../../car/car.ts'
import type { CarRule } from './car-rule.ts'
import { ruleFilter } from './car-rule.ts'
import type { FilterExpression } from './filter-expression.ts'
import { allOf, anyOf, compare, EVERYTHING, equals, isIn, not, within } from './filter-expression.ts'

export interface FilterRules {
  /** Leaves sold cars out at once. */
  readonly inStockOnly: boolean
  /** Only these; all when empty. */
  readonly carTypes: readonly CarType[]
  /** Only these; all when empty. */
  readonly itemTypes: readonly ItemType[]
  /** Cars older than this are left out. */
  readonly maxAgeYears: number | null
  /** Cars younger than this are left out. */
  readonly minAgeYears: number | null
  readonly excludedStockNumbers: readonly string[]
  readonly certifiedOnly: boolean
  /** When there are any, a car must fit one of them. */
  readonly only: readonly CarRule[]
  /** A car that fits one of these is left out. */
  readonly except: readonly CarRule[]
}

/** S1 §9: days that sold cars stay listed, for the site and for those dealers that have their own number. */
export interface SoldWindow {
  readonly days: number
  readonly daysByDealershipSlug: Readonly<Record<string, number>>
}

/** When a filter is asked for. */
export interface FilterMoment {
  /** Epoch milliseconds. */
  readonly asAtMs: number
  /** The calendar year at that instant in the dealer's time zone. */
  readonly year: number
}

/** The filter that all queries of a site share. */
export function siteFilter(rules: FilterRules, soldWindow: SoldWindow, moment: FilterMoment): FilterExpression {
  return allOf(
    equals('show_on_dealer_website', true),
    rules.inStockOnly ? IN_STOCK_FILTER : anyOf(IN_STOCK_FILTER, soldFilter(soldWindow, moment.asAtMs)),
    rules.carTypes.length === 0 ? EVERYTHING : isIn('car_type', rules.carTypes),
    rules.itemTypes.length === 0 ? EVERYTHING : isIn('item_type', rules.itemTypes),
    ageFilter(rules, moment.year),
    rules.excludedStockNumbers.length === 0 ? EVERYTHING : not(isIn('stocknum', rules.excludedStockNumbers)),
    rules.certifiedOnly ? equals('certified', true) : EVERYTHING,
    rules.only.length === 0 ? EVERYTHING : anyOf(...rules.only.map(ruleFilter)),
    ...rules.except.map((rule) => not(ruleFilter(rule))),
  )
}

/** S1 §4: in stock means in_stock or coming_soon. */
export const IN_STOCK_FILTER: FilterExpression = isIn('status', ['in_stock', 'coming_soon'])

/** Sold within the window, which ends at its last instant; a dealer's own window replaces the site's for its cars. */
function soldFilter(soldWindow: SoldWindow, asAtMs: number): FilterExpression {
  const since = (days: number) => compare('sold_date_timestamp', '>', asAtMs - days * DAY_MS)
  const own = Object.entries(soldWindow.daysByDealershipSlug).sort(([a], [b]) => (a < b ? -1 : 1))
  const slugs = own.map(([slug]) => slug)
  const others = slugs.length === 0 ? EVERYTHING : not(isIn('dealership_slug', slugs))
  return allOf(
    // Not "sold": any other value of an index is treated as sold (S1 §3).
    not(IN_STOCK_FILTER),
    anyOf(
      allOf(others, since(soldWindow.days)),
      ...own.map(([slug, days]) => allOf(equals('dealership_slug', slug), since(days))),
    ),
  )
}

/** A car of the year 2020 is 6 years old in 2026, whatever the month: feeds know no more of it. */
function ageFilter({ maxAgeYears, minAgeYears }: FilterRules, year: number): FilterExpression {
  return within(
    'year',
    maxAgeYears === null ? null : year - maxAgeYears,
    minAgeYears === null ? null : year - minAgeYears,
  )
}

/** S2 §7: what the budget search adds to a site's filter; `countsForBudget` says the same of one price. */
export function budgetSearchFilter(priceAboveAud: number): FilterExpression {
  return compare('price', '>', priceAboveAud)
}
