import { describe, expect, it } from 'vitest'
import {
  AUTO_GAUGE_ANIMATION_MS,
  AUTO_GAUGE_CONFIDENCE_ABOVE,
  AUTO_GAUGE_FAILED,
  autoGaugePanel,
} from '#domain/car/price/auto-gauge.ts'

const answer = {
  fill: 0.4,
  listingPriceAud: 20_000,
  marketRangeMinAud: 18_000,
  marketRangeMaxAud: 24_000,
  confidence: 0.8,
  description: 'Fair price',
}
const hidden = { kind: 'hidden' }

describe('S1 §4, §5, §8: the auto-gauge panel', () => {
  it('has these numbers and words', () => {
    expect(AUTO_GAUGE_CONFIDENCE_ABOVE).toBe(0.2)
    expect(AUTO_GAUGE_ANIMATION_MS).toBe(2500)
    expect(AUTO_GAUGE_FAILED).toBe('Failed to fetch auto gauge data.')
  })

  it.each([
    ['all is there', {}],
    ['confidence is just above 0.2', { confidence: 0.2001 }],
    ['the range ends at the listing price', { marketRangeMaxAud: 20_000 }],
    ['the needle is at 0', { fill: 0 }],
  ])('is shown when %s', (_, change) => {
    const gauge = { ...answer, ...change }
    expect(autoGaugePanel(gauge)).toEqual({ kind: 'shown', gauge })
  })

  it.each<[string, object]>([
    ['confidence is 0.2', { confidence: 0.2 }],
    ['the range ends below the listing price', { marketRangeMaxAud: 19_999.99 }],
    ['the description is blank', { description: ' ' }],
    ...Object.keys(answer).map((field) => [`${field} is missing`, { [field]: null }] satisfies [string, object]),
  ])('is hidden when %s', (_, change) => {
    expect(autoGaugePanel({ ...answer, ...change })).toEqual(hidden)
  })

  it('is hidden when there is no answer', () => {
    expect(autoGaugePanel(null)).toEqual(hidden)
  })
})
