/**
 * Evaluates a filter on one document, as Meilisearch does:
 *
 * - a missing attribute, null, an empty text and an empty list equal nothing and compare with nothing;
 * - texts are equal when they differ only in case, outer spaces or Unicode's compatibility forms;
 * - a number equals the text that writes it, and a boolean the words true and false;
 * - a list has a value when one of its parts does;
 * - a negation holds for every document for which its part does not, whatever is missing there.
 */
import type { CarDocument } from '../attributes/car-attributes.ts'
import type { ComparisonOperator, FilterExpression, FilterValue } from './filter-expression.ts'

/** A document, whole or in part; what is not there is missing. */
export type FilterableDocument = Partial<CarDocument>

export function matchesFilter(document: FilterableDocument, expression: FilterExpression): boolean {
  switch (expression.kind) {
    case 'all':
      return expression.of.every((part) => matchesFilter(document, part))
    case 'any':
      return expression.of.some((part) => matchesFilter(document, part))
    case 'not':
      return !matchesFilter(document, expression.of)
    case 'equals':
      return hasValue(document[expression.attribute], expression.value)
    case 'in':
      return expression.values.some((value) => hasValue(document[expression.attribute], value))
    case 'compare':
      return holds(document[expression.attribute], expression.operator, expression.value)
    case 'between':
      return (
        holds(document[expression.attribute], '>=', expression.min) &&
        holds(document[expression.attribute], '<=', expression.max)
      )
    case 'exists':
      return document[expression.attribute] !== undefined
    case 'isNull':
      return document[expression.attribute] === null
    case 'isEmpty':
      return isEmpty(document[expression.attribute])
  }
}

type Held = string | number | boolean | readonly string[] | null | undefined

function isEmpty(held: Held): boolean {
  return held === '' || (Array.isArray(held) && held.length === 0)
}

function hasValue(held: Held, value: FilterValue): boolean {
  if (held === undefined || held === null || held === '') return false
  if (typeof held === 'number') return held === numberOf(value)
  const wanted = plainText(String(value))
  return typeof held === 'object' ? held.some((part) => plainText(part) === wanted) : plainText(String(held)) === wanted
}

/** The number that a value writes, or null. */
export function numberOf(value: FilterValue): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value) ? Number(value) : null
}

/** How a text is compared: without case, outer spaces and compatibility forms. */
export function plainText(text: string): string {
  return text.trim().normalize('NFKD').toLowerCase()
}

function holds(held: number | null | undefined, operator: ComparisonOperator, value: number): boolean {
  if (held === undefined || held === null) return false
  switch (operator) {
    case '<':
      return held < value
    case '<=':
      return held <= value
    case '>':
      return held > value
    case '>=':
      return held >= value
  }
}
