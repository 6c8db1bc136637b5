/** A JSON file that holds a list of entities: every entry checked, all problems reported at once. */
import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type * as v from 'valibot'
import { closestName } from '#config/problems/closest-name.ts'
import type { ConfigurationProblem } from '#config/problems/configuration-problem.ts'
import { clipValue, SiteConfigurationError } from '#config/problems/configuration-problem.ts'
import { parseOrProblems } from '#domain/entities/parse.ts'

type EntrySchema = v.GenericSchema<unknown, Record<string, unknown>> & {
  readonly pipe: readonly [unknown, { readonly entries: Readonly<Record<string, unknown>> }]
}

interface DataFileRules {
  /** The key of which each entry has a value of its own. */
  unique: string
  /** Keys whose value must be one of these, when there is one. */
  knownValues?: Readonly<Record<string, readonly string[]>>
}

/** The entries of a file; `null` when there is no such file. Throws a `SiteConfigurationError` that names the file. */
export async function readDataFile<Schema extends EntrySchema>(
  file: string,
  schema: Schema,
  rules: DataFileRules,
): Promise<v.InferOutput<Schema>[] | null> {
  const json = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw failure(
      file,
      [problem('', 'a file that can be read', error.code ?? error.message, 'Check its permissions.')],
      error,
    )
  })
  return json === null ? null : parseDataFile(shownPath(file), json, schema, rules)
}

/** The same of a text; pure, so that tests pass texts. */
export function parseDataFile<Schema extends EntrySchema>(
  file: string,
  json: string,
  schema: Schema,
  rules: DataFileRules,
): v.InferOutput<Schema>[] {
  const list = readList(file, json)
  const problems: ConfigurationProblem[] = []
  const firstIndexOf = new Map<unknown, number>()
  const entries = list.flatMap((written, index) => {
    const parsed = parseOrProblems(schema, written)
    if (parsed.kind === 'problems') {
      for (const { path, expected, received } of parsed.problems)
        problems.push(problem(at(index, path), expected, received, misspelt(schema, written, path) ?? 'Correct it.'))
      return []
    }
    const entry: Record<string, unknown> = parsed.value
    problems.push(...unreadable(schema, index, written as Record<string, unknown>, entry))
    const value = entry[rules.unique]
    const first = firstIndexOf.get(value)
    if (value !== null && first !== undefined) {
      const expected = `a value that no other entry has`
      problems.push(
        problem(at(index, rules.unique), expected, `${clipValue(value)}, as [${first}]`, 'Give it its own.'),
      )
    } else firstIndexOf.set(value, index)
    for (const [key, known] of Object.entries(rules.knownValues ?? {})) {
      const named = entry[key]
      if (typeof named !== 'string' || known.includes(named)) continue
      const meant = closestName(named, [...known])
      const mend = meant === null ? `Write one of ${known.slice(0, 12).join(', ')}.` : `Did you mean \`${meant}\`?`
      problems.push(problem(at(index, key), 'a value that the site knows', clipValue(named), mend))
    }
    return [parsed.value]
  })
  if (problems.length > 0) throw new SiteConfigurationError(file, problems)
  return entries
}

function readList(file: string, json: string): unknown[] {
  const value = readJson(file, json.replace(/^\uFEFF/, ''))
  if (Array.isArray(value)) return value
  throw new SiteConfigurationError(file, [problem('', 'a list [ ]', clipValue(value), 'Put the entries in brackets.')])
}

function readJson(file: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw notJson(file, cause)
  }
}

function notJson(file: string, cause: unknown): SiteConfigurationError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const problems = [problem('', 'JSON', reason, 'Mend the file: it must hold a list [ ].')]
  return new SiteConfigurationError(file, problems, { cause })
}

/** Values that were written but mean nothing, and keys that are nearly one of ours: a person wrote this file. */
function unreadable(
  schema: EntrySchema,
  index: number,
  written: Readonly<Record<string, unknown>>,
  entry: Readonly<Record<string, unknown>>,
): ConfigurationProblem[] {
  const known = Object.keys(schema.pipe[1].entries)
  return Object.entries(written).flatMap(([key, value]) => {
    if (!known.includes(key)) {
      const meant = closestName(key, known)
      if (meant === null || meant in written) return []
      return [problem(at(index, key), 'a known key', clipValue(key), `Did you mean \`${meant}\`?`)]
    }
    const isLost = value !== null && value !== '' && entry[key] === null
    return isLost
      ? [problem(at(index, key), 'a value that can be read', clipValue(value), 'Correct it, or leave it out.')]
      : []
  })
}

function misspelt(schema: EntrySchema, written: unknown, path: string): string | null {
  if (typeof written !== 'object' || written === null) return null
  const known = Object.keys(schema.pipe[1].entries)
  const near = Object.keys(written).find((key) => !known.includes(key) && closestName(key, known) === path)
  return near === undefined ? null : `It is written as \`${near}\`.`
}

function at(index: number, path: string): string {
  return path === '' ? `[${index}]` : `[${index}].${path}`
}

function problem(path: string, expected: string, received: string, mend: string): ConfigurationProblem {
  return { path, file: null, expected, received, mend }
}

function failure(file: string, problems: ConfigurationProblem[], cause: unknown): SiteConfigurationError {
  return new SiteConfigurationError(shownPath(file), problems, { cause })
}

/** A path as a person would name it: from the working directory when it is below that. */
function shownPath(path: string): string {
  const fromHere = relative('.', path)
  return (fromHere.startsWith('..') ? path : fromHere).split(sep).join('/')
}
