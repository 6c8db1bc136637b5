/** The conditions of a request. */
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import type { SearchParams } from '../search-request.ts'
import { conditionOf } from './listed-filters.ts'

/** Reads a filter that is a text. */
export type ReadFilter = (text: string) => FilterExpression

/** All of them must hold. */
export function conditionsOf(
  { filters = '', facetFilters, numericFilters }: SearchParams,
  readFilter: ReadFilter,
  readListed: ReadFilter = conditionOf,
): FilterExpression[] {
  const conditions: FilterExpression[] = []
  if (typeof filters !== 'string') conditions.push(filters)
  else if (filters.trim()) conditions.push(readFilter(filters))
  for (const list of [facetFilters, numericFilters]) {
    for (const part of typeof list === 'string' ? [list] : (list ?? []))
      conditions.push({ kind: 'any', of: (typeof part === 'string' ? [part] : part).map(readListed) })
  }
  return conditions
}
