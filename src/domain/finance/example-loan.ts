/** The example on which a comparison rate is based (S1 §9: a 5 year secured loan of $30,000). */
import type { TimedAmount } from './loan/comparison-rate.ts'
import { comparisonRatePercent } from './loan/comparison-rate.ts'
import { levelRepaymentAud } from './loan/repayment.ts'

/** S1 §9, S2 §9; also the amount and term that the regulations give for a loan of this size. */
export const EXAMPLE_AMOUNT_AUD = 30_000
export const EXAMPLE_TERM_YEARS = 5
/** S2 §9: the comparison rate counts with a final payment of 30 % of the loan. */
export const EXAMPLE_FINAL_PAYMENT_PERCENT = 30

export interface ExampleLoan {
  readonly amountAud: number
  readonly termYears: number
  readonly secured: boolean
  /** Share of the amount that is paid at the end; 0 for none. */
  readonly finalPaymentPercent: number
}

/** The credit fees that count in a comparison rate. */
export interface CreditFees {
  /** Added to the loan and repaid with it. */
  readonly establishmentFeeAud: number
  /** Paid by itself before the credit is given. */
  readonly upFrontFeeAud: number
  /** Paid each month beside the repayment. */
  readonly monthlyFeeAud: number
}

const MONTHS_PER_YEAR = 12

/** Ours: the example is repaid monthly, as lenders' published examples are. `null` when the fees swallow the credit. */
export function exampleComparisonPercent(
  interestPercent: number,
  fees: CreditFees,
  example: ExampleLoan,
): number | null {
  const periods = Math.max(1, Math.round(example.termYears * MONTHS_PER_YEAR))
  const residualAud = (example.amountAud * example.finalPaymentPercent) / 100
  const repaymentAud = levelRepaymentAud({
    principalAud: example.amountAud + fees.establishmentFeeAud,
    residualAud,
    periods,
    ratePerPeriod: interestPercent / 100 / MONTHS_PER_YEAR,
  })
  const monthly: TimedAmount[] = Array.from({ length: periods }, (_, index) => ({
    period: index + 1,
    amountAud: repaymentAud + fees.monthlyFeeAud,
  }))
  return comparisonRatePercent({
    credit: [{ period: 0, amountAud: example.amountAud }],
    payments: [{ period: 0, amountAud: fees.upFrontFeeAud }, ...monthly, { period: periods, amountAud: residualAud }],
    frequency: 'monthly',
  })
}
