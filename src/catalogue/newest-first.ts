/** The order of every list of cars: the latest arrival first; cars without a date after them, the newest year first. */
import type { CarOutline, CarSummary } from '#domain/car/car-summary.ts'

interface Dated {
  car: Pick<CarSummary, 'id' | 'year'>
  facts: Pick<CarOutline['listing'], 'createdAt'>
}

/**
 * `before` are the cars of the last time, in their order: those of them that are kept and those that are new are two runs in
 * order, which the engine's sort merges in one pass. To sort ten thousand cars anew takes longer than to list them.
 */
export function inNewestOrder<T extends Dated>(listed: readonly T[], before: readonly T[]): T[] {
  const added = new Set(listed)
  const kept = before.filter((each) => added.delete(each))
  if (added.size > FEW) return [...kept, ...[...added].sort(newestFirst)].sort(newestFirst)
  for (const each of added) kept.splice(placeIn(kept, each), 0, each)
  return kept
}

/** Of so many the place of each is looked for. */
const FEW = 100

/** The number of cars that stand before one in a list that is in order. */
function placeIn<T extends Dated>(sorted: readonly T[], one: T): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = sorted[middle]
    if (other !== undefined && newestFirst(other, one) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

function newestFirst(a: Dated, b: Dated): number {
  return (
    compareText(b.facts.createdAt ?? '', a.facts.createdAt ?? '') ||
    b.car.year - a.car.year ||
    compareText(a.car.id, b.car.id)
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
