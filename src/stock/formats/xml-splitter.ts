/** Splits XML into the raw text of one element each. Comments and CDATA are respected; a DOCTYPE is refused. */
import type { DocumentFault, RawRecordSink, RecordSplitter } from './record-splitter.ts'
import { countLines, MAX_RECORD_BYTES } from './record-splitter.ts'

const LESS_THAN = 0x3c
const GREATER_THAN = 0x3e
const SLASH = 0x2f
const QUOTE = 0x22
const APOSTROPHE = 0x27

const PREFIX_BYTES = 200

/** Markup that runs to a fixed end. */
const SECTIONS: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
]

export class XmlSplitter implements RecordSplitter {
  fault: DocumentFault | null = null
  readonly lastRecordOpen = false
  readonly #sink: RawRecordSink
  /** The element that holds one car; the first child of the root when not configured. */
  #recordName: string | null
  #pending: Buffer = Buffer.alloc(0)
  #line = 1
  /** Elements that are open around the records, root first. */
  readonly #open: string[] = []
  #rootSeen = false
  #rootClosed = false
  /** Elements of the record's own name that are open inside the record, its own counted; 0 outside. */
  #recordDepth = 0
  #recordStart = 0
  /** Where the scan goes on in `#pending`. */
  #resumeAt = 0
  #prefix: Buffer | null = null

  constructor(sink: RawRecordSink, recordName: string | null) {
    this.#sink = sink
    this.#recordName = recordName
  }

  write(chunk: Buffer): void {
    if (this.fault !== null) return
    const bytes = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    const at = this.#scan(bytes)
    const inRecord = this.#recordDepth > 0
    if (inRecord && at - this.#recordStart > MAX_RECORD_BYTES) {
      this.#prefix ??= Buffer.from(bytes.subarray(this.#recordStart, this.#recordStart + PREFIX_BYTES))
    }
    const keepFrom = inRecord && this.#prefix === null ? this.#recordStart : at
    if (bytes.length - at > MAX_RECORD_BYTES) return void this.#fail('invalid', 'markup that does not end', bytes, at)
    // Lines before the kept part are counted when a record begins or here, never twice.
    if (!inRecord || this.#prefix !== null) this.#line += countLines(bytes, this.#recordStart, keepFrom)
    this.#pending = Buffer.from(bytes.subarray(keepFrom))
    this.#resumeAt = at - keepFrom
    this.#recordStart = 0
  }

  end(): DocumentFault | null {
    if (this.fault !== null) return this.fault
    const rest = this.#pending.subarray(this.#resumeAt)
    if (!this.#rootClosed && (this.#rootSeen || rest.some((byte) => byte > 0x20))) {
      const reason = this.#rootSeen ? `the document ends before </${this.#open[0]}>` : 'the document has no element'
      this.fault = {
        kind: this.#rootSeen || rest.includes(LESS_THAN) ? 'truncated' : 'invalid',
        reason,
        line: this.#line,
      }
    }
    return this.fault
  }

  /** Gives out every whole record; the answer is where the scan must go on. */
  #scan(bytes: Buffer): number {
    let at = this.#resumeAt
    while (this.fault === null) {
      const tag = bytes.indexOf(LESS_THAN, at)
      if (this.#recordDepth === 0 && this.#strayText(bytes, at, tag === -1 ? bytes.length : tag)) break
      if (tag === -1) return bytes.length
      const end = this.#markupEnd(bytes, tag)
      if (end === -1 || this.fault !== null) return tag
      this.#markup(bytes, tag, end)
      at = end
    }
    return at
  }

  /** Text before or after the root element means that this is not XML, or not one document. */
  #strayText(bytes: Buffer, from: number, to: number): boolean {
    if (this.#rootSeen && !this.#rootClosed) return false
    for (let at = from; at < to; at++) {
      if ((bytes[at] as number) <= 0x20) continue
      const reason = this.#rootSeen ? 'something follows the end of the document' : 'the document begins with text'
      this.#fail('invalid', reason, bytes, at)
      return true
    }
    return false
  }

  /** The byte after the markup that starts at `tag`; -1 when it is not all here. */
  #markupEnd(bytes: Buffer, tag: number): number {
    const next = bytes[tag + 1]
    if (next === undefined) return -1
    if (next === 0x21 || next === 0x3f) return this.#sectionEnd(bytes, tag)
    if (!isNameStart(next) && next !== SLASH) return tag + 1
    let quote = 0
    for (let at = tag + 1; at < bytes.length; at++) {
      const byte = bytes[at] as number
      if (quote !== 0) {
        if (byte === quote) quote = 0
      } else if (byte === GREATER_THAN) return at + 1
      else if (byte === QUOTE || byte === APOSTROPHE) quote = byte
      else if (byte === LESS_THAN) return at
    }
    return -1
  }

  #sectionEnd(bytes: Buffer, tag: number): number {
    const head = bytes.toString('latin1', tag, tag + 9)
    for (const [start, end] of SECTIONS) {
      if (head.startsWith(start)) {
        const found = bytes.indexOf(end, tag + start.length, 'latin1')
        return found === -1 ? -1 : found + end.length
      }
      if (start.startsWith(head)) return -1
    }
    if ('<!DOCTYPE'.startsWith(head) && head.length < 9) return -1
    // A DOCTYPE can define entities that grow without bound or read files: no feed needs one.
    const isDoctype = head.toUpperCase() === '<!DOCTYPE'
    this.#fail(isDoctype ? 'refused' : 'invalid', isDoctype ? 'a DOCTYPE' : 'markup that XML does not have', bytes, tag)
    return -1
  }

  #markup(bytes: Buffer, tag: number, end: number): void {
    const next = bytes[tag + 1] as number
    const closes = next === SLASH
    if (!closes && !isNameStart(next)) return
    const name = nameAt(bytes, closes ? tag + 2 : tag + 1, end)
    const selfClosed = bytes[end - 2] === SLASH
    if (this.#recordDepth > 0) {
      if (name !== this.#recordName || selfClosed) return
      this.#recordDepth += closes ? -1 : 1
      if (this.#recordDepth === 0) this.#emit(bytes, end)
    } else if (closes) this.#close(name, bytes, tag)
    else this.#openElement(name, selfClosed, bytes, tag, end)
  }

  #openElement(name: string, selfClosed: boolean, bytes: Buffer, tag: number, end: number): void {
    if (this.#rootClosed) return void this.#fail('invalid', 'a second root element', bytes, tag)
    if (this.#open.length === 1) this.#recordName ??= name
    if (this.#rootSeen && name === this.#recordName) {
      this.#line += countLines(bytes, this.#recordStart, tag)
      this.#recordStart = tag
      if (selfClosed) this.#emit(bytes, end)
      else this.#recordDepth = 1
      return
    }
    this.#rootSeen = true
    if (!selfClosed) this.#open.push(name)
    else if (this.#open.length === 0) this.#rootClosed = true
  }

  #close(name: string, bytes: Buffer, tag: number): void {
    if (this.#open.pop() !== name)
      return void this.#fail('invalid', `</${name}> closes nothing that is open`, bytes, tag)
    if (this.#open.length === 0) this.#rootClosed = true
  }

  #emit(bytes: Buffer, end: number): void {
    const long = this.#prefix !== null || end - this.#recordStart > MAX_RECORD_BYTES
    const whole = bytes.subarray(this.#recordStart, end)
    this.#sink.record(
      long ? (this.#prefix ?? whole.subarray(0, PREFIX_BYTES)) : whole,
      this.#line,
      long ? 'too-long' : null,
    )
    this.#prefix = null
    this.#line += countLines(bytes, this.#recordStart, end)
    this.#recordStart = end
  }

  #fail(kind: DocumentFault['kind'], reason: string, bytes: Buffer, at: number): void {
    this.fault = { kind, reason, line: this.#line + countLines(bytes, this.#recordStart, at) }
  }
}

function isNameStart(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || byte === 0x5f || byte >= 0x80
}

/** An element's name without its prefix: `<dms:car id="1">` -> "car". */
function nameAt(bytes: Buffer, from: number, to: number): string {
  let at = from
  let start = from
  for (; at < to; at++) {
    const byte = bytes[at] as number
    if (byte <= 0x20 || byte === SLASH || byte === GREATER_THAN) break
    if (byte === 0x3a) start = at + 1
  }
  return bytes.toString('utf8', start, at)
}
