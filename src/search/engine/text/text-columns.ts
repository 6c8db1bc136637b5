/** The words of each value of the searchable columns. */
import type { Column, Columns, Value } from '../format/columns.ts'
import type { IndexHead } from '../format/index-head.ts'
import type { Sorted } from '../rows/row-orders.ts'
import { sortedRows } from '../rows/row-orders.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** Words of one column's values, one value after the other; 0 stands between the parts of a list. */
export interface TextColumn {
  readonly tokens: Uint32Array
  /** Where the words of each value begin; one more than there are values. */
  readonly starts: Uint32Array
  /** The value of each word. */
  readonly owners: Uint32Array
}

/** Meilisearch: parts of a list are this far from each other. */
const LIST_GAP = 8

/** The searchable columns that there are, with their place among all. */
export function searchableColumns(
  { searchable, exact }: IndexHead,
  columns: Columns,
  areExact: boolean,
): [rank: number, column: Column][] {
  return [...new Set([...searchable, ...exact])].flatMap((name, rank): [number, Column][] => {
    const column = exact.includes(name) === areExact && columns.get(name)
    return column ? [[rank, column]] : []
  })
}

/** The vocabulary learns the words that it does not know. */
export function textColumn(values: readonly Value[], vocabulary: Vocabulary): TextColumn {
  const tokens: number[] = []
  const owners: number[] = []
  const starts = new Uint32Array(values.length + 1)
  const add = (token: number, value: number): void => {
    tokens.push(token)
    owners.push(value)
  }
  values.forEach((held, value) => {
    const parts = typeof held === 'object' ? (held ?? []) : [String(held)]
    parts.forEach((part, index) => {
      if (index) for (let gap = 1; gap < LIST_GAP; gap += 1) add(0, value)
      for (const word of wordsOf(part)) add(vocabulary.add(word), value)
    })
    starts[value + 1] = tokens.length
  })
  return { tokens: Uint32Array.from(tokens), starts, owners: Uint32Array.from(owners) }
}

/** Where each word of a column stands, once the vocabulary knows all words. */
export function sortedWords({ tokens }: TextColumn, { words }: Vocabulary): Sorted {
  return sortedRows(tokens, words.length, false)
}
