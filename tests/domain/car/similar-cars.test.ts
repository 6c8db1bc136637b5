import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFindSimilar, createSimilarMemory } from '#domain/car/similar/find-similar-cars.ts'
import type { Comparable } from '#domain/car/similar/similar-cars.ts'
import {
  orderSimilarCars,
  SIMILAR_CARS_LOAD_WITHIN_PX,
  SIMILAR_CARS_MAX,
  SIMILAR_CARS_QUERY_LIMIT,
  similarPriceRangeAud,
  similarPriceWindowAud,
} from '#domain/car/similar/similar-cars.ts'
import { regrouped } from '#domain/car/similar/similar-groups.ts'

const car = (id: string, model: string, priceAud: number | null, over: Partial<Comparable> = {}): Comparable => ({
  id,
  make: 'Toyota',
  model,
  bodyType: 'ute',
  itemType: 'car',
  priceAud,
  offerPriceAud: null,
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

describe('S1 §7, §9 similar cars from a search', () => {
  it('are at most 6, of queries for 10, and load within 500 px', () => {
    expect([SIMILAR_CARS_MAX, SIMILAR_CARS_QUERY_LIMIT, SIMILAR_CARS_LOAD_WITHIN_PX]).toEqual([6, 10, 500])
  })

  it.each([
    [30_000, { minAud: 20_000, maxAud: 40_000 }],
    [8_000, { minAud: 0, maxAud: 18_000 }],
    [50_000, { minAud: 25_000, maxAud: 75_000 }],
  ])('cost, beside a car of %i, %j', (priceAud, range) => {
    expect(similarPriceRangeAud(priceAud)).toEqual(range)
  })

  const asked = { id: 'asked', make: 'Kia', model: 'Rio' }
  const hit = (id: string, model = 'Cerato', make = 'Kia') => ({ id, make, model })
  it('have the same model first, and otherwise the order in which they were found', () => {
    const found = [hit('b'), hit('a', 'Rio', 'Toyota'), hit('d', 'Rio'), hit('c', 'Rio'), hit('b')]
    expect(orderSimilarCars(asked, found).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
  })

  it('are never the asked car, nor the same one twice, nor more than six', () => {
    const found = [hit('asked', 'Rio'), ...'abbcdefgh'.split('').map((id) => hit(id))]
    expect(orderSimilarCars(asked, found).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('keep the first of two with one id', () => {
    expect(orderSimilarCars(asked, [hit('a', 'Rio'), hit('a', 'Rio', 'Kia')])).toHaveLength(1)
    const first = { ...hit('a'), price: 1 }
    expect(orderSimilarCars(asked, [first, { ...hit('a'), price: 2 }])).toEqual([first])
  })
})

describe('similar cars', () => {
  const ids = (cars: readonly Comparable[]) => cars.map(({ id }) => id)

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

  it('S1 §4: compares the prices that shoppers read', () => {
    const find = createFindSimilar([
      car('reduced', 'Hilux', 60_000, { offerPriceAud: 32_000 }),
      car('dear', 'Hilux', 60_000),
      car('risen', 'Hilux', 31_000, { offerPriceAud: 90_000 }),
    ])
    expect(ids(find(car('asked', 'Hilux', 90_000, { offerPriceAud: 30_000 })))).toEqual(['risen', 'reduced'])
  })

  it.each([
    [10, ['free', 'token']],
    [11, ['cheap']],
  ])('S1 §4: a price of %i counts or not', (priceAud, expected) => {
    const find = createFindSimilar([car('free', 'Hilux', null), car('token', 'Hilux', 10), car('cheap', 'Hilux', 11)])
    expect(ids(find(car('asked', 'Hilux', priceAud)))).toEqual(expected)
  })

  const anyCar = fc.record({
    id: fc.integer({ min: 0, max: 60 }).map(String),
    make: fc.constantFrom('Toyota', 'Ford'),
    model: fc.constantFrom('A', 'B', 'C'),
    bodyType: fc.constantFrom('ute', 'suv'),
    itemType: fc.constant('car'),
    priceAud: fc.option(fc.integer({ min: 0, max: 120_000 })),
    offerPriceAud: fc.option(fc.constantFrom(0, 10, 11, 30_000, 60_000)),
  }) as fc.Arbitrary<Comparable>

  /** S1 §4: the lower of the two prices that are above 10. */
  const shownAud = ({ priceAud, offerPriceAud }: Comparable): number | null => {
    const real = [priceAud ?? 0, offerPriceAud ?? 0].filter((aud) => aud > 10)
    return real.length === 0 ? null : Math.min(...real)
  }

  /** The rule without its speed: every candidate is asked, the dearer of two equally near ones stands first. */
  function plainly(stock: Comparable[], asked: Comparable): string[] {
    const askedAud = shownAud(asked) ?? 0
    const gapAud = (other: Comparable) => Math.abs((shownAud(other) ?? 0) - askedAud)
    const isBelow = (other: Comparable) => (shownAud(other) ?? 0) < askedAud
    const near = stock
      .filter((other) => other.id !== asked.id && (shownAud(other) === null) === (shownAud(asked) === null))
      .filter((other) => other.itemType === asked.itemType && gapAud(other) <= similarPriceWindowAud(askedAud))
      .sort((a, b) => {
        const byId = (a.id < b.id ? -1 : 1) * (isBelow(a) ? -1 : 1)
        return gapAud(a) - gapAud(b) || Number(isBelow(a)) - Number(isBelow(b)) || byId
      })
    const isSameModel = (other: Comparable) => other.make === asked.make && other.model === asked.model
    const isSameBody = (other: Comparable) => !isSameModel(other) && other.bodyType === asked.bodyType
    return ids([...near.filter(isSameModel), ...near.filter(isSameBody)]).slice(0, 6)
  }

  it('are those of the rule applied to every car', () => {
    const dear = fc.constantFrom(null, 0, 10, 11, 20_000, 30_000, 39_999, 40_000, 49_999, 50_000, 59_999, 75_000)
    const tied = fc
      .tuple(anyCar, dear, dear)
      .map(([other, priceAud, offerPriceAud]) => ({ ...other, priceAud, offerPriceAud }))
    // A model has one body here, so that the nearest six of a body never leave out one that a model has used up.
    const ofBody = (other: Comparable): Comparable => ({ ...other, bodyType: other.model === 'A' ? 'ute' : 'suv' })
    const stockOf = fc.uniqueArray(tied, { selector: ({ id }) => id, maxLength: 5 })
    fc.assert(
      fc.property(stockOf, tied, (stock, asked) => {
        const cars = stock.map(ofBody)
        expect(ids(createFindSimilar(cars)(ofBody(asked)))).toEqual(plainly(cars, ofBody(asked)))
      }),
      { numRuns: 2_000 },
    )
  })

  it('never offers the car itself, a double, more than six, or one outside the window, whatever the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyCar, { selector: ({ id }) => id, maxLength: 40 }), anyCar, (stock, asked) => {
        const found = createFindSimilar(stock)(asked)
        expect(found.length).toBeLessThanOrEqual(6)
        expect(new Set(ids(found)).size).toBe(found.length)
        expect(ids(found)).not.toContain(asked.id)
        const windowAud = similarPriceWindowAud(shownAud(asked) ?? 0)
        for (const other of found)
          expect(Math.abs((shownAud(other) ?? 0) - (shownAud(asked) ?? 0))).toBeLessThanOrEqual(windowAud)
        const sameModel = found.map((other) => other.make === asked.make && other.model === asked.model)
        expect(sameModel).toEqual([...sameModel].sort((a, b) => Number(b) - Number(a)))
        expect(ids(createFindSimilar(stock.toReversed())(asked))).toEqual(ids(found))
      }),
    )
  })

  it('with the memory of an earlier stock are those without it, and the same list while nothing beside it has changed', () => {
    const stockOf = fc.uniqueArray(anyCar, { selector: ({ id }) => id, maxLength: 12 })
    const anyPick = fc.array(fc.nat(11), { maxLength: 4 })
    fc.assert(
      fc.property(stockOf, anyPick, fc.array(anyCar, { maxLength: 4 }), anyCar, (stock, gone, added, asked) => {
        const memory = createSimilarMemory()
        const before = createFindSimilar(stock, memory)(asked)
        expect(createFindSimilar(stock, memory)(asked)).toBe(before)
        const kept = stock.filter((_, index) => !gone.includes(index))
        const next = [...kept, ...added.filter(({ id }) => kept.every((other) => other.id !== id))]
        expect(createFindSimilar(next, memory)(asked)).toEqual(createFindSimilar(next)(asked))
      }),
      { numRuns: 1_000 },
    )
  })

  it('are the same as before for each candidate of a group that has not changed', () => {
    const stockOf = fc.uniqueArray(anyCar, { selector: ({ id }) => id, minLength: 1, maxLength: 12 })
    const anyPick = fc.array(fc.nat(11), { maxLength: 2 })
    fc.assert(
      fc.property(stockOf, anyPick, fc.array(anyCar, { maxLength: 2 }), (stock, gone, added) => {
        const memory = createSimilarMemory()
        const before = createFindSimilar(stock, memory)
        const answers = new Map(stock.map((each) => [each, ids(before(each))]))
        const { byModel, byBody } = memory
        const kept = stock.filter((_, index) => !gone.includes(index))
        const next = [...kept, ...added.filter(({ id }) => kept.every((other) => other.id !== id))]
        const now = createFindSimilar(next, memory)
        const others = new Set([...regrouped(memory.byModel, byModel), ...regrouped(memory.byBody, byBody)])
        for (const each of kept) if (!others.has(each)) expect(ids(now(each))).toEqual(answers.get(each))
        for (const each of next) if (!kept.includes(each)) expect(others.has(each)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('are the same as before for all but few candidates of a large group in which a car has changed', () => {
    const anyPrice = fc.oneof(
      fc.constantFrom(null, 20_000, 20_500, 21_000),
      fc.integer({ min: 20, max: 60 }).map((thousands) => thousands * 1_000),
    )
    const anyOf = fc.record({ model: fc.constantFrom('Hilux', 'Hilux', 'Corolla', 'Rav4'), priceAud: anyPrice })
    const anyChange = fc.record({ at: fc.nat(89), to: fc.option(anyOf) })
    fc.assert(
      fc.property(
        fc.array(anyOf, { minLength: 40, maxLength: 90 }),
        fc.array(anyChange, { minLength: 1, maxLength: 2 }),
        (cars, changes) => {
          const stock = cars.map(({ model, priceAud }, index) => car(`t${index + 100}`, model, priceAud))
          const memory = createSimilarMemory()
          const findBefore = createFindSimilar(stock, memory)
          const answers = new Map(stock.map((each) => [each, findBefore(each)]))
          const { byModel, byBody } = memory
          const next = stock.flatMap((each, index) => {
            const change = changes.find(({ at }) => at === index)
            if (change === undefined) return [each]
            return change.to === null ? [] : [{ ...each, ...change.to }]
          })
          const now = createFindSimilar(next, memory)
          const others = new Set([...regrouped(memory.byModel, byModel), ...regrouped(memory.byBody, byBody)])
          const anew = createFindSimilar(next)
          for (const each of next) {
            expect(now(each)).toEqual(anew(each))
            if (!others.has(each)) expect(anew(each)).toEqual(answers.get(each))
          }
        },
      ),
      { numRuns: 400 },
    )
    const large = Array.from({ length: 1_000 }, (_, index) => car(`t${index}`, 'Hilux', 20_000 + index * 10))
    const memory = createSimilarMemory()
    createFindSimilar(large, memory)
    const { byBody } = memory
    createFindSimilar(large.with(500, car('t500', 'Hilux', 29_000)), memory)
    expect(regrouped(memory.byBody, byBody).length).toBeLessThan(70)
  })
})
