/** The repayment of a price at a site's own rates: what filters, budgets and estimates share (S2 §9). */
import { toCents } from '#domain/formats/money.ts'
import type { FinanceRates } from './disclosure.ts'
import { exactRepaymentAud } from './loan/repayment.ts'

/** S2 §9: the monthly repayment is the weekly amount times 4.33. */
export const WEEKS_PER_MONTH = 4.33

/** A loan at a site's own rates. */
export interface SiteLoanTerms {
  readonly rates: FinanceRates
  readonly termYears: number
  readonly depositPercent: number
  readonly establishmentFeeAud: number
}

/** The weekly repayment of a price at a site's own rates; not rounded. */
export function siteWeeklyAud(priceAud: number, terms: SiteLoanTerms): number {
  return exactRepaymentAud({
    amountAud: priceAud,
    depositAud: depositAudOf(priceAud, terms.depositPercent),
    establishmentFeeAud: terms.establishmentFeeAud,
    residualAud: 0,
    interestPercent: terms.rates.interestPercent,
    termYears: terms.termYears,
    frequency: 'weekly',
  })
}

/** The deposit that a share of the price comes to, in whole cents. */
export function depositAudOf(priceAud: number, depositPercent: number): number {
  return toCents((priceAud * depositPercent) / 100) / 100
}
