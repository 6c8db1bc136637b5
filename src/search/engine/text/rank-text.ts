/** Which rows a query's words find, and in which order: Meilisearch's ranking rules, one class of rows at a time. */

import type { Column, Columns } from '../format/columns.ts'
import type { IndexHead } from '../format/index-head.ts'
import { combine } from '../rows/combine.ts'
import { waysOf } from './derivations.ts'
import type { ExactMatcher } from './exact-column.ts'
import { exactMatcher } from './exact-column.ts'
import type { MatchedRows } from './match-text.ts'
import { matchValues } from './match-text.ts'
import type { ValueMatch } from './summarise.ts'
import { ABSENT, FAR } from './summarise.ts'
import { searchableColumns, sortedWords, textColumn } from './text-columns.ts'
import type { MatchingStrategy, SortedBy, TextMatcher } from './text-match.ts'
import { createVocabulary } from './vocabulary.ts'
import type { Term } from './words.ts'
import { mayBeIdentifier, parseQuery } from './words.ts'

/** What one column matches, with its place among the searchable attributes. */
type Part = readonly [rank: number, found: MatchedRows]
type RankedMatch = readonly [rank: number, match: ValueMatch]

/** Reads the words of the index once. */
export function createMatcher(
  head: IndexHead,
  columns: Columns,
  sorted: SortedBy,
  strategy: MatchingStrategy,
): TextMatcher {
  const vocabulary = createVocabulary()
  const texts = searchableColumns(head, columns, false)
    .map(([rank, column]) => ({ rank, column, text: textColumn(column.values, vocabulary) }))
    // The words of all columns are known before those of one are sorted.
    .map((each) => ({ ...each, words: sortedWords(each.text, vocabulary) }))
  const exact = new Map<Column, ExactMatcher>()

  return (query) => {
    const parsed = parseQuery(query)
    const termCount = parsed.terms.length
    // Identifiers are not looked at unless a query may mean one.
    const mostRank = !/\d/.test(query) ? 0 : mayBeIdentifier(query) ? Number.POSITIVE_INFINITY : head.searchable.length
    const find = (terms: readonly Term[], marks: Map<string, number>): Part[] => {
      const found: Part[] = []
      const add = (rank: number, rows: MatchedRows | null): void => {
        if (rows) found.push([rank, rows])
      }
      const ways = waysOf(terms, vocabulary, marks, head.synonyms)
      for (const { rank, column, text, words } of texts)
        add(
          rank,
          matchValues(text, words, () => sorted(column, false), ways, terms.length),
        )
      for (const [rank, column] of searchableColumns(head, columns, true)) {
        if (rank >= mostRank) continue
        const match = exact.get(column) ?? exactMatcher(column, head.r)
        exact.set(column, match)
        add(rank, match(terms, marks))
      }
      return found.sort(([a], [b]) => a - b)
    }
    const marks = new Map<string, number>()
    const codes = new Uint32Array(head.r)
    const classes: (readonly RankedMatch[])[] = [[]]
    for (const part of find(parsed.terms, marks)) refine(codes, classes, part)
    const scores = classes.map((found) => scoreOf(found, termCount, strategy))
    const out = scores.push(Number.POSITIVE_INFINITY) - 1
    if (parsed.excluded.length)
      for (const [, { rows }] of find(parsed.excluded, new Map())) for (const row of rows) codes[row] = out
    return {
      codes,
      table: Uint8Array.from(scores, (score) => (score < Number.POSITIVE_INFINITY ? 1 : 0)),
      ranks: ranksOf(scores),
      coarseRanks: ranksOf(scores.map((score) => Math.floor(score / FINE))),
      marks,
    }
  }
}

/** Rows that match in one more column leave their class for one that knows that match too. */
function refine(of: Uint32Array, classes: (readonly RankedMatch[])[], [rank, { rows, codes, matches }]: Part): void {
  const size = classes.length
  const before = rows.map((row) => of[row] as number)
  const { codes: next, first } = combine(before, size, codes, matches.length + 1)
  for (let index = 0; index < rows.length; index += 1) of[rows[index] as number] = size + (next[index] as number)
  for (const index of first) {
    const match = matches[(codes[index] as number) - 1] as ValueMatch
    classes.push([...(classes[before[index] as number] as readonly RankedMatch[]), [rank, match]])
  }
}

/** Above the parts of proximity, attribute, position and exactness stand those of words and typos. */
const FINE = 2 ** 41

/**
 * One number, smaller where rows match better, with a part of it for each rule: words, typos, proximity, attribute,
 * position, exactness; infinite when the words are not found.
 */
function scoreOf(found: readonly RankedMatch[], termCount: number, strategy: MatchingStrategy): number {
  const typosOf = (term: number): number =>
    found.reduce((least, [, match]) => Math.min(least, match.typos[term] as number), ABSENT)
  let words = 0
  let typos = 0
  let proximity = 0
  let attribute = 0
  let position = 0
  let inexact = 0
  for (; words < termCount; words += 1) {
    const least = typosOf(words)
    if (least === ABSENT) break
    const best = found.filter(([, match]) => match.typos[words] === least)
    typos += least
    attribute += best[0]?.[0] ?? 0
    position += best[0]?.[1].positions[words] ?? 0
    if (!best.some(([, match]) => match.whole[words])) inexact += 1
    const next = words + 1 < termCount ? typosOf(words + 1) : ABSENT
    if (next < ABSENT) {
      proximity += best.reduce(
        (near, [, match]) =>
          match.typos[words + 1] === next ? Math.min(near, match.distances[words] as number) : near,
        FAR,
      )
    }
  }
  if (termCount && (!words || (strategy === 'all' && words < termCount))) return Number.POSITIVE_INFINITY
  const exactness = words < termCount ? 2 : found.reduce((least, [, match]) => Math.min(least, match.exactness), 2)
  let score = 0
  for (const [size, part] of [
    [16, termCount - words],
    [64, typos],
    [128, proximity],
    [256, attribute],
    [2 ** 20, position],
    [4, exactness],
    [16, inexact],
  ] as const)
    score = score * size + part
  return score
}

/** Equal scores have one rank: what they have in common is for the next rule to tell apart. */
function ranksOf(scores: readonly number[]): Int32Array {
  const order = [...new Set(scores)].sort((a, b) => a - b)
  const ranks = new Map(order.map((score, rank) => [score, rank]))
  return Int32Array.from(scores, (score) => ranks.get(score) as number)
}
