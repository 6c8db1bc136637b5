/** Reads a feed's word by a table of the words that dealers use. */

/** Lower case, one space between words, no punctuation: "Dual-Cab  Utility" -> "dual cab utility". */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()
}

/** Ours, with the phrases that mean it. The longest phrase in the text wins, so tables need no order. */
export type Vocabulary<Value extends string> = readonly (readonly [Value, readonly string[]])[]

/** A reader that finds the longest known phrase of whole words in a text. */
export function vocabularyReader<Value extends string>(vocabulary: Vocabulary<Value>): (text: string) => Value | null {
  const phrases = vocabulary
    .flatMap(([value, words]) => words.map((phrase) => ({ value, phrase: ` ${phrase} ` })))
    .sort((a, b) => b.phrase.length - a.phrase.length)
  const seen = new Map<string, Value | null>()
  return (text) => {
    const known = seen.get(text)
    if (known !== undefined) return known
    const padded = ` ${plainWords(text)} `
    // A code of one letter counts only when it stands alone: "N/A" is not "N" for new.
    const found =
      phrases.find(({ phrase }) => (phrase.length > 3 ? padded.includes(phrase) : padded === phrase))?.value ?? null
    // Feeds repeat few distinct words; the bound keeps a hostile one from filling memory.
    if (seen.size < 5_000 && text.length <= 100) seen.set(text, found)
    return found
  }
}
