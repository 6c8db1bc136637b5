/** Which of two rows with the same id or address becomes the car: the answer never depends on their order. */
import { keepRuns } from '#domain/values/runs.ts'
import type { StoredCar } from './stored-row.ts'

/** A car with the place of its row. */
export interface PlacedCar {
  stored: StoredCar
  rowHash: string
  row: number
  line: number
}

export interface Duplicate {
  lost: PlacedCar
  kept: PlacedCar
  field: 'id' | 'slug'
}

/** The cars that stay, sorted by id, and those that lost to one of them. */
export function resolveDuplicates(cars: readonly PlacedCar[]): Resolved {
  const duplicates: Duplicate[] = []
  const byId = keepBest(cars, 'id', duplicates)
  const kept = keepBest(byId, 'slug', duplicates)
  kept.sort((a, b) => (a.stored.head.id < b.stored.head.id ? -1 : 1))
  return { kept, duplicates }
}

export interface Resolved {
  kept: PlacedCar[]
  duplicates: Duplicate[]
}

export type ResolveDuplicates = (cars: readonly PlacedCar[]) => Resolved

/** `resolveDuplicates` for a feed that is read again and again: it remembers what it gave the last time. */
export function createResolver(): ResolveDuplicates {
  let last: (Resolved & { cars: readonly PlacedCar[] }) | null = null
  return (cars) => {
    const resolved = keptAgain(cars, last) ?? resolveDuplicates(cars)
    last = { ...resolved, cars }
    return resolved
  }
}

/** Without duplicates a car takes the place of one with the same id and address; `null` when any other has come or gone. */
function keptAgain(
  cars: readonly PlacedCar[],
  last: (Resolved & { cars: readonly PlacedCar[] }) | null,
): Resolved | null {
  if (last === null || last.duplicates.length > 0 || last.cars.length !== cars.length) return null
  const others = new Map<PlacedCar, PlacedCar>()
  for (let index = 0; index < cars.length; index += 1) {
    const [car, before] = [cars[index], last.cars[index]]
    if (car === undefined || before === undefined || before === car) continue
    const { id, slug } = car.stored.head
    if (before.stored.head.id !== id || before.stored.head.slug !== slug) return null
    others.set(before, car)
  }
  const kept = last.kept.map((car) => others.get(car) ?? car)
  return { kept: keepRuns(kept, last.kept), duplicates: last.duplicates }
}

function keepBest(cars: readonly PlacedCar[], field: 'id' | 'slug', duplicates: Duplicate[]): PlacedCar[] {
  const best = new Map<string, PlacedCar>()
  const losers: PlacedCar[] = []
  for (const car of cars) {
    const key = car.stored.head[field]
    const other = best.get(key)
    if (other === undefined || isBetter(car, other)) best.set(key, car)
    if (other !== undefined) losers.push(best.get(key) === car ? other : car)
  }
  for (const lost of losers) duplicates.push({ lost, kept: best.get(lost.stored.head[field]) as PlacedCar, field })
  return [...best.values()]
}

/** The newer one, then the one with a price, then the one with more images, then the one whose row's hash is less. */
function isBetter(car: PlacedCar, other: PlacedCar): boolean {
  const one = car.stored.head
  const two = other.stored.head
  if (one.updatedAtMs !== two.updatedAtMs) return one.updatedAtMs > two.updatedAtMs
  if ((one.priceAud === null) !== (two.priceAud === null)) return one.priceAud !== null
  if (one.imageCount !== two.imageCount) return one.imageCount > two.imageCount
  return car.rowHash < other.rowHash
}
