/** The conditions of a request, each by a text that tells it from others, so that it is read and worked out once. */
import type { FilterExpression } from '#domain/search/filter-expression.ts'
import { conditionOf } from './listed-filters.ts'
import type { SearchParams } from './search-request.ts'

export interface Condition {
  readonly key: string
  read(): FilterExpression
}

/** Reads a filter that is a text. */
export type ReadFilter = (text: string) => FilterExpression

/** How `EVERYTHING` is written: a filter that asks nothing. */
const NO_FILTER = '{"kind":"all","of":[]}'

export function conditionsOf(
  { filters = '', facetFilters, numericFilters }: SearchParams,
  read: ReadFilter,
): Condition[] {
  const conditions: Condition[] = []
  const key = typeof filters === 'string' ? filters.trim() : JSON.stringify(filters)
  if (key && key !== NO_FILTER)
    conditions.push({ key, read: () => (typeof filters === 'string' ? read(filters) : filters) })
  for (const list of [facetFilters, numericFilters]) {
    for (const part of typeof list === 'string' ? [list] : (list ?? [])) {
      const any = typeof part === 'string' ? [part] : part
      conditions.push({ key: `:${any.join('\n')}`, read: () => ({ kind: 'any', of: any.map(conditionOf) }) })
    }
  }
  return conditions
}
