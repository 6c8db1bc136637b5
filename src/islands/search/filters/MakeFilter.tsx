/** Makes, and under each chosen one its models (S1 §2, §9). */
import type { FacetDefinition } from '#domain/search/facets/facets.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { ListFilter } from './ListFilter.tsx'
import { ModelChoice } from './ModelChoice.tsx'
import type { FacetValue } from './use-facet-values.ts'
import { useModels } from './use-models.ts'

export function MakeFilter({
  facet,
  values,
}: {
  readonly facet: FacetDefinition
  readonly values: readonly FacetValue[]
}) {
  const { selectModels } = useSearchSettings()
  const models = useModels()
  return (
    <ListFilter
      facet={facet}
      values={values}
      toggle={models.toggleMake}
      below={({ value, chosen }) => (chosen && selectModels ? <ModelChoice make={value} models={models} /> : null)}
    />
  )
}
