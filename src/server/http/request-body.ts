/** The body of a request as values that Postgres can store. */
import { ProblemError } from './problem-error.ts'

export type BodyFormat = 'json' | 'form'

/** `null` when the content type is neither JSON nor a form. */
export function bodyFormat(contentType: string | undefined): BodyFormat | null {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/json') return 'json'
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data' ? 'form' : null
}

/** A JSON object; anything else is refused. */
export function readJsonObject(text: string): object {
  const value = parsedJson(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new ProblemError('malformed-request', 'The body of the request must be a JSON object.')
}

/** `null` when it is not JSON, or is nested too deep. */
function parsedJson(text: string): unknown {
  let hasNul = false
  try {
    const value: unknown = JSON.parse(text, (key, inner) => {
      hasNul ||= key.includes('\0') || (typeof inner === 'string' && inner.includes('\0'))
      return typeof inner === 'string' ? inner.toWellFormed() : inner
    })
    if (!hasNul) return value
  } catch {
    return null
  }
  throw new ProblemError('malformed-request', FORBIDDEN_CHARACTER)
}

/** The texts of a posted form, `null` when it could not be parsed; files are refused. */
export function readFormObject(form: FormData | null): Record<string, string> {
  if (form === null) throw new ProblemError('malformed-request', 'The form cannot be read.')
  return Object.fromEntries(
    [...form].map(([name, value]) => {
      if (typeof value !== 'string') throw new ProblemError('malformed-request', 'The form must not have files.')
      return [readableText(name), readableText(value)]
    }),
  )
}

/** Postgres stores no NUL, and nothing that a person writes has one. */
const FORBIDDEN_CHARACTER = 'The request holds a character that no text has.'

function readableText(text: string): string {
  if (text.includes('\0')) throw new ProblemError('malformed-request', FORBIDDEN_CHARACTER)
  return text.toWellFormed()
}
