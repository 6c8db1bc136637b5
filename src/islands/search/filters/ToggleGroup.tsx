/** A filter that is on or off. */
import { useToggleRefinement } from 'react-instantsearch'
import { withToggle } from '#domain/search/search-state.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { useSearchState } from '../state/use-search-state.ts'
import { FilterGroup } from './FilterGroup.tsx'
import type { FilterProps } from './filter-props.ts'
import { useIsShown } from './use-facet-values.ts'
import { ValueRow } from './ValueRow.tsx'

/**
 * S1 §5: on certified-only sites the value false of the certified facet is hidden. Ours: only the value true is left
 * then, and a switch that changes nothing is not shown, unless a link has switched it on.
 */
export function ToggleGroup({ facet: { attribute, label }, group }: FilterProps) {
  const { certifiedOnly } = useSearchSettings()
  const { value } = useToggleRefinement({ attribute, on: true })
  const { change } = useSearchState()
  const { isRefined } = value
  const count = value.onFacetValue.count
  const isShown = useIsShown(count ?? 0)
  if (!isRefined && (!isShown || (attribute === 'certified' && certifiedOnly))) return null
  return (
    <FilterGroup {...group} title={label} chosen={isRefined ? 'Only' : null}>
      <ValueRow
        kind="switch"
        attribute={attribute}
        value="true"
        label={`${label} only`}
        count={count ?? 0}
        chosen={isRefined}
        onChange={() => change((current) => withToggle(current, attribute, !current.toggles.includes(attribute)))}
      />
    </FilterGroup>
  )
}
