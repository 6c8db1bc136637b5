/**
 * The state of the search as one widget of InstantSearch.
 *
 * InstantSearch keeps only what some widget on the page speaks of. A URL may speak of more than the filters that a site
 * shows: the route of a location, a link from an offer. So this widget speaks of every facet, of the words, the order
 * and the size of a page; the filters stand beside it and agree with it.
 */
import type { Connector, IndexUiState, Widget } from 'instantsearch.js'
import type { FacetDefinition } from '#domain/search/facets/facets.ts'
import { NEAREST_SORT } from '#domain/search/near/near-place.ts'
import { canonicalState } from '#domain/search/search-state.ts'
import type { SearchParams } from '#search/engine/search-request.ts'
import type { SearchSettings } from '#search/settings.ts'
import { indexNameOf } from '#search/settings.ts'
import { nearParams } from '#search/state-request.ts'
import { readUiRange, searchStateOf, uiStateOf, writeUiRange } from './ui-state.ts'

/** A state as InstantSearch's helper holds it. */
type Parameters = ReturnType<NonNullable<Widget['getWidgetSearchParameters']>>

interface StateWidget {
  $$type: 'forecourt.state'
  indexUiState: IndexUiState
}

/** One for each mounted search: the widget is given its settings once. */
export function createStateConnector(settings: SearchSettings): Connector<StateWidget & Record<never, never>, object> {
  const facets = ownFacets(settings)
  return (_render, unmount) => () => ({
    $$type: 'forecourt.state',
    // InstantSearch takes no widget without it.
    init: () => {},
    dispose: () => unmount?.(),
    getWidgetUiState: (uiState, { searchParameters }) => withOwnState(uiState, searchParameters, facets, settings),
    getWidgetSearchParameters: (parameters, { uiState }) => withParameters(parameters, uiState, facets, settings),
  })
}

/** Menus that are shown are InstantSearch's, which keeps them in a way of its own. */
function ownFacets({ vocabulary, facets }: SearchSettings): FacetDefinition[] {
  const shown = new Set(facets.map(({ attribute }) => attribute))
  return vocabulary.facets.filter(
    ({ attribute, kind }) => kind !== 'none' && !(kind === 'menu' && shown.has(attribute)),
  )
}

function withParameters(
  parameters: Parameters,
  uiState: IndexUiState,
  facets: readonly FacetDefinition[],
  settings: SearchSettings,
): Parameters {
  const asked = canonicalState(searchStateOf(uiState), settings.vocabulary)
  const { query, sortBy, lists, ranges, toggles } = asked
  // Handed on to our client, as InstantSearch does with what it does not know; `undefined` takes the last one away.
  const own = { near: undefined, ...nearParams(asked) }
  const base = parameters.setQueryParameters({
    index: indexNameOf(settings, sortBy),
    hitsPerPage: settings.pageSize,
    // Cards mark no words.
    attributesToHighlight: [],
    query,
    ...own,
  })
  return facets.reduce((state, { attribute }) => {
    const values = toggles.includes(attribute) ? ['true'] : (lists[attribute] ?? [])
    const { min, max } = ranges[attribute] ?? { min: null, max: null }
    // What InstantSearch hands in still has the refinements of before.
    const cleared = state.clearRefinements(attribute)
    if (values.length === 0 && min === null && max === null) return cleared
    const withValues = values.reduce(
      (kept, value) => kept.addDisjunctiveFacetRefinement(attribute, value),
      cleared.addDisjunctiveFacet(attribute),
    )
    const withLeast = min === null ? withValues : withValues.addNumericRefinement(attribute, '>=', min)
    return max === null ? withLeast : withLeast.addNumericRefinement(attribute, '<=', max)
  }, base)
}

function withOwnState(
  uiState: IndexUiState,
  parameters: Parameters,
  facets: readonly FacetDefinition[],
  settings: SearchSettings,
): IndexUiState {
  const lists: Record<string, readonly string[]> = {}
  const ranges: Record<string, { min: number | null; max: number | null }> = {}
  const toggles: string[] = []
  for (const { attribute, kind } of facets) {
    if (kind === 'range') {
      const ends = parameters.getNumericRefinements(attribute) ?? {}
      const range = readUiRange(writeUiRange({ min: firstOf(ends['>=']), max: firstOf(ends['<=']) }))
      if (range !== null) ranges[attribute] = range
      continue
    }
    const values = parameters.getDisjunctiveRefinements(attribute)
    if (kind === 'toggle') {
      if (values.includes('true')) toggles.push(attribute)
    } else if (values.length > 0) lists[attribute] = values
  }
  const sort = settings.sorts.find(({ id }) => indexNameOf(settings, id) === parameters.index)
  const near = (parameters as Pick<SearchParams, 'near'>).near ?? null
  const own = uiStateOf(
    {
      query: parameters.query ?? '',
      page: 1,
      sortBy: near?.isOrder ? NEAREST_SORT : sort === undefined || sort.id === settings.defaultSort ? null : sort.id,
      lists,
      ranges,
      toggles,
      near: near === null ? null : { of: near.of, withinKm: near.withinKm },
    },
    settings.vocabulary.facets,
  )
  return {
    ...uiState,
    ...own,
    ...mergedRecord('refinementList', uiState, own),
    ...mergedRecord('menu', uiState, own),
    ...mergedRecord('range', uiState, own),
    ...mergedRecord('toggle', uiState, own),
  }
}

function firstOf(ends: readonly (number | number[])[] = []): number | null {
  return ends.flat()[0] ?? null
}

type RecordKey = 'refinementList' | 'menu' | 'range' | 'toggle'

function mergedRecord(key: RecordKey, theirs: IndexUiState, own: IndexUiState): IndexUiState {
  if (theirs[key] === undefined && own[key] === undefined) return {}
  return { [key]: { ...theirs[key], ...own[key] } }
}
