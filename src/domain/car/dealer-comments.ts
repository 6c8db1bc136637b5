/** The dealer's comments on a car: whole, or cut with a way to the rest (S1 §4 "Dealer comments"). */

export const COMMENTS_PENDING = 'Dealer comments are pending. Please check back here later.'
/** S1 §9: characters shown before "more...". */
const COMMENTS_SHOWN_CHARACTERS = 400

export type DealerComments =
  | { kind: 'pending' }
  | { kind: 'whole'; text: string }
  | { kind: 'cut'; start: string; rest: string }

/** Cuts after a whole word, so that `start` and `rest` joined are the text again. */
export function dealerComments(comments: string | null): DealerComments {
  const text = comments?.trim() ?? ''
  if (text === '') return { kind: 'pending' }
  if (text.length <= COMMENTS_SHOWN_CHARACTERS) return { kind: 'whole', text }
  const head = text.slice(0, COMMENTS_SHOWN_CHARACTERS)
  const space = /\s\S*$/.exec(head)?.index ?? 0
  // A text without spaces is cut where it is too long, but never inside a surrogate pair.
  const hard = /[\uD800-\uDBFF]$/.test(head) ? COMMENTS_SHOWN_CHARACTERS - 1 : COMMENTS_SHOWN_CHARACTERS
  const at = space > COMMENTS_SHOWN_CHARACTERS / 2 ? space : hard
  return { kind: 'cut', start: text.slice(0, at), rest: text.slice(at) }
}
