/** In which orders results can be listed (S1 §7, §9). */
import type { Coordinates } from '../../places/distance.ts'
import type { CarDocument } from '../attributes/car-attributes.ts'
import type { FilterExpression, NumberAttribute } from '../filters/filter-expression.ts'
import { compare, EVERYTHING } from '../filters/filter-expression.ts'

/** The ids are what `sortBy` says in a URL. S1 §7: the index is sorted by custom rank descending; the others are ours. */
export const SORT_OPTIONS = [
  { id: 'rank-desc', label: 'Recommended', attribute: 'custom_rank', direction: 'desc' },
  { id: 'price-asc', label: 'Price: Low to High', attribute: 'price', direction: 'asc' },
  { id: 'price-desc', label: 'Price: High to Low', attribute: 'price', direction: 'desc' },
  { id: 'km-asc', label: 'Kilometres: Low to High', attribute: 'km', direction: 'asc' },
  { id: 'km-desc', label: 'Kilometres: High to Low', attribute: 'km', direction: 'desc' },
  { id: 'year-desc', label: 'Year: Newest First', attribute: 'year', direction: 'desc' },
  { id: 'year-asc', label: 'Year: Oldest First', attribute: 'year', direction: 'asc' },
  { id: 'listed-desc', label: 'Latest Arrivals', attribute: 'created_at_timestamp', direction: 'desc' },
] as const satisfies readonly { id: string; label: string; attribute: NumberAttribute; direction: 'asc' | 'desc' }[]

type SortAttribute = (typeof SORT_OPTIONS)[number]['attribute']

export interface SortOption {
  readonly id: string
  readonly label: string
  readonly attribute: SortAttribute
  readonly direction: 'asc' | 'desc'
}

/** What an engine must be able to sort by. */
export const SORTABLE_ATTRIBUTES: readonly SortAttribute[] = [
  ...new Set(SORT_OPTIONS.map(({ attribute }) => attribute)),
]

export type SortId = (typeof SORT_OPTIONS)[number]['id']

export const SORT_IDS: readonly SortId[] = SORT_OPTIONS.map(({ id }) => id)

/** S1 §7: custom rank descending, when a site configures nothing else. */
export const DEFAULT_SORT_ID: SortId = 'rank-desc'

/** The chosen order; the configured default when none is chosen, or one that does not exist (S1 §9). */
export function chosenSort(sortBy: string | null, defaultSort: SortId): SortOption {
  const find = (id: string | null): SortOption | undefined => SORT_OPTIONS.find((sort) => sort.id === id)
  return find(sortBy) ?? find(defaultSort) ?? SORT_OPTIONS[0]
}

/** The orders that a site offers, in its order and its words. */
export function offeredSorts(options: {
  readonly sorts: readonly SortId[]
  readonly sortLabels: Readonly<Partial<Record<SortId, string>>>
}): SortOption[] {
  return options.sorts.map((id) => {
    const sort = chosenSort(id, id)
    return { ...sort, label: options.sortLabels[id] ?? sort.label }
  })
}

/** S1 §7: a price greater than 0 when sorting by price, ascending. */
export function sortFilter(sort: Pick<SortOption, 'attribute' | 'direction'>): FilterExpression {
  return sort.attribute === 'price' && sort.direction === 'asc' ? compare('price', '>', 0) : EVERYTHING
}

/** "_geoPoint(-27.47,153.02):asc", as Meilisearch wants the nearest first. */
export function distanceRule({ latitude, longitude }: Coordinates): string {
  return `_geoPoint(${latitude},${longitude}):asc`
}

/** "price:asc", as Meilisearch wants it. */
export function sortRule(sort: Pick<SortOption, 'attribute' | 'direction'>): string {
  return `${sort.attribute}:${sort.direction}`
}

type SortedDocument = Pick<CarDocument, SortAttribute | 'id'>

/** Orders documents as Meilisearch does: those without a value last either way. Ties go by rank, then by id. */
export function documentComparator(
  sort: Pick<SortOption, 'attribute' | 'direction'>,
): (a: SortedDocument, b: SortedDocument) => number {
  const sign = sort.direction === 'asc' ? 1 : -1
  return (a, b) => {
    const left = a[sort.attribute]
    const right = b[sort.attribute]
    if (left === null || right === null) {
      if (left !== right) return left === null ? 1 : -1
    } else if (left !== right) return sign * (left - right)
    return b.custom_rank - a.custom_rank || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  }
}
