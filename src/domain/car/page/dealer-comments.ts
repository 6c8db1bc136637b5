/** The dealer's comments on a car: whole, or cut with a way to the rest (S1 §4 "Dealer comments"). */

/** S1 §4, S2 §8: shown when there are no comments. */
export const COMMENTS_PENDING = 'Dealer comments are pending. Please check back here later.'
/** S1 §4, §9: characters shown before "more...". */
export const COMMENTS_SHOWN_CHARACTERS = 400

/** S1 §4: the two pairs of words that open and close the rest. */
export const COMMENTS_TOGGLES = {
  inline: { more: 'more...', less: 'less...' },
  block: { more: 'Show More', less: 'Show Less' },
} as const
export type CommentsToggle = keyof typeof COMMENTS_TOGGLES

export type DealerComments =
  | { kind: 'pending' }
  | { kind: 'whole'; text: string }
  | { kind: 'cut'; start: string; rest: string }

/**
 * Whole up to `shownCharacters`; a longer text is cut after a whole word, so that `start` and `rest` joined are the text
 * again.
 */
export function dealerComments(comments: string | null, shownCharacters: number): DealerComments {
  const text = comments?.trim() ?? ''
  if (text === '') return { kind: 'pending' }
  if (text.length <= shownCharacters) return { kind: 'whole', text }
  const at = cutAt(text, shownCharacters)
  return { kind: 'cut', start: text.slice(0, at), rest: text.slice(at) }
}

/** Before the last space, unless that would leave less than half; then where the text is too long. */
function cutAt(text: string, shownCharacters: number): number {
  const head = text.slice(0, shownCharacters)
  const space = head.search(/\s\S*$/)
  if (space > shownCharacters / 2) return space
  // Never inside a surrogate pair.
  return /[\uD800-\uDBFF]$/.test(head) ? shownCharacters - 1 : shownCharacters
}
