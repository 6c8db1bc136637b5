/** Quotes and lenders as the rules of finance read them, made of what their systems say (S1 §3, S2 §3). */
import type { FinanceRates } from '../finance/disclosure.ts'
import type { FinanceLender, LenderPayments } from '../finance/lender.ts'
import type { FinanceQuote } from '../finance/quote.ts'
import type { OutsideFinanceQuote, OutsideLender } from './car-finance.ts'
import { isRecord } from './fields.ts'

/** The quote in an answer; `null` (S2 §8: silently) when it names no repayment. */
export function quoteFromOutside(outside: OutsideFinanceQuote): FinanceQuote | null {
  const { weeklyRepaymentAmount: weeklyRepaymentAud, advertisedRate, comparisonRate } = outside
  return weeklyRepaymentAud === null ? null : { weeklyRepaymentAud, rates: bothRates(advertisedRate, comparisonRate) }
}

function bothRates(interestPercent: number | null, comparisonPercent: number | null): FinanceRates | null {
  return interestPercent === null || comparisonPercent === null ? null : { interestPercent, comparisonPercent }
}

/** The lender of a provider among a car's `finance_lenders`; `null` when there is none. */
export function lenderOf(
  lenders: Readonly<Record<string, OutsideLender>>,
  provider: string | null,
): FinanceLender | null {
  const lender = provider !== null && Object.hasOwn(lenders, provider) ? lenders[provider] : undefined
  return provider === null || lender === undefined ? null : lenderFromOutside(provider, lender)
}

export function lenderFromOutside(provider: string, outside: OutsideLender): FinanceLender {
  return {
    provider,
    paymentWeekAud: outside.paymentWeek,
    paymentMonthAud: outside.paymentMonth,
    depositAud: outside.deposit,
    termYears: outside.termYears,
    termMonths: outside.termMonths,
    interestPercent: outside.interestRate,
    comparisonPercent: outside.comparisonRate,
    establishmentFeeAud: outside.establishmentFees,
    balloonAud: outside.balloon,
    disclaimer: outside.disclaimer,
    terms: Object.fromEntries(Object.entries(outside).flatMap(([key, value]) => termOf(key, value))),
  }
}

/** Ours: a bare number is the weekly repayment, because that is what a teaser shows first. */
function termOf(key: string, value: OutsideLender[`term${number}`] | string | null): [number, LenderPayments][] {
  const years = /^term(\d+)$/.exec(key)?.[1]
  if (years === undefined) return []
  const payments = isRecord(value)
    ? { paymentWeekAud: value.paymentWeek, paymentMonthAud: value.paymentMonth }
    : { paymentWeekAud: Number(value), paymentMonthAud: null }
  return [[Number(years), payments]]
}
