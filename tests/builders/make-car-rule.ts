/** A rule that keeps every car, but for what a test names. */
import type { CarRule } from '#domain/search/filters/car-rule.ts'

const OPEN = { min: null, max: null }

export function makeCarRule(overrides: Partial<CarRule> = {}): CarRule {
  return {
    makes: [],
    models: [],
    carTypes: [],
    itemTypes: [],
    statuses: [],
    bodies: [],
    fuels: [],
    tags: [],
    stockNumbers: [],
    dealerships: [],
    locations: [],
    cities: [],
    states: [],
    certified: null,
    priceAud: OPEN,
    odometerKm: OPEN,
    year: OPEN,
    seats: OPEN,
    ...overrides,
  }
}
