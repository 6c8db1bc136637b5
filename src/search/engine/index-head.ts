/** What the files of the bundled search say of themselves. */
import type { TableHead } from './container.ts'

export interface IndexHead extends TableHead {
  /** Attributes that words are looked for in, in the order in which a match counts. */
  readonly searchable: readonly string[]
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  /** Attributes without typos. */
  readonly exact: readonly string[]
}

export interface ChunkHead extends TableHead {
  /** The hash of the index that it belongs to. */
  readonly of: number
}

/** Cards in one file: at 5,000 cars a page of hits needs one to five of them. */
export const CHUNK_ROWS = 1024
