/** Ways on from a search that finds nothing (ours): what one change brings, and what is most like it. */
import type { FacetDefinition } from '../facets/facets.ts'
import type { ThumbValues } from '../facets/range-slider.ts'
import { facetSlider } from '../facets/range-slider.ts'
import { rangeLabel, refinementChips } from '../facets/refinement-chips.ts'
import { OF_A_MODEL } from '../plain-language/reading.ts'
import type { SearchState } from '../search-state.ts'
import { EMPTY_STATE, withRange } from '../search-state.ts'

/** Another search, and the change that leads to it: "Without Automatic", "Up to $43,000", "Silver instead of White". */
export interface WayOn {
  readonly label: string
  readonly state: SearchState
}

/** A search whose values of one attribute say which change is the smallest. */
export interface NearMissQuestion {
  readonly attribute: string
  readonly state: SearchState
  /** The change, by the lowest and highest value of a number, or by how many cars have each value; null for none. */
  readonly waysOn: (stats: ThumbValues | undefined, counts: Readonly<Record<string, number>>) => readonly WayOn[]
}

const NEXT_COLOURS = 2

/** Without each condition in turn. */
export function withoutOne(
  state: SearchState,
  facets: readonly FacetDefinition[],
  options: { readonly usedLabel: string },
): WayOn[] {
  return refinementChips(state, facets, options).map(({ attribute, label, without }) => {
    const range = facets.find((facet) => facet.attribute === attribute && facet.kind === 'range')
    return { label: range === undefined ? `Without ${label}` : `Any ${range.label.toLowerCase()}`, state: without }
  })
}

/** What stands just outside each end of a range, and the next colours. */
export function nearMissQuestions(state: SearchState, facets: readonly FacetDefinition[]): NearMissQuestion[] {
  return facets.flatMap((facet) => [...rangeQuestions(state, facet), ...colourQuestions(state, facet)])
}

/** No car is inside the range, so the nearest below is the highest of those below it, and so for those above. */
function rangeQuestions(state: SearchState, facet: FacetDefinition): NearMissQuestion[] {
  const { attribute, label, unit } = facet
  const { min = null, max = null } = state.ranges[attribute] ?? {}
  const waysTo = (range: { min: number | null; max: number | null }): WayOn[] => [
    { label: rangeLabel(unit, label, range), state: withRange(state, attribute, range) },
  ]
  return [
    ...(max === null
      ? []
      : [
          {
            attribute,
            state: withRange(state, attribute, { min: max, max: null }),
            waysOn: (stats: ThumbValues | undefined) =>
              stats === undefined
                ? []
                : waysTo({ min, max: facetSlider(facet, { min: stats.min, max: stats.min }).max }),
          },
        ]),
    ...(min === null
      ? []
      : [
          {
            attribute,
            state: withRange(state, attribute, { min: null, max: min }),
            waysOn: (stats: ThumbValues | undefined) =>
              stats === undefined
                ? []
                : waysTo({ min: facetSlider(facet, { min: stats.max, max: stats.max }).min, max }),
          },
        ]),
  ]
}

function colourQuestions(state: SearchState, { attribute }: FacetDefinition): NearMissQuestion[] {
  const chosen = attribute === 'colour' ? (state.lists[attribute] ?? []) : []
  if (chosen.length === 0) return []
  const { [attribute]: _, ...others } = state.lists
  return [
    {
      attribute,
      state: { ...state, lists: others },
      waysOn: (_stats, counts) =>
        Object.entries(counts)
          .filter(([value]) => !chosen.includes(value))
          .sort(([a, carsOfA], [b, carsOfB]) => carsOfB - carsOfA || (a < b ? -1 : 1))
          .slice(0, NEXT_COLOURS)
          .map(([value]) => ({
            label: `${value} instead of ${chosen.join(' or ')}`,
            state: { ...state, lists: { ...state.lists, [attribute]: [value] } },
          })),
    },
  ]
}

/** What kind of vehicle is meant, which nothing else makes up for. */
const OF_A_KIND = ['item_type', 'car_type']

/** Searches that find what is like an empty one, the likest first: less and less of its filters, none of its ranges. */
export function searchesLike({ lists }: Pick<SearchState, 'lists'>): SearchState[] {
  const keeping = (attributes: readonly string[]): SearchState => ({
    ...EMPTY_STATE,
    lists: Object.fromEntries(Object.entries(lists).filter(([attribute]) => attributes.includes(attribute))),
  })
  const searches = [Object.keys(lists), [...OF_A_MODEL, ...OF_A_KIND], ['body', ...OF_A_KIND], ['make', ...OF_A_KIND]]
    .map(keeping)
    .filter((search) => Object.keys(search.lists).length > 0)
  return [...new Map(searches.map((search) => [JSON.stringify(search.lists), search])).values()]
}
