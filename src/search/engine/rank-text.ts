/** Which rows a query's words find, and in which order: Meilisearch's ranking rules, one class of rows at a time. */

import type { Columns } from './columns.ts'
import type { Codes, Combined } from './combine.ts'
import { combine } from './combine.ts'
import type { ExactColumn } from './exact-column.ts'
import { exactColumn, matchExact } from './exact-column.ts'
import { excludedRows } from './excluded-rows.ts'
import type { IndexHead } from './index-head.ts'
import { matchValues, waysOf } from './match-text.ts'
import type { ValueMatch } from './summarise.ts'
import { ABSENT, FAR } from './summarise.ts'
import { searchableColumns, textColumn } from './text-columns.ts'
import type { MatchingStrategy, TextMatcher } from './text-match.ts'
import { Vocabulary } from './vocabulary.ts'
import { mayBeIdentifier, parseQuery } from './words.ts'

type Score = readonly number[]
/** Words and typos. */
const COARSE = 2

/** What one column matches. */
interface Part {
  readonly rank: number
  /** The column's codes by row, where matches are told by value; null where they are told by row. */
  readonly values: Codes | null
  readonly codes: Uint16Array
  readonly matches: readonly ValueMatch[]
}

/** Reads the words of the index once. */
export function createMatcher(
  head: IndexHead,
  columns: Columns,
  rows: number,
  strategy: MatchingStrategy,
): TextMatcher {
  const vocabulary = new Vocabulary()
  const texts = searchableColumns(head, columns, false).map((column) => textColumn(column, vocabulary))
  let exact: ExactColumn[] | undefined

  return (query) => {
    const { terms, excluded } = parseQuery(query)
    // Identifiers are not looked at unless a query may mean one.
    const isIdentifier = mayBeIdentifier(query)
    if (/\d/.test(query)) exact ??= searchableColumns(head, columns, true).map((column) => exactColumn(column, rows))
    const numbers = /\d/.test(query)
      ? (exact ?? []).filter(({ rank }) => isIdentifier || rank < head.searchable.length)
      : []
    const marks = new Map<string, number>()
    const ways = waysOf(terms, vocabulary, head, marks)
    const parts: Part[] = []
    for (const { column, ...text } of texts) {
      const found = matchValues(text, ways, terms.length)
      if (found) parts.push({ rank: text.rank, values: column.codes, ...found })
    }
    for (const column of numbers) {
      const found = matchExact(column, terms, rows, marks)
      if (found) parts.push({ rank: column.rank, values: null, ...found })
    }
    parts.sort((a, b) => a.rank - b.rank)
    let classes: Codes = new Uint32Array(rows)
    let first: readonly number[] = [0]
    for (const part of parts) ({ codes: classes, first } = refined(classes, first.length, part))
    const out = excludedRows(excluded, vocabulary, texts, numbers, rows)
    if (out) ({ codes: classes, first } = combine(classes, first.length, out, 2))
    const scores = first.map((row) =>
      out?.[row]
        ? null
        : scoreOf(
            parts.flatMap(({ rank, values, codes, matches }) => {
              const match = matches[(codes[values ? (values[row] as number) : row] as number) - 1]
              return match ? [{ rank, match }] : []
            }),
            terms.length,
            strategy,
          ),
    )
    return {
      codes: classes,
      table: Uint8Array.from(scores, (score) => (score ? 1 : 0)),
      ranks: ranksOf(scores),
      coarseRanks: ranksOf(scores.map((score) => score?.slice(0, COARSE) ?? null)),
      marks,
    }
  }
}

const MOST_CLASSES = 1 << 16

/** Classes of rows told apart by one more column. */
function refined(classes: Codes, size: number, { values, codes, matches }: Part): Combined {
  const width = matches.length + 1
  if (!values) return combine(classes, size, codes, width)
  if (size * width > MOST_CLASSES)
    return combine(
      classes,
      size,
      Uint16Array.from(values, (code) => codes[code] as number),
      width,
    )
  const refinedClasses = new Uint32Array(classes.length)
  const first: number[] = []
  const known = new Uint32Array(size * width)
  for (let row = 0; row < classes.length; row += 1) {
    const pair = (classes[row] as number) * width + (codes[values[row] as number] as number)
    let code = known[pair] as number
    if (!code) {
      code = first.push(row)
      known[pair] = code
    }
    refinedClasses[row] = code - 1
  }
  return { codes: refinedClasses, first }
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
