/** The values of a facet as a list shows them: named, ordered, and with what is chosen. */
import { useRef } from 'react'
import { useInstantSearch, useRefinementList } from 'react-instantsearch'
import type { FacetItem } from '#domain/search/facets/facet-values.ts'
import { facetItems } from '#domain/search/facets/facet-values.ts'
import type { FacetDefinition } from '#domain/search/facets/facets.ts'
import { afterNextPaint } from '../after-next-paint.ts'
import { useSearchSettings } from '../state/settings-context.ts'

/** As many values as any facet has: lists are shortened where they are shown, so that chosen values stay in view. */
export const MAX_VALUES = 1000

export interface FacetValue extends FacetItem {
  readonly chosen: boolean
}

export interface FacetValues {
  readonly values: readonly FacetValue[]
  readonly toggle: (value: string) => void
}

/** Values with no cars are left out, but for those that are chosen, which could not be let go otherwise. */
export function useFacetValues(facet: FacetDefinition): FacetValues {
  const { usedLabel, certifiedOnly } = useSearchSettings()
  const { items, refine } = useRefinementList({ attribute: facet.attribute, limit: MAX_VALUES, sortBy: ['name:asc'] })
  // InstantSearch escapes values that begin with a minus; the label is the value itself.
  const known = new Map(items.map((item) => [item.label, item]))
  const counts = Object.fromEntries(items.map(({ label, count }) => [label, count]))
  return {
    values: facetItems(facet, counts, { usedLabel, certifiedOnly })
      .map((item) => ({ ...item, chosen: known.get(item.value)?.isRefined ?? false }))
      .filter(({ count, chosen }) => count > 0 || chosen),
    toggle: (value) => afterNextPaint(() => refine(known.get(value)?.value ?? value)),
  }
}

/** What stands in a filter whose values no car of the search has. */
export const NO_VALUES_NOTE = 'Nothing to choose for this search.'

/** Whether a filter is shown: not where the site's cars have no values of it, which a search without cars leaves open. */
export function useIsShown(valueCount: number): boolean {
  const { results } = useInstantSearch()
  const hasHad = useRef(false)
  hasHad.current ||= valueCount > 0
  return hasHad.current || results.nbHits === 0
}

/** "Toyota, Mazda": what is chosen, or null. */
export function chosenText(values: readonly { readonly label: string; readonly chosen: boolean }[]): string | null {
  const labels = values.filter(({ chosen }) => chosen).map(({ label }) => label)
  return labels.length === 0 ? null : labels.join(', ')
}
