/** /design of a demo site: every component in every state, with a car of its own stock as the example. */
import { hashValue } from '#catalogue/fingerprint.ts'
import { availability } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import { summariseCar } from '#domain/car/car-summary.ts'
import { carTag } from '#domain/car/tag.ts'
import { modelPath } from '#domain/search/url/search-paths.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import { NOT_INDEXED, planPage } from './plan-context.ts'

export const DESIGN_PATH = '/design'
/** An instant of no meaning: the example arrives at it, or long before. */
const AS_AT_MS = Date.UTC(2026, 0, 1)

const PLAIN: Partial<Car> = {
  status: 'in_stock',
  reserved: false,
  certified: false,
  tag: null,
  createdAt: null,
  preorder: false,
  priceType: 'drive_away',
  priceAud: 45_990,
  beforePriceAud: null,
  offerPriceAud: null,
  subscriptionPriceAud: null,
}

/** S1 §4: the states of a card by its tag, then by its price. */
const STATES: [name: string, car: Partial<Car>][] = [
  ['In stock', {}],
  ['Reserved', { reserved: true }],
  ['Certified', { certified: true }],
  ['Custom tag', { tag: 'Manager’s special' }],
  ['Coming soon', { status: 'coming_soon' }],
  ['Just arrived', { createdAt: new Date(AS_AT_MS).toISOString() }],
  ['Sold', { status: 'sold' }],
  ['Reduced price', { offerPriceAud: 42_990 }],
  ['Charges on top', { priceType: 'excluding_government_charges' }],
  ['Pre-order', { priceAud: null, preorder: true }],
  ['No price', { priceAud: null }],
]

export function planDesign(context: PlanContext): PagePlan[] {
  const { site, listed, locations } = context.catalogue
  if (site.demo === null) return []
  // A car whose model has a search page, so that no link of the example leads nowhere.
  const example = listed.find(({ car }) => context.searchPaths.has(modelPath(car.make, car.model)))?.imported.car
  const [location] = locations
  if (example === undefined || location === undefined) return []
  const states = STATES.map(([name, changes]) => {
    const car = { ...example, ...PLAIN, ...changes }
    const state = availability(car)
    const look: Omit<KeyedCarCard, 'key'> = {
      car: summariseCar(car),
      availability: state,
      tag: carTag(car, state, { ...site.card, fuelTag: false }, AS_AT_MS, null),
    }
    return { name, card: { ...look, key: hashValue(look) } }
  })
  return [planPage(DESIGN_PATH, () => ({ kind: 'design', states, location }), NOT_INDEXED)]
}
