/** What a form shows of a call that was not answered. */
import type { CallOutcome } from '#contract/call-endpoint.ts'
import type { ProblemKind } from '#contract/problem.ts'
import { problemKind } from '#contract/problem.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'

export interface Refusal {
  kind: 'refused'
  /** `null` when nobody answered. */
  reason: ProblemKind | null
  message: string
  errors: readonly FieldError[]
}

const FAILED_MESSAGE = 'We cannot be reached just now. Please check your connection and try again.'

export function refusalOf(outcome: Exclude<CallOutcome<unknown>, { kind: 'answered' }>): Refusal {
  if (outcome.kind === 'failed') return { kind: 'refused', reason: null, message: FAILED_MESSAGE, errors: [] }
  const { problem } = outcome
  return { kind: 'refused', reason: problemKind(problem), message: problem.detail, errors: problem.errors ?? [] }
}
