/** What borrowing a budget would cost: a budget leaves interest out, and would flatter by itself (ours; AU §1). */
import type { DisclosedRepayment } from '#domain/finance/disclosure.ts'
import { discloseRepayment } from '#domain/finance/disclosure.ts'
import { isEnquireRepayment } from '#domain/finance/enquire.ts'
import { formatAud } from '#domain/formats/money.ts'
import type { BudgetMethod, BudgetTerms } from './budget.ts'
import { BUDGET_TERM_YEARS, repaymentForBudgetAud } from './budget.ts'
import type { BudgetState } from './budget-state.ts'
import { budgetOf, repaymentOf } from './budget-state.ts'

/** A site's own rates, with the example that the comparison rate is based on. */
export type BudgetLoanTerms = NonNullable<BudgetTerms> & { readonly example: string }

export interface BudgetLoan {
  readonly borrowedAud: number
  readonly repayment: DisclosedRepayment
}

/** How a site counts its budgets. */
export interface BudgetRule {
  readonly method: BudgetMethod
  /** Null where the site may show no repayments. */
  readonly loanTerms: BudgetLoanTerms | null
}

/** The loan that the budget itself counts with; null before interest. */
export function budgetTerms({ method, loanTerms }: BudgetRule): BudgetTerms {
  return method === 'loan' ? loanTerms : null
}

/** `null` where nothing is borrowed, where the site has no rates to show, and for a repayment that no place shows. */
export function budgetLoan(state: BudgetState, rule: BudgetRule): BudgetLoan | null {
  const terms = rule.loanTerms
  const budgetAud = budgetOf(state, budgetTerms(rule))
  const borrowedAud = budgetAud - state.depositAud
  if (terms === null || borrowedAud <= 0) return null
  const amountAud = repaymentForBudgetAud(budgetAud, state.period, state.depositAud, terms)
  if (isEnquireRepayment(amountAud)) return null
  const repayment = discloseRepayment(
    { amountAud, frequency: state.period, termYears: terms.termYears },
    terms.rates,
    terms.example,
  )
  return repayment === null ? null : { borrowedAud, repayment }
}

/** What the budget is made of: never with interest or without it in silence. */
export function budgetSumText(state: BudgetState, rule: BudgetRule): string {
  const { each, repaymentAud } = repaymentOf(state)
  const terms = budgetTerms(rule)
  const years = `${terms?.termYears ?? BUDGET_TERM_YEARS} years`
  const counted = terms === null ? 'before interest' : 'with interest'
  return `${formatAud(repaymentAud)} ${each} over ${years}, ${counted}, and your deposit of ${formatAud(state.depositAud)}.`
}

/** What the budget leaves out. */
export function budgetGuideText(rule: BudgetRule): string {
  const terms = budgetTerms(rule)
  if (terms === null) {
    return 'A guide only, and no offer of finance: interest, fees and charges are not part of it, and come on top when you borrow.'
  }
  const counted = terms.establishmentFeeAud > 0 ? 'interest and the establishment fee are' : 'interest is'
  return `A guide only, and no offer of finance: ${counted} part of it, and other fees and charges may come on top when you borrow.`
}
