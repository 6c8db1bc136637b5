/** What the files of the bundled search say of themselves. */
import type { TableHead } from './container.ts'

export interface IndexHead extends TableHead {
  /** Attributes that words are looked for in, in the order in which a match counts. */
  readonly searchable: readonly string[]
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  /** Attributes without typos. */
  readonly exact: readonly string[]
  /** What the other files must be of: the identifiers first, then each file of cards. */
  readonly of: readonly number[]
}

export interface ChunkHead extends TableHead {
  /** A hash of the cars that it is of, and their order. */
  readonly of: number
}

/** Cards in one file: at 5,000 cars a page of hits needs one to five of them. */
export const CHUNK_ROWS = 1024
