/** Which rows a query's words find, and in which order: the ranking rules, on one class of rows at a time. */

import type { TextRule } from '#domain/search/text/ranking-rules.ts'
import { RANKING_RULES } from '#domain/search/text/ranking-rules.ts'
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

/** More than the words of a value that counts, and than the terms of a query. */
const POSITIONS = 2 ** 20
const TERMS = 16

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
    const maxRank = !/\d/.test(query) ? 0 : mayBeIdentifier(query) ? Number.POSITIVE_INFINITY : head.searchable.length
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
        if (rank >= maxRank) continue
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

/**
 * How many values the part of each rule can have, so that a later rule never outweighs an earlier one: a query has at
 * most ten terms; each has up to two typos and one for each of three joined words; the nine distances are at most `FAR`;
 * a term's attribute is one of some twenty, and its position in it distinguishes equal attributes; exactness has three
 * levels, and then counts the terms that match no whole word. All together are 51 bits, which a number holds exactly.
 */
const RULE_SIZES: Readonly<Record<TextRule, number>> = {
  words: 16,
  typo: 64,
  proximity: 128,
  attribute: 256 * POSITIONS,
  exactness: 4 * TERMS,
}

const TEXT_RULES = RANKING_RULES.filter(isTextRule)

function isTextRule(rule: (typeof RANKING_RULES)[number]): rule is TextRule {
  return Object.hasOwn(RULE_SIZES, rule)
}

/** Divides the rules before a chosen order from those after it. */
const FINE = RANKING_RULES.slice(RANKING_RULES.indexOf('sort'))
  .filter(isTextRule)
  .reduce((size, rule) => size * RULE_SIZES[rule], 1)

/**
 * One number, smaller where rows match better: the parts of the ranking rules, the first rule's in its highest digits;
 * infinite when the words are not found.
 */
function scoreOf(found: readonly RankedMatch[], termCount: number, strategy: MatchingStrategy): number {
  const typosOf = (term: number): number =>
    found.reduce((fewest, [, match]) => Math.min(fewest, match.typos[term] as number), ABSENT)
  let words = 0
  let typo = 0
  let proximity = 0
  let attribute = 0
  let position = 0
  let inexact = 0
  for (; words < termCount; words += 1) {
    const fewest = typosOf(words)
    if (fewest === ABSENT) break
    const best = found.filter(([, match]) => match.typos[words] === fewest)
    typo += fewest
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
  const exactness = words < termCount ? 2 : found.reduce((best, [, match]) => Math.min(best, match.exactness), 2)
  const parts: Readonly<Record<TextRule, number>> = {
    words: termCount - words,
    typo,
    proximity,
    attribute: attribute * POSITIONS + position,
    exactness: exactness * TERMS + inexact,
  }
  return TEXT_RULES.reduce((score, rule) => score * RULE_SIZES[rule] + parts[rule], 0)
}

/** Equal scores have one rank: the next rule distinguishes them. */
function ranksOf(scores: readonly number[]): Int32Array {
  const order = [...new Set(scores)].sort((a, b) => a - b)
  const ranks = new Map(order.map((score, rank) => [score, rank]))
  return Int32Array.from(scores, (score) => ranks.get(score) as number)
}
