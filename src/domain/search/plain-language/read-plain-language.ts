/**
 * Reads a query in plain language: "white diesel ute under 40k near 4000" becomes refinements, and what is not understood
 * stays text. Pure, and small enough to be loaded when a search box is used.
 */
import { NEAREST_SORT } from '../near/near-place.ts'
import type { Amount } from './amount.ts'
import { amountAt } from './amount.ts'
import { createBadgeReader } from './badges.ts'
import type { Draft } from './draft.ts'
import { addMakes, addTo, createDraftWriter, emptyDraft } from './draft.ts'
import { withoutFillers, wordsOfKinds } from './fillers.ts'
import type { Meaning } from './lexicon.ts'
import { createLexicon } from './lexicon.ts'
import { createPlaceReader } from './nearby.ts'
import { NOT_PAINT } from './other-words.ts'
import type { FoundCounts, PlainReading, ReadSpan } from './reading.ts'
import type { Token } from './tokens.ts'
import { tokensOf } from './tokens.ts'
import type { PlainVocabulary } from './vocabulary.ts'

/** `found` answers what an earlier reading of the same text left open (`openQuestions`). */
export type PlainLanguageReader = (text: string, found?: FoundCounts) => PlainReading

/** Words longer than any query that a shopper types are not read. */
const MAX_WORDS = 60
const EXCLUDING: ReadonlySet<string> = new Set(['not', 'no', 'without', 'except', 'excluding', 'excl'])
const JOINING: ReadonlySet<string> = new Set(['or', 'nor', 'and'])

/** A reader for a site's words; making it costs more than reading. */
export function createPlainLanguageReader(vocabulary: PlainVocabulary): PlainLanguageReader {
  const lexicon = createLexicon(vocabulary)
  const placeAt = createPlaceReader(vocabulary)
  const { take, takeAmount } = createDraftWriter(vocabulary)
  const kindWords = wordsOfKinds(Object.keys(vocabulary.values['item_type'] ?? {}))

  /** "Not white or silver": both are excluded, by words that every engine leaves out. */
  const exclusionAt = (draft: Draft, tokens: readonly Token[], at: number): { end: number } | null => {
    if (!EXCLUDING.has(tokens[at]?.word ?? '')) return null
    let end = at + 1
    let attribute: string | null = null
    for (let next = end; ; ) {
      const phrase = lexicon.phraseAt(tokens, next, null)
      if (phrase === null || phrase.meaning.attribute === 'sortBy') break
      if (attribute !== null && phrase.meaning.attribute !== attribute) break
      attribute = phrase.meaning.attribute
      for (const value of phrase.meaning.values) {
        const text = value.toLowerCase()
        draft.excluded.push(/[^\p{L}\p{N}]/u.test(text) ? `-"${text}"` : `-${text}`)
      }
      end = next + phrase.length
      if (!JOINING.has(tokens[end]?.word ?? '')) break
      next = end + 1
    }
    return attribute === null ? null : { end }
  }

  /** What begins at a word, taken into the draft. */
  const understand = (draft: Draft, tokens: readonly Token[], at: number, make: string | null): Step | null => {
    if (tokens[at]?.verbatim !== false) return null
    const exclusion = exclusionAt(draft, tokens, at)
    if (exclusion !== null) return { end: exclusion.end, attribute: 'query', make: null }
    const phrase = lexicon.phraseAt(tokens, at, make)
    const amount = amountAt(tokens, at, vocabulary.year)
    if (phrase !== null && !(amount !== null && amount.end > at + phrase.length) && !isNotPaint(phrase, tokens, at)) {
      take(draft, phrase.meaning)
      const { attribute, values } = phrase.meaning
      return { end: at + phrase.length, attribute, make: attribute === 'make' ? (values[0] ?? null) : null }
    }
    const place = placeAt(tokens, at)
    if (place !== null && !isYearRange(amount)) {
      if (place.near !== null) draft.near = place.near
      else draft.lists.set('location_name', new Set(place.names))
      return { end: place.end, attribute: place.near === null ? 'location_name' : 'near', make: null }
    }
    const taken = amount === null ? null : takeAmount(draft, amount)
    return amount === null || taken === null ? null : { end: amount.end, attribute: taken, make: null }
  }

  return (text, found = {}) => {
    const all = tokensOf(text)
    const draft = emptyDraft()
    const spans = new Map<number, ReadSpan>()
    let left = all
    // What is understood brings other words together, which may then mean something, too.
    for (let changed = all.length <= MAX_WORDS; changed; ) {
      changed = false
      const kept: Token[] = []
      let make: string | null = null
      for (let at = 0; at < left.length; ) {
        const step: Step | null = understand(draft, left, at, make)
        make = step?.make ?? null
        if (step === null) kept.push(left[at++] as Token)
        else {
          changed = true
          for (; at < step.end; at += 1) note(spans, left[at] as Token, 'understood', step.attribute)
        }
      }
      left = kept
      if (spans.size > 0) {
        left = withoutFillers(kept, kindWords)
        for (const token of kept) if (!left.includes(token)) note(spans, token, 'filler', null)
        changed ||= left.length < kept.length
      }
    }
    addMakes(draft, lexicon.makesOf)
    const badges = found['badge']
    if (badges !== undefined && draft.lists.has('model')) left = withoutBadges(draft, spans, left, badges)
    for (const token of left) note(spans, token, 'text', null)
    return {
      lists: Object.fromEntries([...draft.lists].map(([attribute, values]) => [attribute, [...values]])),
      ranges: Object.fromEntries(draft.ranges),
      toggles: [...draft.toggles],
      // The nearest first, unless something else is asked for.
      sortBy: draft.sortBy ?? (draft.near === null ? null : NEAREST_SORT),
      near: draft.near,
      rest: left.length === all.length ? text.trim() : [...draft.excluded, joined(left)].filter(Boolean).join(' '),
      spans: [...spans.values()].sort((a, b) => a.start - b.start),
    }
  }
}

/** Takes the badges among the words that are left; the words that are left then. */
function withoutBadges(
  draft: Draft,
  spans: Map<number, ReadSpan>,
  tokens: readonly Token[],
  counts: Readonly<Record<string, number>>,
): Token[] {
  const badgesAt = createBadgeReader(counts)
  const left: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const badges = badgesAt(tokens, at)
    if (badges === null) left.push(tokens[at++] as Token)
    else {
      addTo(draft.lists, 'badge', badges.values)
      for (; at < badges.end; at += 1) note(spans, tokens[at] as Token, 'understood', 'badge')
    }
  }
  return left
}

interface Step {
  readonly end: number
  readonly attribute: string
  /** The make that was just named. */
  readonly make: string | null
}

function note(
  spans: Map<number, ReadSpan>,
  { start, end }: Token,
  kind: ReadSpan['kind'],
  attribute: string | null,
): void {
  spans.set(start, { start, end, kind, attribute })
}

/** "Black edition" and "black leather interior" do not say that the car is black. */
function isNotPaint(
  { meaning, length }: { meaning: Meaning; length: number },
  tokens: readonly Token[],
  at: number,
): boolean {
  return meaning.attribute === 'colour' && NOT_PAINT.has(tokens[at + length]?.word ?? '')
}

/** "From 2018 to 2020" is no place. */
function isYearRange(amount: Amount | null): boolean {
  return amount !== null && amount.subject === 'year'
}

/** Words that stood side by side keep what stood between them. */
function joined(tokens: readonly Token[]): string {
  return tokens
    .map((token, place) => {
      const before = tokens[place - 1]
      const together = before !== undefined && before.index === token.index - 1 && /^[-./&]$/.test(token.gap)
      return `${place === 0 ? '' : together ? token.gap : ' '}${token.text}`
    })
    .join('')
}
