/** What a feed format is: how its records are cut out of the file, and how one of them is read. */
import type { RawRecord } from '../mapping/raw-record.ts'
import type { Unreadable } from '../report.ts'
import type { RowNotes } from '../rows/row-notes.ts'
import type { RawRecordSink, RecordSplitter } from './record-splitter.ts'

/** How the records of one feed are written; empty where a format has no such thing. */
export interface RecordSyntax {
  delimiter: string
  /** The names of the columns, in their order. */
  header: readonly string[]
}

export interface Format {
  /** As messages write it. */
  label: string
  /** Of file names, with the full stop. */
  extensions: readonly string[]
  /** First characters of a file, without blanks, by which a file with another extension is known. */
  firstCharacters: string
  /** The names of the columns, from the first record; `null` where no record names those of the others. */
  readHeader: ((text: string, delimiter: string) => string[]) | null
  /** The character between cells, found from the beginning of a file; empty where there are no cells. */
  findDelimiter(head: Buffer): string
  /** Why a file that begins so cannot be of this format; `null` when it may be. */
  refuse(head: Buffer): Unreadable | null
  /** `record`: what holds one car in the feed, as the mapping says; `null` to find it. */
  createSplitter(sink: RawRecordSink, options: { record: string | null; delimiter: string }): RecordSplitter
  /** The record, or `null` with the problem in the notes. Throws with a parser's message when it is malformed. */
  readRecord(text: string, syntax: RecordSyntax, notes: RowNotes): RawRecord | null
}

/** A value as a record, with the problem in the notes when it is none. */
export function objectRecord(value: unknown, text: string, notes: RowNotes): RawRecord | null {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as RawRecord
  notes.problem('not-an-object', 'row', text, 'an object in braces', 'it is something else')
  return null
}
