import { describe, expect, it } from 'vitest'
import type { MarketAverage } from '#domain/car/price/market-price.ts'
import { BELOW_MARKET_BY_MORE_THAN_AUD, belowMarketAud } from '#domain/car/price/market-price.ts'

const options = { average: 'national' as MarketAverage, byMoreThanAud: BELOW_MARKET_BY_MORE_THAN_AUD }
const market = (averageAud: number | null, stateAverageAud: number | null = null) => ({ averageAud, stateAverageAud })

describe('S1 §4: more than 499 below the average market price', () => {
  it.each([
    [19_501, null],
    [19_500.99, 499.01],
    [19_500, 500],
    [15_000, 5_000],
    [20_000, null],
    [25_000, null],
  ])('a car of %d beside an average of 20,000: %s', (priceAud, expected) => {
    const belowAud = belowMarketAud(priceAud, market(20_000), options)
    if (expected === null) expect(belowAud).toBeNull()
    else expect(belowAud).toBeCloseTo(expected, 6)
  })

  it.each([
    ['national', market(20_000, 30_000), 10_000],
    ['state', market(20_000, 30_000), 20_000],
    ['national', market(null, 30_000), 20_000],
    ['state', market(20_000, null), 10_000],
    ['national', market(null), null],
    ['national', null, null],
  ] as const)('against the %s average of %j', (average, prices, expected) => {
    expect(belowMarketAud(10_000, prices, { ...options, average })).toBe(expected)
  })

  it('needs a price', () => {
    expect(belowMarketAud(null, market(20_000), options)).toBeNull()
  })

  it('takes the margin of the site', () => {
    expect(belowMarketAud(19_000, market(20_000), { ...options, byMoreThanAud: 1_000 })).toBeNull()
    expect(belowMarketAud(18_999, market(20_000), { ...options, byMoreThanAud: 1_000 })).toBe(1_001)
  })
})
