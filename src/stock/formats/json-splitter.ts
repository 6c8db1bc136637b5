/** Splits JSON into the raw text of one record each: a top-level array, an array under a key, or a record a line. */
import { readPrologue } from './json-prologue.ts'
import type { DocumentFault, RawRecordSink, RecordSplitter } from './record-splitter.ts'
import { MAX_RECORD_BYTES } from './record-splitter.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const COMMA = 0x2c
const LINE_FEED = 0x0a

/** Enough of a record that is too long to say which one it is. */
const PREFIX_BYTES = 200

type Mode =
  | 'prologue'
  /** Inside the array of records, between two of them. */
  | 'between'
  /** Inside an object, an array or a string that stands where a record should. */
  | 'record'
  /** Inside a bare word or number that stands where a record should. */
  | 'word'
  /** After the array of records. */
  | 'tail'

export class JsonSplitter implements RecordSplitter {
  fault: DocumentFault | null = null
  readonly lastRecordOpen = false
  readonly #sink: RawRecordSink
  readonly #recordPath: string | null
  #mode: Mode = 'prologue'
  #pending: Buffer = Buffer.alloc(0)
  #line = 1
  /** Brackets around the records that must still be closed; 0 for a record a line. */
  #openBrackets = 0
  #recordLine = 1
  #depth = 0
  #inString = false
  #escaped = false
  #separatorDue = false
  #startsRecord = false
  /** The beginning of a record that is too long to keep. */
  #prefix: Buffer | null = null

  constructor(sink: RawRecordSink, recordPath: string | null) {
    this.#sink = sink
    this.#recordPath = recordPath
  }

  write(chunk: Buffer): void {
    if (this.fault !== null) return
    const kept = this.#pending.length
    const bytes = kept === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    if (this.#mode === 'prologue') this.#readPrologue(bytes)
    else this.#scan(bytes, kept)
  }

  end(): DocumentFault | null {
    if (this.fault !== null) return this.fault
    if (this.#mode === 'word' && this.#openBrackets === 0) this.#emit(this.#pending)
    else if (
      this.#mode === 'record' ||
      this.#openBrackets > 0 ||
      (this.#mode === 'prologue' && this.#pending.length > 0)
    ) {
      if (this.#mode === 'prologue') this.#line += countBefore(this.#pending, this.#pending.length)
      this.#fail('truncated', 'the document ends before its last bracket')
    }
    return this.fault
  }

  #readPrologue(bytes: Buffer): void {
    const found = readPrologue(bytes, this.#recordPath)
    if (found.kind === 'wrong') {
      this.#line += countBefore(
        bytes,
        bytes.findIndex((byte) => byte > 0x20),
      )
      return void this.#fail('invalid', found.reason)
    }
    if (found.kind === 'unknown') {
      if (bytes.length > MAX_RECORD_BYTES) this.#fail('invalid', 'no array of cars was found')
      const isBlank = !bytes.some((byte) => byte > 0x20)
      if (isBlank) this.#line += countBefore(bytes, bytes.length)
      this.#pending = isBlank ? Buffer.alloc(0) : Buffer.from(bytes)
      return
    }
    this.#line += countBefore(bytes, found.at)
    this.#openBrackets = found.kind === 'array' ? found.openBrackets : 0
    this.#mode = 'between'
    this.#scan(bytes, found.at)
  }

  #scan(bytes: Buffer, from: number): void {
    const length = bytes.length
    let at = from
    // A record in progress always stands at the start of what was kept.
    let start = 0
    while (at < length && this.fault === null) {
      if (this.#mode === 'between') {
        at = this.#between(bytes, at)
        start = at
        if (this.#startsRecord) at += this.#knownLength(bytes, at) || 1
        this.#startsRecord = false
      } else if (this.#mode === 'record') {
        at = this.#throughRecord(bytes, at)
        if (this.#mode !== 'record') this.#emit(bytes.subarray(start, at))
      } else if (this.#mode === 'word') {
        while (at < length && !endsWord(bytes[at] as number)) at++
        if (at < length) {
          this.#mode = 'between'
          this.#emit(bytes.subarray(start, at))
        }
      } else at = this.#tail(bytes, at)
    }
    this.#keep(bytes, this.#mode === 'record' || this.#mode === 'word' ? start : length)
  }

  /** Of a record that the sink has taken already; 0 when it has not. Only an object says where it ends. */
  #knownLength(bytes: Buffer, at: number): number {
    if (bytes[at] !== OPEN_BRACE) return 0
    const known = this.#sink.takeKnown?.(bytes, at, this.#recordLine)
    if (known == null) return 0
    this.#line += known.lineFeeds
    this.#separatorDue = true
    this.#mode = 'between'
    return known.lengthBytes
  }

  #keep(bytes: Buffer, start: number): void {
    const rest = bytes.subarray(start)
    if (rest.length > MAX_RECORD_BYTES || this.#prefix !== null) {
      this.#prefix ??= Buffer.from(rest.subarray(0, PREFIX_BYTES))
      this.#pending = Buffer.alloc(0)
    } else this.#pending = Buffer.from(rest)
  }

  #emit(bytes: Buffer): void {
    this.#separatorDue = true
    const tooLong = this.#prefix ?? (bytes.length > MAX_RECORD_BYTES ? bytes.subarray(0, PREFIX_BYTES) : null)
    this.#prefix = null
    this.#sink.record(tooLong ?? bytes, this.#recordLine, tooLong === null ? null : 'too-long')
  }

  /** Passes over what stands between records; the answer is the first byte of the next one, or what follows. */
  #between(bytes: Buffer, from: number): number {
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at] as number
      if (byte === LINE_FEED) this.#line++
      if (byte <= 0x20) continue
      if (byte === COMMA) this.#separatorDue = false
      else if (byte === CLOSE_BRACKET && this.#openBrackets > 0) {
        this.#openBrackets--
        this.#mode = 'tail'
        return at + 1
      } else if (this.#separatorDue && this.#openBrackets > 0) {
        this.#fail('invalid', 'a comma or ] is missing between two records')
        return bytes.length
      } else {
        this.#recordLine = this.#line
        const opens = byte === OPEN_BRACE || byte === OPEN_BRACKET
        this.#mode = opens || byte === QUOTE ? 'record' : 'word'
        this.#depth = opens ? 1 : 0
        this.#inString = byte === QUOTE
        this.#startsRecord = true
        return at
      }
    }
    return bytes.length
  }

  /** Goes on to the end of the record, where the mode becomes `between`. */
  #throughRecord(bytes: Buffer, from: number): number {
    const length = bytes.length
    let depth = this.#depth
    let inString = this.#inString
    let line = this.#line
    let at = from
    if (this.#escaped) {
      at++
      this.#escaped = false
    }
    while (at < length) {
      const byte = bytes[at++] as number
      if (inString) {
        if (byte === QUOTE) inString = false
        else if (byte === BACKSLASH) at++
        else if (byte === LINE_FEED) {
          // JSON has no line ends in strings: this one is not closed, and must not swallow its neighbours.
          inString = false
          line++
        }
      } else if (byte === QUOTE) inString = true
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--
      else if (byte === LINE_FEED) line++
      if (depth === 0 && !inString) {
        this.#mode = 'between'
        break
      }
    }
    this.#escaped = at > length
    this.#depth = depth
    this.#inString = inString
    this.#line = line
    return Math.min(at, length)
  }

  /** Checks that what follows the records closes every bracket and holds nothing after the last. */
  #tail(bytes: Buffer, from: number): number {
    let at = from
    while (at < bytes.length) {
      const byte = bytes[at++] as number
      if (byte === LINE_FEED) this.#line++
      if (this.#escaped) this.#escaped = false
      else if (this.#inString) {
        this.#escaped = byte === BACKSLASH
        this.#inString = byte !== QUOTE
      } else if (this.#openBrackets === 0 && byte > 0x20) {
        this.#fail('invalid', 'something follows the end of the document')
        break
      } else if (byte === QUOTE) this.#inString = true
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#openBrackets++
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.#openBrackets--
    }
    return at
  }

  #fail(kind: DocumentFault['kind'], reason: string): void {
    this.fault = { kind, reason, line: this.#line }
  }
}

function endsWord(byte: number): boolean {
  return byte <= 0x20 || byte === COMMA || byte === CLOSE_BRACKET || byte === CLOSE_BRACE
}

function countBefore(bytes: Buffer, end: number): number {
  let lines = 0
  for (let at = 0; at < end; at++) if (bytes[at] === LINE_FEED) lines++
  return lines
}
