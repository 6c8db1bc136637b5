/** Turns what valibot found into problems that say how to mend them. */
import * as v from 'valibot'
import { closestName } from './closest-name.ts'
import type { ConfigurationProblem } from './configuration-problem.ts'
import { clipValue } from './configuration-problem.ts'
import { repairedText } from './repair.ts'
import { keysAt } from './schema-keys.ts'

type Issue = v.BaseIssue<unknown>
type Path = (string | number)[]
/** An issue with its whole path: an issue inside a union only knows the path from there. */
interface Found {
  issue: Issue
  path: Path
}

export interface SchemaResult<Output> {
  /** `null` when there is a problem. */
  output: Output | null
  problems: Omit<ConfigurationProblem, 'file'>[]
}

/** Checks a value against a schema and reports every problem, not only the first of each object. */
export function checkSchema<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): SchemaResult<v.InferOutput<Schema>> {
  const unknownKeys: Found[] = []
  let tried = input
  for (;;) {
    const result = v.safeParse(schema, tried)
    const found = result.success ? [] : result.issues.flatMap((issue) => flatten(issue, []))
    const strangers = found.filter(({ issue }) => isUnknownKey(issue))
    unknownKeys.push(...strangers)
    if (strangers.length > 0) {
      // A strict object stops at its first unknown key: without that key, the check goes on to the next.
      tried = strangers.reduce((value, { path }) => without(value, path), tried)
      continue
    }
    const problems = describeAll(schema, unknownKeys, found)
    return { output: result.success && problems.length === 0 ? result.output : null, problems }
  }
}

/** "locations[3].address.postcode". */
function writePath(path: Path): string {
  return path.reduce<string>(
    (written, key) => (typeof key === 'number' ? `${written}[${key}]` : written === '' ? key : `${written}.${key}`),
    '',
  )
}

function describeAll(schema: v.GenericSchema, unknownKeys: Found[], found: Found[]) {
  const meant = new Map(unknownKeys.map((stranger) => [stranger, closestKey(schema, stranger.path)]))
  const meantPaths = new Set(
    [...meant].flatMap(([{ path }, key]) => (key === null ? [] : [writePath([...path.slice(0, -1), key])])),
  )
  return [
    ...[...meant].map(([{ path }, key]) => describeUnknownKey(schema, path, key)),
    // A key that is missing because it is misspelt is one problem, not two.
    ...found.filter(({ issue, path }) => !(isMissing(issue) && meantPaths.has(writePath(path)))).map(describe),
  ]
}

/** A union says only that nothing fits: what is wrong inside the option of the same kind says more. */
function flatten(issue: Issue, base: Path): Found[] {
  const path = [...base, ...(issue.path ?? []).map(({ key }) => key as string | number)]
  if (issue.type === 'union' && issue.issues !== undefined) {
    const inner = issue.issues.filter((each) => each.path !== undefined || each.kind === 'validation')
    if (inner.length > 0) return inner.flatMap((each) => flatten(each, path))
  }
  return [{ issue, path }]
}

function isUnknownKey(issue: Issue): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never'
}

function isMissing(issue: Issue): boolean {
  return issue.input === undefined || (issue.type === 'strict_object' && issue.received === 'undefined')
}

function closestKey(schema: v.GenericSchema, path: Path): string | null {
  return closestName(String(path.at(-1)), keysAt(schema, path.slice(0, -1)))
}

function describeUnknownKey(schema: v.GenericSchema, path: Path, meant: string | null) {
  return {
    path: writePath(path),
    expected: 'a known key',
    received: clipValue(path.at(-1)),
    mend:
      meant === null
        ? `Remove it. The keys here are ${keysAt(schema, path.slice(0, -1)).join(', ')}.`
        : `Did you mean \`${meant}\`?`,
  }
}

function describe({ issue, path }: Found) {
  const missing = isMissing(issue)
  return {
    path: writePath(path),
    expected: missing && issue.type === 'strict_object' ? 'a value' : expectation(issue),
    received: missing ? 'nothing' : clipValue(issue.input),
    mend: missing ? `Add \`${path.at(-1)}\`: it has no default.` : mend(issue),
  }
}

/** A long list of choices is begun only: a near miss is named by `mend`, which otherwise gives them all. */
const LONGEST_EXPECTATION = 160

function expectation(issue: Issue): string {
  const whole = wholeExpectation(issue)
  return whole.length > LONGEST_EXPECTATION ? `${whole.slice(0, whole.lastIndexOf(' ', LONGEST_EXPECTATION))} …` : whole
}

function wholeExpectation(issue: Issue): string {
  if (issue.kind !== 'schema' || issue.message.startsWith('expected ')) return issue.message.replace(/^expected /, '')
  return (issue.expected ?? 'another value')
    .replaceAll(/[()]/g, '')
    .replaceAll(' | ', ' or ')
    .replaceAll(/\bArray\b/g, 'a list [ ]')
    .replaceAll(/\bObject\b/g, 'an object { }')
    .replaceAll(/(?<!")\b(?:string|number|boolean)\b(?!")/g, 'a $&')
}

function mend(issue: Issue): string {
  const { input, type } = issue
  if (type === 'picklist' || type === 'union') {
    const known = [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '')
    const meant = typeof input === 'string' ? closestName(input, known) : null
    if (meant !== null) return `Did you mean ${clipValue(meant)}?`
    const clipped = wholeExpectation(issue).length > LONGEST_EXPECTATION
    if (type === 'picklist' || known.length > 0)
      return clipped ? `Choose one of ${known.join(', ')}.` : 'Choose one of these.'
  }
  if (type === 'string' && typeof input === 'number') return `Put it in quotes: "${input}".`
  if (type === 'number' && typeof input === 'string' && input.trim() !== '' && Number.isFinite(Number(input))) {
    return `Write it without quotes: ${Number(input)}.`
  }
  if (type === 'boolean' && (input === 'true' || input === 'false')) return `Write it without quotes: ${input}.`
  if (type === 'array') return 'Put it in square brackets, even when there is only one.'
  if (typeof input === 'string') {
    const repaired = repairedText(input, (candidate) => accepts(issue, candidate))
    if (repaired !== null) return `Write ${clipValue(repaired)}.`
  }
  return 'Correct the value.'
}

function accepts(issue: Issue, candidate: string): boolean {
  const { requirement } = issue
  if (requirement instanceof RegExp) return requirement.test(candidate)
  if (typeof requirement === 'function') return Boolean(requirement(candidate))
  if (issue.type === 'starts_with' && typeof requirement === 'string') return candidate.startsWith(requirement)
  return false
}

/** A copy of a value without what is at a path. */
function without(value: unknown, path: Path): unknown {
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? without(item, rest) : item))
  const entries = Object.entries(value)
  return Object.fromEntries(
    rest.length === 0
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, inner]) => [name, name === key ? without(inner, rest) : inner]),
  )
}
