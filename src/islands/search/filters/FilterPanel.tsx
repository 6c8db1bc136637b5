/** Every filter that the site shows, in its order and under its headings (S1 §3). */
import type { ComponentType } from 'react'
import type { FacetDefinition, FacetKind } from '#domain/search/facets/facets.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import type { FilterProps } from './filter-props.ts'
import { ListGroup } from './ListGroup.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { DistanceGroup } from './near/DistanceGroup.tsx'
import { useOpenGroups } from './open-groups.ts'
import { RangeFilter } from './range/RangeFilter.tsx'
import { RepaymentFilter } from './range/RepaymentFilter.tsx'
import { ToggleGroup } from './ToggleGroup.tsx'
import { SilhouettesContext } from './ValueMark.tsx'

const FILTERS: Readonly<Record<Exclude<FacetKind, 'none'>, ComponentType<FilterProps>>> = {
  list: ListGroup,
  menu: MenuGroup,
  toggle: ToggleGroup,
  range: RangeFilter,
}

/** Where the filters by repayment and by distance keep whether they are open; no attribute has such a name. */
const REPAYMENT = 'repayment'
const DISTANCE = 'distance'

interface Props {
  /** Begins the ids of the headings. */
  readonly idPrefix: string
  /** The file of the silhouettes, which stand beside body types. */
  readonly silhouettesUrl?: string | null
}

export function FilterPanel({ idPrefix, silhouettesUrl = null }: Props) {
  const { facets, repayments, vocabulary } = useSearchSettings()
  const { isOpen, setOpen } = useOpenGroups()
  const groupOf = (attribute: string, position: number) => ({
    id: `${idPrefix}-${attribute}`,
    open: isOpen(attribute, position),
    onOpenChange: (open: boolean) => setOpen(attribute, open),
  })
  const filters = withDistance(placed(facets, repayments !== null), vocabulary.hasPlaces === true)
  return (
    <SilhouettesContext value={silhouettesUrl}>
      <div className="filters">
        {filters.map((facet, position) => {
          if (facet === DISTANCE) return <DistanceGroup key={DISTANCE} group={groupOf(DISTANCE, position)} />
          if (facet === REPAYMENT) {
            const group = groupOf(REPAYMENT, position)
            return repayments === null ? null : <RepaymentFilter key={REPAYMENT} terms={repayments} group={group} />
          }
          const { attribute, kind } = facet
          if (kind === 'none') return null
          const Filter = FILTERS[kind]
          return <Filter key={attribute} facet={facet} group={groupOf(attribute, position)} />
        })}
      </div>
    </SilhouettesContext>
  )
}

type Placed = FacetDefinition | typeof REPAYMENT

/** The filter by distance stands before the places, or last where places are not filtered by (ours). */
function withDistance(filters: readonly Placed[], hasPlaces: boolean): (Placed | typeof DISTANCE)[] {
  if (!hasPlaces) return [...filters]
  const at = filters.findIndex((each) => each !== REPAYMENT && each.attribute === 'location_name')
  const place = at === -1 ? filters.length : at
  return [...filters.slice(0, place), DISTANCE, ...filters.slice(place)]
}

/** The filter by repayment stands after the prices, or last where prices are not filtered by (ours). */
function placed(facets: readonly FacetDefinition[], withRepayment: boolean): Placed[] {
  if (!withRepayment) return [...facets]
  const after = facets.findLastIndex(({ attribute }) => attribute === 'price' || attribute === 'price_range')
  const at = after === -1 ? facets.length : after + 1
  return [...facets.slice(0, at), REPAYMENT, ...facets.slice(at)]
}
