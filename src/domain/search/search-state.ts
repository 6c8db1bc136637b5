/** What a shopper asks of a search: words, filters, order and page (S1 §2 "Vehicle search page"). */
import type { FacetDefinition } from './facets/facets.ts'
import type { NearPlace } from './near/near-place.ts'
import { canonicalNear, NEAREST_SORT } from './near/near-place.ts'

/** From `min` to `max`, both included; null leaves a side open. */
export interface StateRange {
  readonly min: number | null
  readonly max: number | null
}

export interface SearchState {
  readonly query: string
  /** From 1. */
  readonly page: number
  /** The id of an order; null for the site's default. */
  readonly sortBy: string | null
  /** The chosen values of each list or menu. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly ranges: Readonly<Record<string, StateRange>>
  /** The attributes that are switched on, such as "certified". */
  readonly toggles: readonly string[]
  /** Where the shopper searches from; null for anywhere. */
  readonly near: NearPlace | null
}

export const EMPTY_STATE: SearchState = {
  query: '',
  page: 1,
  sortBy: null,
  lists: {},
  ranges: {},
  toggles: [],
  near: null,
}

/** What a state may speak of. */
export interface StateVocabulary {
  readonly facets: readonly FacetDefinition[]
  readonly sortIds: readonly string[]
  readonly defaultSort: string
  /** Whether it is known where the cars stand, so that they can be searched by distance. */
  readonly hasPlaces?: boolean
}

/** Pages beyond this are somebody's joke. */
export const MAX_PAGES = 999_999

/**
 * The one form of a state: what the vocabulary does not know is dropped, values stand once and in order, a menu keeps
 * one value, and what says nothing is left out. Two states that ask the same are equal in this form.
 */
export function canonicalState(state: SearchState, vocabulary: StateVocabulary): SearchState {
  const lists: Record<string, readonly string[]> = {}
  const ranges: Record<string, StateRange> = {}
  const toggles: string[] = []
  for (const { attribute, kind } of vocabulary.facets) {
    if (kind === 'list' || kind === 'menu') {
      const values = canonicalValues(ownValue(state.lists, attribute) ?? [])
      const kept = kind === 'menu' ? values.slice(0, 1) : values
      if (kept.length > 0) lists[attribute] = kept
    } else if (kind === 'range') {
      const range = canonicalRange(ownValue(state.ranges, attribute) ?? { min: null, max: null })
      if (range !== null) ranges[attribute] = range
    } else if (kind === 'toggle' && state.toggles.includes(attribute)) toggles.push(attribute)
  }
  const near = vocabulary.hasPlaces === true && state.near !== null ? canonicalNear(state.near) : null
  const known =
    state.sortBy !== null && (state.sortBy === NEAREST_SORT ? near !== null : vocabulary.sortIds.includes(state.sortBy))
  return {
    query: state.query.toWellFormed(),
    page: Number.isInteger(state.page) && state.page >= 1 && state.page <= MAX_PAGES ? state.page : 1,
    sortBy: known && state.sortBy !== vocabulary.defaultSort ? state.sortBy : null,
    lists,
    ranges,
    toggles,
    near,
  }
}

function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function canonicalValues(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.toWellFormed()))].filter((value) => value !== '').sort()
}

/** A range that holds nothing, or that no number can be outside of, is none. */
function canonicalRange({ min, max }: StateRange): StateRange | null {
  const ends = { min: finite(min), max: finite(max) }
  if (ends.min === null && ends.max === null) return null
  return ends.min !== null && ends.max !== null && ends.min > ends.max ? null : ends
}

function finite(end: number | null): number | null {
  // Adding 0 turns -0 into 0, which is the same number and another text.
  return end === null || !Number.isFinite(end) ? null : end + 0
}

/**
 * A changed state as it is searched: the page is the first again when a filter or the query has changed (S1 §4),
 * and when the order has (ours: a page of one order is nothing in another).
 */
export function withPageReset(before: SearchState, after: SearchState): SearchState {
  return asksTheSame(before, after) ? after : { ...after, page: 1 }
}

function asksTheSame(a: SearchState, b: SearchState): boolean {
  return (
    a.query === b.query &&
    a.sortBy === b.sortBy &&
    sameRecord(a.lists, b.lists, sameValues) &&
    sameRecord(a.ranges, b.ranges, (left, right) => left.min === right.min && left.max === right.max) &&
    sameValues(a.toggles, b.toggles) &&
    a.near?.of === b.near?.of &&
    a.near?.withinKm === b.near?.withinKm
  )
}

function sameRecord<Value>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  same: (left: Value, right: Value) => boolean,
): boolean {
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => {
      const [left, right] = [ownValue(a, key), ownValue(b, key)]
      return left !== undefined && right !== undefined && same(left, right)
    })
  )
}

/** Whether two lists hold the same values, in whatever order. */
export function sameValues(a: readonly string[], b: readonly string[]): boolean {
  const [left, right] = [new Set(a), new Set(b)]
  return left.size === right.size && a.every((value) => right.has(value))
}

/** Adds a value of a list, or takes it away; a list without values is no refinement. */
export function toggleValue(state: SearchState, attribute: string, value: string): SearchState {
  const chosen = ownValue(state.lists, attribute) ?? []
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return withPageReset(state, { ...state, lists: withEntry(state.lists, attribute, values.length > 0 ? values : null) })
}

/** Lets go of all values of a list or menu. */
export function withoutList(state: SearchState, attribute: string): SearchState {
  return withPageReset(state, { ...state, lists: withEntry(state.lists, attribute, null) })
}

/** Sets or, with null, removes the range of an attribute. */
export function withRange(state: SearchState, attribute: string, range: StateRange | null): SearchState {
  return withPageReset(state, { ...state, ranges: withEntry(state.ranges, attribute, range) })
}

/** Switches a toggle on or off. */
export function withToggle(state: SearchState, attribute: string, on: boolean): SearchState {
  const others = state.toggles.filter((other) => other !== attribute)
  return withPageReset(state, { ...state, toggles: on ? [...others, attribute] : others })
}

/** Asks for other words. */
export function withQuery(state: SearchState, query: string): SearchState {
  return withPageReset(state, { ...state, query })
}

/**
 * Searches from a place, the nearest first unless another order was chosen; null for anywhere, which has no such order.
 */
export function withNear(state: SearchState, near: NearPlace | null): SearchState {
  const isNew = near !== null && state.near === null
  const sortBy =
    near === null && state.sortBy === NEAREST_SORT ? null : isNew ? (state.sortBy ?? NEAREST_SORT) : state.sortBy
  return withPageReset(state, { ...state, near, sortBy })
}

function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | null,
): Record<string, Value> {
  const others = Object.entries(record).filter(([other]) => other !== key)
  return Object.fromEntries(value === null ? others : [...others, [key, value]])
}
