/** A search state as InstantSearch keeps it, both ways. */
import type { IndexUiState } from 'instantsearch.js'
import type { FacetDefinition } from '#domain/search/facets/facets.ts'
import type { NearPlace } from '#domain/search/near/near-place.ts'
import type { SearchState, StateRange } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'

/** What InstantSearch has no place for stands beside its own. */
type OwnUiState = IndexUiState & { readonly near?: NearPlace }

/** Only what is asked is in it, so that two states that ask the same are equal. */
export function uiStateOf(state: SearchState, facets: readonly FacetDefinition[]): OwnUiState {
  const kinds = new Map(facets.map(({ attribute, kind }) => [attribute, kind]))
  const lists = Object.entries(state.lists)
  const refinementList = lists.filter(([attribute]) => kinds.get(attribute) !== 'menu')
  const menu = lists.flatMap(([attribute, [value]]) =>
    kinds.get(attribute) === 'menu' && value !== undefined ? [[attribute, value] as const] : [],
  )
  const range = Object.entries(state.ranges).map(([attribute, value]) => [attribute, writeUiRange(value)] as const)
  return {
    ...(state.query !== '' && { query: state.query }),
    ...(state.page > 1 && { page: state.page }),
    ...(state.sortBy !== null && { sortBy: state.sortBy }),
    ...(refinementList.length > 0 && {
      refinementList: Object.fromEntries(refinementList.map(([attribute, values]) => [attribute, [...values]])),
    }),
    ...(menu.length > 0 && { menu: Object.fromEntries(menu) }),
    ...(range.length > 0 && { range: Object.fromEntries(range) }),
    ...(state.toggles.length > 0 && { toggle: Object.fromEntries(state.toggles.map((each) => [each, true])) }),
    ...(state.near !== null && { near: state.near }),
  }
}

/** What InstantSearch's state asks. */
export function searchStateOf(state: OwnUiState): SearchState {
  const menu = Object.entries(state.menu ?? {}).map(([attribute, value]) => [attribute, [value]] as const)
  const ranges = Object.entries(state.range ?? {}).flatMap(([attribute, text]) => {
    const range = readUiRange(text)
    return range === null ? [] : [[attribute, range] as const]
  })
  return {
    ...EMPTY_STATE,
    query: state.query ?? '',
    page: state.page ?? 1,
    sortBy: state.sortBy ?? null,
    lists: { ...state.refinementList, ...Object.fromEntries(menu) },
    ranges: Object.fromEntries(ranges),
    toggles: Object.entries(state.toggle ?? {}).flatMap(([attribute, on]) => (on ? [attribute] : [])),
    near: state.near ?? null,
  }
}

/** InstantSearch's "min:max", in which an open side is empty. */
export function writeUiRange({ min, max }: StateRange): string {
  return `${min ?? ''}:${max ?? ''}`
}

/** Null for a text that bounds nothing. */
export function readUiRange(text: string): StateRange | null {
  const [min = null, max = null] = text
    .split(':')
    .map((end) => (end.trim() === '' || !Number.isFinite(Number(end)) ? null : Number(end)))
  return min === null && max === null ? null : { min, max }
}
