/** What a lender says of one car (S1 §3 `finance_lenders`, "Finance lender info"). */
import { toCents } from '#domain/formats/money.ts'
import type { FinanceRates } from './disclosure.ts'

const MONTHS_PER_YEAR = 12
/** S1 §5: 52 weeks a year. */
const WEEKS_PER_YEAR = 52

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

/** Reads one entry of `finance_lenders`; what is missing or no number is `null`. */
export function readLender(provider: string, entry: Readonly<Record<string, unknown>>): FinanceLender {
  return {
    provider,
    ...readPayments(entry),
    depositAud: numberIn(entry['deposit']),
    termYears: numberIn(entry['termYears']),
    termMonths: numberIn(entry['termMonths']),
    interestPercent: numberIn(entry['interestRate']),
    comparisonPercent: numberIn(entry['comparisonRate']),
    establishmentFeeAud: numberIn(entry['establishmentFees']),
    balloonAud: numberIn(entry['balloon']),
    disclaimer: typeof entry['disclaimer'] === 'string' && entry['disclaimer'] !== '' ? entry['disclaimer'] : null,
    terms: Object.fromEntries(Object.entries(entry).flatMap(([key, value]) => readTerm(key, value))),
  }
}

/** The lender of a provider among a car's lenders; `null` when there is none. */
export function lenderOf(lenders: unknown, provider: string | null): FinanceLender | null {
  if (provider === null || !isRecord(lenders) || !Object.hasOwn(lenders, provider)) return null
  const entry = lenders[provider]
  return isRecord(entry) ? readLender(provider, entry) : null
}

/** Ours: a bare number is the weekly repayment, because that is what a teaser shows first. */
function readTerm(key: string, value: unknown): [number, LenderPayments][] {
  const years = /^term(\d+)$/.exec(key)?.[1]
  if (years === undefined) return []
  if (isRecord(value)) return [[Number(years), readPayments(value)]]
  const paymentWeekAud = numberIn(value)
  return paymentWeekAud === null ? [] : [[Number(years), { paymentWeekAud, paymentMonthAud: null }]]
}

function readPayments(entry: Readonly<Record<string, unknown>>): LenderPayments {
  return { paymentWeekAud: numberIn(entry['paymentWeek']), paymentMonthAud: numberIn(entry['paymentMonth']) }
}

/** A number, or a text that is one, as lenders' answers have both. */
function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Both rates, or `null` when one is missing: then nothing of the lender may be shown (S1 §5). */
export function lenderRates({ interestPercent, comparisonPercent }: FinanceLender): FinanceRates | null {
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
