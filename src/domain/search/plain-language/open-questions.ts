/** What only the cars can answer of a query: which words are a badge. */
import type { SearchState } from '../search-state.ts'
import type { PlainReading } from './reading.ts'
import { applyReading } from './reading.ts'

/** What is still to be known of the cars: how many have each value of an attribute, in a search. */
export interface OpenQuestion {
  readonly attribute: 'badge'
  readonly state: SearchState
}

/**
 * What a reading leaves open until the cars are asked: whether the words that are left are a badge of the model that was
 * named. The answers make the same text another reading.
 */
export function openQuestions(state: SearchState, reading: PlainReading): OpenQuestion[] {
  const mayBeBadge = Object.hasOwn(reading.lists, 'model') && reading.spans.some(({ kind }) => kind === 'text')
  return mayBeBadge ? [{ attribute: 'badge', state: { ...applyReading(state, reading), query: '' } }] : []
}
