/** The filters that InstantSearch sends. */
import type {
  ComparisonOperator,
  FilterAttribute,
  FilterExpression,
  NumberAttribute,
} from '#domain/search/filters/filter-expression.ts'

/** One condition of InstantSearch: "make:Toyota", "make:-Toyota", "price>=10000". */
export function conditionOf(text: string): FilterExpression {
  const [, before = '', operator = '', rest = ''] = /^(.+?)(:|!?=|[<>]=?)([\s\S]*)$/.exec(text) ?? []
  const attribute = before.trim() as FilterAttribute & NumberAttribute
  const isText = operator === ':'
  const value = isText ? rest.replace(/^\\?-/, (sign) => sign.slice(1)) : Number(rest)
  if (/[<>]/.test(operator))
    return { kind: 'compare', attribute, operator: operator as ComparisonOperator, value: value as number }
  const equals: FilterExpression = { kind: 'equals', attribute, value }
  return operator === '!=' || (isText && rest.startsWith('-')) ? { kind: 'not', of: equals } : equals
}

export type FilterList = string | readonly (string | readonly string[])[] | undefined
