/** A filter by any of several values. */
import { FilterGroup } from './FilterGroup.tsx'
import type { FilterProps } from './filter-props.ts'
import { ListFilter } from './ListFilter.tsx'
import { MakeFilter } from './MakeFilter.tsx'
import { LocationFilter } from './near/LocationFilter.tsx'
import { chosenText, NO_VALUES_NOTE, useFacetValues, useIsShown } from './use-facet-values.ts'

export function ListGroup({ facet, group }: FilterProps) {
  const { values, toggle } = useFacetValues(facet)
  if (!useIsShown(values.length)) return null
  return (
    <FilterGroup {...group} title={facet.label} chosen={chosenText(values)}>
      {values.length === 0 ? (
        <p className="filter-note">{NO_VALUES_NOTE}</p>
      ) : facet.attribute === 'make' ? (
        <MakeFilter facet={facet} values={values} />
      ) : facet.attribute === 'location_name' ? (
        <LocationFilter facet={facet} values={values} toggle={toggle} />
      ) : (
        <ListFilter facet={facet} values={values} toggle={toggle} />
      )}
    </FilterGroup>
  )
}
