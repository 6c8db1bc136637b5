/** What a lender says of one car (S1 §3 "Finance lender info"); `lenderOf` makes it of a car's `finance_lenders`. */
import { toCents } from '#domain/formats/money.ts'
import type { FinanceRates } from './disclosure.ts'
import { FREQUENCY_FACTS } from './loan/frequency.ts'

const { periodsPerYear: WEEKS_PER_YEAR } = FREQUENCY_FACTS.weekly
const { periodsPerYear: MONTHS_PER_YEAR } = FREQUENCY_FACTS.monthly

/** The repayments of one term. */
export interface LenderPayments {
  readonly paymentWeekAud: number | null
  readonly paymentMonthAud: number | null
}

export interface FinanceLender extends LenderPayments {
  readonly provider: string
  readonly depositAud: number | null
  readonly termYears: number | null
  readonly termMonths: number | null
  readonly interestPercent: number | null
  readonly comparisonPercent: number | null
  readonly establishmentFeeAud: number | null
  readonly balloonAud: number | null
  readonly disclaimer: string | null
  /** `term{N}`: the repayments over N years. */
  readonly terms: Readonly<Record<number, LenderPayments>>
}

/** What the calculator is given of it. */
export type CalculatorLender = Pick<
  FinanceLender,
  'interestPercent' | 'comparisonPercent' | 'establishmentFeeAud' | 'disclaimer'
>

/** Both rates, or `null` when one is missing: then nothing of the lender may be shown (S1 §5). */
export function lenderRates({
  interestPercent,
  comparisonPercent,
}: Pick<FinanceLender, 'interestPercent' | 'comparisonPercent'>): FinanceRates | null {
  return interestPercent === null || comparisonPercent === null ? null : { interestPercent, comparisonPercent }
}

export interface LenderTerm {
  readonly termYears: number
  readonly termMonths: number
  readonly termWeeks: number
}

/** The term in each unit, from whichever the lender gives; `null` when it gives none. */
export function lenderTerm({ termYears, termMonths }: FinanceLender): LenderTerm | null {
  const months = termMonths ?? (termYears === null ? null : termYears * MONTHS_PER_YEAR)
  if (months === null || months <= 0) return null
  return {
    termYears: termYears ?? months / MONTHS_PER_YEAR,
    termMonths: Math.round(months),
    termWeeks: Math.round((months / MONTHS_PER_YEAR) * WEEKS_PER_YEAR),
  }
}

/**
 * S1 §3 `totalPayable`: weekly repayments over the term (monthly ones when the lender gives no others) and the balloon.
 * The deposit goes to the dealer and is not part of it. `null` when the lender does not say enough.
 */
export function lenderTotalPayableAud(lender: FinanceLender): number | null {
  const term = lenderTerm(lender)
  if (term === null) return null
  const balloonCents = toCents(lender.balloonAud ?? 0)
  if (lender.paymentWeekAud !== null) return (toCents(lender.paymentWeekAud * term.termWeeks) + balloonCents) / 100
  if (lender.paymentMonthAud === null) return null
  return (toCents(lender.paymentMonthAud * term.termMonths) + balloonCents) / 100
}
