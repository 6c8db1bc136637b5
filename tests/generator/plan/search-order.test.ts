import { describe, expect, it, test } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { Car } from '#domain/car/car.ts'
import type { SortId } from '#domain/search/results/sort-options.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import { inSearchOrder } from '#generator/plan/search/search-order.ts'
import type { SearchInputs } from '#view-models/search.ts'
import { makeImportedCar } from '../../builders/make-imported-car.ts'
import { makeSite } from '../../builders/make-site.ts'

const asAtMs = Date.parse('2026-03-10T00:00:00Z')

// In the catalogue's order: the latest arrival first.
const CARS: Partial<Car>[] = [
  { id: 'a', createdAt: '2026-02-03T00:00:00.000Z', priceAud: 30_000, odometerKm: 10, year: 2020 },
  { id: 'b', createdAt: '2026-02-02T00:00:00.000Z', priceAud: 40_000, offerPriceAud: 20_000, odometerKm: 30 },
  { id: 'c', createdAt: '2026-02-01T00:00:00.000Z', priceAud: 10, odometerKm: 20 },
  { id: 'd', createdAt: null, priceAud: 30_000, odometerKm: null },
]

function catalogueOf(defaultSort: SortId) {
  const site = makeSite({ search: { defaultSort } })
  return createCatalogue({ site, stock: CARS.map(makeImportedCar), contentPages: [], history: NO_HISTORY, asAtMs })
}

describe('S1 §9: pre-rendered lists have the configured order', () => {
  test.each<[SortId, string]>([
    ['rank-desc', 'abcd'],
    // S1 §7: a price greater than 0 when sorting by price, ascending.
    ['price-asc', 'bad'],
    ['price-desc', 'adbc'],
    ['km-asc', 'acbd'],
    ['km-desc', 'bcad'],
    ['year-asc', 'abcd'],
    ['year-desc', 'bcda'],
    ['listed-desc', 'abcd'],
  ])('%s: %s', (sort, expected) => {
    const ordered = inSearchOrder(catalogueOf(sort).listed, sort)
    expect(ordered.map(({ car }) => car.id).join('')).toBe(expected)
  })

  it('and the same cars on their pages', () => {
    const { pages } = planSite(catalogueOf('price-asc'))
    const search = pages.find(({ page }) => page.path === '/search/toyota')?.page.inputs as SearchInputs
    expect(search.cards.map(({ car }) => car.id)).toEqual(['b', 'a', 'd'])
    expect(search.totalCars).toBe(3)
  })
})
