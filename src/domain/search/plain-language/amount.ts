/** Reads amounts: prices, kilometres, years, seats, ages and repayments, with their bounds. */
import type { StateRange } from '../search-state.ts'
import type { Side, Subject } from './amount-words.ts'
import {
  MASS_WORDS,
  MASSES,
  MULTIPLIERS,
  NUMBER_WORDS,
  phraseIn,
  SIDES_AFTER,
  SIDES_BEFORE,
  SUBJECTS_AFTER,
  SUBJECTS_BEFORE,
  THOUSANDS_OF_KM,
  UNIT_FACTORS,
} from './amount-words.ts'
import type { Token } from './tokens.ts'

export interface Amount {
  readonly subject: Subject
  readonly range: StateRange
  /** The word after it. */
  readonly end: number
}

/** The oldest car that a bare number may be the year of. */
const FIRST_YEAR = 1950
/** "Under 40" means thousands; "under 3" does not say of what, and "under 500" neither. */
const THOUSANDS: StateRange & { min: number; max: number } = { min: 10, max: 300 }
/** Ours: "around $30k" is ten per cent more or less. */
const ABOUT = 0.1
/** Numbers from here on, with a bound, are prices. */
const MIN_PRICE = 1000

interface Quantity {
  readonly value: number
  readonly subject: Subject | null
  /** Whether it says its own size: "40k", "$40", "40,000". */
  readonly sized: boolean
  readonly side: Side | null
  /** What its unit is in kilograms or millimetres; null without one. */
  readonly factor: number | null
  readonly end: number
}

/** The amount that begins at a word; null when there is none, or none that is certain. */
export function amountAt(tokens: readonly Token[], at: number, year: number): Amount | null {
  const words = tokens.map(({ word, verbatim }) => (verbatim ? '\n' : word))
  const subjectFirst = phraseIn(SUBJECTS_BEFORE, words, at)
  let next = subjectFirst?.end ?? at
  const before = phraseIn(SIDES_BEFORE, words, next)
  next = before?.end ?? next
  const second = subjectFirst === null ? phraseIn(SUBJECTS_BEFORE, words, next) : null
  // "from year 2018"
  next = second?.end ?? next
  if (words[next] === 'a' || words[next] === 'the') next += before === null ? 0 : 1
  const stated = subjectFirst?.value ?? second?.value ?? null
  const low = withYears(numberAt(tokens, words, next, stated), words, before?.value ?? null)
  if (low === null) return null
  const high = upperAt(tokens, words, low.end, before?.value ?? null)
  const side = before?.value ?? null
  // "2020 - 3 doors": what looks like an upper end may be another matter.
  return (
    (high === null ? null : bounded(words, stated, side, low, high, year)) ??
    bounded(words, stated, side, low, null, year)
  )
}

function bounded(
  words: readonly string[],
  stated: Subject | null,
  sideBefore: Side | null,
  low: Quantity,
  high: Quantity | null,
  year: number,
): Amount | null {
  const last = high ?? low
  const after = phraseIn(SIDES_AFTER, words, last.end)
  // "5 or more seats"
  const unit = after === null || last.subject !== null ? null : phraseIn(SUBJECTS_AFTER, words, after.end)
  const side = sideBefore ?? after?.value ?? last.side
  const subject = stated ?? last.subject ?? low.subject ?? unit?.value ?? subjectOf(last, side, high !== null, year)
  // "Older than $40,000" is no bound.
  if (subject === null || !fits(subject, side)) return null
  const scale = (number: Quantity): number => sized(number, last, subject)
  const range = rangeOf(subject, side, scale(low), high === null ? null : scale(high), year)
  if (range === null) return null
  return { subject, range, end: sideBefore === null && after !== null ? (unit?.end ?? after.end) : last.end }
}

/** "Last 5 years" and "under 5 years" are ages; "5 years warranty" is none. */
function withYears(number: Quantity | null, words: readonly string[], side: Side | null): Quantity | null {
  if (number === null || number.subject !== null || number.sized || side === null) return number
  return ['years', 'yrs'].includes(words[number.end] ?? '')
    ? { ...number, subject: 'age', end: number.end + 1 }
    : number
}

function fits(subject: Subject, side: Side | null): boolean {
  return (side !== 'newer' && side !== 'older') || subject === 'year' || subject === 'age'
}

/** A number with what stands directly after it. */
function numberAt(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  stated: Subject | null = null,
): Quantity | null {
  const token = tokens[at]
  const word = words[at]
  if (token === undefined || word === undefined) return null
  const [, dollar = '', digits = '', letters = '', plus = ''] =
    /^(\$?)(\d+(?:,\d{3})*(?:\.\d+)?)(\p{L}*)(\+?)$/u.exec(word) ?? []
  const spelt = NUMBER_WORDS.get(word)
  if (digits === '' && spelt === undefined) return null
  let value = spelt ?? Number(digits.replaceAll(',', ''))
  let end = at + 1
  let rest = letters
  let isSized = dollar !== '' || digits.includes(',')
  // "40k" and "40 k"; "40kkm" is none.
  const multiplier = MULTIPLIERS.get(rest === '' ? (words[end] ?? '') : rest.replace(/(?<=^k)(?:kms?)$/, ''))
  if (multiplier !== undefined) {
    value *= multiplier
    isSized = true
    if (rest === '') end += 1
    rest = ''
  }
  const glued = rest === '' ? null : (phraseIn(SUBJECTS_AFTER, [rest], 0) ?? null)
  if (rest !== '' && glued === null) return null
  const following = glued === null ? phraseIn(SUBJECTS_AFTER, words, end) : { ...glued, end }
  if (following !== null) {
    end = following.end
    if (THOUSANDS_OF_KM.has(following.phrase) && value < MIN_PRICE) value *= 1000
    if (following.value === 'km') isSized = true
  }
  let subject = following?.value ?? (dollar !== '' ? 'price' : null)
  const mass = subject === 'mass' ? MASS_WORDS.get(words[end] ?? '') : undefined
  if (mass !== undefined) {
    subject = mass
    end += words[end + 1] === 'weight' ? 2 : 1
  }
  if (spelt !== undefined && !COUNTED.includes(subject ?? stated)) return null
  const factor = UNIT_FACTORS.get(following?.phrase ?? '') ?? null
  return { value, subject, sized: isSized, side: plus === '' ? null : 'min', factor, end }
}

/** What is counted in words: "four berth". */
const COUNTED: readonly (Subject | null)[] = ['seats', 'berths', 'age']

/** The upper end of a range: "15k-20k", "between 15 and 20", "2018 to 2020". */
function upperAt(tokens: readonly Token[], words: readonly string[], at: number, side: Side | null): Quantity | null {
  const word = words[at]
  if (side !== null && side !== 'between' && side !== 'min') return null
  if (word === 'to' || word === 'til' || word === 'till' || (word === 'and' && side === 'between'))
    return numberAt(tokens, words, at + 1)
  return /^\s*[-–—]\s*$/.test(tokens[at]?.gap ?? '') ? numberAt(tokens, words, at) : null
}

/** What a number without a unit is, from its size and its bound. */
function subjectOf(number: Quantity, side: Side | null, isRange: boolean, year: number): Subject | null {
  const { value } = number
  if (!number.sized && Number.isInteger(value) && value >= FIRST_YEAR && value <= year + 1) return 'year'
  if (side === 'newer' || side === 'older') return null
  if (number.sized) return value >= MIN_PRICE ? 'price' : null
  if (side === null && !isRange) return null
  return value >= MIN_PRICE || (value >= THOUSANDS.min && value <= THOUSANDS.max) ? 'price' : null
}

/** The size that is meant: "between 15 and 20k" are both thousands. */
function sized({ value, sized: isSized, factor }: Quantity, last: Quantity, subject: Subject): number {
  if (subject === 'length') return Math.round(value * (factor ?? last.factor ?? lengthFactor(value)))
  if (MASSES.includes(subject)) return Math.round(value * (factor ?? last.factor ?? (value < MAX_TONNES ? 1000 : 1)))
  if (subject === 'price' && !isSized && value <= THOUSANDS.max) return value * 1000
  if (subject === 'km' && !isSized && value < MIN_PRICE && last.value >= MIN_PRICE) return value * 1000
  return value
}

/** Without a unit masses below are tonnes, and lengths metres, feet or millimetres. */
const MAX_TONNES = 50
const MAX_METRES = 12

function lengthFactor(value: number): number {
  return value <= MAX_METRES ? 1000 : value <= MAX_TONNES ? MM_PER_FOOT : 1
}

const MM_PER_FOOT = 304.8
/** An 18 foot van is within half a foot of it, and a 650 has 600 to 700 cc. */
const HALF_FOOT_MM = MM_PER_FOOT / 2
const ENGINE_CC = 50

function rangeOf(
  subject: Subject,
  side: Side | null,
  low: number,
  high: number | null,
  year: number,
): StateRange | null {
  if (high !== null) {
    const ends = subject === 'age' ? [year - high, year - low] : [low, high]
    // "Between 20k and 15k" is meant the other way round.
    return { min: Math.min(...ends), max: Math.max(...ends) }
  }
  if (subject === 'age') return ageRange(side, year - low)
  switch (side) {
    case 'max':
      return { min: null, max: low }
    case 'min':
      return { min: low, max: null }
    case 'newer':
      return { min: low + 1, max: null }
    case 'older':
      return { min: null, max: low - 1 }
    case 'about':
      if (subject === 'year') return { min: low - 1, max: low + 1 }
      return { min: Math.round(low * (1 - ABOUT)), max: Math.round(low * (1 + ABOUT)) }
    case 'between':
      return null
    default:
      if (subject === 'length') return { min: low - HALF_FOOT_MM, max: low + HALF_FOOT_MM }
      if (subject === 'engine') return { min: low - ENGINE_CC, max: low + ENGINE_CC }
      return subject === 'year' || subject === 'seats' || subject === 'berths'
        ? { min: low, max: low }
        : { min: null, max: low }
  }
}

/** An upper bound of an age is a lower one of a year. */
function ageRange(side: Side | null, builtYear: number): StateRange | null {
  if (side === 'max') return { min: builtYear, max: null }
  if (side === 'min') return { min: null, max: builtYear }
  if (side === 'older') return { min: null, max: builtYear - 1 }
  if (side === 'newer') return { min: builtYear + 1, max: null }
  return side === 'between' ? null : { min: builtYear, max: builtYear }
}
