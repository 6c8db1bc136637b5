/** Splits CSV into raw lines of cells: quotes may hold line ends; CRLF, LF and a mixture of them end a record. */
import type { DocumentFault, RawRecordSink, RecordSplitter } from './record-splitter.ts'
import { countLines, MAX_RECORD_BYTES } from './record-splitter.ts'

const QUOTE = 0x22
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const SPACE = 0x20

/** Where the scan stands inside the record. */
const CELL_START = 0
const PLAIN_CELL = 1
const QUOTED_CELL = 2
const AFTER_QUOTE = 3
/** The record's first line has a quote that never closes: that line alone is given out, as flawed. */
const BROKEN_LINE = 4
/** A line that was too long has been reported; the rest of it is passed over. */
const REST_OF_LINE = 5

/** The header line comes out first, as a record like the others. Empty lines are passed over. */
export class CsvSplitter implements RecordSplitter {
  fault: DocumentFault | null = null
  lastRecordOpen = false
  readonly #sink: RawRecordSink
  readonly #delimiter: number
  #pending: Buffer = Buffer.alloc(0)
  #state = CELL_START
  /** How much of `#pending` has been scanned. */
  #scanned = 0
  #line = 1

  constructor(sink: RawRecordSink, delimiter: string) {
    this.#sink = sink
    this.#delimiter = delimiter.charCodeAt(0)
  }

  write(chunk: Buffer): void {
    const bytes = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    const start = this.#scan(bytes)
    this.#pending = Buffer.from(bytes.subarray(start))
    this.#scanned = this.#pending.length
  }

  end(): DocumentFault | null {
    const bytes = this.#pending
    if (bytes.length === 0 || this.#state === REST_OF_LINE) return this.fault
    this.lastRecordOpen = true
    const broken = this.#state === BROKEN_LINE || this.#state === QUOTED_CELL
    if (this.#state === QUOTED_CELL) {
      this.fault = { kind: 'truncated', reason: 'the last quoted cell is not closed', line: this.#line }
    }
    this.#emit(bytes, 0, bytes.length, broken)
    this.#pending = Buffer.alloc(0)
    return this.fault
  }

  /** Gives out every whole record; the answer is where the unfinished one begins. */
  #scan(bytes: Buffer): number {
    const delimiter = this.#delimiter
    const length = bytes.length
    let state = this.#state
    let start = 0
    let at = this.#scanned
    while (at < length) {
      if (state === QUOTED_CELL) {
        const quote = bytes.indexOf(QUOTE, at)
        at = quote === -1 ? length : quote + 1
        if (quote !== -1) state = AFTER_QUOTE
        if (at - start > MAX_RECORD_BYTES) {
          state = BROKEN_LINE
          at = start
        }
      } else if (state === BROKEN_LINE || state === REST_OF_LINE) {
        const lineEnd = bytes.indexOf(LINE_FEED, at)
        at = lineEnd === -1 ? length : lineEnd + 1
        if (lineEnd !== -1) {
          if (state === BROKEN_LINE) this.#emit(bytes, start, lineEnd, true)
          this.#line++
          state = CELL_START
          start = at
        } else if (state === REST_OF_LINE) start = at
      } else {
        const byte = bytes[at++] as number
        if (byte === LINE_FEED) {
          this.#emit(bytes, start, at - 1, false)
          this.#line++
          start = at
          state = CELL_START
        } else if (byte === delimiter) state = CELL_START
        else if (byte === QUOTE && state !== PLAIN_CELL) state = QUOTED_CELL
        else if (state === CELL_START && byte !== SPACE) state = PLAIN_CELL
        else if (state === AFTER_QUOTE && byte !== SPACE && byte !== CARRIAGE_RETURN) {
          state = BROKEN_LINE
          at = start
        }
      }
      if (at - start > MAX_RECORD_BYTES && state !== QUOTED_CELL && state !== AFTER_QUOTE) {
        this.#sink.record(bytes.subarray(start, start + 200), this.#line, 'too-long')
        state = REST_OF_LINE
        start = at
      }
    }
    this.#state = state
    return start
  }

  #emit(bytes: Buffer, start: number, lineEnd: number, broken: boolean): void {
    const end = lineEnd > start && bytes[lineEnd - 1] === CARRIAGE_RETURN ? lineEnd - 1 : lineEnd
    if (end > start) this.#sink.record(bytes.subarray(start, end), this.#line, broken ? 'unclosed-quote' : null)
    this.#line += countLines(bytes, start, lineEnd)
  }
}
