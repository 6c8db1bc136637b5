import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalculatorEntry } from '#domain/finance/calculator.ts'
import { calculate, startingEntry } from '#domain/finance/calculator.ts'
import { calculatorFields } from '#domain/finance/calculator-fields.ts'
import { isEnquireRepayment } from '#domain/finance/enquire.ts'
import type { FinanceLender } from '#domain/finance/lender.ts'
import { loanTotals } from '#domain/finance/loan/amortisation.ts'
import { FREQUENCIES } from '#domain/finance/loan/frequency.ts'
import type { FinanceInput } from '../../builders/make-finance.ts'
import { makeLender, makeRules } from '../../builders/make-finance.ts'

function answer(entry: Partial<CalculatorEntry>, finance: FinanceInput = {}, lender: FinanceLender | null = null) {
  const rules = makeRules({ provider: 'one', ...finance })
  const fields = calculatorFields(rules, 30_000, lender?.interestPercent ?? null)
  return calculate({ ...startingEntry(fields), ...entry }, fields, rules, lender)
}

describe('calculate', () => {
  it('answers at once to where the fields begin', () => {
    const start = answer({})
    expect(start).toMatchObject({
      kind: 'repayment',
      amountMessage: null,
      loan: {
        amountAud: 30_000,
        depositAud: 0,
        residualAud: 0,
        establishmentFeeAud: 0,
        interestPercent: 8,
        termYears: 6,
        frequency: 'weekly',
      },
      repayment: {
        amountAud: 121,
        frequency: 'weekly',
        termYears: 6,
        interestPercent: 8,
        comparisonPercent: 8,
        example:
          'The comparison rate is based on a 5 year secured loan of $30,000. The comparison rate includes a final payment of 30%.',
      },
    })
    expect(start.kind === 'repayment' && start.totals).toEqual(loanTotals(start.loan))
  })

  it('takes every entry into its bounds, and says so in the purchase-price variant', () => {
    const wild = { amountAud: 1e9, depositAud: -5, residualAud: 1e9, termYears: 3.3, interestPercent: 99 }
    expect(answer(wild)).toMatchObject({
      amountMessage: null,
      loan: { amountAud: 100_000, depositAud: 0, residualAud: 250_000, termYears: 3.5, interestPercent: 15 },
    })
    expect(answer(wild, { calculator: { variant: 'purchase-price' } })).toMatchObject({
      amountMessage: 'Cannot be less than 1,000 or more than 250,000',
      loan: { amountAud: 250_000 },
    })
  })

  it('counts an emptied field as it began', () => {
    const { NaN: nothing } = Number
    expect(
      answer({ depositAud: nothing, residualAud: nothing, termYears: nothing, interestPercent: nothing }).loan,
    ).toEqual(answer({}).loan)
  })

  it('S1 §5: what a hidden field cannot say does not count', () => {
    const calculator = {
      interest: { hidden: true, startPercent: 9 },
      residual: { hidden: true },
      deposit: { hidden: true },
    }
    const entry = { interestPercent: 3, residualAud: 5_000, depositAud: 4_000 }
    expect(answer(entry, { calculator }).loan).toMatchObject({ interestPercent: 9, residualAud: 0, depositAud: 0 })
  })

  it('S1 §5: 25 or less shows "Enquire for Finance" and a blank total', () => {
    const small = { amountAud: 30_000, interestPercent: 0.5, termYears: 1, depositAud: 28_707 }
    expect(answer(small)).toMatchObject({ kind: 'enquire', text: 'Enquire for Finance', totalText: '' })
    expect(answer({ ...small, depositAud: 28_600 }).kind).toBe('repayment')
    expect([isEnquireRepayment(25), isEnquireRepayment(25.01)]).toEqual([true, false])
  })

  it('S1 §9: adds the fee: configured, else the lender’s', () => {
    const lender = makeLender()
    expect(answer({}, {}, lender).loan.establishmentFeeAud).toBe(395)
    expect(answer({}, { establishmentFeeAud: 1_300 }, lender).loan.establishmentFeeAud).toBe(1_300)
    expect(answer({}, { establishmentFeeAud: 1_360.5 }).loan.establishmentFeeAud).toBe(1_360.5)
  })

  it('AU §1: the published comparison rate at the published rate, else that of the example with its fees', () => {
    const lender = makeLender()
    expect(answer({}, {}, lender)).toMatchObject({ repayment: { interestPercent: 7.99, comparisonPercent: 9.11 } })
    expect(answer({ interestPercent: 7.5 }, { establishmentFeeAud: 1_360.5 }, lender)).toMatchObject({
      repayment: { interestPercent: 7.5, comparisonPercent: 9.05 },
    })
    const rates = { interestPercent: 7.25, comparisonPercent: 8.5 }
    expect(answer({}, { rates })).toMatchObject({ repayment: rates })
    expect(answer({ interestPercent: 7.25 }, { rates }, makeLender({ comparisonPercent: null }))).toMatchObject({
      repayment: rates,
    })
    expect(answer({ interestPercent: 7.5 }, { rates, dealerFees: { listed: true } })).toMatchObject({
      repayment: { interestPercent: 7.5, comparisonPercent: 9.51 },
    })
  })

  it('shows no repayment whose comparison rate cannot be known', () => {
    const swallowed = { dealerFees: { listed: true, dealerAgencyAud: 30_000 } }
    expect(answer({}, swallowed)).toMatchObject({ kind: 'enquire', totalText: '' })
  })

  it('never shows a repayment without its rates, whatever is entered', () => {
    const entries = fc.record({
      amountAud: fc.double(),
      depositAud: fc.double(),
      residualAud: fc.double(),
      termYears: fc.double(),
      interestPercent: fc.double(),
      frequency: fc.constantFrom(...FREQUENCIES),
    })
    fc.assert(
      fc.property(entries, (entry) => {
        const result = answer(entry, { establishmentFeeAud: 1_300 })
        const { amountAud, depositAud, residualAud, termYears, interestPercent } = result.loan
        expect(amountAud >= 1_000 && amountAud <= 100_000).toBe(true)
        expect(depositAud >= 0 && depositAud <= 250_000 && residualAud >= 0 && residualAud <= 250_000).toBe(true)
        expect(termYears >= 1 && termYears <= 7 && interestPercent >= 0.5 && interestPercent <= 15).toBe(true)
        if (result.kind === 'enquire') return
        expect(result.repayment.comparisonPercent).toBeGreaterThan(result.repayment.interestPercent - 0.01)
        expect(result.repayment.warning).not.toBe('')
        expect(result.repayment.amountAud).toBeGreaterThanOrEqual(25)
      }),
    )
  })
})
