/** Finds the similar cars of any car among all that can be bought: for the build and the platform. */
import type { Comparable } from './similar-cars.ts'
import { SIMILAR_CARS_MAX, similarPriceWindowAud } from './similar-cars.ts'
import type { Priced, SimilarGroup, SimilarGroups } from './similar-groups.ts'
import { firstAtLeast, groupSimilar, priced } from './similar-groups.ts'

/** Gives the similar cars of any car, in stock or gone; the same list for the same car while those beside it are the same. */
export type FindSimilar<T extends Comparable> = (car: Comparable) => readonly T[]

/**
 * Sorts the cars that can be bought once, so that each question costs only the few cars around the asked price.
 *
 * The answer: same model first, then the same body type; inside the price window; the nearest price first, then by id.
 * Prices are those that shoppers read: a reduced one counts, and one of 10 or less is none (S1 §4). A car without a price
 * is compared with the cars that have none.
 *
 * `memory` is what an earlier call for the same stock has left: groups of the same cars keep their order and their answers.
 */
export function createFindSimilar<T extends Comparable>(
  candidates: readonly T[],
  memory: SimilarMemory<T> = createSimilarMemory(),
): FindSimilar<T> {
  const { answers } = memory
  memory.byModel = groupSimilar(candidates, 'modelKey', memory.byModel)
  memory.byBody = groupSimilar(candidates, 'bodyKey', memory.byBody)
  const { byModel, byBody } = memory
  return (car) => {
    const asked = priced(car)
    const ofModel = byModel.get(asked.modelKey)
    const ofBody = byBody.get(asked.bodyKey)
    const known = answers.get(car)
    if (known !== undefined && known.ofModel === ofModel && known.ofBody === ofBody) return known.found
    const found: T[] = []
    if (ofModel !== undefined) addNearest(found, ofModel, asked)
    if (ofBody !== undefined && found.length < SIMILAR_CARS_MAX) addNearest(found, ofBody, asked)
    answers.set(car, { ofModel, ofBody, found })
    return found
  }
}

interface SimilarAnswer<T extends Comparable> {
  ofModel: SimilarGroup<T> | undefined
  ofBody: SimilarGroup<T> | undefined
  found: readonly T[]
}

export interface SimilarMemory<T extends Comparable> {
  byModel: SimilarGroups<T>
  byBody: SimilarGroups<T>
  /** Asked car -> its answer, with the groups that it comes from. */
  answers: WeakMap<Comparable, SimilarAnswer<T>>
}

export function createSimilarMemory<T extends Comparable>(): SimilarMemory<T> {
  return { byModel: new Map(), byBody: new Map(), answers: new WeakMap() }
}

/** Walks outwards from the asked price in a group that is sorted by price, until enough are found. */
function addNearest<T extends Comparable>(
  found: T[],
  { sorted, sortedAud }: SimilarGroup<T>,
  asked: Priced<Comparable>,
): void {
  const priceAud = asked.shownAud ?? 0
  const windowAud = similarPriceWindowAud(priceAud)
  let above = firstAtLeast(sortedAud, priceAud)
  let below = above - 1
  while (found.length < SIMILAR_CARS_MAX) {
    const lowerGapAud = below < 0 ? Number.POSITIVE_INFINITY : priceAud - (sortedAud[below] ?? 0)
    const upperGapAud = above >= sortedAud.length ? Number.POSITIVE_INFINITY : (sortedAud[above] ?? 0) - priceAud
    if (Math.min(lowerGapAud, upperGapAud) > windowAud) break
    const next = sorted[upperGapAud <= lowerGapAud ? above : below]
    if (upperGapAud <= lowerGapAud) above += 1
    else below -= 1
    if (next !== undefined && next.car.id !== asked.car.id && !isAmong(found, next.car)) found.push(next.car)
  }
}

function isAmong(found: readonly Comparable[], car: Comparable): boolean {
  for (const each of found) if (each.id === car.id) return true
  return false
}
