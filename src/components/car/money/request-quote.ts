/** Requests a quote for the car of the page, and shows its estimate (S2 §4, §7). Loaded only where one is requested. */
import type { EstimatedCar, EstimateRules } from '#domain/finance/estimate.ts'
import { financeEstimate } from '#domain/finance/estimate.ts'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import { askQuote } from '#stores/buying/finance-quote.ts'
import { readLiveCar } from '../live-car.ts'
import { estimateHtml } from './estimate-html.ts'

/** In the attribute `data-quote` of the box. */
export interface QuoteTask {
  request: QuoteRequest
  car: EstimatedCar
  rules: EstimateRules
  currentYear: number
}

/** S2 §8: a failure is ignored in silence; what stood there stays. */
export async function showQuote(box: HTMLElement): Promise<void> {
  const live = readLiveCar()
  if (live === null) return
  // Written by the page of the same release.
  const { request, car, rules, currentYear } = JSON.parse(box.dataset['quote'] ?? '') as QuoteTask
  const quote = await askQuote(request, live.platform)
  if (quote === null) return
  const html = estimateHtml(
    financeEstimate(car, rules, { quote, lender: null }, currentYear),
    rules.estimate.teaserPeriod,
  )
  if (html === '') return
  box.style.minHeight = `${box.offsetHeight}px`
  // safe: made of amounts and of escaped words
  box.innerHTML = html
}
