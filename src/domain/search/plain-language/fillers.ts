/** Words of a query that say nothing about a car. */
import { NAMES_OF_ITEMS } from './item-words.ts'
import { FILLER_PHRASES, FILLERS } from './other-words.ts'
import type { Token } from './tokens.ts'

const MAX_FILLERS = 3

/** What an item of the only kind of stock is called, which says nothing there. */
export function wordsOfKinds(kinds: readonly string[]): ReadonlySet<string> {
  const [only, ...others] = kinds
  const names = Object.entries(NAMES_OF_ITEMS).find(([kind]) => kind === only)?.[1]
  return new Set(others.length > 0 ? [] : names?.flatMap((name) => [name, `${name}s`]))
}

/** The words that say something, or may. */
export function withoutFillers(tokens: readonly Token[], kindWords: ReadonlySet<string>): Token[] {
  const left: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const length = fillersAt(tokens, at) || (kindWords.has(token.word) && !token.verbatim ? 1 : 0)
    if (length === 0) left.push(token)
    at += Math.max(length, 1)
  }
  return left
}

/** How many words from here on are fillers together. */
function fillersAt(tokens: readonly Token[], at: number): number {
  for (let length = MAX_FILLERS; length > 1; length -= 1) {
    const part = tokens.slice(at, at + length)
    if (part.length === length && FILLER_PHRASES.has(part.map(({ word }) => word).join(''))) return length
  }
  const token = tokens[at] as Token
  return FILLERS.has(token.word) && !token.verbatim ? 1 : 0
}
