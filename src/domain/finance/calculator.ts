/** What the finance calculator answers to what a shopper has entered (S1 §5, §9). */

import { amountEntry } from './amount-entry.ts'
import { clamp } from './bounds.ts'
import type { CalculatorFields } from './calculator-fields.ts'
import { clampTermYears } from './calculator-fields.ts'
import { exampleText } from './disclaimer.ts'
import type { DisclosedRepayment, FinanceRates } from './disclosure.ts'
import { discloseRepayment } from './disclosure.ts'
import { ENQUIRE_FOR_FINANCE, isEnquireRepayment } from './enquire.ts'
import { exampleComparisonPercent } from './example-loan.ts'
import type { CalculatorLender } from './lender.ts'
import { lenderRates } from './lender.ts'
import type { LoanTotals } from './loan/amortisation.ts'
import { loanTotals } from './loan/amortisation.ts'
import { creditFees, establishmentFeeAud } from './loan/fees.ts'
import type { Frequency } from './loan/frequency.ts'
import type { Loan } from './loan/repayment.ts'
import { exactRepaymentAud } from './loan/repayment.ts'
import type { FinanceRules } from './options.ts'

/** As entered: nothing is taken to be within its bounds, or even a number. */
export interface CalculatorEntry {
  readonly amountAud: number
  readonly depositAud: number
  readonly residualAud: number
  readonly termYears: number
  readonly interestPercent: number
  readonly frequency: Frequency
}

export type CalculatorAnswer = { readonly loan: Loan; readonly amountMessage: string | null } & (
  | { readonly kind: 'repayment'; readonly repayment: DisclosedRepayment; readonly totals: LoanTotals }
  /** S1 §5: 25 or less: the total is blank. */
  | { readonly kind: 'enquire'; readonly text: string; readonly totalText: '' }
)

/** Where each field begins, as if it had been entered. */
export function startingEntry(fields: CalculatorFields): CalculatorEntry {
  return {
    amountAud: fields.amount.start,
    depositAud: fields.deposit.start,
    residualAud: fields.residual.start,
    termYears: fields.term.start,
    interestPercent: fields.interest.start,
    frequency: fields.frequency,
  }
}

/** Recomputed on every change of a field. */
export function calculate(
  entry: CalculatorEntry,
  fields: CalculatorFields,
  rules: FinanceRules,
  lender: CalculatorLender | null,
): CalculatorAnswer {
  const amount = amountEntry(entry.amountAud, fields.amount, fields.variant)
  const loan: Loan = {
    amountAud: amount.valueAud,
    depositAud: fields.deposit.hidden ? 0 : clamp(entry.depositAud, fields.deposit),
    residualAud: fields.residual.hidden ? 0 : clamp(entry.residualAud, fields.residual),
    establishmentFeeAud: establishmentFeeAud(rules.establishmentFeeAud, lender?.establishmentFeeAud ?? null),
    // A hidden field cannot be changed, so what counts is where it began.
    interestPercent: fields.interest.hidden
      ? fields.interest.start
      : clamp(numberOr(entry.interestPercent, fields.interest.start), fields.interest),
    termYears: clampTermYears(numberOr(entry.termYears, fields.term.start), fields.term),
    frequency: entry.frequency,
  }
  const repaymentAud = exactRepaymentAud(loan)
  const repayment = discloseRepayment(
    { amountAud: repaymentAud, frequency: loan.frequency, termYears: loan.termYears },
    calculatorRates(loan, rules, lender),
    exampleText(rules.disclaimer),
  )
  const common = { loan, amountMessage: amount.message }
  return repayment === null || isEnquireRepayment(repaymentAud)
    ? { kind: 'enquire', ...common, text: ENQUIRE_FOR_FINANCE, totalText: '' }
    : { kind: 'repayment', ...common, repayment, totals: loanTotals(loan) }
}

/** An emptied field counts as it began, because the lowest rate or term would flatter the loan. */
function numberOr(entered: number, start: number): number {
  return Number.isNaN(entered) ? start : entered
}

/** The published comparison rate where the shopper kept the published rate, else that of the example at the rate chosen. */
function calculatorRates(loan: Loan, rules: FinanceRules, lender: CalculatorLender | null): FinanceRates | null {
  const { interestPercent } = loan
  const published = (lender === null ? null : lenderRates(lender)) ?? rules.rates
  if (published?.interestPercent === interestPercent) return published
  const fees = creditFees(loan.establishmentFeeAud, rules.dealerFees)
  const comparisonPercent = exampleComparisonPercent(interestPercent, fees, rules.disclaimer)
  return comparisonPercent === null ? null : { interestPercent, comparisonPercent }
}
