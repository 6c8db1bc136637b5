/** The filters that InstantSearch sends. */
import type {
  ComparisonOperator,
  FilterAttribute,
  FilterExpression,
  FilterValue,
  NumberAttribute,
} from '#domain/search/filter-expression.ts'

/** One condition of InstantSearch: "make:Toyota", "make:-Toyota", "price>=10000", "price:5 TO 6". */
export function conditionOf(text: string): FilterExpression {
  const [, before = '', operator = '', rest = ''] = /^(.+?)(:|!=|[<>]=?|=)([\s\S]*)$/.exec(text) ?? []
  const attribute = before.trim() as FilterAttribute & NumberAttribute
  const equals = (value: FilterValue): FilterExpression => ({ kind: 'equals', attribute, value })
  const not = (of: FilterExpression): FilterExpression => ({ kind: 'not', of })
  if (operator === ':') {
    const [, min, max] = /^\s*([\d.e+-]+) TO ([\d.e+-]+)\s*$/.exec(rest) ?? []
    if (max) return { kind: 'between', attribute, min: Number(min), max: Number(max) }
    return rest.startsWith('-') ? not(equals(rest.slice(1))) : equals(rest.replace(/^\\-/, '-'))
  }
  const value = Number(rest)
  if (operator === '=') return equals(value)
  if (operator === '!=') return not(equals(value))
  return { kind: 'compare', attribute, operator: operator as ComparisonOperator, value }
}

export type FilterList = string | readonly (string | readonly string[])[] | undefined
