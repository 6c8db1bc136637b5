/** What a query's words match in the values of columns. */
import type { IndexHead } from './index-head.ts'
import type { TextColumn, Vocabulary } from './vocabulary.ts'
import type { ParsedQuery, Term } from './words.ts'
import { wordsOf } from './words.ts'

/** A way in which some terms of a query, one after the other, are matched by words that stand side by side. */
interface Way {
  readonly term: number
  readonly span: number
  readonly typos: number
  readonly isWhole: boolean
  /** The words after the first one. */
  readonly rest: readonly number[]
}

export interface Ways {
  /** By the first word. */
  readonly byToken: readonly (readonly Way[] | undefined)[]
  /** The words that are shown as matched, with how much of each: all of it when 0. */
  readonly marks: ReadonlyMap<string, number>
}

/** What the terms match in one value; values that match alike share it. */
export interface ValueMatch {
  /** Typos of each term; `ABSENT` when it is not there. */
  readonly typos: readonly number[]
  /** Where it stands first. */
  readonly positions: readonly number[]
  readonly whole: readonly boolean[]
  /** How far the next term stands behind it, 1 to `FAR`. */
  readonly distances: readonly number[]
  /** 0: the value is the query and nothing else; 1: it begins with it; 2: neither. */
  readonly exactness: number
}

export const ABSENT = 99
/** Meilisearch tells no distances above this one. */
export const FAR = 8
const ONE_TYPO_LETTERS = 5
const TWO_TYPOS_LETTERS = 9
/** Neighbouring words that may be one word, or one synonym. */
const MOST_SPAN = 3

function typosOf(word: string): number {
  return word.length < ONE_TYPO_LETTERS ? 0 : word.length < TWO_TYPOS_LETTERS ? 1 : 2
}

/** All ways in which the terms of a query can be matched. */
export function waysOf(terms: readonly Term[], vocabulary: Vocabulary, head: IndexHead): Ways {
  const byToken: Way[][] = []
  const marks = new Map<string, number>()
  const add = (
    tokens: readonly number[],
    term: number,
    span: number,
    typos: number,
    isWhole: boolean,
    marked = 0,
  ): void => {
    const [first, ...rest] = tokens
    if (!first || rest.includes(0)) return
    byToken[first] ??= []
    byToken[first].push({ term, span, typos, isWhole, rest })
    for (const token of tokens) {
      const word = vocabulary.words[token] as string
      const before = marks.get(word)
      marks.set(word, before === undefined ? marked : before && marked ? Math.max(before, marked) : 0)
    }
  }
  terms.forEach((term, place) => {
    if (term.isPhrase) {
      add(
        term.words.map((word) => vocabulary.token(word)),
        place,
        1,
        0,
        true,
      )
      return
    }
    for (let span = 1; span <= MOST_SPAN && place + span <= terms.length; span += 1) {
      const joined = terms.slice(place, place + span)
      if (joined.some(({ isPhrase }) => isPhrase)) break
      const words = joined.map(({ words: [word = ''] }) => word)
      const word = words.join('')
      const isPrefix = joined[span - 1]?.isPrefix ?? false
      // Meilisearch counts as many typos as words that are written as one, and allows fewer others.
      const joining = span > 1 ? span : 0
      for (const { token, typos, isWhole } of vocabulary.matches(
        word,
        isPrefix,
        Math.max(0, typosOf(word) - span + 1),
      )) {
        const isStart = isPrefix && !isWhole && typos === 0
        add([token], place, span, typos + joining, isWhole && span === 1, isStart ? word.length : 0)
      }
      const synonyms = Object.hasOwn(head.synonyms, words.join(' ')) ? head.synonyms[words.join(' ')] : undefined
      for (const synonym of synonyms ?? []) {
        add(
          wordsOf(synonym).map((each) => vocabulary.token(each)),
          place,
          span,
          joining,
          false,
        )
      }
      if (span === 1) {
        for (let cut = 1; cut < word.length; cut += 1) {
          add([vocabulary.token(word.slice(0, cut)), vocabulary.token(word.slice(cut))], place, 1, 1, false)
        }
      }
    }
  })
  // Without gaps, and one entry for each word: it is looked into for every word of every value.
  return { byToken: vocabulary.words.map((_, token) => byToken[token]), marks }
}

/** A term at a place of a value. */
interface Occurrence {
  readonly from: number
  readonly to: number
  readonly typos: number
  readonly isWhole: boolean
  /** The next term is a part of the same match. */
  readonly joined: boolean
}

/** For each value of a column the number of what it matches in `matches`, 0 when nothing; null when no value does. */
export function matchValues(
  { tokens, starts, isExact }: TextColumn,
  { byToken }: Ways,
  termCount: number,
): { codes: Uint16Array; matches: ValueMatch[] } | null {
  const codes = new Uint16Array(starts.length - 1)
  const matches: ValueMatch[] = []
  // Values that have the same words of the query at the same places match alike; they are summed up once.
  const known = new Map<string, number>()
  let at = 0
  for (let value = 0; value < codes.length; value += 1) {
    const from = at
    const end = starts[value + 1] as number
    let key = ''
    for (; at < end; at += 1) if (byToken[tokens[at] as number]) key += `${at - from}:${tokens[at]} `
    if (!key) continue
    // Ways of several words, and the length of the value, count too.
    const whole = `${key}${end - from === termCount}${hasLonger(byToken, tokens, from, end) ? tokens.slice(from, end) : ''}`
    let code = known.get(whole)
    if (code === undefined) {
      const found = occurrencesIn(tokens, from, end, byToken, termCount, isExact)
      code = found ? matches.push(summarise(found, end - from)) : 0
      known.set(whole, code)
    }
    codes[value] = code
  }
  return matches.length ? { codes, matches } : null
}

/** Whether a word of a value may begin a match of several words. */
function hasLonger(byToken: Ways['byToken'], tokens: readonly number[], from: number, end: number): boolean {
  for (let at = from; at < end; at += 1) {
    if (byToken[tokens[at] as number]?.some(({ rest }) => rest.length)) return true
  }
  return false
}

function occurrencesIn(
  tokens: readonly number[],
  from: number,
  end: number,
  byToken: Ways['byToken'],
  termCount: number,
  isExact: boolean,
): Occurrence[][] | undefined {
  let found: Occurrence[][] | undefined
  for (let at = from; at < end; at += 1) {
    for (const { term, span, typos, isWhole, rest } of byToken[tokens[at] as number] ?? []) {
      if (isExact && typos) continue
      if (at + rest.length >= end || !rest.every((token, index) => tokens[at + 1 + index] === token)) continue
      found ??= Array.from({ length: termCount }, () => [])
      for (let each = 0; each < span; each += 1) {
        found[term + each]?.push({
          from: at - from,
          to: at - from + rest.length,
          typos: each ? 0 : typos,
          isWhole,
          joined: each < span - 1,
        })
      }
    }
  }
  return found
}

function summarise(found: readonly Occurrence[][], length: number): ValueMatch {
  const typos = found.map((occurrences) => occurrences.reduce((least, each) => Math.min(least, each.typos), ABSENT))
  const best = found.map((occurrences, term) => occurrences.filter((each) => each.typos === typos[term]))
  const whole = best.map((occurrences) => occurrences.some(({ isWhole }) => isWhole))
  const begins = best.every((occurrences, term) => occurrences.some(({ from, isWhole }) => isWhole && from === term))
  return {
    typos,
    positions: best.map((occurrences) => occurrences[0]?.from ?? 0),
    whole,
    distances: best.slice(1).map((next, term) => nearest(best[term] ?? [], next)),
    exactness: begins ? (length === found.length ? 0 : 1) : 2,
  }
}

/** Meilisearch: words in the other order are one further apart. */
function nearest(terms: readonly Occurrence[], nexts: readonly Occurrence[]): number {
  let best = FAR
  for (const term of terms) {
    for (const next of nexts) {
      const apart =
        term.joined && term.from === next.from ? 1 : next.from > term.to ? next.from - term.to : term.from - next.to + 1
      if (apart > 0 && apart < best) best = apart
    }
  }
  return best
}

/** The rows with an excluded word or phrase, 1 each. */
export function excludedRows(
  { excluded }: ParsedQuery,
  vocabulary: Vocabulary,
  columns: readonly TextColumn[],
  rows: number,
): Uint8Array | null {
  if (!excluded.length) return null
  const out = new Uint8Array(rows)
  const phrases = excluded
    .map(({ words }) => words.map((word) => vocabulary.token(word)))
    .filter((words) => !words.includes(0))
  for (const { column, tokens, starts } of columns) {
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
  return out
}
