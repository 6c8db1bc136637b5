/** From a price back to what must be repaid for it: the slider and the quick picks of the budget search (S2 §5, §9). */
import { repaymentForBudgetAud } from './budget.ts'
import type { BudgetState } from './budget-state.ts'

/** The same state with the repayment that reaches a price; a deposit above the price is no more than the price. */
export function withBudget(state: BudgetState, priceAud: number): BudgetState {
  const depositAud = Math.min(state.depositAud, priceAud)
  const repaymentAud = repaymentForBudgetAud(priceAud, state.period, depositAud)
  return state.period === 'weekly'
    ? { ...state, depositAud, weeklyRepaymentAud: repaymentAud }
    : { ...state, depositAud, monthlyRepaymentAud: repaymentAud }
}
