/** What the part that reads words gives the engine; it is loaded with the first question that has words. */
import type { Column, Columns } from '../format/columns.ts'
import type { IndexHead } from '../format/index-head.ts'
import type { Codes } from '../rows/combine.ts'
import type { Sorted } from '../rows/row-orders.ts'
import type { RowSet } from '../rows/row-set.ts'
import type { Highlighted, SearchParams } from '../search-request.ts'

/** `last`: the last words may be missing, as is Meilisearch's default; `all`: none may. */
export type MatchingStrategy = 'last' | 'all'

/** The words that were matched, with how much of each: all of it when 0. */
export type Marks = ReadonlyMap<string, number>

export interface TextMatch {
  /** By row, its class: rows of one class match alike. */
  readonly codes: Codes
  /** 1 for each class whose rows are found. */
  readonly table: Uint8Array
  /** The place of each class by all rules; -1 when its rows are not found. */
  readonly ranks: Int32Array
  /** The place of each class by words and typos alone. */
  readonly coarseRanks: Int32Array
  readonly marks: Marks
}

/** The rows in the order of a column. */
export type SortedBy = (column: Column, descending: boolean) => Sorted

/** Matches the words of a query in the columns of one index. */
export type TextMatcher = (query: string) => TextMatch

/** The rows of a page: those that match alike stand in the order, or in that of rank. */
export type PageOfMatches = (
  match: TextMatch,
  order: Uint32Array | undefined,
  list: Uint32Array,
  total: number,
  set: RowSet,
  from: number,
  length: number,
) => number[]

export interface TextPart {
  createMatcher(head: IndexHead, columns: Columns, sorted: SortedBy, strategy: MatchingStrategy): TextMatcher
  /** A text with the words that were found between two tags. */
  highlight(text: string, marks: Marks, params: SearchParams): Highlighted
  readonly pageOfMatches: PageOfMatches
}
