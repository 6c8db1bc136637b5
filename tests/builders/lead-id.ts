import type { CallOutcome } from '#contract/call-endpoint.ts'
import type { LeadAnswer } from '#contract/leads.ts'
import { leadOutcome } from '#domain/leads/lead-outcome.ts'

/** The id of a lead that was taken; throws what came instead. */
export function leadIdOf(outcome: CallOutcome<LeadAnswer>): string {
  const result = outcome.kind === 'answered' ? leadOutcome(outcome.answer) : null
  if (result?.kind !== 'success') throw new Error(JSON.stringify(outcome))
  return result.leadId
}
