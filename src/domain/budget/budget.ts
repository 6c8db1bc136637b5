/** Budget search: from a repayment to a price, and back (S2 §4, §5, §9). */

import type { Frequency } from '#domain/finance/loan/frequency.ts'
import { FREQUENCY_FACTS } from '#domain/finance/loan/frequency.ts'
import { exactRepaymentAud } from '#domain/finance/loan/repayment.ts'
import type { SiteLoanTerms } from '#domain/finance/site-loan.ts'

/** S2 §9: the budget counts with 5 years of repayments. */
export const BUDGET_TERM_YEARS = 5
/** S2 §5: the bounds of repayment and deposit. */
export const MIN_ENTRY_AUD = 0
export const MAX_ENTRY_AUD = 1_000_000

/** S2 §4: the periods that a shopper chooses between. */
export const BUDGET_PERIODS = ['weekly', 'monthly'] as const
export type BudgetPeriod = Extract<Frequency, (typeof BUDGET_PERIODS)[number]>

/** Ours: `repayments` counts them before interest, as the specification does; `loan` at the site's own rates. */
export const BUDGET_METHODS = ['repayments', 'loan'] as const
export type BudgetMethod = (typeof BUDGET_METHODS)[number]

/** The loan that a budget counts with; `null` counts before interest. */
export type BudgetTerms = Omit<SiteLoanTerms, 'depositPercent'> | null

/** A repayment whose fraction of a cent was lost on the way still reaches its price. */
const TOLERANCE_AUD = 1e-6

/** Repayment times periods per year times 5 years, plus deposit, rounded; or the dearest whole price that a loan buys. */
export function budgetAud(repaymentAud: number, period: BudgetPeriod, depositAud: number, terms: BudgetTerms): number {
  if (terms === null) return Math.round(repaymentAud * repaymentsOf(period) + depositAud)
  const principalAud = repaymentAud / loanRepaymentAud(1, period, terms)
  return Math.floor(depositAud + Math.max(0, principalAud - terms.establishmentFeeAud) + TOLERANCE_AUD)
}

/** The repayment whose budget is the one given; 0 when the deposit alone reaches it. Not rounded. */
export function repaymentForBudgetAud(
  budget: number,
  period: BudgetPeriod,
  depositAud: number,
  terms: BudgetTerms,
): number {
  const borrowedAud = Math.max(0, budget - depositAud)
  if (terms === null) return borrowedAud / repaymentsOf(period)
  return borrowedAud === 0 ? 0 : loanRepaymentAud(borrowedAud + terms.establishmentFeeAud, period, terms)
}

/** The one function of all repayments, for what is owed at first. */
function loanRepaymentAud(principalAud: number, period: BudgetPeriod, terms: NonNullable<BudgetTerms>): number {
  return exactRepaymentAud({
    amountAud: principalAud,
    depositAud: 0,
    establishmentFeeAud: 0,
    residualAud: 0,
    interestPercent: terms.rates.interestPercent,
    termYears: terms.termYears,
    frequency: period,
  })
}

function repaymentsOf(period: BudgetPeriod): number {
  return FREQUENCY_FACTS[period].periodsPerYear * BUDGET_TERM_YEARS
}

/** S2 §5: a number between 0 and 1,000,000; what is no number becomes 0. Dollar signs, commas and spaces do not count. */
export function readBudgetEntry(entered: string | number): number {
  const value = typeof entered === 'number' ? entered : Number(entered.replace(/[$,\s]/g, ''))
  if (Number.isNaN(value)) return 0
  return Math.min(MAX_ENTRY_AUD, Math.max(MIN_ENTRY_AUD, value))
}

/** The page of the budget search. */
export const BUDGET_PATH = '/budget-search'
