/** A finance quote for one car from the quote service (S2 §4, §7); `quoteFromDto` reads its answer. */
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
