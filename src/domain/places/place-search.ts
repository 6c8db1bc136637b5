/** What a shopper types to find a place of the dealer: its suburb, state, make or name, or a postcode. */
import { slugify } from '#domain/formats/slugify.ts'
import type { LocationType } from './location-type.ts'
import { DEPARTMENT_LABELS } from './location-type.ts'
import type { PlaceEntry } from './place-entries.ts'
import type { AustralianState } from './postcode-state.ts'
import { AUSTRALIAN_STATE_NAMES } from './postcode-state.ts'

export type PlaceQuery =
  | { kind: 'all' }
  /** Digits alone, however many: the way to it is measured, so places need not have it themselves. */
  | { kind: 'postcode'; typed: string }
  | { kind: 'words'; words: string[] }

export function placeQuery(typed: string): PlaceQuery {
  const text = typed.trim()
  if (/^\d+$/.test(text)) return { kind: 'postcode', typed: text }
  const words = wordsOf(text)
  return words.length === 0 ? { kind: 'all' } : { kind: 'words', words }
}

interface FoundPlace {
  name: string
  type: LocationType
  makes: readonly string[]
  address: { city: string; state: AustralianState; postcode: string }
}

/** The words by which an entry is found, its departments' included. */
export function placeWords({ location, departments }: PlaceEntry<FoundPlace>): string {
  const { city, state, postcode } = location.address
  const own = [location, ...departments].flatMap(({ name, type, makes }) => [name, DEPARTMENT_LABELS[type], ...makes])
  return [...new Set(wordsOf([city, state, AUSTRALIAN_STATE_NAMES[state], postcode, ...own].join(' ')))].join(' ')
}

/** Whether each typed word begins one of a place's: "new toy" finds Toyota in New South Wales. */
export function matchesWords(words: string, typed: readonly string[]): boolean {
  const known = words.split(' ')
  return typed.every((word) => known.some((each) => each.startsWith(word)))
}

function wordsOf(text: string): string[] {
  return slugify(text)
    .split('-')
    .filter((word) => word !== '')
}
