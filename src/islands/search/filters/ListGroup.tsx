/** A filter by any of several values. */
import { FilterGroup } from './FilterGroup.tsx'
import type { FilterProps } from './filter-props.ts'
import { ListFilter } from './ListFilter.tsx'
import { MakeFilter } from './MakeFilter.tsx'
import { chosenText, useFacetValues } from './use-facet-values.ts'

export function ListGroup({ facet, group }: FilterProps) {
  const { values, toggle } = useFacetValues(facet)
  if (values.length === 0) return null
  return (
    <FilterGroup {...group} title={facet.label} chosen={chosenText(values)}>
      {facet.attribute === 'make' ? (
        <MakeFilter facet={facet} values={values} />
      ) : (
        <ListFilter facet={facet} values={values} toggle={toggle} />
      )}
    </FilterGroup>
  )
}
