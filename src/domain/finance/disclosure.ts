/**
 * A repayment together with what the law wants beside it (AU §1): the annual rate, the comparison rate and its
 * warning. What shows repayments takes a `DisclosedRepayment`, and only `discloseRepayment` makes one.
 */
import { formatAud } from '#domain/formats/money.ts'
import type { Frequency } from './loan/frequency.ts'
import { FREQUENCY_FACTS } from './loan/frequency.ts'

/** National Consumer Credit Protection Regulations 2010, regulation 99: word for word. */
export const COMPARISON_RATE_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'

export interface FinanceRates {
  /** Annual percentage rate: 6.29 is 6.29 % a year. */
  readonly interestPercent: number
  readonly comparisonPercent: number
}

declare const disclosed: unique symbol

export interface DisclosedRepayment extends FinanceRates {
  /** Exists only for the compiler: no object literal is a disclosed repayment. */
  readonly [disclosed]: true
  /** In whole dollars (S1 §9 "rounded"). */
  readonly amountAud: number
  readonly frequency: Frequency
  readonly termYears: number
  /** The example that the comparison rate is based on. */
  readonly example: string
  readonly warning: string
}

export interface BareRepayment {
  readonly amountAud: number
  readonly frequency: Frequency
  readonly termYears: number
}

/** `null` when a rate is not known: such a repayment may not be shown. */
export function discloseRepayment(
  { amountAud, frequency, termYears }: BareRepayment,
  rates: FinanceRates | null,
  example: string,
): DisclosedRepayment | null {
  if (rates === null || !Number.isFinite(rates.interestPercent) || !Number.isFinite(rates.comparisonPercent))
    return null
  return {
    amountAud: Math.round(amountAud),
    frequency,
    termYears,
    interestPercent: rates.interestPercent,
    comparisonPercent: rates.comparisonPercent,
    example,
    warning: COMPARISON_RATE_WARNING,
  } as DisclosedRepayment
}

/** "$121 per week". */
export function repaymentText({ amountAud, frequency }: DisclosedRepayment): string {
  return `${formatAud(amountAud)} ${FREQUENCY_FACTS[frequency].perPeriod}`
}

/** "6.29% p.a., comparison rate 8.19% p.a.": both as prominent, because they are one text. */
export function ratesText({ interestPercent, comparisonPercent }: FinanceRates): string {
  return `${formatPercent(interestPercent)} p.a., comparison rate ${formatPercent(comparisonPercent)} p.a.`
}

/** "8.19%": always two decimals. */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(2)}%`
}
