/** Answers which vehicle a rego belongs to, and what a vehicle may be worth. */
import { estimateValue, findRegistration, recordValuation } from '#contract/valuations.ts'
import { storeValuation } from '#database/visits.ts'
import { estimateText, NO_ESTIMATE_NOW, NO_LOOKUP_NOW } from '#domain/valuation/estimate.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { ServiceFailedError } from '../providers/json-service.ts'
import { estimateValuation, lookUpRegistration } from '../providers/valuation.ts'

export function routeValuations(app: PlatformHono, platform: PlatformContext): void {
  const { db, limits, log } = platform
  /** The log names the service; the shopper can do without it. */
  const failed =
    (service: string, siteSlug: string, text: string) =>
    (error: unknown): never => {
      if (!(error instanceof ServiceFailedError)) throw error
      log.warn({ siteSlug, service, message: error.message }, 'A service that values trade-ins has failed.')
      throw new ProblemError('service-unavailable', text)
    }

  routeEndpoint(app, platform, findRegistration, async ({ rego, regoState }, { site, address }) => {
    const { registrationLookup } = site.valuation
    if (registrationLookup === null) throw new ProblemError('not-found', 'This site looks up no registrations.')
    await limits.count('registration-by-address', `${site.slug} ${address}`)
    const vehicle = await lookUpRegistration(platform, registrationLookup, rego, regoState).catch(
      failed('registrationLookup', site.slug, NO_LOOKUP_NOW),
    )
    return { vehicle }
  })

  routeEndpoint(app, platform, estimateValue, async ({ adjustmentAnswers, ...vehicle }, { site, address }) => {
    await limits.count('valuation-by-address', `${site.slug} ${address}`)
    const outcome = await estimateValuation(platform, site, { vehicle, answers: adjustmentAnswers }, true).catch(
      failed('estimate', site.slug, NO_ESTIMATE_NOW),
    )
    if (outcome === null) throw new ProblemError('not-found', 'This site gives no online estimates.')
    const range = outcome.kind === 'estimate' ? outcome.range : null
    return {
      estimate: range === null ? null : { low_aud: range.lowAud, high_aud: range.highAud, cars: range.cars },
      text: estimateText(outcome, site.content.tradeInFaq, site.search.itemName),
    }
  })

  routeEndpoint(app, platform, recordValuation, async ({ column_name: _, ...values }, { site, address }) => {
    if (!site.forms.tradeIn.recordValuation) {
      throw new ProblemError('not-found', 'This site keeps no record of valuations.')
    }
    await limits.count('lead-by-address', `${site.slug} ${address}`)
    await storeValuation(db, site.slug, values)
    return { success: true as const }
  })
}
