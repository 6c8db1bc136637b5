/** A text "Label: value" as a pair, and prose that happens to hold a colon as none. */

const MAX_LABEL_WORDS = 4
const MAX_VALUE_WORDS = 10
/** A value that begins with a small letter is often the rest of a sentence: one or two such words are still a value. */
const MAX_SMALL_WORDS = 2

/** A colon within a time of day or an address of the web ends no label. */
const LABEL_AND_VALUE = /^\s*([^:]+?)\s*:(?!\/\/|(?<=\d:)\d)\s*(.*?)\s*$/s
const SENTENCE_ENDS = /[.!?;](?:\s|$)/

/** Null for what is no pair: "Gearbox: 6 speed" is one, "One owner: always serviced here" is a sentence (ours). */
export function labelledText(text: string): { label: string; value: string } | null {
  const [, label, value] = LABEL_AND_VALUE.exec(text) ?? []
  if (label === undefined || value === undefined) return null
  if (wordCount(label) > MAX_LABEL_WORDS || /[.!?;,](?:\s|$)/.test(label)) return null
  const maxWords = /^\p{Ll}/u.test(value) ? MAX_SMALL_WORDS : MAX_VALUE_WORDS
  return wordCount(value) > maxWords || SENTENCE_ENDS.test(value) ? null : { label, value }
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
