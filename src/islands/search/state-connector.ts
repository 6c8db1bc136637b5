/**
 * The state of the search as one widget of InstantSearch.
 *
 * InstantSearch keeps only what some widget on the page speaks of. A URL may speak of more than the filters that a site
 * shows: the route of a location, a link from an offer. So this widget speaks of every facet, of the words, the order
 * and the size of a page; the filters stand beside it and agree with it.
 */
import type { useConnector } from 'react-instantsearch'
import type { FacetDefinition } from '#domain/search/facets/facets.ts'
import { canonicalState } from '#domain/search/search-state.ts'
import type { SearchSettings } from '#search/settings.ts'
import { indexNameOf } from '#search/settings.ts'
import type { PacedInstance } from './paced-search.ts'
import { paceSearch } from './paced-search.ts'
import type { IndexState } from './ui-state.ts'
import { readUiRange, searchStateOf, uiStateOf, writeUiRange } from './ui-state.ts'

/** What of InstantSearch's search parameters is used here. */
export interface HelperState {
  readonly index: string
  readonly query?: string
  setQueryParameters(parameters: Readonly<Record<string, unknown>>): HelperState
  clearRefinements(attribute: string): HelperState
  addDisjunctiveFacet(attribute: string): HelperState
  addDisjunctiveFacetRefinement(attribute: string, value: string): HelperState
  getDisjunctiveRefinements(attribute: string): string[]
  addNumericRefinement(attribute: string, operator: string, value: number): HelperState
  getNumericRefinements(attribute: string): Readonly<Record<string, readonly number[]>> | undefined
}

/** InstantSearch's own, without its types, which are another package's. */
type StateConnector = Parameters<typeof useConnector>[0]

/** One for each mounted search: the widget is told of its settings once. */
export function createStateConnector(settings: SearchSettings): StateConnector {
  const facets = ownFacets(settings)
  const connect =
    (render: (state: object, isFirst: boolean) => void, unmount?: () => void) => (widgetParams: object) => {
      const widget = {
        $$type: 'forecourt.state',
        init: (options: { instantSearchInstance: PacedInstance }) =>
          render({ widgetParams, instantSearchInstance: options.instantSearchInstance }, true),
        render: ({ instantSearchInstance }: { instantSearchInstance: PacedInstance }) =>
          render({ widgetParams, instantSearchInstance }, false),
        dispose: () => unmount?.(),
        getRenderState: (renderState: object) => renderState,
        getWidgetRenderState: ({ instantSearchInstance }: { instantSearchInstance: PacedInstance }) => {
          // Before any other widget is there, so that the first answer is drawn in slices, too.
          paceSearch(instantSearchInstance)
          return { widgetParams }
        },
        getWidgetUiState: (uiState: IndexState, { searchParameters }: { searchParameters: HelperState }) =>
          withOwnState(uiState, searchParameters, facets, settings),
        getWidgetSearchParameters: (parameters: HelperState, { uiState }: { uiState: IndexState }) =>
          withParameters(parameters, uiState, facets, settings),
      }
      return widget
    }
  return connect as unknown as StateConnector
}

/** Menus that are shown are InstantSearch's, which keeps them in a way of its own. */
function ownFacets({ vocabulary, facets }: SearchSettings): FacetDefinition[] {
  const shown = new Set(facets.map(({ attribute }) => attribute))
  return vocabulary.facets.filter(
    ({ attribute, kind }) => kind !== 'none' && !(kind === 'menu' && shown.has(attribute)),
  )
}

function withParameters(
  parameters: HelperState,
  uiState: IndexState,
  facets: readonly FacetDefinition[],
  settings: SearchSettings,
): HelperState {
  const { query, sortBy, lists, ranges, toggles } = canonicalState(searchStateOf(uiState), settings.vocabulary)
  const base = parameters.setQueryParameters({
    index: indexNameOf(settings, sortBy),
    hitsPerPage: settings.pageSize,
    // Cards mark no words.
    attributesToHighlight: [],
    query,
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
  uiState: IndexState,
  parameters: HelperState,
  facets: readonly FacetDefinition[],
  settings: SearchSettings,
): IndexState {
  const lists: Record<string, readonly string[]> = {}
  const ranges: Record<string, { min: number | null; max: number | null }> = {}
  const toggles: string[] = []
  for (const { attribute, kind } of facets) {
    if (kind === 'range') {
      const ends = parameters.getNumericRefinements(attribute) ?? {}
      const range = readUiRange(writeUiRange({ min: ends['>=']?.[0] ?? null, max: ends['<=']?.[0] ?? null }))
      if (range !== null) ranges[attribute] = range
      continue
    }
    const values = parameters.getDisjunctiveRefinements(attribute)
    if (kind === 'toggle') {
      if (values.includes('true')) toggles.push(attribute)
    } else if (values.length > 0) lists[attribute] = values
  }
  const sort = settings.sorts.find(({ id }) => indexNameOf(settings, id) === parameters.index)
  const own = uiStateOf(
    {
      query: parameters.query ?? '',
      page: 1,
      sortBy: sort === undefined || sort.id === settings.defaultSort ? null : sort.id,
      lists,
      ranges,
      toggles,
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

type RecordKey = 'refinementList' | 'menu' | 'range' | 'toggle'

function mergedRecord(key: RecordKey, theirs: IndexState, own: IndexState): IndexState {
  if (theirs[key] === undefined && own[key] === undefined) return {}
  return { [key]: { ...theirs[key], ...own[key] } }
}
