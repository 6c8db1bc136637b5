import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ESTIMATE_LIMITS } from '#domain/content/trade-in-faq.ts'
import type { ComparableCar, EstimateRule } from '#domain/valuation/estimate.ts'
import { ADJUST_PERCENT, estimateFromStock, estimateText, limitOutcome, rangeText } from '#domain/valuation/estimate.ts'
import { modelNames, valuedVehicle } from '#domain/valuation/vehicle.ts'
import { makeSite } from '../../builders/make-site.ts'

const vehicle = { make: 'Mazda', model: 'CX-5', year: 2021, km: 60_000 }
const rule: EstimateRule = {
  minimumCars: 3,
  yearsApart: 1,
  kmApart: 30_000,
  percentOfPrice: 100,
  adjustPercent: ADJUST_PERCENT,
}
const car = (priceAud: number, overrides: Partial<ComparableCar> = {}): ComparableCar => ({
  model: 'CX-5',
  year: 2021,
  odometerKm: 60_000,
  priceAud,
  ...overrides,
})
const FIVE = [20_000, 22_000, 24_000, 26_000, 28_000].map((price) => car(price))

describe('S1 §9: limits of online estimates', () => {
  it.each([
    [2019, 100_000, true],
    [2018, 50_000, false],
    [2024, 100_001, false],
  ])('a car of %i with %i km, in 2026: %s', (year, km, given) => {
    const outcome = limitOutcome({ ...vehicle, year, km }, ESTIMATE_LIMITS, 2026)
    expect(outcome).toEqual(given ? null : { kind: 'none', why: 'beyond-limits' })
    if (outcome !== null) {
      expect(estimateText(outcome, ESTIMATE_LIMITS, { one: 'car', many: 'cars' })).toMatch(
        /^Online estimates are generally not given for cars over 7 years old or over 100,000 km\./,
      )
    }
  })
})

describe('an estimate from stock', () => {
  it('is the middle half of the prices, and says how many cars it rests on', () => {
    expect(estimateFromStock(vehicle, [], FIVE, rule)).toEqual({
      kind: 'estimate',
      range: { lowAud: 22_000, highAud: 26_000, cars: 5 },
    })
    expect(rangeText({ lowAud: 22_000, highAud: 26_000, cars: 5 })).toBe('$22,000 to $26,000, from 5 comparable cars')
    expect(rangeText({ lowAud: 22_000, highAud: 22_000, cars: 1 })).toBe('$22,000, from 1 comparable car')
    expect(rangeText({ lowAud: 1, highAud: 2, cars: null })).toBe('$1 to $2')
  })

  it('is what a dealer pays, less what the answers take off', () => {
    const answers = [
      { id: 'condition', answer: 'Fair' },
      { id: 'accidents', answer: 'No' },
      { id: 'unknown', answer: 'constructor' },
    ]
    const outcome = estimateFromStock(vehicle, answers, FIVE, { ...rule, percentOfPrice: 50 })
    expect(outcome).toMatchObject({ range: { lowAud: 10_100, highAud: 12_000 } })
  })

  it('is none below the minimum of cars of that model, near in year and kilometres', () => {
    const far = [
      car(1, { year: 2019 }),
      car(1, { year: 2023 }),
      car(1, { odometerKm: 29_999 }),
      car(1, { odometerKm: 90_001 }),
      car(1, { model: 'CX-3' }),
    ]
    const outcome = estimateFromStock(vehicle, [], [...FIVE.slice(0, 2), ...far], rule)
    expect(outcome).toEqual({ kind: 'none', why: 'too-few-cars' })
    expect(estimateFromStock(vehicle, [], [...FIVE, ...far], rule)).toMatchObject({ range: { cars: 5 } })
  })

  it('knows a model with words of its badge or make, the closest name first', () => {
    const cars = [...FIVE, car(90_000, { model: 'CX-5 Turbo' })]
    expect(estimateFromStock({ ...vehicle, model: 'Mazda cx5 Akera' }, [], cars, rule)).toMatchObject({
      range: { cars: 5 },
    })
    expect(estimateFromStock({ ...vehicle, model: 'CX-5 Turbo' }, [], cars, rule).kind).toBe('none')
    expect(modelNames({ make: 'Toyota', model: 'Hi Lux SR5' })).toEqual(['hiluxsr5', 'hilux', 'hi'])
    expect(modelNames({ make: 'Mazda', model: 'CX-30' })).not.toContain('cx3')
  })

  it('is never above the dearest nor below the cheapest car by more than its rounding', () => {
    const cars = fc.array(fc.integer({ min: 1_000, max: 200_000 }), { minLength: 3, maxLength: 40 })
    fc.assert(
      fc.property(cars, (prices) => {
        const outcome = estimateFromStock(
          vehicle,
          [],
          prices.map((price) => car(price)),
          rule,
        )
        if (outcome.kind !== 'estimate') throw new Error(outcome.why)
        const { lowAud, highAud } = outcome.range
        expect(lowAud).toBeLessThanOrEqual(highAud)
        expect(lowAud).toBeGreaterThan(Math.min(...prices) - 100)
        expect(highAud).toBeLessThan(Math.max(...prices) + 100)
      }),
    )
  })
})

it('a form gives the vehicle when make, model, year and kilometres are filled in', () => {
  const values = { 'Vehicle Make': ' Mazda ', 'Vehicle Model': 'CX-5', year: '2021', odometer: '60,000 kms' }
  expect(valuedVehicle(values)).toEqual(vehicle)
  expect(valuedVehicle({ ...values, year: '' })).toBeNull()
  expect(valuedVehicle({ Rego: 'ABC123', odometer: '60000' })).toBeNull()
})

it('sites estimate from stock unless they say otherwise', () => {
  expect(makeSite().valuation).toMatchObject({ registrationLookup: null, estimate: { kind: 'stock', minimumCars: 3 } })
  expect(makeSite({ valuation: { estimate: null } }).valuation.estimate).toBeNull()
})
