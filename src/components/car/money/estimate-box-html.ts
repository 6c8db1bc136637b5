/** What the car comes to by the week, with its rates (S1 §5, §9; S2 §4, §9). Nothing where the rules hide it. */
import { attributesHtml } from '#components/parts/escape-html.ts'
import type { Site } from '#config/schema/site.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { estimatedCar, estimateOfCar } from '#domain/finance/car-estimate.ts'
import { quoteRequest } from '#domain/finance/quote.ts'
import { financeRules } from '#domain/finance/rules.ts'
import type { CarInputs } from '#view-models/car.ts'
import { estimateHtml } from './estimate-html.ts'
import type { QuoteTask } from './request-quote.ts'

export function estimateBoxHtml({ car, location, currentYear }: CarInputs, site: Site): string {
  const rules = financeRules(site.finance, location?.dealership?.slug ?? null)
  const estimate = estimateOfCar(car, rules, currentYear)
  if (estimate.kind === 'hidden') return ''
  const request = quoteRequest(
    { priceAud: currentPriceAud(car), year: car.year, vin: car.vin, nvic: car.nvic },
    car.financeQuote,
    rules.requestQuotes && site.platform !== null,
  )
  const { estimate: options, disclaimer, rates, establishmentFeeAud, requestQuotes } = rules
  const task: QuoteTask | null = request && {
    request,
    car: estimatedCar(car),
    rules: { estimate: options, disclaimer, rates, establishmentFeeAud, requestQuotes },
    currentYear,
  }
  const quote = attributesHtml({ 'data-quote': task === null ? undefined : JSON.stringify(task) })
  return `<finance-estimate class="estimate"${quote}>${estimateHtml(estimate, options.teaserPeriod)}</finance-estimate>`
}
