/** The online estimate that goes out with the lead of a trade-in. */
import type { Site } from '#config/schema/site.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import { adjustmentAnswers } from '#domain/leads/forms/trade-in-form.ts'
import type { LeadDetail } from '#domain/leads/lead-submission.ts'
import { estimateText, rangeText } from '#domain/valuation/estimate.ts'
import { valuedVehicle } from '#domain/valuation/vehicle.ts'
import type { ValuationServices } from '../providers/valuation.ts'
import { estimateValuation } from '../providers/valuation.ts'

/** Made again from what was sent, never taken from the browser; a service is not asked again, so no lead waits for it. */
export async function leadEstimate(services: ValuationServices, site: Site, values: FormValues): Promise<LeadDetail[]> {
  const vehicle = valuedVehicle(values)
  const answers = adjustmentAnswers(values, site.forms.tradeIn.questions)
  const outcome = vehicle === null ? null : await estimateValuation(services, site, { vehicle, answers }, false)
  if (outcome === null) return []
  const value =
    outcome.kind === 'estimate'
      ? rangeText(outcome.range)
      : `None. ${estimateText(outcome, site.content.tradeInFaq, site.search.itemName)}`
  return [{ label: 'Online estimate', value }]
}
