/** Reads the badges of a model: "hilux sr5". */
import type { Token } from './tokens.ts'
import { squash, tokensOf } from './tokens.ts'

export interface ReadBadges {
  readonly values: readonly string[]
  /** The word after them. */
  readonly end: number
}

const MAX_WORDS = 4
/** Words that stand in more badges than these distinguish nothing, and stay words. */
const MAX_BADGES = 6

export type BadgeReader = (tokens: readonly Token[], at: number) => ReadBadges | null

/**
 * A reader of the badges that the cars of a search have. Shoppers name a part of a badge, and mean all badges that have
 * it: "SR5" is "SR5" and "SR5 Hi-Rider".
 */
export function createBadgeReader(counts: Readonly<Record<string, number>>): BadgeReader {
  const badges = Object.keys(counts)
    .filter((badge) => (counts[badge] ?? 0) > 0)
    .map((badge) => ({ badge, words: tokensOf(badge).map(({ word }) => squash(word)) }))
  return (tokens, at) => {
    for (let end = Math.min(at + MAX_WORDS, tokens.length); end > at; end -= 1) {
      const part = tokens.slice(at, end)
      if (part.some(({ verbatim }) => verbatim)) continue
      const typed = part.map(({ word }) => squash(word)).join('')
      const values = badges.filter(({ words }) => typed !== '' && stands(typed, words)).map(({ badge }) => badge)
      if (values.length > 0) return values.length > MAX_BADGES ? null : { values, end }
    }
    return null
  }
}

/** Whether whole words side by side are what is typed: "gt line" and "gtline" stand in "GT-Line". */
function stands(typed: string, words: readonly string[]): boolean {
  return words.some((_, from) => {
    let joined = ''
    for (let at = from; at < words.length && joined.length < typed.length; at += 1) joined += words[at]
    return joined === typed
  })
}
