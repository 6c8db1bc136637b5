/** What a search is asked for similar cars: the rule of `similar-cars.ts` as filters (S1 §7 "Similar-car calls", §9). */

import type { BodyType } from '../../car/car.ts'
import { bodyLabel } from '../../car/labels.ts'
import { currentPriceAud } from '../../car/price/price-display.ts'
import type { Comparable } from '../../car/similar/similar-cars.ts'
import { similarPriceRangeAud } from '../../car/similar/similar-cars.ts'
import type { FilterExpression } from './filter-expression.ts'
import { allOf, equals, not, within } from './filter-expression.ts'
import { IN_STOCK_FILTER } from './filter-rules.ts'

/**
 * One filter for each query of the multi-search: the same model, then the same body type. Both want cars that can be
 * bought, of the same kind, inside the price window; beside a car without a price, those without one (ours).
 *
 * `withAsked` lets the car itself be found, for who leaves it out of the answer: every car has an id of its own, which
 * makes a filter of it dear in a browser.
 */
export function similarCarsFilters(
  car: Comparable,
  { withAsked = false }: { readonly withAsked?: boolean } = {},
): [sameModel: FilterExpression, sameBody: FilterExpression] {
  const common = allOf(
    IN_STOCK_FILTER,
    ...(withAsked ? [] : [not(equals('id', car.id))]),
    equals('item_type', car.itemType),
    priceFilter(currentPriceAud(car)),
  )
  return [allOf(common, equals('make', car.make), equals('model', car.model)), allOf(common, bodyFilter(car.bodyType))]
}

/** Beside a car whose body is not known stand those whose body is not known, as in the plan's list (ours). */
function bodyFilter(bodyType: BodyType | null): FilterExpression {
  const label = bodyLabel(bodyType)
  return label === null ? { kind: 'isNull', attribute: 'body' } : equals('body', label)
}

function priceFilter(priceAud: number | null): FilterExpression {
  if (priceAud === null) return { kind: 'isNull', attribute: 'price' }
  const { minAud, maxAud } = similarPriceRangeAud(priceAud)
  return within('price', minAud, maxAud)
}
