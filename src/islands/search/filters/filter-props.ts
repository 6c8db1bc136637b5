/** What every kind of filter is given. */
import type { FacetDefinition } from '#domain/search/facets/facets.ts'

export interface GroupState {
  /** Of its heading; no two groups of a page share it. */
  readonly id: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export interface FilterProps {
  readonly facet: FacetDefinition
  readonly group: GroupState
}
