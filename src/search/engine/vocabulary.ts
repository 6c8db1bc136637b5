/** All words that a search can find. */
import { distance } from './words.ts'

export interface WordMatch {
  readonly token: number
  readonly typos: number
  /** The whole word as it was typed. */
  readonly isWhole: boolean
}

/** Words by number, from 1 on. */
export class Vocabulary {
  readonly words: string[] = ['']
  readonly #tokenOf = new Map<string, number>()
  readonly #byLetter = new Map<string, number[]>()

  token(word: string): number {
    return this.#tokenOf.get(word) ?? 0
  }

  add(word: string): number {
    let token = this.#tokenOf.get(word)
    if (token === undefined) {
      token = this.words.push(word) - 1
      this.#tokenOf.set(word, token)
      const letter = word.charAt(0)
      const others = this.#byLetter.get(letter)
      if (others) others.push(token)
      else this.#byLetter.set(letter, [token])
    }
    return token
  }

  /** Meilisearch's typos: a wrong first letter counts as two. */
  matches(word: string, isPrefix: boolean, mostTypos: number): WordMatch[] {
    const found: WordMatch[] = []
    if (!isPrefix && !mostTypos) {
      const token = this.token(word)
      return token ? [{ token, typos: 0, isWhole: true }] : found
    }
    const { length } = word
    const isFirstWrong = wrongFirstLetter(word, isPrefix)
    for (const [letter, tokens] of this.#byLetter) {
      const isFirst = letter === word.charAt(0)
      if (!isFirst && mostTypos < 2) continue
      for (const token of tokens) {
        const known = this.words[token] as string
        if (!isFirst) {
          if (isFirstWrong(known)) found.push({ token, typos: 2, isWhole: false })
        } else if (known === word) found.push({ token, typos: 0, isWhole: true })
        else if (isPrefix && known.startsWith(word)) found.push({ token, typos: 0, isWhole: false })
        else if (mostTypos && known.length >= length - mostTypos && (isPrefix || known.length <= length + mostTypos)) {
          const typos = distance(word, known, mostTypos, isPrefix)
          if (typos <= mostTypos) found.push({ token, typos, isWhole: false })
        }
      }
    }
    return found
  }
}

/**
 * Whether a word that begins otherwise is the typed one but for one change, which can only be at its beginning: the
 * letter is another, is one too many or one too few, or stands behind the second.
 */
function wrongFirstLetter(word: string, isPrefix: boolean): (known: string) => boolean {
  const rest = word.slice(1)
  const swapped = word.charAt(1) + word.charAt(0) + word.slice(2)
  const holds = (known: string, part: string, at: number): boolean =>
    known.startsWith(part, at) && (isPrefix || known.length === part.length + at)
  return (known) => holds(known, rest, 1) || holds(known, rest, 0) || holds(known, word, 1) || holds(known, swapped, 0)
}
