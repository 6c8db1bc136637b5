/** What borrowing a budget would cost: a budget leaves interest out, and would flatter by itself (ours; AU §1). */
import type { DisclosedRepayment } from '#domain/finance/disclosure.ts'
import { discloseRepayment } from '#domain/finance/disclosure.ts'
import { isEnquireRepayment } from '#domain/finance/enquire.ts'
import { exactRepaymentAud } from '#domain/finance/loan/repayment.ts'
import type { SiteLoanTerms } from '#domain/finance/site-loan.ts'
import type { BudgetState } from './budget-state.ts'
import { budgetOf } from './budget-state.ts'

/** A site's own rates, with the example that the comparison rate is based on. */
export interface BudgetLoanTerms extends Omit<SiteLoanTerms, 'depositPercent'> {
  readonly example: string
}

export interface BudgetLoan {
  readonly borrowedAud: number
  readonly repayment: DisclosedRepayment
}

/** `null` where nothing is borrowed, where the site has no rates to show, and for a repayment that no place shows. */
export function budgetLoan(state: BudgetState, terms: BudgetLoanTerms | null): BudgetLoan | null {
  const budgetAud = budgetOf(state)
  const borrowedAud = budgetAud - state.depositAud
  if (terms === null || borrowedAud <= 0) return null
  const amountAud = exactRepaymentAud({
    amountAud: budgetAud,
    depositAud: state.depositAud,
    establishmentFeeAud: terms.establishmentFeeAud,
    residualAud: 0,
    interestPercent: terms.rates.interestPercent,
    termYears: terms.termYears,
    frequency: state.period,
  })
  if (isEnquireRepayment(amountAud)) return null
  const repayment = discloseRepayment(
    { amountAud, frequency: state.period, termYears: terms.termYears },
    terms.rates,
    terms.example,
  )
  return repayment === null ? null : { borrowedAud, repayment }
}
