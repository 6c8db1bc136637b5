/** What a query's words match in the values of columns. */
import type { IndexHead } from './index-head.ts'
import type { Sorted } from './row-orders.ts'
import type { Found, ValueMatch } from './summarise.ts'
import { summarise } from './summarise.ts'
import type { TextColumn } from './text-columns.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Term } from './words.ts'
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
  /** By word: 0 when it stands in no way, else its place in `first`. */
  readonly places: Uint16Array
  /** The ways that begin with the word of a place. */
  readonly first: readonly (readonly Way[])[]
  /** The word of each place. */
  readonly begins: readonly number[]
}

const ONE_TYPO_LETTERS = 5
const TWO_TYPOS_LETTERS = 9
/** Neighbouring words that may be one word, or one synonym. */
const MOST_SPAN = 3

export function typosAllowed(word: string): number {
  return word.length < ONE_TYPO_LETTERS ? 0 : word.length < TWO_TYPOS_LETTERS ? 1 : 2
}

/** Notes a word that was found, or of one that is still typed how much of it. */
export function addMark(marks: Map<string, number>, word: string, marked: number): void {
  const before = marks.get(word)
  marks.set(word, before === undefined ? marked : before && marked ? Math.max(before, marked) : 0)
}

/** All ways in which the terms of a query can be matched; `marks` learns the words. */
export function waysOf(
  terms: readonly Term[],
  vocabulary: Vocabulary,
  head: IndexHead,
  marks: Map<string, number>,
): Ways {
  const places = new Uint16Array(vocabulary.words.length)
  const first: Way[][] = [[]]
  const begins: number[] = [0]
  const placeOf = (token: number): number => {
    if (!places[token]) {
      places[token] = first.push([]) - 1
      begins.push(token)
    }
    return places[token] as number
  }
  const add = (
    tokens: readonly number[],
    term: number,
    span: number,
    typos: number,
    isWhole: boolean,
    marked = 0,
  ): void => {
    const [begin, ...rest] = tokens
    if (!begin || rest.includes(0)) return
    first[placeOf(begin)]?.push({ term, span, typos, isWhole, rest })
    rest.forEach(placeOf)
    for (const token of tokens) addMark(marks, vocabulary.words[token] as string, marked)
  }
  const tokensOf = (words: readonly string[]): number[] => words.map((word) => vocabulary.token(word))
  terms.forEach((term, place) => {
    if (term.isPhrase) {
      add(tokensOf(term.words), place, 1, 0, true)
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
      const mostTypos = Math.max(0, typosAllowed(word) - span + 1)
      for (const { token, typos, isWhole } of vocabulary.matches(word, isPrefix, mostTypos)) {
        const isStart = isPrefix && !isWhole && typos === 0
        add([token], place, span, typos + joining, isWhole && span === 1, isStart ? word.length : 0)
      }
      const typed = words.join(' ')
      for (const synonym of Object.hasOwn(head.synonyms, typed) ? (head.synonyms[typed] ?? []) : [])
        add(tokensOf(wordsOf(synonym)), place, span, joining, false)
      if (span === 1) {
        for (let cut = 1; cut < word.length; cut += 1)
          add(tokensOf([word.slice(0, cut), word.slice(cut)]), place, 1, 1, false)
      }
    }
  })
  return { places, first, begins }
}

/** What a column matches. */
export interface MatchedRows {
  /** The rows that match, and for each the number of what it matches in `matches`. */
  readonly rows: Uint32Array
  readonly codes: Uint16Array
  readonly matches: readonly ValueMatch[]
}

/** Null when no value matches. */
export function matchValues(
  { tokens, starts, owners }: TextColumn,
  words: Sorted,
  sorted: () => Sorted,
  ways: Ways,
  termCount: number,
): MatchedRows | null {
  const { places, first, begins } = ways
  const known = new Uint16Array(starts.length - 1)
  const values: number[] = []
  const matches: ValueMatch[] = []
  // Values that have the same words of the query at the same places match alike. Such words, one after the other, are
  // a path from state to state, and only the first value at the end of a path is looked at.
  const states = new Map<number, number>()
  const ends = new Map<number, number>()
  for (let begin = 1; begin < begins.length; begin += 1) {
    const token = begins[begin] as number
    const last = first[begin]?.length ? (words.ends[token] as number) : 0
    for (let index = words.starts[token] as number; index < last; index += 1) {
      const value = owners[words.order[index] as number] as number
      if (known[value]) continue
      const from = starts[value] as number
      const end = starts[value + 1] as number
      let state = 0
      for (let at = from; at < end; at += 1) {
        const place = places[tokens[at] as number] as number
        if (!place) continue
        const step = (state * 0x10000 + at - from) * first.length + place
        let next = states.get(step)
        if (next === undefined) {
          next = states.size + 1
          states.set(step, next)
        }
        state = next
      }
      // Whether the query is all of the value counts too.
      const path = state * 2 + (end - from === termCount ? 1 : 0)
      let code = ends.get(path)
      if (code === undefined) {
        const found = occurrencesIn(tokens, from, end, ways, termCount)
        code = found ? matches.push(summarise(found, end - from)) : 0
        ends.set(path, code)
      }
      if (code) values.push(value)
      known[value] = code
    }
  }
  return matches.length ? { ...rowsOf(values, known, sorted()), matches } : null
}

/** The rows of some values, and what each matches. */
function rowsOf(values: readonly number[], known: Uint16Array, sorted: Sorted): Pick<MatchedRows, 'rows' | 'codes'> {
  const { order, starts, ends } = sorted
  let size = 0
  for (const value of values) size += (ends[value] as number) - (starts[value] as number)
  const rows = new Uint32Array(size)
  const codes = new Uint16Array(size)
  let at = 0
  for (const value of values) {
    for (let index = starts[value] as number; index < (ends[value] as number); index += 1) {
      rows[at] = order[index] as number
      codes[at] = known[value] as number
      at += 1
    }
  }
  return { rows, codes }
}

function occurrencesIn(
  tokens: Uint32Array,
  from: number,
  end: number,
  { places, first }: Ways,
  termCount: number,
): Found | undefined {
  let found: Found | undefined
  for (let at = from; at < end; at += 1) {
    for (const { term, span, typos, isWhole, rest } of first[places[tokens[at] as number] as number] ?? []) {
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
