/** The words of each value of the searchable columns. */
import type { Column, Columns } from './columns.ts'
import type { IndexHead } from './index-head.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** Words of one column's values, one value after the other; 0 stands between the parts of a list. */
export interface TextColumn {
  readonly column: Column
  /** Its place among the searchable attributes. */
  readonly rank: number
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
  head: IndexHead,
  columns: Columns,
  areExact: boolean,
): [rank: number, column: Column][] {
  const names = [...new Set([...head.searchable, ...head.exact])]
  return names.flatMap((name, rank): [number, Column][] => {
    const column = head.exact.includes(name) === areExact ? columns.get(name) : undefined
    return column ? [[rank, column]] : []
  })
}

/** The vocabulary learns the words that it does not know. */
export function textColumn([rank, column]: [number, Column], vocabulary: Vocabulary): TextColumn {
  const tokens: number[] = []
  const starts: number[] = [0]
  for (const value of column.values) {
    if (typeof value === 'object') {
      value?.forEach((part, index) => {
        if (index) for (let gap = 1; gap < LIST_GAP; gap += 1) tokens.push(0)
        for (const word of wordsOf(part)) tokens.push(vocabulary.add(word))
      })
    } else for (const word of wordsOf(String(value))) tokens.push(vocabulary.add(word))
    starts.push(tokens.length)
  }
  const owners = new Uint32Array(tokens.length)
  for (let value = 1; value < starts.length; value += 1) owners.fill(value - 1, starts[value - 1], starts[value])
  return { column, rank, tokens: Uint32Array.from(tokens), starts: Uint32Array.from(starts), owners }
}
