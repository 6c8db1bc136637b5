/**
 * What of a text no cut may take away (AU §1): each sentence that states a rate, and a warning with all that follows it.
 * Such words are written by lenders and dealers, so they are known by what they say.
 */
const RATE = /\d\s*%|\bp\.a\.|\bper annum\b|\bcomparison rates?\b|\binterest rates?\b/i
const WARNING = /\bwarning\b/i

export interface CutText {
  readonly preview: string
  /** The sentences beyond the preview that stay in view; `null` for none. */
  readonly kept: string | null
}

interface Sentence {
  readonly start: number
  readonly end: number
  readonly isLaw: boolean
}

/** Cut after so many characters, later where a sentence of the law would be cut in two; `null` where all of it stays. */
export function cutText(text: string, characters: number): CutText | null {
  let end = Math.min(characters, text.length)
  const kept: string[] = []
  for (const sentence of sentencesOf(text)) {
    if (!sentence.isLaw || sentence.end <= end) continue
    if (kept.length === 0 && text.slice(end, sentence.start).trim() === '') end = sentence.end
    else kept.push(text.slice(sentence.start, sentence.end))
  }
  if (text.slice(end).trim() === '') return null
  const preview = firstCharacters(text, end)
  return { preview, kept: kept.length === 0 ? null : kept.join(' ') }
}

export function statesRate(text: string): boolean {
  return RATE.test(text)
}

/** All sentences of the law in a text, `null` where it has none. */
export function lawWords(text: string): string | null {
  const words = sentencesOf(text).filter(({ isLaw }) => isLaw)
  return words.length === 0 ? null : words.map(({ start, end }) => text.slice(start, end)).join(' ')
}

/** Full stops within "6.29" or "p.a.," end none. */
function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(/[.!?]["'”’)]*(?=\s)/g)].map(({ 0: stop, index }) => index + stop.length)
  let start = 0
  let warns = false
  return [...ends, text.trimEnd().length].flatMap((end) => {
    const words = text.slice(start, end)
    const first = start + (words.length - words.trimStart().length)
    start = end
    if (first >= end) return []
    warns ||= WARNING.test(words)
    return [{ start: first, end, isLaw: warns || RATE.test(words) }]
  })
}

/** Exactly so many UTF-16 units, or one fewer rather than half of a surrogate pair. */
function firstCharacters(text: string, length: number): string {
  const preview = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(preview) ? preview.slice(0, -1) : preview
}
