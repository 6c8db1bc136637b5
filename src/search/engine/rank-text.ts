/** Which rows a query's words find, and in which order: Meilisearch's ranking rules, one class of rows at a time. */
import type { Codes } from './combine.ts'
import { combine } from './combine.ts'
import type { IndexHead } from './index-head.ts'
import type { ValueMatch } from './match-text.ts'
import { ABSENT, excludedRows, FAR, matchValues, waysOf } from './match-text.ts'
import type { TextColumn, Vocabulary } from './vocabulary.ts'
import type { ParsedQuery } from './words.ts'

/** `last`: the last words may be missing, as Meilisearch does unless told otherwise; `all`: none may. */
export type MatchingStrategy = 'last' | 'all'

export interface TextMatch {
  /** Rows of one class match alike. */
  readonly classes: Uint32Array
  /** The place of each class by all rules; -1 when its rows are not found. */
  readonly ranks: readonly number[]
  /** The place of each class by words and typos alone. */
  readonly coarseRanks: readonly number[]
  readonly marks: ReadonlyMap<string, number>
}

type Score = readonly number[]
/** Words and typos. */
const COARSE = 2

export function matchText(
  query: ParsedQuery,
  vocabulary: Vocabulary,
  columns: readonly TextColumn[],
  rows: number,
  head: IndexHead,
  strategy: MatchingStrategy,
): TextMatch {
  const { terms } = query
  const ways = waysOf(terms, vocabulary, head)
  let classes: Codes = new Uint32Array(rows)
  let first: readonly number[] = [0]
  const parts: { rank: number; codes: Codes; valueCodes: Uint16Array; matches: ValueMatch[] }[] = []
  for (const text of columns) {
    const found = matchValues(text, ways, terms.length)
    if (!found) continue
    const { codes } = text.column
    const rowCodes = new Uint16Array(rows)
    for (let row = 0; row < rows; row += 1) rowCodes[row] = found.codes[codes[row] as number] as number
    ;({ codes: classes, first } = combine(classes, first.length, rowCodes, found.matches.length + 1))
    parts.push({ rank: text.rank, codes, valueCodes: found.codes, matches: found.matches })
  }
  const excluded = excludedRows(query, vocabulary, columns, rows)
  if (excluded) ({ codes: classes, first } = combine(classes, first.length, excluded, 2))
  const scores = first.map((row) => {
    if (excluded?.[row]) return null
    const found = parts.flatMap(({ rank, codes, valueCodes, matches }) => {
      const match = matches[(valueCodes[codes[row] as number] as number) - 1]
      return match ? [{ rank, match }] : []
    })
    return scoreOf(found, terms.length, strategy)
  })
  return {
    classes: classes as Uint32Array,
    ranks: ranksOf(scores),
    coarseRanks: ranksOf(scores.map((score) => score?.slice(0, COARSE) ?? null)),
    marks: ways.marks,
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
function ranksOf(scores: readonly (Score | null)[]): number[] {
  const order = [...scores.keys()]
    .filter((place) => scores[place])
    .sort((a, b) => compareScores(scores[a] as Score, scores[b] as Score))
  const ranks = scores.map(() => -1)
  order.forEach((place, index) => {
    const before = order[index - 1]
    const isSame = before !== undefined && compareScores(scores[before] as Score, scores[place] as Score) === 0
    ranks[place] = isSame ? (ranks[before] as number) : index
  })
  return ranks
}
