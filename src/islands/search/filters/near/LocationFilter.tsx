/** The places of the cars: by state, or the nearest first once somebody searches from a place. */
import type { FacetDefinition } from '#domain/search/facets/facets.ts'
import { useSearchSettings } from '../../state/settings-context.ts'
import { ListFilter } from '../ListFilter.tsx'
import type { FacetValue } from '../use-facet-values.ts'
import { useDistances } from './use-distances.ts'

interface Props {
  readonly facet: FacetDefinition
  readonly values: readonly FacetValue[]
  readonly toggle: (value: string) => void
}

export function LocationFilter({ facet, values, toggle }: Props) {
  const { stockPlaces } = useSearchSettings()
  const from = useDistances()
  if (from !== null) {
    const kmTo = ({ value }: FacetValue): number => from.distances.get(value) ?? Number.POSITIVE_INFINITY
    const nearest = values
      .map((value) => {
        const text = from.texts.get(value.value)
        return text === undefined ? value : { ...value, label: `${value.label}, ${text}` }
      })
      .sort((a, b) => kmTo(a) - kmTo(b))
    return <ListFilter facet={facet} values={nearest} toggle={toggle} keepsOrder />
  }
  const stateOf = new Map(stockPlaces.map(({ name, state }) => [name, state]))
  const states = new Set(stateOf.values())
  const groupOf = (value: string): string => stateOf.get(value) ?? ''
  const byState = [...values].sort((a, b) => compareText(groupOf(a.value), groupOf(b.value)))
  return <ListFilter facet={facet} values={byState} toggle={toggle} {...(states.size > 1 && { groupOf })} />
}

/** Places of no state come last. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a === '' || (b !== '' && a > b) ? 1 : -1
}
