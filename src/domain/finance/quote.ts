/** A finance quote for one car from the quote service (S2 §4, §7). */
import type { FinanceRates } from './disclosure.ts'

/** S1 §3 `youxQuote`, S2 §3 "Finance quote". */
export interface FinanceQuote {
  readonly weeklyRepaymentAud: number
  /** `null` when the service did not give both rates. */
  readonly rates: FinanceRates | null
}

/** S2 §7: the payload of POST /api/youx/quote. */
export interface QuoteRequest {
  readonly selfAssessedCreditScore: 'GREAT'
  readonly purchasePrice: number
  readonly loanTerm: number
  readonly year: number
  readonly vin: string | null
  readonly nvic: string | null
  readonly whoIsHelping: ''
}

/** S2 §7: years. */
export const QUOTE_LOAN_TERM_YEARS = 5

export interface QuotedCar {
  readonly priceAud: number | null
  readonly year: number
  readonly vin: string | null
  readonly nvic: string | null
}

/** S2 §4: only when the site has the quote feature on, no quote is present and the price is above 0; else `null`. */
export function quoteRequest(
  car: QuotedCar,
  quote: FinanceQuote | null,
  hasQuoteFeature: boolean,
): QuoteRequest | null {
  if (!hasQuoteFeature || quote !== null || car.priceAud === null || car.priceAud <= 0) return null
  return {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: car.priceAud,
    loanTerm: QUOTE_LOAN_TERM_YEARS,
    year: car.year,
    vin: car.vin,
    nvic: car.nvic,
    whoIsHelping: '',
  }
}

/** The quote in an answer, which is not trusted; `null` (S2 §8: silently) when there is none. */
export function readQuote(answer: unknown): FinanceQuote | null {
  const weeklyRepaymentAud = numberAt(answer, 'weeklyRepaymentAmount')
  if (weeklyRepaymentAud === null) return null
  const interestPercent = numberAt(answer, 'advertisedRate')
  const comparisonPercent = numberAt(answer, 'comparisonRate')
  const rates = interestPercent === null || comparisonPercent === null ? null : { interestPercent, comparisonPercent }
  return { weeklyRepaymentAud, rates }
}

function numberAt(answer: unknown, key: string): number | null {
  if (typeof answer !== 'object' || answer === null) return null
  const value = (answer as Record<string, unknown>)[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
