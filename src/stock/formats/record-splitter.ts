/**
 * What the splitters of all formats share: bytes in, the raw bytes of one record each out.
 *
 * A splitter knows only where records begin and end. It parses nothing, so that a record which has been
 * seen before costs a scan and a hash.
 */

/** A record longer than this is not kept: it is reported and skipped, so that memory stays bounded. */
export const MAX_RECORD_BYTES = 1_048_576

export type RecordFlaw = 'too-long' | 'unclosed-quote'

export interface RawRecordSink {
  /** `bytes` is only valid during the call. `flaw` says why the record cannot be read. */
  record(bytes: Buffer, line: number, flaw: RecordFlaw | null): void
  /**
   * Takes the record that begins at `from` when it is known byte for byte, so that nobody has to look for its end;
   * `null` when it is not.
   */
  takeKnown?(bytes: Buffer, from: number, line: number): RecordExtent | null
}

export interface RecordExtent {
  lengthBytes: number
  /** Line feeds inside the record. */
  lineFeeds: number
}

/** Why a document as a whole cannot be read. */
export interface DocumentFault {
  kind: 'truncated' | 'invalid' | 'refused'
  reason: string
  line: number
}

export interface RecordSplitter {
  /** Takes the next bytes of the document, in UTF-8 or an encoding that agrees with ASCII. */
  write(chunk: Buffer): void
  /** Ends the document; returns why it does not end as it should, or `null`. */
  end(): DocumentFault | null
  /** The first fault; nothing is read after it. */
  readonly fault: DocumentFault | null
  /** Whether nothing marked the end of the last record: a file that was cut off there looks whole. */
  readonly lastRecordOpen: boolean
}

/** The number of line feeds in a part of a buffer. */
export function countLines(bytes: Buffer, from: number, to: number): number {
  let lines = 0
  for (let at = bytes.indexOf(10, from); at !== -1 && at < to; at = bytes.indexOf(10, at + 1)) lines++
  return lines
}
