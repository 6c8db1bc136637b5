/** From the raw bytes of one record to a car or to the reasons why it is none. */
import { isAscii, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { FeedFormat, StockOptions } from '#config/schema/stock.ts'
import type { Car } from '#domain/car/car.ts'
import type { CarContext } from '../car/parse-car.ts'
import { parseCar } from '../car/parse-car.ts'
import { UNCLOSED_QUOTE } from '../formats/csv.ts'
import type { RecordSyntax } from '../formats/format.ts'
import { FORMATS } from '../formats/formats.ts'
import type { RecordFlaw } from '../formats/record-splitter.ts'
import type { Mapping } from '../mapping/mapping.ts'
import type { RawRecord } from '../mapping/raw-record.ts'
import { recordColumns } from '../mapping/raw-record.ts'
import type { Finding } from '../report.ts'
import { RowNotes } from './row-notes.ts'

/** `columns`: what the record has, where a mapping names columns and no header lists them; else empty. */
export type RowOutcome =
  | { kind: 'car'; car: Car; warnings: Finding[]; repairs: string[]; columns: readonly string[] }
  | { kind: 'quarantined'; problems: Finding[]; columns: readonly string[] }

export interface RowContext extends CarContext, RecordSyntax {
  format: FeedFormat
  mapping: Mapping
}

const NO_COLUMNS: readonly string[] = []

const FLAWS: Record<RecordFlaw, readonly [expected: string, reason: string]> = {
  'too-long': ['a row of at most 1 MB', 'it is longer, and was not read'],
  'unclosed-quote': UNCLOSED_QUOTE,
}

/** How a record's characters must be read. Nothing distinguishes the two encodings while all of it is ASCII. */
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
    return { kind: 'quarantined', problems: notes.problems, columns: NO_COLUMNS }
  }
  const record = readRecord(text, context, notes)
  if (record === null) return { kind: 'quarantined', problems: notes.problems, columns: NO_COLUMNS }
  noteEncoding(bytes, windows1252, notes)
  const listsColumns = context.header.length === 0 && context.mapping.named.length > 0
  const columns = listsColumns ? recordColumns(record) : NO_COLUMNS
  const car = carOfRecord(record, text, context, notes)
  if (car === null) return { kind: 'quarantined', problems: notes.problems, columns }
  return { kind: 'car', car, warnings: notes.warnings, repairs: [...notes.repairs], columns }
}

function carOfRecord(record: RawRecord, text: string, context: RowContext, notes: RowNotes): Car | null {
  try {
    const fields = context.mapping.fields(record, notes)
    return notes.problems.length > 0 ? null : parseCar(fields, context, notes)
  } catch (error) {
    // A bug of this importer costs one car, not the whole site.
    notes.problem('malformed', 'row', text, 'values that can be read', `reading it failed: ${firstLine(error)}`)
    return null
  }
}

/** A configured encoding is used; a row whose bytes contradict it is reported before shoppers read "CitroÃ«n". */
function noteEncoding(bytes: Buffer, windows1252: boolean, notes: RowNotes): void {
  if (windows1252 !== isUtf8(bytes)) return
  const [said, found] = windows1252 ? ['Windows-1252', 'valid UTF-8'] : ['UTF-8', 'not valid UTF-8']
  const reason = `its bytes are ${found}: without stock.encoding each row is read as what it is`
  notes.warn('encoding-doubtful', 'row', decodeRecord(bytes, !windows1252), `${said}, as stock.encoding says`, reason)
}

function readRecord(text: string, context: RowContext, notes: RowNotes): RawRecord | null {
  const format = FORMATS[context.format]
  try {
    return format.readRecord(text, context, notes)
  } catch (error) {
    notes.problem('malformed', 'row', text, `valid ${format.label}`, firstLine(error))
    return null
  }
}

/** The first line of an error's message. */
function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1).join('')
}
