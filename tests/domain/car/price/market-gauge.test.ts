import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { autoGaugePanel } from '#domain/car/price/auto-gauge.ts'
import { gaugeFromPrices, hasAutoGauge } from '#domain/car/price/market-gauge.ts'

const TEN = [31_000, 32_000, 33_000, 34_000, 35_000, 36_000, 37_000, 38_000, 39_000, 40_000]

describe('the gauge from the prices of similar cars', () => {
  it('has a range that holds four fifths of them, and says how far the price is from their middle', () => {
    expect(gaugeFromPrices(33_190, TEN)).toEqual({
      fill: 18,
      listingPriceAud: 33_190,
      marketRangeMinAud: 31_900,
      marketRangeMaxAud: 39_100,
      confidence: expect.closeTo(0.797, 3),
      description: '$2,310 below the market of 10 similar cars: $31,900 to $39,100',
    })
  })

  it.each([
    [35_200, /^In line with the market of 10/],
    [35_500, /^In line with/],
    [36_500, /^\$1,000 above the market/],
    [20_000, /^\$15,500 below the market/],
  ])('at %j', (priceAud, text) => expect(gaugeFromPrices(priceAud, TEN)?.description).toMatch(text))

  it.each([
    ['three cars say nothing', [30_000, 30_000, 30_000], null],
    ['four alike are believed a little', [30_000, 30_000, 30_000, 30_000], 0.4],
    ['ten alike are certain', Array.from({ length: 10 }, () => 30_000), 1],
    ['more add nothing', Array.from({ length: 30 }, () => 30_000), 1],
    ['a wide range is not believed', [10_000, 20_000, 30_000, 60_000, 90_000], 0],
  ])('%s', (_, prices, confidence) => expect(gaugeFromPrices(30_000, prices)?.confidence ?? null).toBe(confidence))

  it('has its needle within its ends, a range that is one, and confidence from 0 to 1', () => {
    const price = fc.integer({ min: 500, max: 500_000 })
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 4, maxLength: 60 }), (priceAud, prices) => {
        const gauge = gaugeFromPrices(priceAud, prices)
        if (gauge === null) throw new Error('There are enough prices.')
        expect(gauge.fill).toBeGreaterThanOrEqual(0)
        expect(gauge.fill).toBeLessThanOrEqual(100)
        expect(gauge.marketRangeMinAud).toBeLessThan(gauge.marketRangeMaxAud)
        expect(gauge.confidence).toBeGreaterThanOrEqual(0)
        expect(gauge.confidence).toBeLessThanOrEqual(1)
        const isShown = autoGaugePanel(gauge).kind === 'shown'
        expect(isShown).toBe(gauge.confidence > 0.2 && gauge.marketRangeMaxAud >= priceAud)
      }),
    )
  })
})

it.each([
  [{ carType: 'used', odometerKm: 10 } as const, true, true],
  [{ carType: 'demo', odometerKm: 0 } as const, true, true],
  [{ carType: 'new', odometerKm: 10 } as const, false, true],
  [{ carType: 'used', odometerKm: null } as const, false, true],
])('a page of %j asks for a gauge: %j; of a service: %j', (car, own, service) => {
  expect(hasAutoGauge(car, ['Autogauge'], false)).toBe(own)
  expect(hasAutoGauge(car, ['Autogauge'], true)).toBe(service)
  expect(hasAutoGauge(car, ['Car Analysis'], true)).toBe(false)
})
