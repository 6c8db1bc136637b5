/**
 * The building blocks of the schemas of outside values: each reads anything, and gives a safe value or `null`.
 *
 * Tolerant as feeds need it: numbers may be texts, values may be `null` or missing, unknown keys are ignored.
 * What an entity cannot be without is `required(…)`. Reading what was read before changes nothing.
 */
import * as v from 'valibot'
import { readDate, readInstant } from '../values/read-date.ts'
import { readFlag } from '../values/read-flag.ts'
import { readNumber } from '../values/read-number.ts'
import { readUrl } from '../values/read-url.ts'
import { publishedLine, publishedParagraphs } from './plain-text.ts'

type Entries = Record<string, v.GenericSchema>

/** A key that is read by a function; missing reads as `null`. */
export const read = <Value>(reader: (value: unknown) => Value) =>
  v.optional(v.pipe(v.unknown(), v.transform(reader)), null)

/** A key that must be given and readable. */
export const required = <Value>(reader: (value: unknown) => Value | null, expected: string) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(reader),
      v.custom<NonNullable<Value>>((value) => value !== null && value !== undefined, `expected ${expected}`),
    ),
    null,
  )

const MAX_LINE_CHARACTERS = 300
const MAX_PARAGRAPH_CHARACTERS = 8_000

export const asLine =
  (most = MAX_LINE_CHARACTERS) =>
  (value: unknown) =>
    publishedLine(value, most)
export const line = (most?: number) => read(asLine(most))
export const paragraphs = (most = MAX_PARAGRAPH_CHARACTERS) => read((value) => publishedParagraphs(value, most))

/** Letters, digits and `_ . : -`, as a text whether it was a number or not. */
export function asId(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : null
  return typeof value === 'string' && /^[\w.:-]{1,200}$/.test(value.trim()) ? value.trim() : null
}
export const id = read(asId)

/** Lower-case words joined by hyphens: one part of an address. */
export function asSlug(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z0-9-]{1,300}$/.test(value) ? value : null
}
export const slug = read(asSlug)

/** An `https:` address or a path of the site. */
export const url = read(readUrl)

export const asNumber =
  (least: number, most: number, decimals = 6) =>
  (value: unknown): number | null => {
    const number = readNumber(value)
    if (number === null || number < least || number > most) return null
    // Adding 0 makes 0 of -0, which JSON does not know.
    return Number(number.toFixed(decimals)) + 0
  }
export const number = (least: number, most: number, decimals?: number) => read(asNumber(least, most, decimals))
/** Dollars and cents, not below zero. */
export const money = number(0, 10_000_000, 2)

/** Yes or no; anything else is `otherwise`. */
export const flag = <Otherwise extends boolean | null>(otherwise: Otherwise) =>
  read((value): boolean | Otherwise => readFlag(value) ?? otherwise)

/** An ISO 8601 instant in UTC to the second; numbers are seconds or milliseconds since 1970. */
function asInstant(value: unknown): string | null {
  const instant = readInstant(value, 'day-month-year')
  // The second reading drops the milliseconds that a number may have had.
  return instant === null ? null : readInstant(instant, 'day-month-year')
}

/** A date ("2026-12-25") where only that is written, else an instant. */
export const instantOrDate = read((value) => {
  if (typeof value === 'string' && /^\s*\S{8,10}\s*$/.test(value)) return readDate(value, 'day-month-year')
  return asInstant(value)
})

/** One of some words, in any case, with spaces or hyphens for its underscores. */
const asWord =
  <const Word extends string>(words: readonly Word[]) =>
  (value: unknown): Word | null => {
    if (typeof value !== 'string') return null
    const wanted = plain(value.slice(0, 100))
    return words.find((word) => plain(word) === wanted) ?? null
  }
export const word = <const Word extends string>(words: readonly Word[]) => read(asWord(words))

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
}

/** An object whose unknown keys are ignored. */
export const entity = <const TEntries extends Entries>(entries: TEntries) =>
  v.pipe(v.custom<Readonly<Record<string, unknown>>>(isRecord, 'expected an object'), v.object(entries))

/** An object within another; `null` when it is none, or lacks what it needs. */
export const part = <const TSchema extends v.GenericSchema>(schema: TSchema) => read(asPart(schema))

export const asPart =
  <const TSchema extends v.GenericSchema>(schema: TSchema) =>
  (value: unknown): v.InferOutput<TSchema> | null => {
    const result = v.safeParse(schema, value)
    return result.success ? result.output : null
  }

/** The items that can be read, `most` at most; empty when there is no list. */
export const list = <Item>(reader: (value: unknown) => Item | null, most: number) =>
  read((value): Item[] => asList(value, reader, most))

export function asList<Item>(value: unknown, reader: (value: unknown) => Item | null, most: number): Item[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, most).flatMap((item) => {
    const known = reader(item)
    return known === null ? [] : [known]
  })
}

/** Values by names that others choose; names that mean something to an object are left out. */
export const byName = <Value>(reader: (value: unknown) => Value | null, most: number) =>
  read((value): Record<string, Value> => asByName(value, reader, most))

export function asByName<Value>(
  value: unknown,
  reader: (value: unknown) => Value | null,
  most: number,
): Record<string, Value> {
  if (!isRecord(value)) return {}
  const entries = Object.entries(value)
    .slice(0, most)
    .flatMap(([name, inner]) => {
      const known = isSafeName(name) ? reader(inner) : null
      return known === null ? [] : [[name, known] as const]
    })
  return Object.fromEntries(entries)
}

function isSafeName(name: string): boolean {
  return name.length <= MAX_LINE_CHARACTERS && publishedLine(name, MAX_LINE_CHARACTERS) === name && !(name in PROTOTYPE)
}

const PROTOTYPE: object = Object.prototype

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
