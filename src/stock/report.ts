/** What an import found: the shape of the feed report, as code reads it and as its file holds it. */
import type { FeedFormat } from '#config/schema/stock.ts'

/** One thing that is wrong with one value of a row. */
export interface Finding {
  /** Our name of the field, the feed's name where ours is not known, or "row". */
  field: string
  /** What the feed says, cut to 200 characters. */
  value: string
  expected: string
  /** A sentence that ends the line "Row 12: …". */
  reason: string
  reasonCode: string
}

/** A finding with its place in the feed. Rows are counted from 1 and leave out a header. */
export interface RowFinding extends Finding {
  row: number
  line: number
}

/** A field whose column the feed does not have. */
export interface MissingColumn {
  /** Our name of the field. */
  field: string
  /** The names that the mapping reads it from. */
  names: readonly string[]
  /** The feed's name that is nearest to one of them; `null` when none is near. */
  closest: string | null
}

/** Why nothing of the feed can be trusted. */
export interface Unreadable {
  kind: 'missing' | 'empty' | 'truncated' | 'invalid' | 'refused'
  reason: string
  /** "line 120" or the file's path. */
  where: string
  howToMend: string
}

export interface FeedReport {
  feedFile: string
  format: FeedFormat
  encoding: FeedEncoding
  sizeBytes: number
  rows: number
  accepted: number
  /** Rows that became no car. A row with two problems is one row and two entries of `quarantined`. */
  quarantinedRows: number
  quarantined: RowFinding[]
  /** Number of problems of quarantined rows by `reasonCode`. */
  quarantinedByReason: Record<string, number>
  /** Values that were dropped (set to null) or cut, of rows that became cars. */
  warnings: RowFinding[]
  warningsByReason: Record<string, number>
  /** Number of accepted rows mended by each rule. */
  repairs: Record<string, number>
  unreadable: Unreadable | null
  /** What the mapping names and no row of the feed has. */
  missingColumns: MissingColumn[]
  /** The names that the feed has; empty when it has all that the mapping names, and cars. */
  columns: readonly string[]
  /** Rows that had to be parsed; the others were known from the cache. */
  parsedRows: number
}

/** `mixed`: some rows are UTF-8 and some are not. */
export type FeedEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be' | 'mixed'

const MAX_VALUE_CHARACTERS = 200

/** A value as a report shows it: one line, cut. */
export function reportValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? jsonOf(value) : String(value)
  const line = text
    .slice(0, MAX_VALUE_CHARACTERS * 2)
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  return line.length <= MAX_VALUE_CHARACTERS ? line : `${line.slice(0, MAX_VALUE_CHARACTERS - 1).toWellFormed()}…`
}

function jsonOf(value: object): string {
  try {
    return JSON.stringify(value)
  } catch {
    // Lists in lists, deeper than they can be written out.
    return Array.isArray(value) ? '[…]' : '{…}'
  }
}
