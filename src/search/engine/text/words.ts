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

/**
 * Damerau-Levenshtein distance with adjacent letters swapped once; `most` + 1 when it is larger than `most`. Of a
 * prefix, the distance to that start of the word which is nearest. Letters that are alike are never worth a change, so
 * only where two differ the ways part, and they are few because `most` is.
 */
export function distance(typed: string, word: string, most: number, isPrefix: boolean, at = 0, place = 0): number {
  const longer = typed.length - at - word.length + place
  if ((isPrefix ? longer : Math.abs(longer)) > most) return most + 1
  let from = at
  let to = place
  while (from < typed.length && typed.charCodeAt(from) === word.charCodeAt(to)) {
    from += 1
    to += 1
  }
  if (from >= typed.length) return isPrefix ? 0 : Math.abs(longer)
  if (!most) return 1
  const after = (letters: number, others: number): number =>
    distance(typed, word, most - 1, isPrefix, from + letters, to + others)
  const isSwapped = from + 1 < typed.length && typed[from] === word[to + 1] && typed[from + 1] === word[to]
  return 1 + Math.min(after(1, 1), after(1, 0), after(0, 1), isSwapped ? after(2, 2) : most)
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
const MAX_WORDS = 10

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
  const kept = terms.slice(0, MAX_WORDS)
  const last = kept[terms.length - 1]
  if (last && endsInWord && !last.isPhrase) kept[terms.length - 1] = { ...last, isPrefix: true }
  return { terms: kept, excluded }
}
