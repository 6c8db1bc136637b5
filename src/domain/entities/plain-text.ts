/**
 * Texts from outside: what others publish becomes plain text without markup.
 *
 * Reading a text that was read before changes nothing, however deeply it was escaped.
 */
import { cleanLine, cleanParagraphs } from '../values/clean-text.ts'
import { isEmptyValue } from '../values/read-number.ts'

/** Markup and spaces are longer than what is left of them: so much is looked at for each character that may stay. */
const RAW_PER_KEPT = 20
/** Escaped so often, a text was made to deceive. */
const MAX_ROUNDS = 5

/** One line of a published text, at most `most` characters; `null` when there is none. */
export function publishedLine(value: unknown, most: number): string | null {
  return published(value, most, (raw) => cleanLine(raw).text)
}

/** A published text with its paragraphs. */
export function publishedParagraphs(value: unknown, most: number): string | null {
  return published(value, most, (raw) => cleanParagraphs(raw).text)
}

function published(value: unknown, most: number, clean: (raw: string) => string): string | null {
  const raw = rawText(value, most)
  if (raw === null) return null
  const text = clipped(settled(raw, clean), most)
  return isEmptyValue(text) ? null : text
}

/** Cleans until nothing changes: "&amp;lt;b&amp;gt;" hides a tag under two layers. */
function settled(raw: string, clean: (raw: string) => string): string {
  let text = raw
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const cleaner = clean(text)
    if (cleaner === text) return text
    text = cleaner
  }
  return clean(text.replace(/[<&]/g, ''))
}

function rawText(value: unknown, most: number): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.slice(0, most * RAW_PER_KEPT) : null
}

/** At most `most` characters, and never half of one. */
function clipped(text: string, most: number): string | null {
  const kept = text
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return kept === '' ? null : kept
}
