/** How a value from outside is parsed: to what it means, or to problems that a person can read. Nothing here throws. */
import * as v from 'valibot'
import { writtenValue } from '../formats/written-value.ts'

export interface EntityProblem {
  /** "location.address[0].street"; empty when the value as a whole is meant. */
  readonly path: string
  /** "a text". */
  readonly expected: string
  /** What was found, as it would be written, clipped. */
  readonly received: string
}

export type Parsed<Output> =
  | { readonly kind: 'parsed'; readonly value: Output }
  | { readonly kind: 'problems'; readonly problems: readonly EntityProblem[] }

/** The value that a schema makes of any other, or every problem with it. */
export function parseOrProblems<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): Parsed<v.InferOutput<TSchema>> {
  const result = v.safeParse(schema, value)
  return result.success
    ? { kind: 'parsed', value: result.output }
    : { kind: 'problems', problems: result.issues.map((issue) => describe(issue, value)) }
}

function describe(issue: v.BaseIssue<unknown>, whole: unknown): EntityProblem {
  const path = issue.path ?? []
  const last = path.at(-1)
  return {
    path: path.reduce((written, { key }) => joined(written, key), ''),
    expected: issue.message.replace(/^expected /, ''),
    // The value as it came: an issue knows only what a reader made of it.
    received: writtenValue(last === undefined ? whole : isMissing(last) ? undefined : last.value),
  }
}

/** A missing key shows as the `null` that it is read as. */
function isMissing({ input, key }: v.IssuePathItem): boolean {
  return typeof input === 'object' && input !== null && !Object.hasOwn(input, key as PropertyKey)
}

function joined(path: string, key: unknown): string {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? String(key) : `${path}.${String(key)}`
}
