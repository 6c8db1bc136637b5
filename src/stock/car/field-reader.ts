/** Reads single values of a row into safe ones of ours, and notes what it had to drop. */
import type { CarField } from '#domain/car/car-fields.ts'
import { cleanLine, cleanParagraphs } from '#domain/values/clean-text.ts'
import { readFlag } from '#domain/values/read-flag.ts'
import { isEmptyValue, readNumber } from '#domain/values/read-number.ts'
import type { SourceFields } from '../mapping/mapping.ts'
import type { Scalar } from '../mapping/raw-record.ts'
import { isScalar, scalarOf } from '../mapping/raw-record.ts'
import type { RowNotes } from '../rows/row-notes.ts'

export interface NumberRange {
  least: number
  most: number
  /** Whether the value is rounded to a whole number. */
  whole?: boolean
  /** Whether 0 means that the feed does not know. */
  zeroIsEmpty?: boolean
}

export class FieldReader {
  readonly fields: SourceFields
  readonly notes: RowNotes
  /** Fields are read more than once: what was dropped is said once. */
  readonly #notText = new Set<CarField>()

  constructor(fields: SourceFields, notes: RowNotes) {
    this.fields = fields
    this.notes = notes
  }

  /** The value as the mapping found it; `null` when the feed says nothing, or an object where a text should be. */
  scalar(field: CarField): Scalar | null {
    const value = scalarOf(this.fields[field])
    if (isEmptyValue(value)) return null
    if (isScalar(value)) return value
    if (!this.#notText.has(field)) this.dropped('not-text', field, value, 'a text or a number', 'it is an object')
    this.#notText.add(field)
    return null
  }

  /** One line of plain text, at most `most` characters; a longer one is dropped. */
  line(field: CarField, most: number): string | null {
    const value = this.scalar(field)
    if (value === null) return null
    const { text, repairs } = cleanLine(String(value).slice(0, most * 20))
    for (const rule of repairs) this.notes.repair(rule)
    if (isEmptyValue(text)) return null
    if (text.length <= most) return text
    return this.dropped('too-long', field, text, `at most ${most} characters`, `it has ${String(value).length}`)
  }

  /** Plain text with paragraphs; a longer one is cut at a word. */
  paragraphs(field: CarField, most: number): string | null {
    const value = this.scalar(field)
    if (value === null) return null
    const raw = String(value)
    const { text, repairs } = cleanParagraphs(raw.slice(0, most * 20))
    for (const rule of repairs) this.notes.repair(rule)
    if (isEmptyValue(text)) return null
    if (text.length <= most) return text
    this.notes.warn('cut', field, text, `at most ${most} characters`, `it had ${raw.length} and was cut`)
    return `${text
      .slice(0, most)
      .replace(/\s+\S*$/, '')
      .toWellFormed()}…`
  }

  number(field: CarField, range: NumberRange): number | null {
    const value = this.scalar(field)
    if (value === null) return null
    const number = readNumber(value)
    if (number === null) return this.dropped('not-a-number', field, value, 'a number', 'it is not a number')
    if (number === 0 && range.zeroIsEmpty === true) return null
    if (number < range.least || number > range.most) {
      const expected = `${range.least} to ${range.most}`
      return this.dropped('out-of-range', field, value, expected, 'no vehicle has such a value')
    }
    return range.whole === true ? Math.round(number) : number
  }

  /** A word of a closed list. `null` when the feed says nothing, or nothing that is known. */
  word<Value>(field: CarField, read: (text: string) => Value | null, expected: string): Value | null {
    const value = this.scalar(field)
    if (value === null) return null
    const known = read(String(value).slice(0, 200))
    return known ?? this.dropped('unknown-word', field, value, expected, 'the word is not known')
  }

  flag(field: CarField, otherwise: boolean): boolean {
    const value = this.scalar(field)
    if (value === null) return otherwise
    const flag = readFlag(value)
    if (flag !== null) return flag
    this.dropped('not-yes-or-no', field, value, 'true or false', `it is neither, and was read as ${otherwise}`)
    return otherwise
  }

  /** A value that another reader understands, such as a date. */
  value(field: CarField, read: (value: Scalar) => string | null, expected: string): string | null {
    const value = this.scalar(field)
    if (value === null) return null
    return read(value) ?? this.dropped('unreadable', field, value, expected, 'it cannot be read')
  }

  /** An object; also one that is written as JSON, as cells of a CSV have it. */
  object(field: CarField): Readonly<Record<string, unknown>> | null {
    const value = this.fields[field]
    if (isEmptyValue(value)) return null
    const object = typeof value === 'string' ? parsedJson(value) : value
    if (typeof object === 'object' && object !== null && !Array.isArray(object)) {
      return object as Readonly<Record<string, unknown>>
    }
    return this.dropped('not-an-object', field, value, 'an object', 'it is none')
  }

  dropped(code: string, field: CarField, value: unknown, expected: string, reason: string): null {
    this.notes.warn(code, field, value, expected, reason)
    return null
  }
}

/** Longer cells are no object of a car. */
const MAX_JSON_CHARACTERS = 200_000

function parsedJson(text: string): unknown {
  try {
    return text.length > MAX_JSON_CHARACTERS ? null : JSON.parse(text)
  } catch {
    return null
  }
}
