/** Answers what a car may be financed for. */
import { carFinanceDisclaimer } from '#contract/cars.ts'
import { financeQuote } from '#contract/finance-quote.ts'
import { readCar } from '#database/sites.ts'
import { lenderOf } from '#domain/entities/finance-from-dto.ts'
import { disclaimerSentences } from '#domain/finance/disclaimer.ts'
import { siteQuote } from '#domain/finance/estimate.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'

export function routeFinance(app: PlatformHono, platform: PlatformContext): void {
  routeEndpoint(app, platform, financeQuote, async ({ purchasePrice, loanTerm }, { site, address }) => {
    if (!site.finance.requestQuotes) throw new ProblemError('not-found', 'This site requests no quotes.')
    await platform.limits.count('quote-by-address', `${site.slug} ${address}`)
    const quote = siteQuote(purchasePrice, loanTerm, financeRules(site.finance, null))
    return {
      weeklyRepaymentAmount: quote?.weeklyRepaymentAud ?? null,
      advertisedRate: quote?.rates?.interestPercent ?? null,
      comparisonRate: quote?.rates?.comparisonPercent ?? null,
    }
  })
  routeEndpoint(app, platform, carFinanceDisclaimer, async ({ car_id: carId }, { site, address }) => {
    await platform.limits.count('disclaimer-by-address', `${site.slug} ${address}`)
    const car = await readCar(platform.db, site.slug, carId)
    if (car === null) throw new ProblemError('not-found', 'There is no such car.')
    const location = site.locations.find(({ code }) => code === car.locationCode)
    const rules = financeRules(site.finance, location?.dealership?.slug ?? null)
    const lender = car.financeLenders === null ? null : lenderOf(car.financeLenders, rules.provider)
    return { lender: lender?.disclaimer ?? null, sentences: disclaimerSentences(rules.disclaimer) }
  })
}
