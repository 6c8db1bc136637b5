import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CarSummary } from '#domain/car/car-summary.ts'
import { modelVariants, newModelPath } from '#domain/car/new-model.ts'
import { makeSummary } from '../../builders/make-summary.ts'

const listed = (car: Partial<CarSummary>) => ({
  car: makeSummary({ carType: 'new', status: 'in_stock', reserved: false, offerPriceAud: null, ...car }),
})

it.each([
  ['Mazda', 'CX-5', '/mazda-cx-5'],
  ['Mercedes-Benz', 'A 200', '/mercedes-benz-a-200'],
  ['Kia', 'EV6', '/kia-ev6'],
])('%s %s stands at %s', (make, model, path) => {
  expect(newModelPath(make, model)).toBe(path)
})

it('has one variant a badge, the cheapest first and those without a price last', () => {
  const variants = modelVariants([
    listed({ badge: 'GT', priceAud: 52_000 }),
    listed({ badge: 'Pure', priceAud: 41_000 }),
    listed({ badge: 'PURE', priceAud: 39_000, priceType: 'drive_away' }),
    listed({ badge: null, priceAud: null }),
    listed({ badge: 'Azami', priceAud: 0 }),
  ])
  expect(variants.map(({ badge, cars, from }) => [badge, cars.length, from?.priceAud ?? null])).toEqual([
    ['Pure', 2, 39_000],
    ['GT', 1, 52_000],
    [null, 1, null],
    ['Azami', 1, null],
  ])
})

it('has its price of a car that can still be bought', () => {
  const cars = [listed({ badge: 'GT', reserved: true, priceAud: 30_000 }), listed({ badge: 'GT', priceAud: 50_000 })]
  expect(modelVariants(cars)).toMatchObject([{ cars, from: { priceAud: 50_000 } }])
  expect(modelVariants(cars.slice(0, 1))).toMatchObject([{ badge: 'GT', from: null }])
})

it('puts every car into exactly one variant', () => {
  const anyCar = fc
    .record({
      badge: fc.option(fc.constantFrom('GT', 'gt', 'Pure', '')),
      priceAud: fc.option(fc.integer({ min: 0, max: 90_000 })),
      reserved: fc.boolean(),
    })
    .map(listed)
  fc.assert(
    fc.property(fc.array(anyCar), (cars) => {
      const variants = modelVariants(cars)
      const placed = variants.flatMap((variant) => variant.cars)
      expect(new Set(placed)).toEqual(new Set(cars))
      expect(placed.length).toBe(new Set(placed).size)
      const prices = variants.map(({ from }) => from?.priceAud ?? Number.POSITIVE_INFINITY)
      expect(prices).toEqual(prices.toSorted((a, b) => (a === b ? 0 : a - b)))
    }),
  )
})
