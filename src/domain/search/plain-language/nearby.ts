/**
 * Reads places: "near 4000" and "within 100 km of Dubbo" say where it is searched from, "in Chermside" names a place of
 * the site.
 */
import { stateOfPostcode } from '../../places/postcode-state.ts'
import { townTitle } from '../../places/town-title.ts'
import type { NearPlace } from '../near/near-place.ts'
import { phraseIn } from './amount-words.ts'
import type { ReadSpan } from './reading.ts'
import type { Token } from './tokens.ts'
import { isOneTypo, squash, tokensOf } from './tokens.ts'
import type { PlainVocabulary, StockPlace } from './vocabulary.ts'

export interface ReadPlace {
  /** Null where places of the site are meant. */
  readonly near: NearPlace | null
  /** The values of the `location_name` facet that are meant. */
  readonly names: readonly string[]
  readonly end: number
}

/** Ours: how far from a town its dealers are: "in Brisbane" of a group that stands in its suburbs. */
const TOWN_KM = 50

type Preposition = 'near' | 'in'
const PREPOSITIONS: ReadonlyMap<string, Preposition> = new Map([
  ...['near', 'nearto', 'nearby', 'nearest', 'closeto', 'closestto', 'around', 'by', 'postcode', 'nearpostcode'].map(
    (word) => [word, 'near'] as const,
  ),
  ...['in', 'at', 'from'].map((word) => [word, 'in'] as const),
])

const MAX_WORDS = 4
const MIN_TYPO_LETTERS = 5

export type PlaceReader = (tokens: readonly Token[], at: number) => ReadPlace | null

export function createPlaceReader({ facets, values, places: all, towns }: PlainVocabulary): PlaceReader {
  const counts = values['location_name'] ?? {}
  const isOffered = facets.some(({ attribute }) => attribute === 'location_name')
  const places = isOffered ? all.filter(({ name }) => Object.hasOwn(counts, name)) : []
  if (places.length === 0) return () => null
  const placed = places.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)

  const named = (typed: string, same: Same): StockPlace[] => {
    const byName = places.filter(({ name }) => same(typed, squash(name)))
    return byName.length > 0 ? byName : places.filter(({ city }) => same(typed, squash(city)))
  }
  /** What the place is called that is typed, where it is known how far it is. */
  const placeCalled = (typed: string, same: Same): string | null => {
    if (placed.length === 0) return null
    const own = named(typed, same).find((place) => placed.includes(place))
    if (own !== undefined) return same(typed, squash(own.city)) ? own.city : own.name
    const town = towns.find(({ name }) => name !== '' && same(typed, squash(name)))
    return town === undefined ? null : (town.title ?? townTitle(town.name))
  }
  const exactly = (own: readonly StockPlace[], end: number): ReadPlace | null =>
    own.length === 0 ? null : { near: null, names: own.map(({ name }) => name), end }

  /** A single place is the nearest from everywhere. */
  const searchedFrom = (of: string, withinKm: number | null, end: number): ReadPlace | null =>
    placed.length === 1 ? exactly(placed, end) : { near: { of, withinKm }, names: [], end }

  return (tokens, at) => {
    const words = tokens.map(({ word, verbatim }) => (verbatim ? '\n' : word))
    const lead = leadAt(words, at)
    const from = lead?.end ?? at
    const first = words[from] ?? ''
    const isNear = lead?.kind === 'near'
    if (/^\d{4}$/.test(first)) {
      if (isNear && placed.length > 0 && stateOfPostcode(first) !== null)
        return searchedFrom(first, lead.withinKm, from + 1)
      if (!isNear && isYear(first)) return null
      return exactly(
        places.filter(({ postcode }) => postcode === first),
        from + 1,
      )
    }
    for (const same of isNear ? [isSame, isNearlySame] : [isSame]) {
      for (let end = Math.min(from + MAX_WORDS, tokens.length); end > from; end -= 1) {
        const typed = words.slice(from, end).join('')
        const own = exactly(named(typed, same), end)
        const called = lead !== null && (isNear || own === null) ? placeCalled(typed, same) : null
        if (called !== null) return searchedFrom(called, isNear ? lead.withinKm : TOWN_KM, end)
        if (own !== null) return own
      }
    }
    return null
  }
}

/**
 * What stands after "near" or "in" and was not understood, so that it may be the name of a place: for each such word
 * the names that begin with it, the longest first.
 */
export function placesLeftOver(text: string, spans: readonly ReadSpan[]): string[] {
  const tokens = tokensOf(text)
  const words = tokens.map(({ word }) => word)
  const isLeftOver = ({ start, word, verbatim }: Token): boolean =>
    !verbatim && /^\p{L}/u.test(word) && spans.some((span) => span.start === start && span.kind === 'text')
  const found = tokens.flatMap((_, at) => {
    const from = leadAt(words, at)?.end
    if (from === undefined) return []
    const name = tokens.slice(from, from + MAX_WORDS)
    const end = name.findIndex((token) => !isLeftOver(token))
    const names = name.slice(0, end === -1 ? name.length : end).map(({ text }) => text)
    return names.map((_, dropped) => names.slice(0, names.length - dropped).join(' '))
  })
  return [...new Set(found)]
}

interface Lead {
  readonly kind: Preposition
  readonly withinKm: number | null
  readonly end: number
}

/** What stands before a place: "near", "within 100 km of", "100km from". */
function leadAt(words: readonly string[], at: number): Lead | null {
  const text = words.slice(at, at + 5).join(' ')
  const distance =
    /^(?:with)?(?:in )?(\d{1,4}) ?(?:km|kms|ks|kays|kilometres|kilometers) (?:of|from|around|near)(?= )/.exec(text)
  if (distance !== null) {
    return { kind: 'near', withinKm: Number(distance[1]), end: at + distance[0].split(' ').length }
  }
  const preposition = phraseIn(PREPOSITIONS, words, at)
  return preposition === null ? null : { kind: preposition.value, withinKm: null, end: preposition.end }
}

/** Ours: without a lead, 2,019 is a year and no suburb of Sydney. */
function isYear(digits: string): boolean {
  return /^(?:19|20)/.test(digits)
}

type Same = (typed: string, name: string) => boolean

function isSame(typed: string, name: string): boolean {
  return typed !== '' && typed === name
}

function isNearlySame(typed: string, name: string): boolean {
  return typed.length >= MIN_TYPO_LETTERS && typed[0] === name[0] && isOneTypo(typed, name)
}
