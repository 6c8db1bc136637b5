/** The chips that show what is chosen, each of which can be taken away (S1 §2 "Refinement chips"). */
import { formatAud, groupThousands } from '../../formats/money.ts'
import { nearLabel } from '../near/near-place.ts'
import type { SearchState, StateRange } from '../search-state.ts'
import { toggleValue, withNear, withQuery, withRange, withToggle } from '../search-state.ts'
import { facetItems } from './facet-values.ts'
import type { FacetDefinition, NumberUnit } from './facets.ts'

export interface RefinementChip {
  /** `query` for the words typed, `near` for the place. */
  readonly attribute: string
  readonly label: string
  /** The state without this refinement, on its first page. */
  readonly without: SearchState
}

export interface ChipOptions {
  readonly usedLabel: string
}

/** One chip for the words, for each chosen value, range and toggle, in the order of the facets, and for the place. */
export function refinementChips(
  state: SearchState,
  facets: readonly FacetDefinition[],
  options: ChipOptions,
): RefinementChip[] {
  return [
    ...(state.query === ''
      ? []
      : [{ attribute: 'query', label: `“${withoutQuotes(state.query)}”`, without: withQuery(state, '') }]),
    ...facets.flatMap((facet) => chipsOf(state, facet, options)),
    ...(state.near === null
      ? []
      : [{ attribute: 'near', label: nearLabel(state.near), without: withNear(state, null) }]),
  ]
}

/** Exact words are read without the quotes that engines need. */
export function withoutQuotes(query: string): string {
  return query.replaceAll('"', '')
}

function chipsOf(state: SearchState, facet: FacetDefinition, { usedLabel }: ChipOptions): RefinementChip[] {
  const { attribute, label, unit } = facet
  const range = state.ranges[attribute]
  const chosen = Object.fromEntries((state.lists[attribute] ?? []).map((value) => [value, 0]))
  return [
    // Values stand as they do among the filters: new, demo, used (S1 §9).
    ...facetItems(facet, chosen, { usedLabel, certifiedOnly: false }).map((item) => ({
      attribute,
      label: item.label,
      without: toggleValue(state, attribute, item.value),
    })),
    ...(range === undefined
      ? []
      : [{ attribute, label: rangeLabel(unit, label, range), without: withRange(state, attribute, null) }]),
    ...(state.toggles.includes(attribute) ? [{ attribute, label, without: withToggle(state, attribute, false) }] : []),
  ]
}

/** "$10,000 - $20,000", "Tare up to 2,000 kg", "Year 2022", "Up to 50,000 km", "Year from 2019"; without a name of the years, "From 2019". */
export function rangeLabel(unit: NumberUnit | undefined, name: string, { min, max }: StateRange): string {
  const write = numberFormat(unit)
  const subject = name !== '' && unit !== undefined && NAMED_UNITS.includes(unit) ? `${name} ` : ''
  if (min !== null && max !== null) return `${subject}${write(min)}${min === max ? '' : ` - ${write(max)}`}`
  const [word, end] = min === null ? ['up to', max ?? 0] : ['from', min]
  return subject === '' ? `${word === 'from' ? 'From' : 'Up to'} ${write(end)}` : `${subject}${word} ${write(end)}`
}

/** How a number of a unit is read: "$20,000", "50,000 km", "5.5 m", "2019". */
export function numberFormat(unit: NumberUnit | undefined): (value: number) => string {
  if (unit === 'year') return String
  if (unit === 'mm') return (value) => `${value / MM_PER_METRE} m`
  return unit === 'km' || unit === 'kg' || unit === 'cc' ? (value) => `${groupThousands(value)} ${unit}` : formatAud
}

const MM_PER_METRE = 1000
/** Numbers that do not say by themselves what they are of: dollars and kilometres do. */
const NAMED_UNITS: readonly NumberUnit[] = ['year', 'kg', 'mm', 'cc']
