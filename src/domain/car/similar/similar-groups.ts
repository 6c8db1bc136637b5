/** Cars of one model or one body in the order of their price, kept from one build to the next. */
import { onceForRuns } from '../../values/runs.ts'
import { currentPriceAud } from '../price/price-display.ts'
import type { Comparable } from './similar-cars.ts'
import { SIMILAR_CARS_MAX } from './similar-cars.ts'

/** Cars of one model or body, as they were given and by their price. */
export interface SimilarGroup<T extends Comparable> {
  /** In runs of neighbours, which are the same objects for as long as the cars of a run stay. */
  given: readonly (readonly Priced<T>[])[]
  sorted: readonly Priced<T>[]
  /** The price of each sorted car; 0 of one without a price. */
  sortedAud: Float64Array
}

export type SimilarGroups<T extends Comparable> = ReadonlyMap<string, SimilarGroup<T>>

/** A car with the price that shoppers read of it and its groups, which are asked for many times. */
export interface Priced<T extends Comparable> {
  car: T
  shownAud: number | null
  modelKey: string
  bodyKey: string
}

export function priced<T extends Comparable>(car: T): Priced<T> {
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
export function groupSimilar<T extends Comparable>(
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
    const given = runs.map(([, run]) => run) as Priced<T>[][]
    const known = before.get(name)
    const isSame =
      known !== undefined &&
      (haveSame(known.given, given, haveSameCars) || haveSameCars(known.given.flat(), given.flat()))
    grouped.set(name, isSame ? known : newGroup(given, known?.sorted ?? []))
  }
  return grouped
}

const haveSameCars = <Car>(one: readonly Car[], other: readonly Car[]): boolean =>
  one === other || haveSame(one, other, Object.is)

function haveSame<Item>(one: readonly Item[], other: readonly Item[], isSame: (a: Item, b: Item) => boolean): boolean {
  if (one.length !== other.length) return false
  for (const [index, item] of one.entries()) if (!isSame(item, other[index] as Item)) return false
  return true
}

function newGroup<T extends Comparable>(
  given: readonly (readonly Priced<T>[])[],
  sortedBefore: readonly Priced<T>[],
): SimilarGroup<T> {
  const sorted = sortedByPrice(given.flat(), sortedBefore)
  return { given, sorted, sortedAud: Float64Array.from(sorted, ({ shownAud }) => shownAud ?? 0) }
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

/** The candidates to which other cars may be similar than among the groups of before. */
export function regrouped<T extends Comparable>(now: SimilarGroups<T>, before: SimilarGroups<T>): T[] {
  return [...now].flatMap(([name, group]) => {
    const known = before.get(name)
    if (known === group) return []
    return (known === undefined ? group.sorted : near(group, known)).map(({ car }) => car)
  })
}

/**
 * To find six cars a walk passes at most five that are among the found ones already and the asked car itself, and looks
 * at one more on each side.
 */
const REACH = 2 * SIMILAR_CARS_MAX + 2
/** As many cars as may have come and gone; of more, all of the group are taken. */
const MAX_OTHERS = 20

/** Those of a group whose walk comes by a car that has come into it or gone from it. */
function near<T extends Comparable>(now: SimilarGroup<T>, before: SimilarGroup<T>): readonly Priced<T>[] {
  const come: number[] = []
  const gone: number[] = []
  for (let at = 0, was = 0; at < now.sorted.length || was < before.sorted.length; ) {
    const one = now.sorted[at]
    const other = before.sorted[was]
    const order = one === other ? null : one === undefined ? 1 : other === undefined ? -1 : byPrice(one, other)
    if (order !== null && order <= 0) come.push(at)
    if (order !== null && order >= 0) gone.push(was)
    if (come.length + gone.length > MAX_OTHERS) return now.sorted
    if (order === null || order <= 0) at += 1
    if (order === null || order >= 0) was += 1
  }
  const found = new Set<Priced<T>>()
  for (const [group, places] of [
    [now, come],
    [before, gone],
  ] as const) {
    for (const place of places) for (const each of startingNear(group, place, now)) found.add(each)
  }
  for (const place of come) found.add(now.sorted[place] as Priced<T>)
  return [...found]
}

/** The cars of `now` whose walk starts near a place of a group. */
function startingNear<T extends Comparable>(
  { sortedAud }: SimilarGroup<T>,
  place: number,
  now: SimilarGroup<T>,
): Priced<T>[] {
  const fromAud = sortedAud[Math.max(0, place - REACH)] ?? 0
  const toAud = sortedAud[Math.min(sortedAud.length - 1, place + REACH)] ?? 0
  return now.sorted
    .slice(firstAtLeast(now.sortedAud, fromAud), firstAtLeast(now.sortedAud, toAud + 1))
    .filter(({ shownAud }) => Math.abs(firstAtLeast(sortedAud, shownAud ?? 0) - place) <= REACH)
}

/** The first place whose price is at least this one, in prices that ascend. */
export function firstAtLeast(sortedAud: Float64Array, priceAud: number): number {
  let low = 0
  let high = sortedAud.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sortedAud[middle] ?? 0) < priceAud) low = middle + 1
    else high = middle
  }
  return low
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
