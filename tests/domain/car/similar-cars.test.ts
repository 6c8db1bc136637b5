import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Comparable } from '#domain/car/similar-cars.ts'
import { createFindSimilar, similarPriceWindowAud } from '#domain/car/similar-cars.ts'

const car = (id: string, model: string, priceAud: number | null, over: Partial<Comparable> = {}): Comparable => ({
  id,
  make: 'Toyota',
  model,
  bodyType: 'ute',
  itemType: 'car',
  priceAud,
  ...over,
})

describe('S1 §9 price window', () => {
  it.each([
    [20_000, 10_000],
    [49_999, 10_000],
    [50_000, 25_000],
    [120_000, 25_000],
  ])('%i -> ±%i', (priceAud, windowAud) => {
    expect(similarPriceWindowAud(priceAud)).toBe(windowAud)
  })
})

describe('similar cars', () => {
  const ids = (cars: Comparable[]) => cars.map(({ id }) => id)

  it('puts the same model first, then the same body type, the nearest price first in each', () => {
    const find = createFindSimilar([
      car('far', 'Hilux', 39_000),
      car('near', 'Hilux', 31_000),
      car('other', 'Ranger', 30_000, { make: 'Ford' }),
      car('wagon', 'Prado', 30_000, { bodyType: 'wagon' }),
    ])
    expect(ids(find(car('asked', 'Hilux', 30_000)))).toEqual(['near', 'far', 'other'])
  })

  it('keeps to the window, both ends included', () => {
    const find = createFindSimilar([
      car('low', 'Hilux', 20_000),
      car('lower', 'Hilux', 19_999),
      car('high', 'Hilux', 40_000),
      car('higher', 'Hilux', 40_001),
    ])
    expect(ids(find(car('asked', 'Hilux', 30_000))).sort()).toEqual(['high', 'low'])
  })

  it('compares cars without a price with one another', () => {
    const find = createFindSimilar([car('priced', 'Hilux', 30_000), car('free', 'Hilux', null)])
    expect(ids(find(car('asked', 'Hilux', null)))).toEqual(['free'])
  })

  const anyCar = fc.record({
    id: fc.integer({ min: 0, max: 60 }).map(String),
    make: fc.constantFrom('Toyota', 'Ford'),
    model: fc.constantFrom('A', 'B', 'C'),
    bodyType: fc.constantFrom('ute', 'suv'),
    itemType: fc.constant('car'),
    priceAud: fc.option(fc.integer({ min: 0, max: 120_000 })),
  }) as fc.Arbitrary<Comparable>

  it('never offers the car itself, a double, more than six, or one outside the window, whatever the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyCar, { selector: ({ id }) => id, maxLength: 40 }), anyCar, (stock, asked) => {
        const found = createFindSimilar(stock)(asked)
        expect(found.length).toBeLessThanOrEqual(6)
        expect(new Set(ids(found)).size).toBe(found.length)
        expect(ids(found)).not.toContain(asked.id)
        const windowAud = similarPriceWindowAud(asked.priceAud ?? 0)
        for (const { priceAud } of found)
          expect(Math.abs((priceAud ?? 0) - (asked.priceAud ?? 0))).toBeLessThanOrEqual(windowAud)
        const sameModel = found.map((other) => other.make === asked.make && other.model === asked.model)
        expect(sameModel).toEqual([...sameModel].sort((a, b) => Number(b) - Number(a)))
        expect(ids(createFindSimilar(stock.toReversed())(asked))).toEqual(ids(found))
      }),
    )
  })
})
