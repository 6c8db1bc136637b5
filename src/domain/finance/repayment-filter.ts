/**
 * Finding cars by their repayment: the price that a repayment reaches, and back (ours). It counts as the teaser of a
 * card does, so that no car is found whose own repayment is above what was asked for.
 */
import type { Slider, ThumbValues } from '#domain/search/facets/range-slider.ts'
import type { Frequency } from './loan/frequency.ts'
import type { SiteLoanTerms } from './site-loan.ts'
import { siteWeeklyAud, WEEKS_PER_MONTH } from './site-loan.ts'

/** S2 §9: a month is 4.33 weeks; ours: a fortnight is two. */
const WEEKS: Readonly<Record<Frequency, number>> = { weekly: 1, fortnightly: 2, monthly: WEEKS_PER_MONTH }

/** What a slider of repayments steps by: about a thousand dollars of price (ours). */
const STEP_AUD: Readonly<Record<Frequency, number>> = { weekly: 5, fortnightly: 10, monthly: 20 }

/** More than any vehicle costs. */
const MAX_PRICE_AUD = 10_000_000

/** The repayment of a price in whole dollars, as it is shown. */
export function repaymentOfPriceAud(priceAud: number, frequency: Frequency, terms: SiteLoanTerms): number {
  return Math.round(siteWeeklyAud(priceAud, terms) * WEEKS[frequency])
}

/** The greatest whole price whose repayment is shown as no more than this; 0 when even the fees are more. */
export function priceOfRepaymentAud(repaymentAud: number, frequency: Frequency, terms: SiteLoanTerms): number {
  let reached = 0
  let beyond = MAX_PRICE_AUD
  while (beyond - reached > 1) {
    const middle = Math.floor((reached + beyond) / 2)
    if (repaymentOfPriceAud(middle, frequency, terms) <= repaymentAud) reached = middle
    else beyond = middle
  }
  return reached
}

/** The slider of repayments for cars between two prices: whole steps, outwards, so that every car is inside. */
export function repaymentScale(pricesAud: ThumbValues, frequency: Frequency, terms: SiteLoanTerms): Slider {
  const step = STEP_AUD[frequency]
  const wholeSteps = (priceAud: number, round: (value: number) => number) =>
    round(repaymentOfPriceAud(priceAud, frequency, terms) / step) * step
  return { min: wholeSteps(pricesAud.min, Math.floor), max: wholeSteps(pricesAud.max, Math.ceil), step, grain: step }
}
