/** Which cars have an estimate on their page, and which ask for a quote (S2 §4). */
import { describe, expect, it } from 'vitest'
import { estimateBoxHtml } from '#components/car/money/estimate-box-html.ts'
import type { SiteInput } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { makeCarInputs } from '../builders/make-inputs.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'

const rates = { interestPercent: 6.29, comparisonPercent: 8.19 }
const location = makeLocation({ dealership: { id: '1', name: 'North Shore', slug: 'north-shore' } })

function boxOf(finance: SiteInput['finance'], car: Partial<Car> = {}, site: Partial<SiteInput> = {}): string {
  const inputs = makeCarInputs({ priceAud: 30_000, offerPriceAud: null, financeQuote: null, ...car }, { location })
  return estimateBoxHtml(inputs, makeSite({ finance, ...site }))
}

describe('the estimate of a car', () => {
  it('is hidden for some dealerships', () => {
    const hidden = { estimateHidden: true }
    expect(boxOf({ rates })).toContain('8.19% p.a.')
    expect(boxOf({ rates, dealerships: { 'north-shore': hidden } })).toBe('')
    expect(boxOf({ rates, dealerships: { 'south-shore': hidden } })).not.toBe('')
  })

  it('asks for a quote only where the site has quotes and a platform, none is there, and the price is above 0', () => {
    const asks = (...given: Parameters<typeof boxOf>) => boxOf(...given).includes('data-quote=')
    const quoting = { rates, requestQuotes: true, estimate: { hiddenAtOrBelowAud: 0 } }
    expect(asks(quoting)).toBe(true)
    expect(asks({ rates })).toBe(false)
    expect(asks(quoting, { financeQuote: { weeklyRepaymentAud: 120, rates } })).toBe(false)
    expect(asks(quoting, { priceAud: null })).toBe(false)
    expect(asks(quoting, {}, { platform: null })).toBe(false)
  })

  it('is dashes or zero while there is no quote', () => {
    expect(boxOf({ requestQuotes: true })).toContain('-- per week')
    expect(boxOf({ requestQuotes: true, estimate: { placeholder: 'zero' } })).toContain('$0 per week')
  })
})
