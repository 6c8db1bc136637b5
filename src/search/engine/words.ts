/** Words of texts and of queries. */

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** Letters that need no folding but that of case. */
const PLAIN = /^[ -~]*$/

/** A word as words are compared: without case and accents. */
export function fold(word: string): string {
  return (PLAIN.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
}

export function wordsOf(text: string): string[] {
  return (PLAIN.test(text) ? text.toLowerCase().match(/[a-z0-9]+/g) : fold(text).match(WORD)) ?? []
}

/** Words of four characters and more with a digit that are no year: a VIN or a plate, it may be. */
export function mayBeIdentifier(query: string): boolean {
  return wordsOf(query).some((word) => word.length > 3 && /\d/.test(word) && !/^(19|20)\d\d$/.test(word))
}

/** Replaces each word of a text, and keeps what stands between. */
export function replaceWords(text: string, replace: (word: string) => string): string {
  return text.replace(WORD, replace)
}

let older: number[] = []
let before: number[] = []
let row: number[] = []

/**
 * Damerau-Levenshtein distance with adjacent letters swapped once; `most` + 1 when it is larger than `most`. Of a
 * prefix, the distance to that start of the word which is nearest.
 */
export function distance(typed: string, word: string, most: number, prefix: boolean): number {
  const length = typed.length
  for (let index = 0; index <= length; index += 1) before[index] = index
  let best = prefix ? length : most + 1
  for (let at = 1; at <= word.length; at += 1) {
    row[0] = at
    let least = at
    const letter = word.charCodeAt(at - 1)
    for (let index = 1; index <= length; index += 1) {
      const typedLetter = typed.charCodeAt(index - 1)
      let cost = (before[index - 1] as number) + (typedLetter === letter ? 0 : 1)
      const changed = Math.min(before[index] as number, row[index - 1] as number) + 1
      if (changed < cost) cost = changed
      if (
        index > 1 &&
        at > 1 &&
        typedLetter === word.charCodeAt(at - 2) &&
        typed.charCodeAt(index - 2) === letter &&
        (older[index - 2] as number) + 1 < cost
      )
        cost = (older[index - 2] as number) + 1
      row[index] = cost
      if (cost < least) least = cost
    }
    if (prefix || at === word.length) best = Math.min(best, row[length] as number)
    if (least > most) break
    const spare = older
    older = before
    before = row
    row = spare
  }
  return Math.min(best, most + 1)
}

export interface Term {
  /** One word, or the words of a phrase in quotes. */
  readonly words: readonly string[]
  readonly isPhrase: boolean
  /** The last word is still being typed. */
  readonly isPrefix: boolean
}

export interface ParsedQuery {
  readonly terms: readonly Term[]
  /** Words and phrases after a minus sign. */
  readonly excluded: readonly Term[]
}

/** Meilisearch looks at the first ten words. */
const MOST_WORDS = 10

export function parseQuery(query: string): ParsedQuery {
  const terms: Term[] = []
  const excluded: Term[] = []
  const endsInWord = /[\p{L}\p{N}\p{M}]$/u.test(query)
  for (const [, minus, phrase, plain = ''] of query.matchAll(/(?:(?<!\S)(-))?(?:"([^"]*)"?|([^\s"]+))/g)) {
    const words = wordsOf(phrase ?? plain)
    const into = minus ? excluded : terms
    if (phrase === undefined && !minus)
      for (const word of words) into.push({ words: [word], isPhrase: false, isPrefix: false })
    else if (words.length) into.push({ words, isPhrase: true, isPrefix: false })
  }
  const kept = terms.slice(0, MOST_WORDS)
  const last = kept[terms.length - 1]
  if (last && endsInWord && !last.isPhrase) kept[terms.length - 1] = { ...last, isPrefix: true }
  return { terms: kept, excluded }
}
