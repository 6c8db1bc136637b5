/**
 * All places that show a repayment, for the same loan. They count by two methods. A loan (calculator, budget search) is
 * computed for its own period; an estimate (estimate box, teaser, index of the search, filter by repayment) is a loan by
 * the week, and its month is 4.33 weeks (S2 §9).
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetLoan, budgetTerms } from '#domain/budget/budget-loan.ts'
import { budgetOf, repaymentOf, startingBudget } from '#domain/budget/budget-state.ts'
import { calculate, startingEntry } from '#domain/finance/calculator.ts'
import { calculatorFields } from '#domain/finance/calculator-fields.ts'
import { exampleText } from '#domain/finance/disclaimer.ts'
import { financeEstimate, teaserRepayment } from '#domain/finance/estimate.ts'
import type { Frequency } from '#domain/finance/loan/frequency.ts'
import type { FinanceRules } from '#domain/finance/options.ts'
import { repaymentOfPriceAud } from '#domain/finance/repayment-filter.ts'
import { makeRules } from '../../builders/make-finance.ts'

const sites = fc
  .record({
    interestPercent: fc.integer({ min: 50, max: 1_500 }).map((hundredths) => hundredths / 100),
    termYears: fc.constantFrom(1, 3, 5, 7),
    establishmentFeeAud: fc.constantFrom(0, 395, 1_360.5),
  })
  .map(({ interestPercent, termYears, establishmentFeeAud }) =>
    makeRules({
      provider: 'one',
      rates: { interestPercent, comparisonPercent: interestPercent + 1.5 },
      establishmentFeeAud,
      estimate: { termYears },
    }),
  )

interface Borrowing {
  amountAud: number
  depositAud: number
  frequency: Frequency
}

function inCalculator(site: FinanceRules, borrowing: Borrowing) {
  const fields = calculatorFields(site, borrowing.amountAud, null)
  const entry = { ...startingEntry(fields), ...borrowing, termYears: site.estimate.termYears }
  const answer = calculate(entry, fields, site, null)
  return answer.kind === 'repayment' ? answer.repayment : null
}

function termsOf({ rates, estimate, establishmentFeeAud, disclaimer }: FinanceRules) {
  if (rates === null) throw new Error('every site of this test has rates')
  const { termYears, depositPercent } = estimate
  const example = exampleText(disclaimer)
  return { rates, termYears, depositPercent, establishmentFeeAud: establishmentFeeAud ?? 0, example }
}

/** The bounds of a calculator without a car. */
const MIN_AUD = 1_000
const MAX_AUD = 100_000

describe('the same loan', () => {
  it('has the same repayment and rates in calculator, estimate, teaser, index and filter, by the week', () => {
    const prices = fc.integer({ min: 3_000, max: 100_000 })
    fc.assert(
      fc.property(sites, prices, (site, priceAud) => {
        const car = { make: 'Kia', year: 2026, priceAud }
        const estimate = financeEstimate(car, site, { quote: null, lender: null }, 2026)
        if (estimate.kind !== 'estimate') return
        const { weekly, depositAud } = estimate
        expect(inCalculator(site, { amountAud: priceAud, depositAud, frequency: 'weekly' })).toEqual(weekly)
        expect(teaserRepayment(estimate, 'week')).toEqual(weekly)
        expect(repaymentOfPriceAud(priceAud, 'weekly', termsOf(site))).toBe(weekly.amountAud)
        expect(repaymentOfPriceAud(priceAud, 'monthly', termsOf(site))).toBe(estimate.monthly.amountAud)
      }),
    )
  })

  it('has the same repayment and rates in calculator and budget search, by the week and by the month', () => {
    const entries = fc.record({
      weeklyRepaymentAud: fc.integer({ min: 30, max: 300 }),
      monthlyRepaymentAud: fc.integer({ min: 130, max: 1_300 }),
      depositAud: fc.integer({ min: 0, max: 20_000 }),
      period: fc.constantFrom('weekly', 'monthly'),
    })
    fc.assert(
      fc.property(sites, entries, (site, { period, ...start }) => {
        const state = { ...startingBudget(start), period }
        const terms = termsOf(site)
        for (const method of ['repayments', 'loan'] as const) {
          const rule = { method, loanTerms: terms }
          const repayment = budgetLoan(state, rule)?.repayment ?? null
          const amountAud = budgetOf(state, budgetTerms(rule))
          const borrowing = { amountAud, depositAud: state.depositAud, frequency: period }
          if (amountAud >= MIN_AUD && amountAud <= MAX_AUD) expect(inCalculator(site, borrowing)).toEqual(repayment)
          if (method === 'loan' && repayment !== null) expect(repayment.amountAud).toBe(repaymentOf(state).repaymentAud)
        }
      }),
    )
  })
})
