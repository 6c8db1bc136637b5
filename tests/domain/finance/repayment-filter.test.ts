import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { financeEstimate } from '#domain/finance/estimate.ts'
import { FREQUENCIES } from '#domain/finance/loan/frequency.ts'
import { priceOfRepaymentAud, repaymentOfPriceAud, repaymentScale } from '#domain/finance/repayment-filter.ts'
import type { SiteLoanTerms } from '#domain/finance/site-loan.ts'
import { makeRules } from '../../builders/make-finance.ts'

const RATES = { interestPercent: 6.29, comparisonPercent: 8.19 }
const TERMS: SiteLoanTerms = { rates: RATES, termYears: 5, depositPercent: 10, establishmentFeeAud: 0 }

const termsArbitrary: fc.Arbitrary<SiteLoanTerms> = fc.record({
  rates: fc.record({
    interestPercent: fc.double({ min: 0, max: 25, noNaN: true }),
    comparisonPercent: fc.constant(9),
  }),
  termYears: fc.constantFrom(0.5, 1, 3, 5, 7),
  depositPercent: fc.constantFrom(0, 10, 20, 50),
  establishmentFeeAud: fc.constantFrom(0, 395, 1360.5),
})

describe('the repayment of a price', () => {
  test.each([
    ['weekly', 30_000, 121],
    ['fortnightly', 30_000, 242],
    ['monthly', 30_000, 524],
    ['weekly', 0, 0],
  ] as const)('%s of %d dollars is %d', (frequency, priceAud, repaymentAud) => {
    expect(repaymentOfPriceAud(priceAud, frequency, TERMS)).toBe(repaymentAud)
  })

  test('it is what the teaser of a car of that price says', () => {
    const rules = makeRules({ rates: RATES, establishmentFeeAud: 395 })
    const terms = { ...TERMS, establishmentFeeAud: 395 }
    fc.assert(
      fc.property(fc.integer({ min: 8_000, max: 300_000 }), (priceAud) => {
        const car = { make: 'Kia', year: 2026, priceAud }
        const estimate = financeEstimate(car, rules, { quote: null, lender: null }, 2026)
        if (estimate.kind !== 'estimate') throw new Error(`no estimate of ${priceAud}`)
        expect(estimate.weekly.amountAud).toBe(repaymentOfPriceAud(priceAud, 'weekly', terms))
        expect(estimate.monthly.amountAud).toBe(repaymentOfPriceAud(priceAud, 'monthly', terms))
      }),
    )
  })
})

describe('the price of a repayment', () => {
  test('it is the greatest whole price that is shown at no more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 2_000 }),
        fc.constantFrom(...FREQUENCIES),
        termsArbitrary,
        (repaymentAud, frequency, terms) => {
          const priceAud = priceOfRepaymentAud(repaymentAud, frequency, terms)
          expect(Number.isInteger(priceAud)).toBe(true)
          if (priceAud > 0) expect(repaymentOfPriceAud(priceAud, frequency, terms)).toBeLessThanOrEqual(repaymentAud)
          expect(repaymentOfPriceAud(priceAud + 1, frequency, terms)).toBeGreaterThan(repaymentAud)
        },
      ),
    )
  })

  test('a repayment that fees alone are more than reaches no price', () => {
    expect(priceOfRepaymentAud(1, 'weekly', { ...TERMS, establishmentFeeAud: 1360.5 })).toBe(0)
  })
})

describe('the slider of repayments', () => {
  test.each([
    ['weekly', { min: 40, max: 245, step: 5, grain: 5 }],
    ['fortnightly', { min: 80, max: 490, step: 10, grain: 10 }],
    ['monthly', { min: 160, max: 1060, step: 20, grain: 20 }],
  ] as const)('%s: whole steps, outwards from 10,000 to 60,500 dollars', (frequency, scale) => {
    expect(repaymentScale({ min: 10_000, max: 60_500 }, frequency, TERMS)).toEqual(scale)
  })
})
