/** The one shape of every error that the platform answers: problem details (RFC 9457) with a stable type. */
import * as v from 'valibot'

/** Each kind with its status and title; the kind is the end of its `type`, so it never changes. */
export const PROBLEMS = {
  'malformed-request': { status: 400, title: 'The request cannot be read' },
  'sign-in-required': { status: 401, title: 'Nobody has signed in' },
  'code-expired': { status: 403, title: 'The code no longer works' },
  'signature-missing': { status: 401, title: 'The message is not signed' },
  'signature-expired': { status: 401, title: 'The message is too old, or its time is wrong' },
  'signature-invalid': { status: 401, title: 'The signature is wrong' },
  'foreign-account': { status: 403, title: 'The account belongs to another person' },
  'foreign-origin': { status: 403, title: 'The request comes from another site' },
  'not-found': { status: 404, title: 'Not found' },
  'watchlist-full': { status: 409, title: 'The watchlist is full' },
  'unknown-site': { status: 404, title: 'No site has this host' },
  'method-not-allowed': { status: 405, title: 'The method is not allowed' },
  'car-taken': { status: 409, title: 'Another shopper has the car' },
  'paid-already': { status: 409, title: 'It has been paid already' },
  'body-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-content-type': { status: 415, title: 'The content type is not supported' },
  'invalid-values': { status: 422, title: 'Some values are not right' },
  'key-reused': { status: 422, title: 'The idempotency key belongs to another content' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'internal-error': { status: 500, title: 'The platform failed to answer' },
  'secret-missing': { status: 500, title: 'A secret of the platform is missing' },
  'service-unavailable': { status: 502, title: 'A service that the platform asks has failed' },
  'database-unavailable': { status: 503, title: 'The database cannot be reached' },
} as const
export type ProblemKind = keyof typeof PROBLEMS

const TYPE_PREFIX = 'urn:forecourt:problem:'

export function problemType(kind: ProblemKind): string {
  return TYPE_PREFIX + kind
}

export const problemSchema = v.object({
  /** "urn:forecourt:problem:invalid-values". */
  type: v.string(),
  title: v.string(),
  status: v.number(),
  /** What the shopper is shown. */
  detail: v.string(),
  /** The same text under the name that S2 §7 gives it. */
  error: v.string(),
  /** The id of the request, which also stands in the log. */
  instance: v.optional(v.string()),
  /** What is wrong with which value; only of `invalid-values`. */
  errors: v.optional(v.array(v.object({ name: v.string(), message: v.string() }))),
})
export type Problem = v.InferOutput<typeof problemSchema>

/** A platform of another maker may say no more than `error` (S2 §7); `null` for an answer without that. */
export function readProblem(received: unknown, status: number): Problem | null {
  const whole = v.safeParse(problemSchema, received)
  if (whole.success) return whole.output
  const words = v.safeParse(v.object({ error: v.pipe(v.string(), v.trim(), v.nonEmpty()) }), received)
  if (!words.success) return null
  const { error } = words.output
  return { type: 'about:blank', title: error, status, detail: error, error }
}

/** `null` for a type that this version does not know. */
export function problemKind({ type }: Problem): ProblemKind | null {
  const kind = type.startsWith(TYPE_PREFIX) ? type.slice(TYPE_PREFIX.length) : ''
  return Object.hasOwn(PROBLEMS, kind) ? (kind as ProblemKind) : null
}

/** For pages: it needs no table of all kinds. */
export function isProblem({ type }: Problem, kind: ProblemKind): boolean {
  return type === problemType(kind)
}
