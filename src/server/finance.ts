/** Answers what a car may be financed for. */
import { financeQuote } from '#contract/finance-quote.ts'
import { siteQuote } from '#domain/finance/estimate.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { routeEndpoint } from './endpoint-route.ts'
import type { PlatformContext, PlatformHono } from './platform-context.ts'
import { ProblemError } from './problem-error.ts'

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
}
