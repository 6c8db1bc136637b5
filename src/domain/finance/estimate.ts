/** The finance estimate box of a vehicle page, and the teaser beside its price (S1 §5, §9; S2 §4, §9). */
import { toCents } from '#domain/formats/money.ts'
import { exampleText } from './disclaimer.ts'
import type { DisclosedRepayment, FinanceRates } from './disclosure.ts'
import { discloseRepayment } from './disclosure.ts'
import { ENQUIRE_FOR_FINANCE, isEnquireRepayment } from './enquire.ts'
import type { FinanceLender } from './lender.ts'
import { lenderRates, lenderTerm, lenderTotalPayableAud } from './lender.ts'
import { establishmentFeeAud } from './loan/fees.ts'
import { periodsInTerm } from './loan/frequency.ts'
import type { FinanceRules } from './options.ts'
import type { FinanceQuote } from './quote.ts'
import { depositAudOf, siteWeeklyAud, WEEKS_PER_MONTH } from './site-loan.ts'

/** S1 §9, S2 §9. */
export const ESTIMATE_TERM_YEARS = 5
export const ESTIMATE_DEPOSIT_PERCENT = 10
/** S1 §5: no estimate at or below this price. */
export const HIDDEN_AT_OR_BELOW_AUD = 500
/** S1 §5: the age that one provider requires a car to be under. */
export const PROVIDER_AGE_LIMIT_YEARS = 12

export interface EstimatedCar {
  readonly make: string
  readonly year: number
  readonly priceAud: number | null
}

export type HiddenReason = 'dealership' | 'make' | 'price' | 'age' | 'rates'

export type FinanceEstimate =
  | { readonly kind: 'hidden'; readonly reason: HiddenReason }
  /** A quote is awaited, and nothing else gives a repayment: dashes or zero, as the site has it. */
  | {
      readonly kind: 'pending'
      readonly amountText: string
      readonly depositPercent: number
      readonly termYears: number
    }
  | { readonly kind: 'enquire'; readonly text: string; readonly totalText: '' }
  | {
      readonly kind: 'estimate'
      readonly weekly: DisclosedRepayment
      readonly monthly: DisclosedRepayment
      readonly depositPercent: number
      readonly depositAud: number
      readonly termYears: number
      readonly totalPayableAud: number
    }

const PLACEHOLDER_TEXTS = { dashes: '--', zero: '$0' } as const

/** The rules that an estimate reads. */
export type EstimateRules = Pick<
  FinanceRules,
  'estimate' | 'disclaimer' | 'rates' | 'establishmentFeeAud' | 'requestQuotes'
>

/** The estimate of a car; `currentYear` is the year at the dealer's. */
export function financeEstimate(
  car: EstimatedCar,
  rules: EstimateRules,
  sources: { readonly quote: FinanceQuote | null; readonly lender: FinanceLender | null },
  currentYear: number,
): FinanceEstimate {
  const reason = hiddenReason(car, rules, currentYear)
  if (reason !== null) return { kind: 'hidden', reason }
  const { termYears, depositPercent, placeholder } = rules.estimate
  const figures = estimateFigures(car.priceAud ?? 0, rules, sources)
  if (figures === null) {
    return rules.requestQuotes && sources.quote === null
      ? { kind: 'pending', amountText: PLACEHOLDER_TEXTS[placeholder], depositPercent, termYears }
      : { kind: 'hidden', reason: 'rates' }
  }
  if (isEnquireRepayment(figures.weeklyAud)) return { kind: 'enquire', text: ENQUIRE_FOR_FINANCE, totalText: '' }
  const disclosed = (amountAud: number, frequency: 'weekly' | 'monthly') =>
    discloseRepayment(
      { amountAud, frequency, termYears: figures.termYears },
      figures.rates,
      exampleText(rules.disclaimer),
    )
  const weekly = disclosed(figures.weeklyAud, 'weekly')
  const monthly = disclosed(figures.monthlyAud, 'monthly')
  if (weekly === null || monthly === null) return { kind: 'hidden', reason: 'rates' }
  return {
    kind: 'estimate',
    weekly,
    monthly,
    depositPercent,
    depositAud: figures.depositAud,
    termYears: figures.termYears,
    totalPayableAud: figures.totalPayableAud,
  }
}

/** S1 §9: the repayment that stands beside a price, by the week or the month; `null` where nothing may be shown. */
export function teaserRepayment(estimate: FinanceEstimate, period: 'week' | 'month'): DisclosedRepayment | null {
  if (estimate.kind !== 'estimate') return null
  return period === 'week' ? estimate.weekly : estimate.monthly
}

/** Why a car has no estimate, before any rates are looked at; `null` when it may have one. */
export function hiddenReason(
  car: EstimatedCar,
  { estimate }: Pick<FinanceRules, 'estimate'>,
  currentYear: number,
): HiddenReason | null {
  const make = car.make.toLowerCase()
  if (estimate.hidden) return 'dealership'
  if (estimate.hiddenMakes.some((hidden) => hidden.toLowerCase() === make)) return 'make'
  // Ours: a provider that takes any price still needs one.
  if (car.priceAud === null || car.priceAud <= Math.max(0, estimate.hiddenAtOrBelowAud)) return 'price'
  const tooOld = estimate.youngerThanYears !== null && currentYear - car.year >= estimate.youngerThanYears
  return tooOld ? 'age' : null
}

interface EstimateFigures {
  readonly weeklyAud: number
  readonly monthlyAud: number
  readonly depositAud: number
  readonly termYears: number
  readonly totalPayableAud: number
  readonly rates: FinanceRates
}

/** From the quote, else the lender, else the rates that the site advertises; `null` without both rates. */
function estimateFigures(
  priceAud: number,
  rules: EstimateRules,
  { quote, lender }: { quote: FinanceQuote | null; lender: FinanceLender | null },
): EstimateFigures | null {
  if (quote !== null) return quoteFigures(priceAud, rules, quote)
  if (lender !== null) return lenderFigures(priceAud, rules, lender)
  return siteFigures(priceAud, rules)
}

function quoteFigures(priceAud: number, { estimate }: EstimateRules, quote: FinanceQuote): EstimateFigures | null {
  if (quote.rates === null) return null
  const depositAud = depositAudOf(priceAud, estimate.depositPercent)
  return figuresOf(quote.weeklyRepaymentAud, estimate.termYears, depositAud, quote.rates)
}

/** S1 §9: a 5 year term, where the lender has one (`term5`); else the term of its offer. */
function lenderFigures(priceAud: number, { estimate }: EstimateRules, lender: FinanceLender): EstimateFigures | null {
  const offer = offerOver(lender, estimate.termYears)
  const rates = lenderRates(offer)
  const term = lenderTerm(offer)
  const totalPayableAud = lenderTotalPayableAud(offer)
  if (rates === null || term === null || totalPayableAud === null) return null
  const monthlyAud = offer.paymentMonthAud ?? (offer.paymentWeekAud ?? 0) * WEEKS_PER_MONTH
  return {
    weeklyAud: offer.paymentWeekAud ?? monthlyAud / WEEKS_PER_MONTH,
    monthlyAud,
    depositAud: offer.depositAud ?? depositAudOf(priceAud, estimate.depositPercent),
    termYears: term.termYears,
    totalPayableAud,
    rates,
  }
}

function offerOver(lender: FinanceLender, termYears: number): FinanceLender {
  const payments = lender.terms[termYears]
  const says = lender.termYears !== null || lender.termMonths !== null
  return payments === undefined && says ? lender : { ...lender, ...payments, termYears, termMonths: null }
}

/** Ours: where neither quote nor lender is to be had, the loan that the site's own rates give. */
function siteFigures(priceAud: number, rules: EstimateRules): EstimateFigures | null {
  const { termYears, depositPercent } = rules.estimate
  const weeklyAud = siteLoanWeeklyAud(priceAud, termYears, rules)
  if (rules.rates === null || weeklyAud === null) return null
  return figuresOf(weeklyAud, termYears, depositAudOf(priceAud, depositPercent), rules.rates)
}

/** Ours: the quote that a site's own rates give; `null` on a site without any. Exact to the cent. */
export function siteQuote(priceAud: number, termYears: number, rules: EstimateRules): FinanceQuote | null {
  const weeklyAud = siteLoanWeeklyAud(priceAud, termYears, rules)
  return weeklyAud === null ? null : { weeklyRepaymentAud: toCents(weeklyAud) / 100, rates: rules.rates }
}

function siteLoanWeeklyAud(priceAud: number, termYears: number, rules: EstimateRules): number | null {
  const { rates, estimate } = rules
  if (rates === null) return null
  const feeAud = establishmentFeeAud(rules.establishmentFeeAud, null)
  const { depositPercent } = estimate
  return siteWeeklyAud(priceAud, { rates, termYears, depositPercent, establishmentFeeAud: feeAud })
}

function figuresOf(weeklyAud: number, termYears: number, depositAud: number, rates: FinanceRates): EstimateFigures {
  return {
    weeklyAud,
    monthlyAud: weeklyAud * WEEKS_PER_MONTH,
    depositAud,
    termYears,
    totalPayableAud: toCents(weeklyAud * periodsInTerm(termYears, 'weekly')) / 100,
    rates,
  }
}
