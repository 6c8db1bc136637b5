/** What of a reading a search still holds, as filters are taken away and others chosen; and how it is taken out. */
import type { SearchState } from '../search-state.ts'
import type { PlainReading } from './reading.ts'
import { OF_A_MODEL } from './reading.ts'

/** Null when no filter of it is left; an order alone stands only for a reading that has no more. */
export function standingReading(reading: PlainReading, state: SearchState, defaultSort: string): PlainReading | null {
  const lists = Object.fromEntries(
    Object.entries(reading.lists)
      .map(
        ([attribute, values]) =>
          [attribute, values.filter((value) => state.lists[attribute]?.includes(value))] as const,
      )
      .filter(([, values]) => values.length > 0),
  )
  const ranges = Object.fromEntries(
    Object.entries(reading.ranges).filter(([attribute, { min, max }]) => {
      const range = state.ranges[attribute]
      return range?.min === min && range.max === max
    }),
  )
  const toggles = reading.toggles.filter((toggle) => state.toggles.includes(toggle))
  const sortBy = reading.sortBy === (state.sortBy ?? defaultSort) ? reading.sortBy : null
  // Who goes further or less far still searches from the same place.
  const near = reading.near !== null && state.near?.of === reading.near.of ? reading.near : null
  if (filterCount({ lists, ranges, toggles, near }) === 0 && (sortBy === null || filterCount(reading) > 0)) return null
  return {
    ...reading,
    lists,
    ranges,
    toggles,
    sortBy,
    near,
    rest: state.query === reading.rest ? reading.rest : '',
  }
}

function filterCount({
  lists,
  ranges,
  toggles,
  near,
}: Pick<PlainReading, 'lists' | 'ranges' | 'toggles' | 'near'>): number {
  return [lists, ranges, toggles].flatMap(Object.keys).length + (near === null ? 0 : 1)
}

/** What the reading took the place of comes back; what was chosen since stays. */
export function withoutReading(
  state: SearchState,
  reading: PlainReading,
  before: SearchState,
  defaultSort: string,
): SearchState {
  const standing = standingReading(reading, state, defaultSort)
  if (standing === null) return state
  const attributes = Object.keys(standing.lists)
  const ofModel = attributes.some((attribute) => OF_A_MODEL.includes(attribute)) ? OF_A_MODEL : []
  const lists = { ...state.lists }
  for (const attribute of new Set([...attributes, ...ofModel])) {
    const since = (lists[attribute] ?? []).filter((value) => !standing.lists[attribute]?.includes(value))
    lists[attribute] = [...new Set([...(before.lists[attribute] ?? []), ...since])]
    if (lists[attribute].length === 0) delete lists[attribute]
  }
  const ranges = { ...state.ranges }
  for (const attribute of Object.keys(standing.ranges)) {
    delete ranges[attribute]
    Object.assign(ranges, before.ranges[attribute] && { [attribute]: before.ranges[attribute] })
  }
  return {
    ...state,
    lists,
    ranges,
    toggles: state.toggles.filter((each) => !standing.toggles.includes(each) || before.toggles.includes(each)),
    sortBy: standing.sortBy === null ? state.sortBy : before.sortBy,
    near: standing.near === null ? state.near : before.near,
  }
}
