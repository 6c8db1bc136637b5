/**
 * Reads a query in plain language: "white diesel ute under 40k near 4000" becomes refinements, and what is not understood
 * stays text. Pure, and small enough to be loaded when a search box is used.
 */
import type { NearPlace } from '../near/near-place.ts'
import { NEAREST_SORT } from '../near/near-place.ts'
import type { StateRange } from '../search-state.ts'
import type { Amount } from './amount.ts'
import { amountAt } from './amount.ts'
import { createBadgeReader } from './badges.ts'
import { NAMES_OF_ITEMS } from './item-words.ts'
import type { Meaning } from './lexicon.ts'
import { createLexicon } from './lexicon.ts'
import { createMeasureReader } from './measures.ts'
import { createPlaceReader } from './nearby.ts'
import { FILLER_PHRASES, FILLERS, NOT_PAINT } from './other-words.ts'
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

/** What is being gathered while a query is read. */
interface Draft {
  readonly lists: Map<string, Set<string>>
  readonly ranges: Map<string, StateRange>
  readonly toggles: Set<string>
  /** Texts such as "-white". */
  readonly excluded: string[]
  sortBy: string | null
  near: NearPlace | null
}

/** A reader for a site's words; making it costs more than reading. */
export function createPlainLanguageReader(vocabulary: PlainVocabulary): PlainLanguageReader {
  const lexicon = createLexicon(vocabulary)
  const placeAt = createPlaceReader(vocabulary)
  const kinds = new Map(vocabulary.facets.map(({ attribute, kind }) => [attribute, kind]))

  /** Takes a meaning into the draft. What is said last counts, where only one thing can be had. */
  const take = (draft: Draft, { attribute, values }: Meaning): void => {
    if (attribute === 'sortBy') draft.sortBy = values[0] ?? null
    else if (attribute === 'make_model') {
      const [name = ''] = values
      const make = Object.keys(vocabulary.values['make'] ?? {}).find((each) => name.startsWith(`${each} `)) ?? ''
      addTo(draft.lists, 'make', [make])
      addTo(draft.lists, 'model', [name.slice(make.length + 1)])
    } else if (kinds.get(attribute) === 'toggle') draft.toggles.add(attribute)
    else if (kinds.get(attribute) === 'menu') draft.lists.set(attribute, new Set(values.slice(0, 1)))
    else addTo(draft.lists, attribute, values)
  }

  const kindWords = wordsOfKinds(Object.keys(vocabulary.values['item_type'] ?? {}))
  const measured = createMeasureReader(Object.keys(vocabulary.values['item_type'] ?? {}))

  /** Takes an amount; the attribute that it is about, or null when the site has no such filter. */
  const takeAmount = (draft: Draft, { subject, range }: Amount): string | null => {
    if (subject === 'berths') return takeBerths(draft, range)
    const measure = measured(subject, range)
    if (measure !== null) return takeRange(draft, measure.attribute, measure.range)
    if (subject === 'seats') {
      const seats = Object.keys(vocabulary.values['seats'] ?? {}).filter((value) => isWithin(Number(value), range))
      if (!kinds.has('seats') || seats.length === 0) return null
      addTo(draft.lists, 'seats', seats)
      return 'seats'
    }
    if (subject === 'weekly' || subject === 'fortnightly' || subject === 'monthly') {
      const priceAud = range.max === null ? null : (vocabulary.priceOfRepayment?.(range.max, subject) ?? null)
      // Even the fees may be more.
      return priceAud === null || priceAud <= 0 ? null : takeRange(draft, 'price', { min: null, max: priceAud })
    }
    return takeRange(draft, subject === 'age' ? 'year' : subject, range)
  }

  /** "Sleeps 4" is 4, or the next that there is: a van for more has room for four. */
  const takeBerths = (draft: Draft, range: StateRange): string | null => {
    const known = Object.keys(vocabulary.values['sleeps'] ?? {})
    const exact = known.filter((value) => isWithin(Number(value), range))
    const more = exact.length > 0 ? exact : known.filter((value) => isWithin(Number(value), { ...range, max: null }))
    if (!kinds.has('sleeps') || more.length === 0) return null
    addTo(draft.lists, 'sleeps', more)
    return 'sleeps'
  }

  const takeRange = (draft: Draft, attribute: string, range: StateRange): string | null => {
    if (kinds.get(attribute) !== 'range') return null
    const known = draft.ranges.get(attribute)
    const joined = { min: range.min ?? known?.min ?? null, max: range.max ?? known?.max ?? null }
    const isEmpty = joined.min !== null && joined.max !== null && joined.min > joined.max
    draft.ranges.set(attribute, isEmpty ? range : joined)
    return attribute
  }

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
    const draft: Draft = {
      lists: new Map(),
      ranges: new Map(),
      toggles: new Set(),
      excluded: [],
      sortBy: null,
      near: null,
    }
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

const MAX_FILLERS = 3

/** What an item of the only kind of stock is called, which says nothing there. */
function wordsOfKinds(kinds: readonly string[]): ReadonlySet<string> {
  const [only, ...others] = kinds
  const names = Object.entries(NAMES_OF_ITEMS).find(([kind]) => kind === only)?.[1]
  return new Set(others.length > 0 ? [] : names?.flatMap((name) => [name, `${name}s`]))
}

/** The words that say something, or may. */
function withoutFillers(tokens: readonly Token[], kindWords: ReadonlySet<string>): Token[] {
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

function addTo(lists: Map<string, Set<string>>, attribute: string, values: readonly string[]): void {
  const known = lists.get(attribute) ?? new Set()
  for (const value of values) known.add(value)
  lists.set(attribute, known)
}

function note(
  spans: Map<number, ReadSpan>,
  { start, end }: Token,
  kind: ReadSpan['kind'],
  attribute: string | null,
): void {
  spans.set(start, { start, end, kind, attribute })
}

function isWithin(value: number, { min, max }: StateRange): boolean {
  return (min === null || value >= min) && (max === null || value <= max)
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

/** A model brings its make when it has but one, or when none is named; so the route of the model is found. */
function addMakes(draft: Draft, makesOf: (model: string) => readonly string[]): void {
  if (draft.lists.has('make')) {
    // "Toyota or Mazda CX-5": without its own make the second would never be found.
    const makes = draft.lists.get('make') ?? new Set()
    for (const model of draft.lists.get('model') ?? []) {
      const own = makesOf(model)
      if (own[0] !== undefined && !own.some((make) => makes.has(make))) makes.add(own[0])
    }
    return
  }
  const makes = [...(draft.lists.get('model') ?? [])].map(makesOf)
  if (makes.length > 0 && makes.every((own) => own.length === 1)) addTo(draft.lists, 'make', makes.flat())
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
