/** What an engine must be told of the documents: by what they are filtered, sorted and found. */
import { CAR_FACETS } from '../facets/facets.ts'
import type { FilterAttribute, NumberAttribute } from '../filters/filter-expression.ts'
import { SORT_OPTIONS } from '../results/sort-options.ts'

/** Attributes that are filtered by and are no facets: rules and routes ask for them. */
const RULE_ATTRIBUTES = [
  'id',
  'stocknum',
  'reserved',
  'dealership_slug',
  'location_slug',
  'sold_date_timestamp',
  'show_on_dealer_website',
] as const satisfies readonly FilterAttribute[]

export const FILTERABLE_ATTRIBUTES: readonly FilterAttribute[] = [
  ...CAR_FACETS.map(({ attribute }) => attribute),
  ...RULE_ATTRIBUTES,
]

export const SORTABLE_ATTRIBUTES: readonly NumberAttribute[] = [
  ...new Set(SORT_OPTIONS.map(({ attribute }) => attribute)),
]

/** In the order in which a match counts: the name, then what else says which car it is, then the facets. */
export const SEARCHABLE_ATTRIBUTES: readonly FilterAttribute[] = [
  'name',
  'stocknum',
  'series',
  ...CAR_FACETS.filter(({ searchable }) => searchable).map(({ attribute }) => attribute),
]
