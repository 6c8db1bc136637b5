/** The slider of an attribute: its bounds from what is found, its thumbs from what is chosen. */
import { useRef } from 'react'
import { useRange } from 'react-instantsearch'
import type { FacetDefinition } from '#domain/search/facets/facets.ts'
import type { Slider, ThumbValues } from '#domain/search/facets/range-slider.ts'
import { facetSlider } from '#domain/search/facets/range-slider.ts'
import type { StateRange } from '#domain/search/search-state.ts'
import { withRange } from '#domain/search/search-state.ts'
import { useSearchState } from '../../state/use-search-state.ts'

/** The facet, as far as its slider needs it. */
export type RangeFacet = Pick<FacetDefinition, 'attribute' | 'unit'>

export interface RangeFilterState {
  readonly slider: Slider
  /** Null when neither end is chosen. */
  readonly chosen: StateRange | null
  /** Whether any car has had a value: a site without subscriptions has no slider of them. */
  readonly known: boolean
  readonly choose: (range: StateRange | null) => void
}

/** Bounds stay as they were where nothing is found, so that the way back is not a jump (ours). */
export function useRangeFilter(facet: RangeFacet): RangeFilterState {
  const { attribute } = facet
  const { change } = useSearchState()
  const { range, start } = useRange({ attribute })
  const last = useRef<ThumbValues | null>(null)
  const { min = 0, max = 0 } = range
  // InstantSearch says 0 and 0 of what it knows no bounds of.
  if (min !== 0 || max !== 0) last.current = { min, max }
  const chosen = { min: finite(start[0]), max: finite(start[1]) }
  return {
    slider: facetSlider(facet, last.current),
    chosen: chosen.min === null && chosen.max === null ? null : chosen,
    known: last.current !== null,
    choose: (next) => change((current) => withRange(current, attribute, next)),
  }
}

function finite(end: number | undefined): number | null {
  return end === undefined || !Number.isFinite(end) ? null : end
}
