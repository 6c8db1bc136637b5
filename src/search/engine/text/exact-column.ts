/**
 * Stock numbers, VINs and registration plates, which nearly every car has its own of: all as one text in which words
 * are looked for as they stand.
 */
import type { Column } from '../format/columns.ts'
import { waysOf } from './derivations.ts'
import type { MatchedRows } from './match-text.ts'
import { matchValues } from './match-text.ts'
import { sortedWords, textColumn } from './text-columns.ts'
import { createVocabulary } from './vocabulary.ts'
import type { Term } from './words.ts'
import { wordsOf } from './words.ts'

/** What the terms of a query match, without typos; null when nothing. `marks` learns the words. */
export type ExactMatcher = (terms: readonly Term[], marks: Map<string, number>) => MatchedRows | null

export function exactMatcher({ at }: Column, rows: number): ExactMatcher {
  const starts = new Uint32Array(rows + 1)
  // What any word begins with, so that most words of a query are not looked for at all.
  const beginnings = new Set<string>()
  let text = ''
  for (let row = 0; row < rows; row += 1) {
    const words = wordsOf(String(at(row) ?? ''))
    for (const word of words) beginnings.add(word.slice(0, 1)).add(word.slice(0, 2))
    // Two spaces between rows, so that no phrase goes from one to the next.
    text += ` ${words.join(' ')} `
    starts[row + 1] = text.length
  }
  const rowAt = (place: number): number => {
    let low = 0
    let high = rows
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] as number) <= place) low = middle
      else high = middle
    }
    return low
  }
  return (terms, marks) => {
    const found = new Set<number>()
    for (const { words, isPrefix } of terms) {
      if (!beginnings.has((words[0] as string).slice(0, 2))) continue
      const wanted = ` ${words.join(' ')}${isPrefix ? '' : ' '}`
      for (let place = text.indexOf(wanted); place >= 0; place = text.indexOf(wanted, place + 1))
        found.add(rowAt(place))
    }
    if (!found.size) return null
    const order = Uint32Array.from(found)
    const vocabulary = createVocabulary()
    const column = textColumn(
      [...found].map((row) => text.slice(starts[row], starts[row + 1])),
      vocabulary,
    )
    return matchValues(
      column,
      sortedWords(column, vocabulary),
      () => ({ order, starts: order.map((_, value) => value), ends: order.map((_, value) => value + 1) }),
      waysOf(terms, vocabulary, marks),
      terms.length,
    )
  }
}
