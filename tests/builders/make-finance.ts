/** Options of finance for tests, with every default filled in by the real schema. */
import * as v from 'valibot'
import { financeSchema } from '#config/schema/finance/finance.ts'
import type { FinanceLender } from '#domain/finance/lender.ts'
import type { Loan } from '#domain/finance/loan/repayment.ts'
import type { FinanceOptions, FinanceRules } from '#domain/finance/options.ts'
import { financeRules } from '#domain/finance/rules.ts'

export type FinanceInput = v.InferInput<typeof financeSchema>

/** The annotation is a check of its own: the schema's output is what the rules take. */
export function makeFinance(overrides: FinanceInput = {}): FinanceOptions {
  return v.parse(financeSchema, overrides)
}

export function makeRules(overrides: FinanceInput = {}, dealership: string | null = null): FinanceRules {
  return financeRules(makeFinance(overrides), dealership)
}

export function makeLoan(overrides: Partial<Loan> = {}): Loan {
  return {
    amountAud: 30_000,
    depositAud: 0,
    establishmentFeeAud: 0,
    residualAud: 0,
    interestPercent: 7.5,
    termYears: 5,
    frequency: 'monthly',
    ...overrides,
  }
}

export function makeLender(overrides: Partial<FinanceLender> = {}): FinanceLender {
  return {
    provider: 'driveaway-money',
    depositAud: 2_000,
    termYears: 5,
    termMonths: 60,
    interestPercent: 7.99,
    comparisonPercent: 9.11,
    establishmentFeeAud: 395,
    paymentWeekAud: 120.4,
    paymentMonthAud: 522.5,
    balloonAud: 3_000,
    disclaimer: null,
    terms: {},
    ...overrides,
  }
}
