/** Turns what valibot found into problems that say how to mend them. */
import * as v from 'valibot'
import { closestName } from './closest-name.ts'
import type { FoundProblem } from './configuration-problem.ts'
import { clipValue } from './configuration-problem.ts'
import { expectationAt, inWords } from './expectation-words.ts'
import { movedKey, renamedKey } from './renamed-keys.ts'
import { repairedText } from './repair.ts'
import { holdsNoList, isOptionalAt, keysAt, schemasAt } from './schema-keys.ts'

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
  problems: FoundProblem[]
}

/** Checks a value against a schema and reports every problem, not only the first of each object. */
export function checkSchema<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): SchemaResult<v.InferOutput<Schema>> {
  const unknownKeys: Found[] = []
  const lists = listsForObjects(schema, input)
  // A list passes for an object without keys: it is reported, and the rest is checked without it.
  let tried = lists.reduce<unknown>((value, path) => without(value, path), input)
  for (;;) {
    const result = v.safeParse(schema, tried, { abortPipeEarly: true })
    const found = result.success ? [] : result.issues.flatMap((issue) => flatten(issue, []))
    const strangers = found.filter(({ issue }) => isUnknownKey(issue))
    unknownKeys.push(...strangers)
    if (strangers.length > 0) {
      // A strict object stops at its first unknown key: without that key, the check goes on to the next.
      tried = strangers.reduce((value, { path }) => without(value, path), tried)
      continue
    }
    const problems = describeAll(schema, input, { lists, unknownKeys, found })
    return { output: result.success && problems.length === 0 ? result.output : null, problems }
  }
}

/** "locations[3].address.postcode", "finance.dealerships["Big Dealer"].path". */
function writePath(path: Path): string {
  return path.reduce<string>((written, key) => {
    if (typeof key === 'number') return `${written}[${key}]`
    if (!/^[\w-]+$/.test(key)) return `${written}[${JSON.stringify(key)}]`
    return written === '' ? key : `${written}.${key}`
  }, '')
}

interface AllFound {
  lists: Path[]
  unknownKeys: Found[]
  found: Found[]
}

function describeAll(schema: v.GenericSchema, input: unknown, { lists, unknownKeys, found }: AllFound) {
  const meant = new Map(unknownKeys.map((stranger) => [stranger, closestKey(schema, stranger.path)]))
  const meantPaths = [...meant].flatMap(([{ path }, key]) => (key === null ? [] : [[...path.slice(0, -1), key]]))
  // A key that is missing because it is misspelt, or was left out above as a list, is one problem, not two.
  const reported = new Set([...meantPaths, ...lists].map(writePath))
  return [
    ...[...meant].map(([{ path }, key]) => describeUnknownKey(schema, path, key)),
    ...lists.map((path) => describeList(schema, path, valueIn(input, path))),
    ...found
      .filter(({ issue, path }) => !(isMissing(issue) && reported.has(writePath(path))))
      .filter((one) => !isExplainedInside(one, [...found, ...unknownKeys]))
      .map((one) => describe(one, schema)),
  ]
}

/** Problems between an object's parts are not reported while one of the parts is wrong. */
function isExplainedInside({ issue, path }: Found, all: Found[]): boolean {
  if (issue.kind !== 'validation' || !isObject(issue.input)) return false
  return all.some((other) => other.path.length > path.length && path.every((key, index) => other.path[index] === key))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function valueIn(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}

/** The paths of lists that stand where an object may, and no list. */
function listsForObjects(schema: v.GenericSchema, value: unknown, path: Path = []): Path[] {
  if (!isObject(value)) return []
  if (Array.isArray(value) && holdsNoList(schema, path)) return [path]
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return inside.flatMap(([key, inner]) => listsForObjects(schema, inner, [...path, key]))
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

/** The key that an unknown one stands for: its new name, or the one that was misspelt. */
function closestKey(schema: v.GenericSchema, path: Path): string | null {
  const [key, known] = [String(path.at(-1)), keysAt(schema, path.slice(0, -1))]
  return renamedKey(key, known) ?? closestName(key, known)
}

function describeUnknownKey(schema: v.GenericSchema, path: Path, meant: string | null) {
  return {
    path: writePath(path),
    expected: 'a known key',
    received: clipValue(path.at(-1)),
    mend: mendUnknownKey(schema, path, meant),
  }
}

function mendUnknownKey(schema: v.GenericSchema, path: Path, meant: string | null): string {
  const known = keysAt(schema, path.slice(0, -1))
  const moved = movedKey(writePath(path))
  if (moved !== null) return `It is ${moved} now. Write that instead.`
  if (meant === null) return `Remove it. The keys here are ${known.join(', ')}.`
  return meant === renamedKey(String(path.at(-1)), known)
    ? `It is called \`${meant}\` now.`
    : `Did you mean \`${meant}\`?`
}

function describeList(schema: v.GenericSchema, path: Path, received: unknown) {
  return {
    path: writePath(path),
    expected: expectationAt(schema, path),
    received: clipValue(received),
    mend: mendList(schema, path, received),
  }
}

function mendList(schema: v.GenericSchema, path: Path, received: unknown): string {
  const places = schemasAt(schema, path)
  const [only, ...more] = Array.isArray(received) ? received : []
  const fits = typeof only === 'string' && more.length === 0 && places.some((place) => v.is(place, only))
  if (fits) return `Write ${clipValue(only)} without the brackets [ ].`
  return places.every(({ entries }) => entries !== undefined)
    ? 'Put its keys in braces { } instead of brackets [ ].'
    : 'Write one of these without the brackets [ ], or its keys in braces { }.'
}

function describe({ issue, path }: Found, schema: v.GenericSchema) {
  const missing = isMissing(issue)
  const parts = missing ? null : namedParts(issue)
  return {
    path: writePath(path),
    expected: missing && issue.type === 'strict_object' ? 'a value' : expectation(issue),
    received: missing ? 'nothing' : (parts ?? clipValue(issue.input)),
    mend: missing
      ? `Add \`${path.at(-1)}\`: it has no default.`
      : parts !== null
        ? 'Correct one of them.'
        : issue.input === null && isOptionalAt(schema, path)
          ? 'Leave it out to have its default.'
          : mend({ issue, path }, schema),
  }
}

/** Of an object, only the keys that the message names: "`minAud` 9000, `maxAud` 8000". */
function namedParts({ kind, input, message }: Issue): string | null {
  if (kind !== 'validation' || !isObject(input) || Array.isArray(input)) return null
  const names = [...message.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? '').filter((name) => name in input)
  return names.length === 0 ? null : names.map((name) => `\`${name}\` ${clipValue(input[name])}`).join(', ')
}

/** A long list of choices is begun only: a near miss is named by `mend`, which otherwise gives them all. */
const LONGEST_EXPECTATION = 160

function expectation(issue: Issue): string {
  const whole = wholeExpectation(issue)
  return whole.length > LONGEST_EXPECTATION ? `${whole.slice(0, whole.lastIndexOf(' ', LONGEST_EXPECTATION))} …` : whole
}

function wholeExpectation(issue: Issue): string {
  if (issue.kind !== 'schema' || issue.message.startsWith('expected ')) return issue.message.replace(/^expected /, '')
  return inWords(issue.expected ?? 'another value')
}

function mend({ issue, path }: Found, schema: v.GenericSchema): string {
  const { input, type } = issue
  if (type === 'picklist' || type === 'union' || type === 'variant') {
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
  if ((type === 'strict_object' || type === 'variant') && !isObject(input)) return 'Write its keys in braces { }.'
  if (type === 'array') return 'Put it in square brackets, even when there is only one.'
  if (typeof input === 'string') {
    const repaired = repairedText(input, (candidate) => accepts({ issue, path }, candidate, schema))
    if (repaired !== null) return `Write ${clipValue(repaired)}.`
  }
  return 'Correct the value.'
}

/** Whether a repaired text is what was expected, and all else that its place expects. */
function accepts({ issue, path }: Found, candidate: string, schema: v.GenericSchema): boolean {
  if (!meets(issue, candidate)) return false
  // The name of a record's entry has no place of its own in the schema.
  const isName = issue.path?.at(-1)?.origin === 'key'
  return isName || schemasAt(schema, path).some((place) => v.is(place, candidate))
}

function meets({ requirement, type }: Issue, candidate: string): boolean {
  if (requirement instanceof RegExp) return requirement.test(candidate)
  if (typeof requirement === 'function') return Boolean(requirement(candidate))
  return type === 'starts_with' && typeof requirement === 'string' && candidate.startsWith(requirement)
}

/** A copy of a value without what is at a path. */
function without(value: unknown, path: Path): unknown {
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    if (rest.length === 0) return value.filter((_, index) => String(index) !== String(key))
    return value.map((item, index) => (index === key ? without(item, rest) : item))
  }
  const entries = Object.entries(value)
  return Object.fromEntries(
    rest.length === 0
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, inner]) => [name, name === key ? without(inner, rest) : inner]),
  )
}
