/** What only the cars can answer of a query: which of the places near have such a car, and which words are a badge. */
import type { SearchState } from '../search-state.ts'
import type { PlainReading } from './reading.ts'
import { applyReading } from './reading.ts'

/** What is still to be known of the cars: how many have each value of an attribute, in a search. */
export interface OpenQuestion {
  readonly attribute: 'location_name' | 'badge'
  readonly state: SearchState
}

/**
 * What a reading leaves open until the cars are asked: which of the places that are near have such a car, and whether
 * the words that are left are a badge of the model that was named. The answers make the same text another reading.
 */
export function openQuestions(state: SearchState, reading: PlainReading): OpenQuestion[] {
  const { location_name: _, ...lists } = reading.lists
  const anywhere = applyReading(state, { ...reading, lists })
  const { location_name: __, ...kept } = anywhere.lists
  const asked: SearchState = { ...anywhere, lists: kept }
  const isNear = reading.near?.places.some((place) => place.distanceKm !== null) === true
  const mayBeBadge = Object.hasOwn(lists, 'model') && reading.spans.some(({ kind }) => kind === 'text')
  return [
    ...(isNear ? [{ attribute: 'location_name' as const, state: asked }] : []),
    ...(mayBeBadge ? [{ attribute: 'badge' as const, state: { ...asked, query: '' } }] : []),
  ]
}
