/** The rows that have a word or phrase that a query leaves out. */
import type { ExactColumn } from './exact-column.ts'
import type { TextColumn } from './text-columns.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Term } from './words.ts'

/** 1 for each row that is left out; null when none can be. */
export function excludedRows(
  excluded: readonly Term[],
  vocabulary: Vocabulary,
  texts: readonly { readonly text: TextColumn }[],
  exact: readonly ExactColumn[],
  rows: number,
): Uint16Array | null {
  if (!excluded.length) return null
  const out = new Uint16Array(rows)
  const phrases = excluded
    .map(({ words }) => words.map((word) => vocabulary.token(word)))
    .filter((words) => !words.includes(0))
  for (const {
    text: { column, tokens, starts },
  } of texts) {
    const has = column.values.map((_, value) =>
      phrases.some((words) => {
        for (let at = starts[value] as number; at + words.length <= (starts[value + 1] as number); at += 1) {
          if (words.every((token, index) => tokens[at + index] === token)) return true
        }
        return false
      }),
    )
    for (let row = 0; row < rows; row += 1) if (has[column.codes[row] as number]) out[row] = 1
  }
  for (const column of exact)
    for (const { words } of excluded) for (const row of column.rowsWith(words.join(' '), false)) out[row] = 1
  return out
}
