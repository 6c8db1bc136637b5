/** What was understood of a query, and how it changes a search. */
import type { NearPlace } from '../near/near-place.ts'
import type { SearchState, StateRange } from '../search-state.ts'
import { withPageReset } from '../search-state.ts'

/** A word of the query: part of what was understood, without a meaning of its own beside it, or left as text. */
export interface ReadSpan {
  readonly start: number
  readonly end: number
  readonly kind: 'understood' | 'filler' | 'text'
  /** Of what was understood. */
  readonly attribute: string | null
}

export interface PlainReading {
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly ranges: Readonly<Record<string, StateRange>>
  readonly toggles: readonly string[]
  /** The id of an order. */
  readonly sortBy: string | null
  /** Where it is searched from; a place that is meant by its name stands in `lists.location_name`. */
  readonly near: NearPlace | null
  /** What is searched for as text: what was not understood, and what is excluded, such as "-white". */
  readonly rest: string
  /** One a word, in their order. */
  readonly spans: readonly ReadSpan[]
}

/** Whether anything but text was understood. */
export function isUnderstood({ spans }: PlainReading): boolean {
  return spans.some(({ kind }) => kind === 'understood')
}

/** Attributes of a model: another make or model is no longer that one. */
export const OF_A_MODEL = ['make', 'model', 'make_model', 'badge']

/** How many cars have each value, by attribute, as far as it was asked. */
export type FoundCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * A search narrowed by what was understood: what the query says of an attribute takes the place of what was chosen
 * before, the other choices stay, and the text is what is left of the query.
 */
export function applyReading(state: SearchState, reading: PlainReading): SearchState {
  const namesModel = OF_A_MODEL.some((attribute) => Object.hasOwn(reading.lists, attribute))
  const kept = Object.entries(state.lists).filter(([attribute]) => !namesModel || !OF_A_MODEL.includes(attribute))
  return withPageReset(state, {
    ...state,
    query: reading.rest,
    lists: { ...Object.fromEntries(kept), ...reading.lists },
    ranges: { ...state.ranges, ...reading.ranges },
    toggles: [...new Set([...state.toggles, ...reading.toggles])],
    near: reading.near ?? state.near,
    sortBy: reading.sortBy ?? state.sortBy,
  })
}
