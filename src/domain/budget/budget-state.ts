/** What a shopper has entered in the budget search; every change gives a new state (S2 §4). */

import type { CarType } from '#domain/car/car.ts'
import type { BudgetPeriod, BudgetTerms } from './budget.ts'
import { budgetAud, readBudgetEntry, repaymentForBudgetAud } from './budget.ts'

/** S2 §9. */
export const START_WEEKLY_REPAYMENT_AUD = 200
export const START_MONTHLY_REPAYMENT_AUD = 600
export const START_DEPOSIT_AUD = 2_000

export interface BudgetStart {
  readonly weeklyRepaymentAud: number
  readonly monthlyRepaymentAud: number
  readonly depositAud: number
}

/** Each period keeps its own repayment, so that a switch there and back loses nothing. */
export interface BudgetState extends BudgetStart {
  readonly period: BudgetPeriod
  /** `null`: all car types. */
  readonly vehicleType: CarType | null
}

export type BudgetChange =
  | { readonly kind: 'repayment'; readonly entered: string | number }
  | { readonly kind: 'deposit'; readonly entered: string | number }
  | { readonly kind: 'period'; readonly period: BudgetPeriod }
  | { readonly kind: 'vehicleType'; readonly vehicleType: CarType | null }

/** Ours: weekly first, as in the finance calculator. */
export function startingBudget(start: BudgetStart): BudgetState {
  return { ...start, period: 'weekly', vehicleType: null }
}

export function changedBudget(state: BudgetState, change: BudgetChange): BudgetState {
  switch (change.kind) {
    case 'repayment':
      return { ...state, [REPAYMENT_KEYS[state.period]]: readBudgetEntry(change.entered) }
    case 'deposit':
      return { ...state, depositAud: readBudgetEntry(change.entered) }
    case 'period':
      return { ...state, period: change.period }
    case 'vehicleType':
      return { ...state, vehicleType: change.vehicleType }
  }
}

const REPAYMENT_KEYS = { weekly: 'weeklyRepaymentAud', monthly: 'monthlyRepaymentAud' } as const

/** The repayment of the chosen period, and how it is said. */
export function repaymentOf(state: BudgetState): { repaymentAud: number; each: string } {
  return { repaymentAud: state[REPAYMENT_KEYS[state.period]], each: state.period === 'weekly' ? 'a week' : 'a month' }
}

/** In whole dollars; `terms` as in `budgetAud`. */
export function budgetOf(state: BudgetState, terms: BudgetTerms): number {
  return budgetAud(repaymentOf(state).repaymentAud, state.period, state.depositAud, terms)
}

/** The same state with the repayment that reaches a price; a deposit above the price is no more than the price. */
export function withBudget(state: BudgetState, priceAud: number, terms: BudgetTerms): BudgetState {
  const depositAud = Math.min(state.depositAud, priceAud)
  const repaymentAud = repaymentForBudgetAud(priceAud, state.period, depositAud, terms)
  return state.period === 'weekly'
    ? { ...state, depositAud, weeklyRepaymentAud: repaymentAud }
    : { ...state, depositAud, monthlyRepaymentAud: repaymentAud }
}
