/** The repayment of an amortised loan with deposit, establishment fee and residual (S1 §9 "Repayment"). */
import type { Frequency } from './frequency.ts'
import { FREQUENCY_FACTS, periodsInTerm } from './frequency.ts'

export interface Loan {
  /** The loan, or the purchase price when the calculator asks for that. */
  readonly amountAud: number
  /** Deposit or trade-in. */
  readonly depositAud: number
  /** Added to what is borrowed. */
  readonly establishmentFeeAud: number
  /** Paid in one sum when the term ends, together with the last repayment. */
  readonly residualAud: number
  /** Per year: 7.5 is 7.5 %. */
  readonly interestPercent: number
  readonly termYears: number
  readonly frequency: Frequency
}

/** What a loan comes to before any rounding. */
export interface LoanFigures {
  readonly principalAud: number
  /** Ours: never more than the principal, because nobody owes more at the end than was borrowed. */
  readonly residualAud: number
  readonly periods: number
  /** A share, not a percentage. */
  readonly ratePerPeriod: number
}

export function loanFigures(loan: Loan): LoanFigures {
  const principalAud = Math.max(0, loan.amountAud - loan.depositAud + loan.establishmentFeeAud)
  return {
    principalAud,
    residualAud: Math.min(Math.max(0, loan.residualAud), principalAud),
    periods: periodsInTerm(loan.termYears, loan.frequency),
    ratePerPeriod: Math.max(0, loan.interestPercent) / 100 / FREQUENCY_FACTS[loan.frequency].periodsPerYear,
  }
}

/** The repayment that leaves exactly the residual after the last period; not rounded. */
export function exactRepaymentAud(loan: Loan): number {
  return levelRepaymentAud(loanFigures(loan))
}

/** The level payment for any number of periods and any rate per period; not rounded. */
export function levelRepaymentAud({ principalAud, residualAud, periods, ratePerPeriod }: LoanFigures): number {
  if (ratePerPeriod === 0) return (principalAud - residualAud) / periods
  // 1 - (1 + rate)^-periods, which keeps its digits however small the rate is.
  const discounted = -Math.expm1(-periods * Math.log1p(ratePerPeriod))
  return residualAud * ratePerPeriod + ((principalAud - residualAud) * ratePerPeriod) / discounted
}
