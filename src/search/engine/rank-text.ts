/** Which rows a query's words find, and in which order: Meilisearch's ranking rules, one class of rows at a time. */

import type { Columns } from './columns.ts'
import { combine } from './combine.ts'
import type { ExactColumn } from './exact-column.ts'
import { exactColumn, matchExact } from './exact-column.ts'
import { excludedRows } from './excluded-rows.ts'
import type { IndexHead } from './index-head.ts'
import type { MatchedRows } from './match-text.ts'
import { matchValues } from './match-text.ts'
import { sortedRows } from './row-orders.ts'
import type { ValueMatch } from './summarise.ts'
import { ABSENT, FAR } from './summarise.ts'
import type { TextColumn } from './text-columns.ts'
import { searchableColumns, textColumn } from './text-columns.ts'
import type { MatchingStrategy, SortedBy, TextMatcher } from './text-match.ts'
import { Vocabulary } from './vocabulary.ts'
import { waysOf } from './ways.ts'
import { mayBeIdentifier, parseQuery } from './words.ts'

type Score = readonly number[]
/** Words and typos. */
const COARSE = 2

/** What one column matches, with its place among the searchable attributes. */
type Part = MatchedRows & Pick<TextColumn, 'rank'>

/** Reads the words of the index once. */
export function createMatcher(
  head: IndexHead,
  columns: Columns,
  sorted: SortedBy,
  strategy: MatchingStrategy,
): TextMatcher {
  const vocabulary = new Vocabulary()
  const texts = searchableColumns(head, columns, false)
    .map((column) => textColumn(column, vocabulary))
    // The words of all columns are known before those of one are sorted.
    .map((text) => ({ text, words: sortedRows(text.tokens, vocabulary.words.length, false) }))
  let exact: ExactColumn[] | undefined

  return (query) => {
    const { terms, excluded } = parseQuery(query)
    // Identifiers are not looked at unless a query may mean one.
    const isIdentifier = mayBeIdentifier(query)
    if (/\d/.test(query)) exact ??= searchableColumns(head, columns, true).map((column) => exactColumn(column, head.r))
    const numbers = /\d/.test(query)
      ? (exact ?? []).filter(({ rank }) => isIdentifier || rank < head.searchable.length)
      : []
    const marks = new Map<string, number>()
    const ways = waysOf(terms, vocabulary, head, marks)
    const parts: Part[] = []
    for (const { text, words } of texts) {
      const found = matchValues(text, words, () => sorted(text.column, false), ways, terms.length)
      if (found) parts.push({ rank: text.rank, ...found })
    }
    for (const column of numbers) {
      const found = matchExact(column, terms, marks)
      if (found) parts.push({ rank: column.rank, ...found })
    }
    parts.sort((a, b) => a.rank - b.rank)
    const codes = new Uint32Array(head.r)
    const classes: (readonly RankedMatch[] | null)[] = [[]]
    for (const part of parts) refine(codes, classes, part)
    const out = excludedRows(excluded, vocabulary, texts, numbers, head.r)
    out?.forEach((isOut, row) => {
      if (isOut) codes[row] = classes.length
    })
    if (out) classes.push(null)
    const scores = classes.map((found) => found && scoreOf(found, terms.length, strategy))
    return {
      codes,
      table: Uint8Array.from(scores, (score) => (score ? 1 : 0)),
      ranks: ranksOf(scores),
      coarseRanks: ranksOf(scores.map((score) => score?.slice(0, COARSE) ?? null)),
      marks,
    }
  }
}

/** Rows that match in one more column leave their class for one that knows that match too. */
function refine(
  of: Uint32Array,
  classes: (readonly RankedMatch[] | null)[],
  { rank, rows, codes, matches }: Part,
): void {
  const size = classes.length
  const before = new Uint32Array(rows.length)
  for (let index = 0; index < rows.length; index += 1) before[index] = of[rows[index] as number] as number
  const { codes: next, first } = combine(before, size, codes, matches.length + 1)
  for (let index = 0; index < rows.length; index += 1) of[rows[index] as number] = size + (next[index] as number)
  for (const index of first) {
    const match = matches[(codes[index] as number) - 1] as ValueMatch
    classes.push([...(classes[before[index] as number] ?? []), { rank, match }])
  }
}

interface RankedMatch {
  readonly rank: number
  readonly match: ValueMatch
}
/** Smaller is better, from left to right; null when the words are not found. */
function scoreOf(found: readonly RankedMatch[], termCount: number, strategy: MatchingStrategy): Score | null {
  const least = Array.from({ length: termCount }, (_, term) =>
    found.reduce((typos, { match }) => Math.min(typos, match.typos[term] as number), ABSENT),
  )
  const missing = least.indexOf(ABSENT)
  const words = missing < 0 ? termCount : missing
  if (termCount && (words === 0 || (strategy === 'all' && words < termCount))) return null
  let typos = 0
  let proximity = 0
  let attribute = 0
  let position = 0
  let inexact = 0
  let exactness = 2
  for (const { match } of found) if (words === termCount) exactness = Math.min(exactness, match.exactness)
  for (let term = 0; term < words; term += 1) {
    const isBest = ({ match }: RankedMatch): boolean => match.typos[term] === least[term]
    const best = found.filter(isBest)
    typos += least[term] as number
    attribute += best[0]?.rank ?? 0
    position += best[0]?.match.positions[term] ?? 0
    if (!best.some(({ match }) => match.whole[term])) inexact += 1
    if (term + 1 < words) {
      proximity += best.reduce(
        (near, { match }) =>
          match.typos[term + 1] === least[term + 1] ? Math.min(near, match.distances[term] as number) : near,
        FAR,
      )
    }
  }
  return [termCount - words, typos, proximity, attribute, position, exactness, inexact]
}

function compareScores(a: Score, b: Score): number {
  for (let index = 0; index < a.length; index += 1) {
    const order = (a[index] as number) - (b[index] as number)
    if (order) return order
  }
  return 0
}

/** Equal scores have one rank: what they have in common is for the next rule to tell apart. */
function ranksOf(scores: readonly (Score | null)[]): Int32Array {
  const order = [...scores.keys()]
    .filter((place) => scores[place])
    .sort((a, b) => compareScores(scores[a] as Score, scores[b] as Score))
  const ranks = new Int32Array(scores.length).fill(-1)
  order.forEach((place, index) => {
    const before = order[index - 1]
    const isSame = before !== undefined && compareScores(scores[before] as Score, scores[place] as Score) === 0
    ranks[place] = isSame ? (ranks[before] as number) : index
  })
  return ranks
}
