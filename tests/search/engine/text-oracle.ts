/**
 * What Meilisearch's documentation says of words and typos, by the plainest means: whole tables of distances, all
 * words of all documents. Written apart from the product.
 */
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'

/** Damerau-Levenshtein with adjacent letters swapped once, by its recursive definition as a table. */
export function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number): number => table[row]?.[column] ?? Number.NaN
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, at(row - 2, column - 2) + 1)
      }
      const cells = table[row]
      if (cells !== undefined) cells[column] = least
    }
  }
  return at(a.length, b.length)
}

export function plainWords(value: unknown): string[] {
  return String(value)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const known = new Map<string, number>()

/** Typos by which a typed word is this word; Infinity when it is not. Remembered: the tables are slow to fill. */
function typosBetween(typed: string, word: string, isPrefix: boolean, budget: number): number {
  const key = [typed, word, isPrefix, budget].join(' ')
  const typos = known.get(key) ?? plainTypos(typed, word, isPrefix, budget)
  known.set(key, typos)
  return typos
}

function plainTypos(typed: string, word: string, isPrefix: boolean, budget: number): number {
  const starts = isPrefix ? Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end)) : [word]
  const near = Math.min(...starts.map((start) => plainDistance(typed, start)))
  // A wrong first letter counts as two.
  const typos = near > 0 && typed[0] !== word[0] ? (near > 1 ? Number.POSITIVE_INFINITY : 2) : near
  return typos <= budget ? typos : Number.POSITIVE_INFINITY
}

const budgetOf = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0)

export interface OracleScore {
  readonly words: number
  readonly typos: number
}

/** How many words of a query a document has, from the first on, with how many typos; null when not the first. */
export function oracleScore(
  document: CarDocument,
  query: string,
  attributes: readonly (keyof CarDocument)[],
  exact: readonly string[],
): OracleScore | null {
  const typed = plainWords(query).slice(0, 10)
  // The last word is still being typed unless anything stands behind it, be it a space or a sign.
  const isTyping = /[\p{L}\p{N}]$/u.test(query)
  const least = typed.map(() => Number.POSITIVE_INFINITY)
  const lower = (term: number, typos: number): void => {
    least[term] = Math.min(least[term] ?? Number.POSITIVE_INFINITY, typos)
  }
  for (const attribute of attributes) {
    const held = document[attribute]
    if (held === null || held === undefined) continue
    const isExact = exact.includes(attribute)
    if (isExact && !/\d/.test(query)) continue
    for (const value of Array.isArray(held) ? held : [held]) {
      const words = plainWords(value)
      typed.forEach((word, term) => {
        const isLast = term === typed.length - 1 && isTyping
        for (const [at, known] of words.entries()) {
          lower(term, typosBetween(word, known, isLast, isExact ? 0 : budgetOf(word)))
          const next = words[at + 1]
          if (!isExact && next !== undefined && word === known + next) lower(term, 1)
          for (let span = 2; span <= 3 && term + span <= typed.length; span += 1) {
            const joined = typed.slice(term, term + span).join('')
            const isEnd = term + span === typed.length && isTyping
            const budget = isExact ? -1 : Math.max(0, budgetOf(joined) - span + 1)
            const typos = typosBetween(joined, known, isEnd, budget)
            if (Number.isFinite(typos))
              for (let each = 0; each < span; each += 1) lower(term + each, each === 0 ? typos + span : 0)
          }
        }
      })
    }
  }
  const missing = least.indexOf(Number.POSITIVE_INFINITY)
  const words = missing === -1 ? typed.length : missing
  return words === 0 ? null : { words, typos: least.slice(0, words).reduce((sum, each) => sum + each, 0) }
}
