/** The ways in which a query's words can be matched: as they are, with typos, by synonyms, as one word or two. */
import type { IndexHead } from '../format/index-head.ts'
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
const MAX_SPAN = 3

function typosAllowed(word: string): number {
  return word.length < ONE_TYPO_LETTERS ? 0 : word.length < TWO_TYPOS_LETTERS ? 1 : 2
}

/** Notes a word that was found, or of one that is still typed how much of it. */
function addMark(marks: Map<string, number>, word: string, marked: number): void {
  const before = marks.get(word)
  marks.set(word, before === undefined ? marked : before && marked ? Math.max(before, marked) : 0)
}

/**
 * All ways in which the terms of a query can be matched; `marks` learns the words. Without synonyms words are matched
 * as they stand, as those of identifiers are.
 */
export function waysOf(
  terms: readonly Term[],
  vocabulary: Vocabulary,
  marks: Map<string, number>,
  synonyms?: IndexHead['synonyms'],
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
    for (let span = 1; span <= (synonyms ? MAX_SPAN : 1) && place + span <= terms.length; span += 1) {
      const joined = terms.slice(place, place + span)
      if (joined.some(({ isPhrase }) => isPhrase)) break
      const words = joined.map(({ words: [word = ''] }) => word)
      const word = words.join('')
      const isPrefix = joined[span - 1]?.isPrefix ?? false
      // Meilisearch counts as many typos as words that are written as one, and allows fewer others.
      const joining = span > 1 ? span : 0
      const maxTypos = synonyms ? Math.max(0, typosAllowed(word) - span + 1) : 0
      for (const { token, typos, isWhole } of vocabulary.matches(word, isPrefix, maxTypos)) {
        const isStart = isPrefix && !isWhole && typos === 0
        add([token], place, span, typos + joining, isWhole && span === 1, isStart ? word.length : 0)
      }
      if (!synonyms) continue
      const typed = words.join(' ')
      for (const synonym of (Object.hasOwn(synonyms, typed) && synonyms[typed]) || [])
        add(tokensOf(wordsOf(synonym)), place, span, joining, false)
      if (span === 1) {
        for (let cut = 1; cut < word.length; cut += 1)
          add(tokensOf([word.slice(0, cut), word.slice(cut)]), place, 1, 1, false)
      }
    }
  })
  return { places, first, begins }
}
