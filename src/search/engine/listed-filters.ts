/** The filters that InstantSearch sends. */
import type {
  ComparisonOperator,
  FilterAttribute,
  FilterExpression,
  NumberAttribute,
} from '#domain/search/filter-expression.ts'
import { compare, equals, not, within } from '#domain/search/filter-expression.ts'

/** One condition of InstantSearch: "make:Toyota", "make:-Toyota", "price>=10000", "price:5 TO 6". */
export function conditionOf(text: string): FilterExpression {
  const [, attribute = '', operator = '', rest = ''] = /^(.+?)(:|!=|[<>]=?|=)([\s\S]*)$/.exec(text) ?? []
  const name = attribute.trim() as FilterAttribute
  if (operator === ':') {
    const range = /^\s*([\d.e+-]+) TO ([\d.e+-]+)\s*$/.exec(rest)
    if (range) return within(name as NumberAttribute, Number(range[1]), Number(range[2]))
    return rest.startsWith('-') ? not(equals(name, rest.slice(1))) : equals(name, rest.replace(/^\\-/, '-'))
  }
  if (operator === '=') return equals(name, Number(rest))
  if (operator === '!=') return not(equals(name, Number(rest)))
  return compare(name as NumberAttribute, operator as ComparisonOperator, Number(rest))
}

export type FilterList = string | readonly (string | readonly string[])[] | undefined
