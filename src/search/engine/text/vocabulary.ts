/** All words that a search can find. */
import { distance } from './words.ts'

export interface WordMatch {
  readonly token: number
  readonly typos: number
  /** The whole word as it was typed. */
  readonly isWhole: boolean
}

export type Vocabulary = ReturnType<typeof createVocabulary>

/** Words by number, from 1 on. */
export function createVocabulary() {
  const words = ['']
  const tokens = new Map<string, number>()
  const byLetter = new Map<string, number[]>()
  return {
    words,
    /** 0 of a word that is not known. */
    token: (word: string): number => tokens.get(word) ?? 0,
    add(word: string): number {
      let token = tokens.get(word)
      if (!token) {
        token = words.push(word) - 1
        tokens.set(word, token)
        const letter = word.charAt(0)
        const others = byLetter.get(letter)
        if (others) others.push(token)
        else byLetter.set(letter, [token])
      }
      return token
    },
    /** Meilisearch's typos: a wrong first letter counts as two. */
    matches(word: string, isPrefix: boolean, maxTypos: number): WordMatch[] {
      const found: WordMatch[] = []
      for (const [letter, others] of byLetter) {
        const wrong = letter === word.charAt(0) ? 0 : 1
        if (maxTypos < wrong * 2) continue
        for (const token of others) {
          const known = words[token] as string
          const typos = wrong + distance(word, known, maxTypos - wrong, isPrefix)
          if (typos <= maxTypos) found.push({ token, typos, isWhole: known === word })
        }
      }
      return found
    },
  }
}
