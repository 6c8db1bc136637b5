/** What the part that reads words gives the engine; it is loaded with the first question that has words. */
import type { Columns } from './columns.ts'
import type { Codes } from './combine.ts'
import type { IndexHead } from './index-head.ts'
import type { Kept } from './missed-rows.ts'
import type { Highlighted, SearchParams } from './search-request.ts'

/** `last`: the last words may be missing, as Meilisearch does unless told otherwise; `all`: none may. */
export type MatchingStrategy = 'last' | 'all'

/** The words that were matched, with how much of each: all of it when 0. */
export type Marks = ReadonlyMap<string, number>

/** Its codes are classes of rows that match alike. */
export interface TextMatch extends Kept {
  readonly codes: Codes
  /** The place of each class by all rules; -1 when its rows are not found. */
  readonly ranks: Int32Array
  /** The place of each class by words and typos alone. */
  readonly coarseRanks: Int32Array
  readonly marks: Marks
}

/** Matches the words of a query in the columns of one index. */
export type TextMatcher = (query: string) => TextMatch

export interface TextPart {
  createMatcher(head: IndexHead, columns: Columns, rows: number, strategy: MatchingStrategy): TextMatcher
  /** A text with the words that were found between two tags. */
  highlight(text: string, marks: Marks, params: SearchParams): Highlighted
  /** The rows of a page: those that match alike stand in the order, or in that of rank. */
  pageOfMatches(
    match: TextMatch,
    order: Uint32Array | undefined,
    list: Uint32Array,
    total: number,
    missed: Int32Array,
    need: number,
    from: number,
    length: number,
  ): number[]
}
