/** Takes raw records from a splitter: known ones are looked up by their hash, new ones are read. */
import { hash } from 'node:crypto'
import type { StockOptions } from '#config/schema/stock.ts'
import { FORMATS } from '../formats/formats.ts'
import type { RawRecordSink, RecordExtent, RecordFlaw } from '../formats/record-splitter.ts'
import { countLines } from '../formats/record-splitter.ts'
import { KnownRows } from './known-rows.ts'
import type { RowContext } from './read-row.ts'
import { decodeRecord, readRow, recordEncoding } from './read-row.ts'
import type { StoredRow } from './stored-row.ts'
import { storeRow } from './stored-row.ts'

/** One row of this import. */
export interface ReadRow {
  rowHash: string
  row: number
  line: number
  stored: StoredRow
}

export interface RowStore {
  /** Rows known under the given context (a hash of everything that a row's outcome depends on). */
  open(context: string): ReadonlyMap<string, StoredRow>
}

const NO_COLUMNS: readonly string[] = []

export class RowCollector implements RawRecordSink {
  readonly rows: ReadRow[] = []
  parsedRows = 0
  utf8Rows = 0
  windows1252Rows = 0
  /** The names of the columns, once the header has been read, in a format that has one. */
  header: string[] | null = null
  /** Hash of what every row's outcome depends on besides the row. */
  contextKey = ''
  readonly #encoding: StockOptions['encoding']
  readonly #context: Omit<RowContext, 'header'>
  readonly #baseKey: string
  readonly #store: RowStore
  readonly #columnLists = new Map<string, readonly string[]>()
  #known = new KnownRows(new Map())
  #rowContext: RowContext

  constructor(
    encoding: StockOptions['encoding'],
    context: Omit<RowContext, 'header'>,
    baseKey: string,
    store: RowStore,
  ) {
    this.#encoding = encoding
    this.#context = context
    this.#baseKey = baseKey
    this.#store = store
    this.#rowContext = { ...context, header: [] }
    if (FORMATS[context.format].readHeader === null) this.#openStore([])
  }

  record(bytes: Buffer, line: number, flaw: RecordFlaw | null): void {
    const { readHeader } = FORMATS[this.#context.format]
    if (this.header === null && readHeader !== null) {
      const text = decodeRecord(bytes, recordEncoding(bytes, this.#encoding) === 'windows-1252')
      this.header = readHeader(text, this.#context.delimiter)
      this.#openStore(this.header)
      return
    }
    const row = this.rows.length + 1
    const rowHash = flaw === null ? recordHash(bytes) : `${flaw}-${recordHash(bytes)}`
    let stored = this.#known.take(rowHash)
    const encoding = this.#countEncoding(bytes)
    if (stored === undefined) {
      this.parsedRows++
      const raw = { lengthBytes: bytes.length, lineFeeds: countLines(bytes, 0, bytes.length) }
      const outcome = readRow(bytes, encoding === 'windows-1252', flaw, this.#rowContext)
      stored = storeRow({ ...outcome, columns: this.#shared(outcome.columns) }, raw)
    }
    this.rows.push({ rowHash, row, line, stored })
  }

  /** Most rows of a feed stand where they stood in the last one, after the same row. */
  takeKnown(bytes: Buffer, from: number, line: number): RecordExtent | null {
    const expected = this.#known.next()
    if (expected === undefined) return null
    const [rowHash, stored] = expected
    const to = from + stored.raw.lengthBytes
    if (to > bytes.length) return null
    const record = bytes.subarray(from, to)
    if (recordHash(record) !== rowHash) return null
    this.#known.take(rowHash)
    this.#countEncoding(record)
    this.rows.push({ rowHash, row: this.rows.length + 1, line, stored })
    return stored.raw
  }

  /** One list for all rows with these columns. */
  #shared(columns: readonly string[]): readonly string[] {
    if (columns.length === 0) return NO_COLUMNS
    const key = JSON.stringify(columns)
    const shared = this.#columnLists.get(key) ?? columns
    this.#columnLists.set(key, shared)
    return shared
  }

  #countEncoding(bytes: Buffer): ReturnType<typeof recordEncoding> {
    const encoding = recordEncoding(bytes, this.#encoding)
    if (encoding === 'windows-1252') this.windows1252Rows++
    else if (encoding === 'utf-8') this.utf8Rows++
    return encoding
  }

  #openStore(header: string[]): void {
    this.#rowContext = { ...this.#context, header }
    this.contextKey = hash('sha1', JSON.stringify([this.#baseKey, this.#context.delimiter, header]), 'base64url')
    this.#known = new KnownRows(this.#store.open(this.contextKey))
  }
}

function recordHash(bytes: Buffer): string {
  return hash('sha1', bytes, 'base64url')
}
