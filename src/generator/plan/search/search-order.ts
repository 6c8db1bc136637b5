/** The order of pre-rendered search pages: the one that the site configures (S1 §9), as the search itself has it. */
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import type { SortId } from '#domain/search/results/sort-options.ts'
import { chosenSort, documentComparator, sortFilter } from '#domain/search/results/sort-options.ts'

type SortedCar = Parameters<ReturnType<typeof documentComparator>>[0]

/**
 * Puts cars that come in the catalogue's order, which is that of the custom rank, into the configured one. S1 §7: those
 * without a price are left out of a list by ascending price.
 */
export function inSearchOrder(cars: readonly ListedCar[], defaultSort: SortId): readonly ListedCar[] {
  const sort = chosenSort(null, defaultSort)
  if (sort.attribute === 'custom_rank') return sort.direction === 'desc' ? cars : cars.toReversed()
  const compare = documentComparator(sort)
  const filter = sortFilter(sort)
  return cars
    .map((listed, index) => ({ listed, sorted: sortedCar(listed, index) }))
    .filter(({ sorted }) => matchesFilter(sorted, filter))
    .sort((a, b) => compare(a.sorted, b.sorted))
    .map(({ listed }) => listed)
}

function sortedCar({ car, facts }: ListedCar, index: number): SortedCar {
  const { createdAt } = facts
  return {
    id: car.id,
    price: currentPriceAud(car),
    km: car.odometerKm,
    year: car.year,
    created_at_timestamp: createdAt === null ? null : Date.parse(createdAt),
    custom_rank: -index,
  }
}
