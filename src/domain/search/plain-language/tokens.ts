/** A query as words, each with its place in the text and with what stands before it. */

export interface Token {
  /** As typed. */
  readonly text: string
  /** Without case, accents and apostrophes: how words are compared. */
  readonly word: string
  readonly start: number
  readonly end: number
  /** Which word of the text it is. */
  readonly index: number
  /** What stands between the word before and this one. */
  readonly gap: string
  /** A phrase in quotes or a word with a minus sign, which mean the same to every engine: never read. */
  readonly verbatim: boolean
}

/**
 * Quoted phrases and excluded words; comparisons; words, which may hold an amount's separators ("$40,000", "2.5") and
 * apostrophes ("100k's"), and end in a plus sign ("2020+").
 */
const TOKEN =
  /(?<!\S)-?"[^"]*"?|(?<!\S)-[\p{L}\p{N}][^\s"]*|[<>]=?|\$?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|(?<=\d),(?=\d{3}(?!\d))|(?<=\d)\.(?=\d)|(?<=[\p{L}\p{N}])['’](?=\p{L}))*\+?/gu

export function tokensOf(text: string): Token[] {
  let before = 0
  return [...text.matchAll(TOKEN)].map((match, index) => {
    const [found] = match
    const token = {
      text: found,
      word: fold(found),
      start: match.index,
      end: match.index + found.length,
      index,
      gap: text.slice(before, match.index),
      verbatim: /^-?"|^-/.test(found),
    }
    before = token.end
    return token
  })
}

/** The same words, each only as it is typed: in quotes, engines look for no other spelling. */
export function exactWords(text: string): string {
  return tokensOf(text)
    .map((token) => (token.verbatim ? token.text : `"${token.text}"`))
    .join(' ')
}

/** "Citroën" and "citroen", "k's" and "ks" are one word. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
}

/** A name as it is looked up: "Land Cruiser", "land-cruiser" and "LANDCRUISER" are one. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Whether one letter too many, too few, wrong or swapped with its neighbour makes one word of the other. */
export function isOneTypo(typed: string, word: string): boolean {
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = long.slice(at + 1)
  return (
    short.slice(at) === rest ||
    (short.length === long.length &&
      (short.slice(at + 1) === rest ||
        (short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2))))
  )
}
