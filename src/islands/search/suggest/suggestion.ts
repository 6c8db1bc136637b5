/** What the search box suggests, in groups. */

import { formatDistance } from '#domain/places/distance.ts'
import type { NearbyPlaces } from '#domain/search/plain-language/nearby.ts'
import type { PlainReading } from '#domain/search/plain-language/reading.ts'
import { applyReading } from '#domain/search/plain-language/reading.ts'
import { refinementChips } from '#domain/search/refinement-chips.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import type { ShownHit } from '#search/client/search-client.ts'
import type { SearchSettings } from '#search/settings.ts'

export type Suggestion =
  /** What is understood of the text, as the chips that it becomes. */
  | {
      readonly kind: 'understood'
      readonly key: string
      readonly chips: readonly string[]
      readonly state: SearchState
    }
  /** `count` is null until it is known. */
  | {
      readonly kind: 'value'
      readonly key: string
      readonly label: string
      readonly count: number | null
      readonly state: SearchState
    }
  | { readonly kind: 'recent'; readonly key: string; readonly label: string; readonly state: SearchState }
  | { readonly kind: 'car'; readonly key: string; readonly href: string; readonly hit: ShownHit }

export interface SuggestionGroup {
  readonly title: string
  readonly suggestions: readonly Suggestion[]
}

type ChipSettings = Pick<SearchSettings, 'vocabulary' | 'usedLabel' | 'sorts'>

/** What was understood, in the words of the chips: "White", "Up to $40,000", "Near 4000: Moorooka, 7.0 km". */
export function readingChips(reading: PlainReading, settings: ChipSettings): string[] {
  const { lists, ...others } = reading
  const { location_name: _, ...withoutPlaces } = lists
  const state = {
    ...applyReading(EMPTY_STATE, { ...others, lists: reading.near === null ? lists : withoutPlaces }),
    query: '',
  }
  const order = settings.sorts.find(({ id }) => id === reading.sortBy)
  return [
    ...stateChips(state, settings),
    ...(order === undefined ? [] : [order.label]),
    ...(reading.near === null ? [] : [nearLabel(reading.near)]),
    ...(reading.rest === '' ? [] : [`“${reading.rest}”`]),
  ]
}

/** "Near 4000: Moorooka, 7.0 km, and 1 more"; nearest first. */
export function nearLabel({ of, withinKm, places }: NearbyPlaces): string {
  const [first] = places
  if (first === undefined) return of
  if (first.distanceKm === null) return places.length === 1 ? first.name : `${first.name} and ${places.length - 1} more`
  const more = places.length > 1 ? ` and ${places.length - 1} more` : ''
  const lead = withinKm === null ? 'Nearest to' : 'Near'
  return `${lead} ${of}: ${first.name}, ${formatDistance(first.distanceKm)}${more}`
}

/** A state in the words of its chips. */
export function stateChips(state: SearchState, { vocabulary, usedLabel }: ChipSettings): string[] {
  return refinementChips(state, vocabulary.facets, { usedLabel }).map(({ label }) => label)
}

/** The text's words, as far as a label may show them as found. */
export function splitAtMatch(label: string, typed: string): readonly [before: string, match: string, after: string] {
  const at =
    typed === ''
      ? -1
      : label.toLowerCase().search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(typed.toLowerCase())}`, 'u'))
  return at < 0
    ? [label, '', '']
    : [label.slice(0, at), label.slice(at, at + typed.length), label.slice(at + typed.length)]
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
