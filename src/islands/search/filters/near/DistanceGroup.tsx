/** The filter by distance: where somebody searches from, and how far he goes. Its form is loaded when it is opened. */
import { lazy, Suspense } from 'react'
import { nearLabel } from '#domain/search/near/near-place.ts'
import { useSearchState } from '../../state/use-search-state.ts'
import { FilterGroup } from '../FilterGroup.tsx'
import type { GroupState } from '../filter-props.ts'

const DistanceForm = lazy(() => import('./DistanceForm.tsx').then((module) => ({ default: module.DistanceForm })))

export function DistanceGroup({ group }: { readonly group: GroupState }) {
  const { near } = useSearchState().state
  return (
    <FilterGroup {...group} title="Distance" chosen={near === null ? null : nearLabel(near)}>
      <div className="filter-distance">
        {group.open && (
          <Suspense>
            <DistanceForm />
          </Suspense>
        )}
      </div>
    </FilterGroup>
  )
}
