/** All words that a search can find, and the words of each value of each searchable column. */
import type { Column, Columns } from './columns.ts'
import type { IndexHead } from './index-head.ts'
import { distance, wordsOf } from './words.ts'

/** Words of one column's values, one value after the other; 0 stands between the parts of a list. */
export interface TextColumn {
  readonly column: Column
  /** Its place among the searchable attributes. */
  readonly rank: number
  readonly isExact: boolean
  readonly tokens: readonly number[]
  /** Where the words of each value begin; one more than there are values. */
  readonly starts: readonly number[]
}

export interface WordMatch {
  readonly token: number
  readonly typos: number
  /** The whole word as it was typed. */
  readonly isWhole: boolean
}

/** Meilisearch: parts of a list are this far from each other. */
const LIST_GAP = 8

export class Vocabulary {
  readonly words: string[] = ['']
  readonly #tokenOf = new Map<string, number>()
  readonly #byLetter = new Map<string, number[]>()

  token(word: string): number {
    return this.#tokenOf.get(word) ?? 0
  }

  add(word: string): number {
    let token = this.#tokenOf.get(word)
    if (token === undefined) {
      token = this.words.push(word) - 1
      this.#tokenOf.set(word, token)
      const letter = word.charAt(0)
      const others = this.#byLetter.get(letter)
      if (others) others.push(token)
      else this.#byLetter.set(letter, [token])
    }
    return token
  }

  /** Meilisearch's typos: a wrong first letter counts as two. */
  matches(word: string, isPrefix: boolean, mostTypos: number): WordMatch[] {
    const found: WordMatch[] = []
    const look = (token: number, most: number, extra: number): void => {
      const known = this.words[token] as string
      if (known === word) found.push({ token, typos: 0, isWhole: true })
      else if (isPrefix && known.startsWith(word)) found.push({ token, typos: 0, isWhole: false })
      else if (most && known.length >= word.length - most && (isPrefix || known.length <= word.length + most)) {
        const typos = distance(word, known, most, isPrefix)
        if (typos <= most) found.push({ token, typos: typos + extra, isWhole: false })
      }
    }
    for (const [letter, tokens] of this.#byLetter) {
      if (letter === word.charAt(0)) for (const token of tokens) look(token, mostTypos, 0)
      else if (mostTypos > 1) for (const token of tokens) look(token, 1, 1)
    }
    return found
  }
}

/** The words of a column's values; the vocabulary learns those that it does not know. */
function textColumn(column: Column, rank: number, isExact: boolean, vocabulary: Vocabulary): TextColumn {
  const tokens: number[] = []
  const starts = [0]
  for (const value of column.values) {
    const parts = typeof value === 'object' ? (value ?? []) : [String(value)]
    parts.forEach((part, index) => {
      if (index) for (let gap = 1; gap < LIST_GAP; gap += 1) tokens.push(0)
      for (const word of wordsOf(part)) tokens.push(vocabulary.add(word))
    })
    starts.push(tokens.length)
  }
  return { column, rank, isExact, tokens, starts }
}

/** The searchable columns that there are. Identifiers come apart: few queries ask for them, and they are many. */
export function textColumns(
  head: IndexHead,
  columns: Columns,
  vocabulary: Vocabulary,
  areExact: boolean,
): TextColumn[] {
  return [...head.searchable, ...head.exact]
    .map((name, rank) => ({ column: columns.get(name), rank, isExact: head.exact.includes(name) }))
    .filter(
      ({ isExact }, index, all) =>
        isExact === areExact && all.findIndex((other) => other.column === all[index]?.column) === index,
    )
    .flatMap(({ column, rank, isExact }) => (column ? [textColumn(column, rank, isExact, vocabulary)] : []))
}
