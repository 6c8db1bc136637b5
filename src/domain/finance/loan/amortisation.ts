/** How a loan is paid off, period by period, in whole cents. */
import { toCents } from '#domain/formats/money.ts'
import { FREQUENCY_FACTS } from './frequency.ts'
import type { Loan } from './repayment.ts'
import { levelRepaymentAud, loanFigures } from './repayment.ts'

export interface AmortisationRow {
  /** 1 for the first repayment. */
  readonly period: number
  readonly repaymentCents: number
  readonly interestCents: number
  /** What is still owed after the repayment. */
  readonly balanceCents: number
}

export interface Amortisation {
  readonly principalCents: number
  readonly residualCents: number
  /** Every repayment but the last. */
  readonly repaymentCents: number
  /** The last one takes up what rounding left, so that exactly the residual remains. */
  readonly lastRepaymentCents: number
  readonly rows: readonly AmortisationRow[]
}

export function amortise(loan: Loan): Amortisation {
  const figures = loanFigures(loan)
  const principalCents = toCents(figures.principalAud)
  const residualCents = toCents(figures.residualAud)
  const repaymentCents = toCents(levelRepaymentAud(figures))
  const rows: AmortisationRow[] = []
  let balanceCents = principalCents
  let lastRepaymentCents = 0
  for (let period = 1; period <= figures.periods; period++) {
    const interestCents = Math.round(balanceCents * figures.ratePerPeriod)
    const owedCents = balanceCents + interestCents
    // Rounding a repayment up can pay a tiny loan off early: nobody repays more than is owed.
    const stillPayableCents = owedCents - residualCents
    const isLast = period === figures.periods
    lastRepaymentCents = isLast ? stillPayableCents : Math.min(repaymentCents, stillPayableCents)
    balanceCents = owedCents - lastRepaymentCents
    rows.push({ period, repaymentCents: lastRepaymentCents, interestCents, balanceCents })
  }
  return { principalCents, residualCents, repaymentCents, lastRepaymentCents, rows }
}

export interface LoanTotals {
  readonly repaymentsAud: number
  readonly interestAud: number
  readonly residualAud: number
  /** All repayments and the residual: what the lender is paid (S1 §3 `totalPayable`). */
  readonly totalPayableAud: number
}

/** Exact to the cent: the sum of the schedule, and not a rounded repayment times its number. */
export function loanTotals(loan: Loan): LoanTotals {
  const { rows, residualCents } = amortise(loan)
  const repaymentsCents = rows.reduce((sum, row) => sum + row.repaymentCents, 0)
  const interestCents = rows.reduce((sum, row) => sum + row.interestCents, 0)
  return {
    repaymentsAud: repaymentsCents / 100,
    interestAud: interestCents / 100,
    residualAud: residualCents / 100,
    totalPayableAud: (repaymentsCents + residualCents) / 100,
  }
}

export interface YearBalance {
  /** 0 for the beginning; the end of the term may be within a year. */
  readonly year: number
  readonly balanceAud: number
}

/** What is still owed at the beginning, after each year, and at the end, before the residual is paid. */
export function balancesByYear(loan: Loan): YearBalance[] {
  const { principalCents, rows } = amortise(loan)
  const { periodsPerYear } = FREQUENCY_FACTS[loan.frequency]
  const shown = rows.filter(({ period }) => period % periodsPerYear === 0 || period === rows.length)
  return [
    { year: 0, balanceAud: principalCents / 100 },
    ...shown.map(({ period, balanceCents }) => ({ year: period / periodsPerYear, balanceAud: balanceCents / 100 })),
  ]
}
