/** Marks the words of a text that were found. */
import type { Highlighted, SearchParams } from '../search-request.ts'
import type { Marks } from './text-match.ts'
import { fold, replaceWords } from './words.ts'

/** What InstantSearch puts round a word that was found. */
const OPEN_TAG = '__ais-highlight__'
const CLOSE_TAG = '__/ais-highlight__'

/** A text with the words that were found between two tags; of a word that is still typed, what is typed. */
export function highlight(
  text: string,
  marks: Marks,
  { highlightPreTag: open = OPEN_TAG, highlightPostTag: close = CLOSE_TAG }: SearchParams,
): Highlighted {
  const matched = new Set<string>()
  const value = marks.size
    ? replaceWords(text, (word) => {
        const folded = fold(word)
        const length = marks.get(folded)
        if (length === undefined) return word
        matched.add(folded)
        const end = length || word.length
        return open + word.slice(0, end) + close + word.slice(end)
      })
    : text
  return { value, matchLevel: matched.size ? 'full' : 'none', matchedWords: [...matched] }
}
