/** A refusal: thrown by whatever finds it, answered as problem details. */
import type { Problem, ProblemKind } from '#contract/problem.ts'
import { PROBLEMS, problemType } from '#contract/problem.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'

export interface ProblemExtras {
  errors?: readonly FieldError[]
  /** Seconds after which the same request may succeed. */
  retryAfterSeconds?: number
  /** Methods that the address takes. */
  allow?: string
}

/** `message` is what the shopper is shown. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly kind: ProblemKind
  readonly extras: ProblemExtras

  constructor(kind: ProblemKind, detail: string, extras: ProblemExtras = {}) {
    super(detail)
    this.kind = kind
    this.extras = extras
  }
}

export function problemResponse({ kind, message, extras }: ProblemError, requestId: string): Response {
  const { status, title } = PROBLEMS[kind]
  const problem: Problem = {
    type: problemType(kind),
    title,
    status,
    detail: message,
    error: message,
    instance: `urn:uuid:${requestId}`,
    ...(extras.errors === undefined ? {} : { errors: [...extras.errors] }),
  }
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  if (extras.retryAfterSeconds !== undefined) headers.set('retry-after', String(extras.retryAfterSeconds))
  if (extras.allow !== undefined) headers.set('allow', extras.allow)
  return new Response(JSON.stringify(problem), { status, headers })
}
