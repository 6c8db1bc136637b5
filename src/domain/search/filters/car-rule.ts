/** A kind of car as a site builder writes it, for filter rules and categories: data that becomes a filter. */
import type { CarStatus, CarType, ItemType } from '../../car/car.ts'
import type { FilterableDocument } from './evaluate-filter.ts'
import { matchesFilter } from './evaluate-filter.ts'
import type { FilterAttribute, FilterExpression, NumberAttribute } from './filter-expression.ts'
import { allOf, equals, isIn, within } from './filter-expression.ts'

/** From `min` to `max`, both included; null leaves a side open. */
export interface NumberRange {
  readonly min: number | null
  readonly max: number | null
}

/** Everything that is said must hold; an empty list and null say nothing. */
export interface CarRule {
  readonly makes: readonly string[]
  readonly models: readonly string[]
  readonly carTypes: readonly CarType[]
  readonly itemTypes: readonly ItemType[]
  readonly statuses: readonly CarStatus[]
  readonly bodies: readonly string[]
  readonly fuels: readonly string[]
  readonly tags: readonly string[]
  readonly stockNumbers: readonly string[]
  readonly dealerships: readonly string[]
  readonly locations: readonly string[]
  readonly cities: readonly string[]
  readonly states: readonly string[]
  readonly certified: boolean | null
  readonly priceAud: NumberRange
  readonly odometerKm: NumberRange
  readonly year: NumberRange
  readonly seats: NumberRange
}

const LISTS = [
  ['makes', 'make'],
  ['models', 'model'],
  ['carTypes', 'car_type'],
  ['itemTypes', 'item_type'],
  ['statuses', 'status'],
  ['bodies', 'body'],
  ['fuels', 'fuel'],
  ['tags', 'tag'],
  ['stockNumbers', 'stocknum'],
  ['dealerships', 'dealership_slug'],
  ['locations', 'location_slug'],
  ['cities', 'city'],
  ['states', 'state'],
] as const satisfies readonly (readonly [keyof CarRule, FilterAttribute])[]

const RANGES = [
  ['priceAud', 'price'],
  ['odometerKm', 'km'],
  ['year', 'year'],
  ['seats', 'seats'],
] as const satisfies readonly (readonly [keyof CarRule, NumberAttribute])[]

/** The filter that keeps the cars of a rule. */
export function ruleFilter(rule: CarRule): FilterExpression {
  return allOf(
    ...LISTS.flatMap(([key, attribute]) => (rule[key].length === 0 ? [] : [isIn(attribute, rule[key])])),
    ...RANGES.map(([key, attribute]) => within(attribute, rule[key].min, rule[key].max)),
    ...(rule.certified === null ? [] : [equals('certified', rule.certified)]),
  )
}

/** A name that a site gives to a kind of car (`categories`, S1 §3). */
export interface CarCategory {
  readonly label: string
  readonly rule: CarRule
}

/** The labels of the categories that a car belongs to, in the site's order. */
export function categoriesOf(document: FilterableDocument, categories: readonly CarCategory[]): string[] {
  return categories.filter(({ rule }) => matchesFilter(document, ruleFilter(rule))).map(({ label }) => label)
}
