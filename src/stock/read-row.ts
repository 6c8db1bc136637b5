/** From the raw bytes of one record to a car or to the reasons why it is none. */
import { isAscii, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { FeedFormat, StockOptions } from '#config/schema/stock.ts'
import type { Car } from '#domain/car/car.ts'
import type { CarContext } from './car-from-fields.ts'
import { carFromFields } from './car-from-fields.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { RawRecord } from './mapping/raw-record.ts'
import { parseCsvRecord } from './record/parse-csv-record.ts'
import { parseXmlRecord } from './record/parse-xml-record.ts'
import type { Finding } from './report.ts'
import { RowNotes } from './row-notes.ts'
import type { RecordFlaw } from './split/record-splitter.ts'

export type RowOutcome =
  | { kind: 'car'; car: Car; warnings: Finding[]; repairs: string[] }
  | { kind: 'quarantined'; problems: Finding[] }

export interface RowContext extends CarContext {
  format: FeedFormat
  mapping: Mapping
  delimiter: string
  /** The CSV's column names; empty for other formats. */
  header: readonly string[]
}

const FLAWS: Record<RecordFlaw, readonly [expected: string, reason: string]> = {
  'too-long': ['a row of at most 1 MB', 'it is longer, and was not read'],
  'unclosed-quote': ['quotes in pairs', 'a quoted cell is not closed, or holds a quote that is not doubled'],
}

/** How a record's characters must be read. Nothing tells the two encodings apart while all of it is ASCII. */
export function recordEncoding(bytes: Buffer, encoding: StockOptions['encoding']): 'ascii' | 'utf-8' | 'windows-1252' {
  if (isAscii(bytes)) return 'ascii'
  if (encoding === 'windows-1252') return 'windows-1252'
  return encoding === 'utf-8' || isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

export function decodeRecord(bytes: Buffer, windows1252: boolean): string {
  return windows1252 ? iconv.decode(bytes, 'windows-1252') : bytes.toString('utf8')
}

export function readRow(bytes: Buffer, windows1252: boolean, flaw: RecordFlaw | null, context: RowContext): RowOutcome {
  const notes = new RowNotes()
  const text = decodeRecord(bytes, windows1252)
  if (flaw !== null) {
    const [expected, reason] = FLAWS[flaw]
    notes.problem(flaw, 'row', text, expected, reason)
    return { kind: 'quarantined', problems: notes.problems }
  }
  const record = parseRecord(text, context, notes)
  if (record === null) return { kind: 'quarantined', problems: notes.problems }
  noteEncoding(bytes, windows1252, notes)
  const car = carOfRecord(record, text, context, notes)
  if (car === null) return { kind: 'quarantined', problems: notes.problems }
  return { kind: 'car', car, warnings: notes.warnings, repairs: [...notes.repairs] }
}

function carOfRecord(record: RawRecord, text: string, context: RowContext, notes: RowNotes): Car | null {
  try {
    const fields = context.mapping.fields(record, notes)
    return notes.problems.length > 0 ? null : carFromFields(fields, context, notes)
  } catch (error) {
    // A fault of ours, but one car less is better than no site.
    notes.problem('malformed', 'row', text, 'values that can be read', `reading it failed: ${words(error)}`)
    return null
  }
}

/** A configured encoding is obeyed; that a row's bytes speak against it is said, before shoppers read "CitroÃ«n". */
function noteEncoding(bytes: Buffer, windows1252: boolean, notes: RowNotes): void {
  if (windows1252 !== isUtf8(bytes)) return
  const [said, found] = windows1252 ? ['Windows-1252', 'valid UTF-8'] : ['UTF-8', 'not valid UTF-8']
  const reason = `its bytes are ${found}: without stock.encoding each row is read as what it is`
  notes.warn('encoding-doubtful', 'row', decodeRecord(bytes, !windows1252), `${said}, as stock.encoding says`, reason)
}

function parseRecord(text: string, context: RowContext, notes: RowNotes): RawRecord | null {
  try {
    if (context.format === 'csv') return csvRecord(text, context, notes)
    const value: unknown = context.format === 'json' ? JSON.parse(text) : parseXmlRecord(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as RawRecord
    notes.problem('not-an-object', 'row', text, 'an object in braces', 'it is something else')
  } catch (error) {
    notes.problem('malformed', 'row', text, `valid ${context.format.toUpperCase()}`, words(error))
  }
  return null
}

/** The first line of what an error says. */
function words(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1).join('')
}

function csvRecord(text: string, context: RowContext, notes: RowNotes): RawRecord | null {
  const { header } = context
  const cells = parseCsvRecord(text, context.delimiter)
  if (cells === null) {
    notes.problem('unclosed-quote', 'row', text, ...FLAWS['unclosed-quote'])
    return null
  }
  while (cells.length > header.length && cells.at(-1)?.trim() === '') cells.pop()
  if (cells.length !== header.length) {
    const code = cells.length < header.length ? 'cells-missing' : 'cells-extra'
    notes.problem(code, 'row', text, `${header.length} cells`, `it has ${cells.length}`)
    return null
  }
  if (cells.every((cell) => cell.trim() === '')) {
    notes.problem('blank-row', 'row', '', 'a car', 'the row holds nothing')
    return null
  }
  const record: RawRecord = Object.create(null)
  for (const [index, name] of header.entries()) if (name !== '' && !(name in record)) record[name] = cells[index]
  return record
}
