/** A search state as a path with parameters: routes such as /search/toyota/corolla imply their own refinements (S2 §2). */
import { BODY_LABELS } from '../../car/labels.ts'
import type { SearchState, StateVocabulary } from '../search-state.ts'
import { canonicalState, sameValues } from '../search-state.ts'
import { readParameters, writeParameters } from './search-parameters.ts'
import type { SearchScope } from './search-paths.ts'
import { SEARCH_PATH, splitPagePath } from './search-paths.ts'

/** The chosen values that a route stands for. */
export type ImpliedValues = Readonly<Record<string, readonly string[]>>

/** A search route as URLs see it. */
export interface SearchPlace {
  readonly path: string
  readonly implied: ImpliedValues
}

/** What a route's scope means as refinements. */
export function impliedValues(scope: SearchScope): ImpliedValues {
  switch (scope.kind) {
    case 'all':
      return {}
    case 'carTypes':
      return { car_type: scope.carTypes }
    case 'make':
      return { make: [scope.make] }
    case 'model':
      return { make: [scope.make], model: [scope.model] }
    case 'body':
      return { body: [BODY_LABELS[scope.bodyType].one] }
    case 'dealership':
      return { dealership_name: [scope.name] }
    case 'location':
      return { location_name: [scope.name] }
  }
}

/** "/search/toyota?page=2" of a state: the route that says most of it, and parameters for the rest. */
export function writeSearchUrl(
  state: SearchState,
  places: readonly SearchPlace[],
  vocabulary: StateVocabulary,
): string {
  const whole = canonicalState(state, vocabulary)
  const place = placeOf(whole, places)
  const rest = Object.entries(whole.lists).filter(([attribute]) => !Object.hasOwn(place.implied, attribute))
  const parameters = writeParameters({ ...whole, lists: Object.fromEntries(rest) }, vocabulary)
  return parameters === '' ? place.path : `${place.path}?${parameters}`
}

/** What says more of a search, where two routes imply as many attributes: the last says most (ours). */
const ROUTE_ATTRIBUTES = ['car_type', 'body', 'make', 'model', 'dealership_name', 'location_name']

/** A route fits when the state chooses exactly what it implies; of those that do, the one that implies most. */
function placeOf(state: SearchState, places: readonly SearchPlace[]): SearchPlace {
  const fitting = places.filter(({ implied }) =>
    Object.entries(implied).every(([attribute, values]) => sameValues(values, state.lists[attribute] ?? [])),
  )
  return fitting.reduce<SearchPlace>((best, place) => (weightOf(place) > weightOf(best) ? place : best), {
    path: SEARCH_PATH,
    implied: {},
  })
}

function weightOf({ implied }: SearchPlace): number {
  const ranks = Object.keys(implied).map((attribute) => ROUTE_ATTRIBUTES.indexOf(attribute) + 1)
  return ranks.length * 100 + Math.max(0, ...ranks)
}

export type ReadSearchUrl =
  /** S1 §2: an empty root path with no parameters is ignored: the state stays as it is. */
  { readonly kind: 'ignored' } | { readonly kind: 'state'; readonly state: SearchState }

/** Reads a path and its parameters; a route's own refinements are part of the state, and so is a page in the path. */
export function readSearchUrl(
  url: { readonly path: string; readonly search: string },
  places: readonly SearchPlace[],
  vocabulary: StateVocabulary,
): ReadSearchUrl {
  const path = url.path.replace(/\/+$/, '')
  if (path === '' && /^\??$/.test(url.search)) return { kind: 'ignored' }
  const { basePath, pageNumber } = splitPagePath(path)
  const implied = places.find((place) => place.path === basePath)?.implied ?? {}
  const read = readParameters(url.search, vocabulary)
  const lists = { ...read.lists }
  for (const [attribute, values] of Object.entries(implied)) {
    lists[attribute] = [...values, ...(lists[attribute] ?? [])]
  }
  const page = read.page === 1 ? pageNumber : read.page
  return { kind: 'state', state: canonicalState({ ...read, lists, page }, vocabulary) }
}

/** S2 §2: a few sites add a default city to the search URLs that they build, unless a city is chosen. */
export function withDefaultCity(state: SearchState, defaultCity: string | null): SearchState {
  if (defaultCity === null || state.lists['city'] !== undefined) return state
  return { ...state, lists: { ...state.lists, city: [defaultCity] } }
}
