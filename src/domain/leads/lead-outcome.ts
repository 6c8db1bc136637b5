/** What the answer to a submitted lead means (S2 §7 "Lead submit", §8). */

/** S2 §4: after a successful multi-step form. */
export const SUCCESS_PATH = '/success'

/** S2 §8, as it is spelt there. */
export const UNEXPECTED_ERROR = 'An unexpected error occured'
export const SUBMIT_FAILURE = 'An error occurred when submitting this form'

/** Follows the alert of a form that can be sent again. */
export const NOTHING_LOST = 'Nothing that you typed is lost: press the button to send it again.'

export type LeadOutcome = { kind: 'success'; leadId: string } | { kind: 'failure'; message: string }

/** A `lead_id` means success; otherwise the returned error, or our own words. The answer is not trusted. */
export function leadOutcome(answer: unknown): LeadOutcome {
  const { lead_id: leadId, error } = (typeof answer === 'object' ? (answer ?? {}) : {}) as Record<string, unknown>
  if ((typeof leadId === 'string' && leadId !== '') || typeof leadId === 'number') {
    return { kind: 'success', leadId: String(leadId) }
  }
  return { kind: 'failure', message: typeof error === 'string' && error.trim() !== '' ? error : UNEXPECTED_ERROR }
}

/** With its full stop: messages of the specification have none, and those of other platforms may have one. */
export function asSentence(message: string): string {
  return /[.!?:]$/.test(message) ? message : `${message}.`
}
