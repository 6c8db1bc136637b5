/**
 * Stock numbers, VINs and registration plates, which nearly every car has its own of: all as one text in which words
 * are looked for as they stand.
 */
import type { Column } from './columns.ts'
import type { MatchedRows } from './match-text.ts'
import type { Found, ValueMatch } from './summarise.ts'
import { summarise } from './summarise.ts'
import { addMark } from './ways.ts'
import type { Term } from './words.ts'
import { fold } from './words.ts'

const NO_WORD = /[^\p{L}\p{N}\p{M}\n]+/gu

export interface ExactColumn {
  /** Its place among the searchable attributes. */
  readonly rank: number
  /** The rows that have some words, one after the other; of a prefix, words that begin with it. */
  rowsWith(words: string, isPrefix: boolean): number[]
  wordsOf(row: number): string[]
}

export function exactColumn([rank, column]: [number, Column], rows: number): ExactColumn {
  const values = Array.from({ length: rows }, (_, row) => String(column.at(row) ?? '').replace('\n', ' '))
  const lines = fold(values.join('\n')).replace(NO_WORD, ' ')
  const text = ` ${lines.replaceAll('\n', ' \n ')} `
  const starts = new Uint32Array(rows + 1)
  // Which two letters any word begins with, so that most words of a query are not looked for at all.
  const beginnings = new Uint8Array(0x10000)
  const beginning = (first: number, second: number): number => (first * 251 + second) & 0xffff
  let row = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === 0x0a) {
      row += 1
      starts[row] = at
    } else if (letter === 0x20) {
      const first = text.charCodeAt(at + 1)
      beginnings[beginning(first, 0x20)] = 1
      beginnings[beginning(first, text.charCodeAt(at + 2))] = 1
    }
  }
  starts[rows] = text.length
  const rowAt = (at: number): number => {
    let low = 0
    let high = rows
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] as number) <= at) low = middle
      else high = middle
    }
    return low
  }
  return {
    rank,
    rowsWith(words, isPrefix) {
      const found: number[] = []
      const second = words.length > 1 ? words.charCodeAt(1) : 0x20
      if (!beginnings[beginning(words.charCodeAt(0), second)]) return found
      const wanted = isPrefix ? ` ${words}` : ` ${words} `
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        const row = rowAt(at)
        if (found[found.length - 1] !== row) found.push(row)
      }
      return found
    },
    wordsOf: (row) =>
      text
        .slice(starts[row], starts[row + 1])
        .split(/\s+/)
        .filter(Boolean),
  }
}

/** What the terms of a query match, without typos; null when nothing. `marks` learns the words. */
export function matchExact(
  column: ExactColumn,
  terms: readonly Term[],
  marks: Map<string, number>,
): MatchedRows | null {
  const found = new Set(terms.flatMap(({ words, isPrefix }) => column.rowsWith(words.join(' '), isPrefix)))
  if (!found.size) return null
  const rows = Uint32Array.from(found)
  const matches: ValueMatch[] = []
  const known = new Map<string, number>()
  const codes = Uint16Array.from(rows, (row) => {
    const words = column.wordsOf(row)
    const occurrences = occurrencesOf(words, terms, marks)
    const key = JSON.stringify([occurrences, words.length === terms.length])
    let code = known.get(key)
    if (code === undefined) {
      code = matches.push(summarise(occurrences, words.length))
      known.set(key, code)
    }
    return code
  })
  return { rows, codes, matches }
}

function occurrencesOf(words: readonly string[], terms: readonly Term[], marks: Map<string, number>): Found {
  return terms.map(({ words: typed, isPrefix }) =>
    words.flatMap((_, from) => {
      const last = typed.length - 1
      const isWhole = typed.every((word, index) => words[from + index] === word)
      if (!isWhole && !(isPrefix && words[from]?.startsWith(typed[0] as string))) return []
      for (let at = from; at <= from + last; at += 1)
        addMark(marks, words[at] as string, isWhole ? 0 : (typed[0] as string).length)
      return [{ from, to: from + last, typos: 0, isWhole, joined: false }]
    }),
  )
}
