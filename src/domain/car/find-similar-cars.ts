/** Finds the similar cars of any car among all that can be bought: for the build and the platform. */
import { onceForRuns } from '../values/runs.ts'
import { currentPriceAud } from './price/price-display.ts'
import type { Comparable } from './similar-cars.ts'
import { SIMILAR_CARS_MAX, similarPriceWindowAud } from './similar-cars.ts'

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
  memory.byModel = groups(candidates, 'modelKey', memory.byModel)
  memory.byBody = groups(candidates, 'bodyKey', memory.byBody)
  const { byModel, byBody } = memory
  return (car) => {
    const asked = priced(car)
    const ofModel = byModel.get(asked.modelKey)
    const ofBody = byBody.get(asked.bodyKey)
    const known = answers.get(car)
    if (known !== undefined && known.ofModel === ofModel && known.ofBody === ofBody) return known.found
    const found: T[] = []
    addNearest(found, ofModel?.sorted ?? [], asked)
    if (found.length < SIMILAR_CARS_MAX) addNearest(found, ofBody?.sorted ?? [], asked)
    answers.set(car, { ofModel, ofBody, found })
    return found
  }
}

/** Cars of one model or body, as they were given and by their price. */
interface SimilarGroup<T extends Comparable> {
  given: readonly Priced<T>[]
  sorted: readonly Priced<T>[]
}

export type SimilarGroups<T extends Comparable> = ReadonlyMap<string, SimilarGroup<T>>

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

/** The candidates to which other cars may be similar than among the groups of before. */
export function regrouped<T extends Comparable>(now: SimilarGroups<T>, before: SimilarGroups<T>): T[] {
  return [...now].flatMap(([name, group]) => {
    const known = before.get(name)
    if (known === group) return []
    return (known === undefined ? group.sorted : near(group.sorted, known.sorted)).map(({ car }) => car)
  })
}

/**
 * To find six cars a walk passes at most five that are among the found ones already and the asked car itself, and looks
 * at one more on each side.
 */
const REACH = 2 * SIMILAR_CARS_MAX + 2
/** As many cars as may have come and gone; of more, all of the group are taken. */
const MAX_OTHERS = 20

/** Those of a sorted group whose walk comes by a car that has come into it or gone from it. */
function near<T extends Comparable>(now: readonly Priced<T>[], before: readonly Priced<T>[]): readonly Priced<T>[] {
  const come: number[] = []
  const gone: number[] = []
  for (let at = 0, was = 0; at < now.length || was < before.length; ) {
    const one = now[at]
    const other = before[was]
    const order = one === other ? null : one === undefined ? 1 : other === undefined ? -1 : byPrice(one, other)
    if (order !== null && order <= 0) come.push(at)
    if (order !== null && order >= 0) gone.push(was)
    if (come.length + gone.length > MAX_OTHERS) return now
    if (order === null || order <= 0) at += 1
    if (order === null || order >= 0) was += 1
  }
  const found = new Set<Priced<T>>()
  for (const [list, places] of [
    [now, come],
    [before, gone],
  ] as const) {
    for (const place of places) for (const each of startingNear(list, place, now)) found.add(each)
  }
  for (const place of come) found.add(now[place] as Priced<T>)
  return [...found]
}

/** The cars of `now` whose walk starts near a place of the list. */
function startingNear<T extends Comparable>(
  list: readonly Priced<T>[],
  place: number,
  now: readonly Priced<T>[],
): Priced<T>[] {
  const fromAud = list[Math.max(0, place - REACH)]?.shownAud ?? 0
  const toAud = list[Math.min(list.length - 1, place + REACH)]?.shownAud ?? 0
  return now
    .slice(firstAtLeast(now, fromAud), firstAtLeast(now, toAud + 1))
    .filter(({ shownAud }) => Math.abs(firstAtLeast(list, shownAud ?? 0) - place) <= REACH)
}

/** A car with the price that shoppers read of it and its groups, which are asked for many times. */
interface Priced<T extends Comparable> {
  car: T
  shownAud: number | null
  modelKey: string
  bodyKey: string
}

function priced<T extends Comparable>(car: T): Priced<T> {
  const known = pricedCars.get(car)
  // Kept under the car itself, so it is of the car's own type.
  if (known !== undefined) return known as Priced<T>
  const shownAud = currentPriceAud(car)
  const { itemType, make, model, bodyType } = car
  const hasPrice = shownAud !== null
  const modelKey = `${itemType}|${make}|${model}|${hasPrice}`
  const made = { car, shownAud, modelKey, bodyKey: `${itemType}|${bodyType}|${hasPrice}` }
  pricedCars.set(car, made)
  return made
}

const pricedCars = new WeakMap<Comparable, Priced<Comparable>>()

/** Cars by their two keys. */
const keyedRuns = onceForRuns((cars: readonly Comparable[]) => {
  const all = cars.map(priced)
  return { modelKey: Map.groupBy(all, ({ modelKey }) => modelKey), bodyKey: Map.groupBy(all, ({ bodyKey }) => bodyKey) }
})

/** A group of the same cars in the same order is the same object as before. */
function groups<T extends Comparable>(
  cars: readonly T[],
  key: 'modelKey' | 'bodyKey',
  before: SimilarGroups<T>,
): SimilarGroups<T> {
  const parts = Map.groupBy(
    keyedRuns(cars).flatMap((run) => [...run[key]]),
    ([name]) => name,
  )
  const grouped = new Map<string, SimilarGroup<T>>()
  for (const [name, runs] of parts) {
    // Made of these cars, so they are of their type.
    const given = runs.flatMap(([, run]) => run) as Priced<T>[]
    const known = before.get(name)
    const isSame =
      known !== undefined &&
      known.given.length === given.length &&
      known.given.every((car, index) => car === given[index])
    grouped.set(name, isSame ? known : { given, sorted: sortedByPrice(given, known?.sorted ?? []) })
  }
  return grouped
}

/** Most of them may stand in order already. */
function sortedByPrice<T extends Comparable>(
  given: readonly Priced<T>[],
  before: readonly Priced<T>[],
): readonly Priced<T>[] {
  const others = new Set(given)
  const kept = before.filter((car) => others.delete(car))
  return others.size === 0 ? kept : [...kept, ...[...others].sort(byPrice)].sort(byPrice)
}

function byPrice(a: Priced<Comparable>, b: Priced<Comparable>): number {
  return (a.shownAud ?? 0) - (b.shownAud ?? 0) || compareText(a.car.id, b.car.id)
}

/** Walks outwards from the asked price in a group that is sorted by price, until enough are found. */
function addNearest<T extends Comparable>(found: T[], sorted: readonly Priced<T>[], asked: Priced<Comparable>): void {
  const priceAud = asked.shownAud ?? 0
  const windowAud = similarPriceWindowAud(priceAud)
  let above = firstAtLeast(sorted, priceAud)
  let below = above - 1
  while (found.length < SIMILAR_CARS_MAX) {
    const lower = sorted[below]
    const upper = sorted[above]
    const lowerGapAud = lower === undefined ? Number.POSITIVE_INFINITY : priceAud - (lower.shownAud ?? 0)
    const upperGapAud = upper === undefined ? Number.POSITIVE_INFINITY : (upper.shownAud ?? 0) - priceAud
    if (Math.min(lowerGapAud, upperGapAud) > windowAud) break
    const next = upperGapAud <= lowerGapAud ? upper : lower
    if (upperGapAud <= lowerGapAud) above += 1
    else below -= 1
    if (next !== undefined && next.car.id !== asked.car.id && !isAmong(found, next.car)) found.push(next.car)
  }
}

function isAmong(found: readonly Comparable[], car: Comparable): boolean {
  for (const each of found) if (each.id === car.id) return true
  return false
}

function firstAtLeast(sorted: readonly Priced<Comparable>[], priceAud: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.shownAud ?? 0) < priceAud) low = middle + 1
    else high = middle
  }
  return low
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
