/** Reads places: "near 4000", "within 100 km of Dubbo", "in Chermside", and which of the site's places are meant. */
import type { Coordinates } from '../../places/distance.ts'
import { distanceKm } from '../../places/distance.ts'
import { phraseIn } from './amount-words.ts'
import type { Token } from './tokens.ts'
import { isOneTypo, squash } from './tokens.ts'
import type { PlainVocabulary, StockPlace, Town } from './vocabulary.ts'

export interface FoundPlace {
  /** The value of the `location_name` facet. */
  readonly name: string
  /** Null when it is meant by its own name. */
  readonly distanceKm: number | null
}

/** Places of the site, the nearest first. */
export interface NearbyPlaces {
  /** As typed, or a town's name: "4000", "Brisbane". */
  readonly of: string
  /** Null when a place is meant by its name, or when there is none so near and this is the nearest. */
  readonly withinKm: number | null
  readonly places: readonly FoundPlace[]
}

export interface ReadPlace {
  readonly near: NearbyPlaces
  readonly end: number
}

/** Ours: how far a shopper goes to look at a car, unless the query says otherwise. */
const NEAR_KM = 50

type Preposition = 'near' | 'in'
const PREPOSITIONS: ReadonlyMap<string, Preposition> = new Map([
  ...['near', 'nearto', 'nearby', 'nearest', 'closeto', 'closestto', 'around', 'by', 'postcode', 'nearpostcode'].map(
    (word) => [word, 'near'] as const,
  ),
  ...['in', 'at', 'from'].map((word) => [word, 'in'] as const),
])

const MAX_WORDS = 4
const MIN_TYPO_LETTERS = 5

/**
 * `matching` is how many cars of the search each place has, once that is known: where no place that is near has one,
 * the nearest that has is meant.
 */
export type PlaceReader = (
  tokens: readonly Token[],
  at: number,
  matching: Readonly<Record<string, number>> | null,
) => ReadPlace | null

/** A reader of places; the cars of a place that has none are not asked for. */
export function createPlaceReader({ facets, values, places: all, towns }: PlainVocabulary): PlaceReader {
  const counts = values['location_name'] ?? {}
  const isOffered = facets.some(({ attribute }) => attribute === 'location_name')
  const places = isOffered ? all.filter(({ name }) => Object.hasOwn(counts, name)) : []
  if (places.length === 0) return () => null

  const named = (typed: string, same: (typed: string, name: string) => boolean): StockPlace[] => {
    const byName = places.filter(({ name }) => same(typed, squash(name)))
    return byName.length > 0 ? byName : places.filter(({ city }) => same(typed, squash(city)))
  }
  const whereIs = (typed: string, same: (typed: string, name: string) => boolean): Coordinates | null =>
    coordinatesOf(named(typed, same)) ?? towns.find(({ name }) => same(typed, squash(name))) ?? null

  return (tokens, at, matching) => {
    const near = (of: string, from: Coordinates | null, withinKm: number): NearbyPlaces | null =>
      around(of, from, places, withinKm, matching)
    const words = tokens.map(({ word, verbatim }) => (verbatim ? '\n' : word))
    const lead = leadAt(words, at)
    const from = lead?.end ?? at
    const first = words[from] ?? ''
    if (/^\d{4}$/.test(first)) {
      const own = places.filter(({ postcode }) => postcode === first)
      if (lead?.kind !== 'near') {
        return own.length === 0 || isYear(first) ? null : { near: exactly(first, own), end: from + 1 }
      }
      const found = near(first, coordinatesOf(own) ?? aboutPostcode(first, towns), lead.withinKm)
      return found === null
        ? own.length === 0
          ? null
          : { near: exactly(first, own), end: from + 1 }
        : { near: found, end: from + 1 }
    }
    const forms = lead?.kind === 'near' ? [isSame, isNearlySame] : [isSame]
    for (const same of forms) {
      for (let end = Math.min(from + MAX_WORDS, tokens.length); end > from; end -= 1) {
        const part = tokens.slice(from, end)
        const typed = words.slice(from, end).join('')
        const written = part.map(({ text }) => text).join(' ')
        const own = named(typed, same)
        if (lead?.kind === 'near') {
          const found = near(written, whereIs(typed, same), lead.withinKm)
          if (found !== null) return { near: found, end }
        } else if (own.length === 0 && lead !== null) {
          // "In Brisbane" of a dealer in its suburbs.
          const found = near(written, whereIs(typed, same), NEAR_KM)
          if (found !== null) return { near: found, end }
        }
        if (own.length > 0) return { near: exactly(written, own), end }
      }
    }
    return null
  }
}

interface Lead {
  readonly kind: Preposition
  readonly withinKm: number
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
  return preposition === null ? null : { kind: preposition.value, withinKm: NEAR_KM, end: preposition.end }
}

/** Ours: without a lead, 2,019 is a year and no suburb of Sydney. */
function isYear(digits: string): boolean {
  return /^(?:19|20)/.test(digits)
}

function isSame(typed: string, name: string): boolean {
  return typed !== '' && typed === name
}

function isNearlySame(typed: string, name: string): boolean {
  return typed.length >= MIN_TYPO_LETTERS && typed[0] === name[0] && isOneTypo(typed, name)
}

function coordinatesOf(places: readonly StockPlace[]): Coordinates | null {
  for (const { latitude, longitude } of places)
    if (latitude !== null && longitude !== null) return { latitude, longitude }
  return null
}

function exactly(of: string, places: readonly StockPlace[]): NearbyPlaces {
  return { of, withinKm: null, places: places.map(({ name }) => ({ name, distanceKm: null })) }
}

/**
 * The places within a distance, the nearest first, if one of them has a car that is looked for; else the nearest that has
 * one, however far: it is said how far. Where nobody has one, those within the distance, or the nearest (ours).
 */
function around(
  of: string,
  from: Coordinates | null,
  places: readonly StockPlace[],
  withinKm: number,
  matching: Readonly<Record<string, number>> | null,
): NearbyPlaces | null {
  if (from === null) return null
  const placed = places
    .flatMap(({ name, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ name, distanceKm: distanceKm(from, { latitude, longitude }) }],
    )
    .sort((a, b) => a.distanceKm - b.distanceKm)
  const has = ({ name }: FoundPlace): boolean => matching === null || (matching[name] ?? 0) > 0
  const near = placed.filter((place) => place.distanceKm <= withinKm)
  const nearest = placed.find(has)
  if (near.some(has) || (near.length > 0 && nearest === undefined)) return { of, withinKm, places: near }
  const only = nearest ?? placed[0]
  return only === undefined ? null : { of, withinKm: null, places: [only] }
}

/** Ours: postcodes further apart than this may lie anywhere. */
const MAX_APART = 60

/** About where a postcode lies: where the town with the nearest postcode is; null when none is known near it. */
function aboutPostcode(postcode: string, towns: readonly Town[]): Coordinates | null {
  let best: Town | null = null
  let least = MAX_APART
  for (const town of towns) {
    const apart = Math.abs(Number(town.postcode) - Number(postcode))
    // The first digit is the state: 3999 is in Victoria and 4000 in Queensland.
    if (town.postcode[0] === postcode[0] && apart < least) {
      least = apart
      best = town
    }
  }
  return best
}
