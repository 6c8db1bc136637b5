import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BodyType, CarStatus } from '#domain/car/car.ts'
import { createFindSimilar } from '#domain/car/similar/find-similar-cars.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import { similarCarsFilters } from '#domain/search/filters/similar-filter.ts'
import { makeCar } from '../../../builders/make-car.ts'
import { makeDocument } from '../../../builders/make-document.ts'

const COMMON = 'status IN ["in_stock", "coming_soon"] AND NOT id = "t1042" AND item_type = "car"'

describe('S1 §7, §9: what a search is asked for similar cars', () => {
  it.each([
    [30_000, 'price 20000 TO 40000'],
    [49_999, 'price 39999 TO 59999'],
    [50_000, 'price 25000 TO 75000'],
    [8_000, 'price 0 TO 18000'],
    [10, 'price IS NULL'],
    [null, 'price IS NULL'],
  ])('beside a car of %j: %s', (priceAud, price) => {
    expect(similarCarsFilters(makeCar({ priceAud })).map(renderFilter)).toEqual([
      `${COMMON} AND ${price} AND make = "Toyota" AND model = "Hilux"`,
      `${COMMON} AND ${price} AND body = "Ute"`,
    ])
  })

  it('holds the price that shoppers read, which may be reduced', () => {
    const [sameModel] = similarCarsFilters(makeCar({ priceAud: 55_000, offerPriceAud: 45_000 }))
    expect(renderFilter(sameModel)).toContain('price 35000 TO 55000')
  })

  it('lets the car itself be found for who asks for that', () => {
    const [sameModel, sameBody] = similarCarsFilters(makeCar({ priceAud: null }), { withAsked: true })
    const common = 'status IN ["in_stock", "coming_soon"] AND item_type = "car" AND price IS NULL'
    expect(renderFilter(sameModel)).toBe(`${common} AND make = "Toyota" AND model = "Hilux"`)
    expect(renderFilter(sameBody)).toBe(`${common} AND body = "Ute"`)
  })

  const anyCar = fc
    .record({
      id: fc.integer({ min: 0, max: 30 }).map(String),
      model: fc.constantFrom('Hilux', 'Prado'),
      bodyType: fc.constantFrom<(BodyType | null)[]>('ute', 'suv', null),
      status: fc.constantFrom<CarStatus[]>('in_stock', 'coming_soon', 'sold'),
      priceAud: fc.option(fc.constantFrom(5, 20_000, 29_999, 30_000, 40_001, 50_000, 75_000)),
    })
    .map(makeCar)

  it('finds what the pages of a site find without a search', () => {
    // Six at most: with more, a page keeps the nearest of them.
    const stock = fc.uniqueArray(anyCar, { selector: ({ id }) => id, maxLength: 6 })
    fc.assert(
      fc.property(stock, anyCar, (cars, asked) => {
        const filters = similarCarsFilters(asked)
        const byFilter = cars.filter((car) => filters.some((filter) => matchesFilter(makeDocument(car), filter)))
        const candidates = cars.filter(({ status }) => status !== 'sold')
        const byRule = createFindSimilar(candidates)(asked)
        expect(byFilter.map(({ id }) => id).sort()).toEqual(byRule.map(({ id }) => id).sort())
      }),
    )
  })
})
