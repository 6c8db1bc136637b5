/** Quotes and lenders as the rules of finance read them, made of what their systems say (S1 §3, S2 §3). */
import type { FinanceRates } from '../finance/disclosure.ts'
import type { FinanceLender, LenderPayments } from '../finance/lender.ts'
import type { FinanceQuote } from '../finance/quote.ts'
import type { FinanceQuoteDto, LenderDto } from './car-finance.ts'
import { isRecord } from './fields.ts'

/** The quote in an answer; `null` (S2 §8: silently) when it names no repayment. */
export function quoteFromDto(dto: FinanceQuoteDto): FinanceQuote | null {
  const { weeklyRepaymentAmount: weeklyRepaymentAud, advertisedRate, comparisonRate } = dto
  return weeklyRepaymentAud === null ? null : { weeklyRepaymentAud, rates: bothRates(advertisedRate, comparisonRate) }
}

function bothRates(interestPercent: number | null, comparisonPercent: number | null): FinanceRates | null {
  return interestPercent === null || comparisonPercent === null ? null : { interestPercent, comparisonPercent }
}

/** The lender of a provider among a car's `finance_lenders`; `null` when there is none. */
export function lenderOf(lenders: Readonly<Record<string, LenderDto>>, provider: string | null): FinanceLender | null {
  const lender = provider !== null && Object.hasOwn(lenders, provider) ? lenders[provider] : undefined
  return provider === null || lender === undefined ? null : lenderFromDto(provider, lender)
}

function lenderFromDto(provider: string, dto: LenderDto): FinanceLender {
  return {
    provider,
    paymentWeekAud: dto.paymentWeek,
    paymentMonthAud: dto.paymentMonth,
    depositAud: dto.deposit,
    termYears: dto.termYears,
    termMonths: dto.termMonths,
    interestPercent: dto.interestRate,
    comparisonPercent: dto.comparisonRate,
    establishmentFeeAud: dto.establishmentFees,
    balloonAud: dto.balloon,
    disclaimer: dto.disclaimer,
    terms: Object.fromEntries(Object.entries(dto).flatMap(([key, value]) => termOf(key, value))),
  }
}

/** Ours: a bare number is the weekly repayment, because that is what a teaser shows first. */
function termOf(key: string, value: LenderDto[`term${number}`] | string | null): [number, LenderPayments][] {
  const years = /^term(\d+)$/.exec(key)?.[1]
  if (years === undefined) return []
  const payments = isRecord(value)
    ? { paymentWeekAud: value.paymentWeek, paymentMonthAud: value.paymentMonth }
    : { paymentWeekAud: Number(value), paymentMonthAud: null }
  return [[Number(years), payments]]
}
