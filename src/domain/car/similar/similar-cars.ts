/** Which cars are offered beside another one (S1 §9 "Similar cars"). */

import type { BodyType, ItemType } from '../car.ts'

/** S1 §9: at most six, and as many placeholders while they load, and as many on a page of them. */
export const SIMILAR_CARS_MAX = 6
/** S1 §9: the section loads when it is within this distance of what is seen. */
export const SIMILAR_CARS_LOAD_WITHIN_PX = 500
/** S1 §7: how many cars each query for similar ones asks for. */
export const SIMILAR_CARS_QUERY_LIMIT = 10

const UPPER_WINDOW_FROM_AUD = 50_000
const LOWER_WINDOW_AUD = 10_000
const UPPER_WINDOW_AUD = 25_000

/** What the rule needs to know of a car. */
export interface Comparable {
  id: string
  make: string
  model: string
  bodyType: BodyType | null
  itemType: ItemType
  priceAud: number | null
  offerPriceAud: number | null
}

/** S1 §9: plus or minus 10,000 when the price is under 50,000, otherwise 25,000. */
export function similarPriceWindowAud(priceAud: number): number {
  return priceAud < UPPER_WINDOW_FROM_AUD ? LOWER_WINDOW_AUD : UPPER_WINDOW_AUD
}

/** The prices that a similar car may have, both ends included; never below 0. */
export function similarPriceRangeAud(priceAud: number): { minAud: number; maxAud: number } {
  const windowAud = similarPriceWindowAud(priceAud)
  return { minAud: Math.max(0, priceAud - windowAud), maxAud: priceAud + windowAud }
}

/**
 * Puts found cars in the order of S1 §7: same model first, otherwise as they were found; each id once, never the asked
 * car itself, and at most six.
 */
export function orderSimilarCars<T extends Pick<Comparable, 'id' | 'make' | 'model'>>(
  asked: Pick<Comparable, 'id' | 'make' | 'model'>,
  found: readonly T[],
): T[] {
  const isSameModel = (car: T) => car.make === asked.make && car.model === asked.model
  const sameModelFirst = [...found.filter(isSameModel), ...found.filter((car) => !isSameModel(car))]
  const unique = new Map<string, T>()
  for (const car of sameModelFirst) if (car.id !== asked.id && !unique.has(car.id)) unique.set(car.id, car)
  return [...unique.values()].slice(0, SIMILAR_CARS_MAX)
}
