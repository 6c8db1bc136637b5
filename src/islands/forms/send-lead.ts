/** Sends a filled form to the platform (S2 §7 "Lead submit"). */
import { callEndpoint } from '#contract/call-endpoint.ts'
import type { LeadRequest } from '#contract/leads.ts'
import { submitLead } from '#contract/leads.ts'
import { leadSentAction } from '#domain/analytics/events.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import { leadOutcome, SUBMIT_FAILURE } from '#domain/leads/lead-outcome.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { analytics } from '#stores/analytics/browser-analytics.ts'

/** After so long without an answer the shopper may send again; the key makes that the same lead. */
const ANSWER_WITHIN_MS = 20_000

export type SendOutcome =
  | { kind: 'sent'; leadId: string }
  /** `errors`: what is wrong with which field. */
  | { kind: 'refused'; message: string; errors: readonly FieldError[] }
  /** No answer, or the platform could not work: the same again may succeed. */
  | { kind: 'failed'; message: string }

export type SendLead = (request: LeadRequest, platform: PlatformOptions) => Promise<SendOutcome>

/** Never rejects. */
export const sendLead: SendLead = async (request, platform) => {
  const outcome = await callEndpoint(submitLead, request, { platform, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  if (outcome.kind === 'answered') {
    const result = leadOutcome(outcome.answer)
    if (result.kind === 'failure') return { kind: 'refused', message: result.message, errors: [] }
    const carType = 'car_type' in outcome.answer ? outcome.answer.car_type : null
    const category = typeof request['category'] === 'string' ? request['category'] : null
    const action = leadSentAction(request.form, category, carType)
    if (action !== null) analytics.report(action)
    return { kind: 'sent', leadId: result.leadId }
  }
  if (outcome.kind === 'failed') return { kind: 'failed', message: SUBMIT_FAILURE }
  const { status, error, errors = [] } = outcome.problem
  return status >= 500 || status === 429
    ? { kind: 'failed', message: status === 429 ? error : SUBMIT_FAILURE }
    : { kind: 'refused', message: error, errors }
}
