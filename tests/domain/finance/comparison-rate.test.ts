import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EXAMPLE_AMOUNT_AUD,
  EXAMPLE_FINAL_PAYMENT_PERCENT,
  EXAMPLE_TERM_YEARS,
  exampleComparisonPercent,
} from '#domain/finance/example-loan.ts'
import type { CreditFlows, TimedAmount } from '#domain/finance/loan/comparison-rate.ts'
import { comparisonRatePercent, internalRatePerPeriod } from '#domain/finance/loan/comparison-rate.ts'
import type { Frequency } from '#domain/finance/loan/frequency.ts'
import { exactRepaymentAud } from '#domain/finance/loan/repayment.ts'
import { makeLoan } from '../../builders/make-finance.ts'

const example = { amountAud: 30_000, termYears: 5, secured: true, finalPaymentPercent: 30 }

const repaid = (periods: number, amountAud: number): TimedAmount[] =>
  Array.from({ length: periods }, (_, index) => ({ period: index + 1, amountAud }))

function flows(frequency: Frequency, periods: number, extra: TimedAmount[] = []): CreditFlows {
  const repayment = exactRepaymentAud(makeLoan({ frequency }))
  return { credit: [{ period: 0, amountAud: 30_000 }], payments: [...repaid(periods, repayment), ...extra], frequency }
}

const NO_FEES = { establishmentFeeAud: 0, upFrontFeeAud: 0, monthlyFeeAud: 0 }

describe('comparisonRatePercent', () => {
  it.each([
    ['monthly', 60, 7.5],
    // 7.5 / 52 a week, of which regulation 100 counts 52.18 a year.
    ['weekly', 260, 7.53],
    ['fortnightly', 130, 7.53],
  ] as const)('regulation 100: n × r × 100 %% of a %s loan without fees', (frequency, periods, percent) => {
    expect(comparisonRatePercent(flows(frequency, periods))).toBe(percent)
  })

  it('counts a fee before the first credit as if it were payable then', () => {
    const early = comparisonRatePercent(flows('monthly', 60, [{ period: -3, amountAud: 500 }]))
    const then = comparisonRatePercent(flows('monthly', 60, [{ period: 0, amountAud: 500 }]))
    expect(early).toBe(then)
    expect(then).toBeGreaterThan(7.5)
  })

  it('sees what was lent and repaid at any time', () => {
    const twice: CreditFlows = {
      credit: [
        { period: 0, amountAud: 1_000 },
        { period: 1, amountAud: 1_000 },
      ],
      payments: [{ period: 2, amountAud: 2_310 }],
      frequency: 'monthly',
    }
    // 1000 × 1.1² + 1000 × 1.1 = 2310: 10 % a month.
    expect(comparisonRatePercent(twice)).toBe(120)
  })

  it.each([
    ['nothing', [], []],
    ['nothing lent', [], repaid(3, 100)],
    ['nothing repaid', [{ period: 0, amountAud: 1_000 }], []],
    ['more paid on the first day than lent', [{ period: 0, amountAud: 100 }], [{ period: 0, amountAud: 200 }]],
    ['all paid back on the day', [{ period: 0, amountAud: 100 }], [{ period: 0, amountAud: 100 }]],
    ['an amount that is no number', [{ period: 0, amountAud: Number.NaN }], repaid(3, 100)],
    ['an endless amount', [{ period: 0, amountAud: 100 }], repaid(3, Number.POSITIVE_INFINITY)],
    ['a time that is no number', [{ period: 0, amountAud: 100 }], [{ period: Number.NaN, amountAud: 200 }]],
  ])('has no answer to %s', (_name, credit, payments) => {
    expect(comparisonRatePercent({ credit, payments, frequency: 'monthly' })).toBeNull()
  })

  it('is 0 when exactly the credit is repaid, without a sign, and negative when less is', () => {
    const lent = [{ period: 0, amountAud: 1_200 }]
    expect(comparisonRatePercent({ credit: lent, payments: repaid(12, 100), frequency: 'monthly' })).toBe(0)
    expect(comparisonRatePercent({ credit: lent, payments: repaid(12, 90), frequency: 'monthly' })).toBeLessThan(-10)
  })

  it('does not overflow on long or hopeless loans', () => {
    const credit = [{ period: 0, amountAud: 1_000_000 }]
    expect(internalRatePerPeriod({ credit, payments: repaid(1_560, 1), frequency: 'weekly' })).toBeLessThan(0)
    expect(internalRatePerPeriod({ credit, payments: repaid(1_560, 1e6), frequency: 'weekly' })).toBeCloseTo(1, 9)
  })

  it('finds the rate at which both sides are worth the same, for any amounts that are repaid after they are lent', () => {
    const amounts = fc.array(fc.integer({ min: 100, max: 50_000 }), { minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 100_000 }), amounts, (lentAud, paidAud) => {
        const payments = paidAud.map((amountAud, index) => ({ period: index + 1, amountAud }))
        const rate = internalRatePerPeriod({
          credit: [{ period: 0, amountAud: lentAud }],
          payments,
          frequency: 'weekly',
        })
        // Below a loss of 99 % a period there is no answer.
        fc.pre(rate !== null)
        const worth = payments.reduce((sum, { period, amountAud }) => sum + amountAud / (1 + (rate ?? 0)) ** period, 0)
        expect(worth / lentAud).toBeCloseTo(1, 6)
      }),
    )
  })
})

describe('exampleComparisonPercent', () => {
  it('S1 §9, S2 §9: a 5 year loan of 30,000 with a final payment of 30 %', () => {
    expect([EXAMPLE_AMOUNT_AUD, EXAMPLE_TERM_YEARS, EXAMPLE_FINAL_PAYMENT_PERCENT]).toEqual([30_000, 5, 30])
  })

  // From a calculation with 40 digits.
  it.each([
    [6.29, 0, 0, 0, 30, 6.29],
    [6.29, 395, 0, 8, 30, 7.19],
    [6.29, 395, 0, 8, 0, 7.4],
    [7.5, 1360.5, 0, 0, 30, 9.05],
    [7.5, 1300, 912.25, 8, 30, 10.53],
    [7.5, 0, 1307.25, 8, 30, 9.51],
    [0, 500, 0, 0, 0, 0.65],
  ])(
    'at %d %% with fees of %d in the loan, %d up front, %d a month and a final payment of %d %%: %d %%',
    (interestPercent, establishmentFeeAud, upFrontFeeAud, monthlyFeeAud, finalPaymentPercent, percent) => {
      const fees = { establishmentFeeAud, upFrontFeeAud, monthlyFeeAud }
      expect(exampleComparisonPercent(interestPercent, fees, { ...example, finalPaymentPercent })).toBe(percent)
    },
  )

  it('has at least one repayment, and no answer when the fees swallow the credit', () => {
    expect(exampleComparisonPercent(12, NO_FEES, { ...example, termYears: 0.01 })).toBe(12)
    expect(exampleComparisonPercent(12, { ...NO_FEES, upFrontFeeAud: 30_001 }, example)).toBeNull()
  })

  it('equals the interest rate without fees, and is never below it with fees', () => {
    const rates = fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100)
    const fee = fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100)
    const monthlyFee = fc.integer({ min: 0, max: 2_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(rates, fee, fee, monthlyFee, (rate, establishmentFeeAud, upFrontFeeAud, monthlyFeeAud) => {
        expect(exampleComparisonPercent(rate, NO_FEES, example)).toBe(rate)
        const fees = { establishmentFeeAud, upFrontFeeAud, monthlyFeeAud }
        expect(exampleComparisonPercent(rate, fees, example)).toBeGreaterThanOrEqual(rate)
      }),
    )
  })
})
