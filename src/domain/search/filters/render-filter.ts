/** Writes a filter in Meilisearch's filter language. */
import type { FilterExpression, FilterValue } from './filter-expression.ts'

/** The text of a filter; empty when it keeps every document, as Meilisearch reads an empty filter. */
export function renderFilter(expression: FilterExpression): string {
  return expression.kind === 'all' && expression.of.length === 0 ? '' : render(expression)
}

function render(expression: FilterExpression): string {
  switch (expression.kind) {
    // The language has no words for true and false: no value is in an empty list.
    case 'all':
      return expression.of.length === 0 ? 'NOT id IN []' : expression.of.map(renderPart).join(' AND ')
    case 'any':
      return expression.of.length === 0 ? 'id IN []' : expression.of.map(renderPart).join(' OR ')
    case 'not':
      return renderNegation(expression.of)
    case 'equals':
      return `${expression.attribute} = ${renderValue(expression.value)}`
    case 'in':
      return `${expression.attribute} IN ${renderList(expression.values)}`
    case 'compare':
      return `${expression.attribute} ${expression.operator} ${renderValue(expression.value)}`
    case 'between':
      return `${expression.attribute} ${renderValue(expression.min)} TO ${renderValue(expression.max)}`
    case 'exists':
      return `${expression.attribute} EXISTS`
    case 'isNull':
      return `${expression.attribute} IS NULL`
    case 'isEmpty':
      return `${expression.attribute} IS EMPTY`
  }
}

/** A part of a longer filter: what joins several conditions stands in brackets, for NOT binds before AND before OR. */
function renderPart(expression: FilterExpression): string {
  const joins = (expression.kind === 'all' || expression.kind === 'any') && expression.of.length > 1
  return joins ? `(${render(expression)})` : render(expression)
}

/**
 * `NOT a = b` and not `a != b`: of an attribute that no document of the index has yet, Meilisearch answers `!=` with
 * no document, and `NOT` with all.
 */
function renderNegation(expression: FilterExpression): string {
  return expression.kind === 'in'
    ? `${expression.attribute} NOT IN ${renderList(expression.values)}`
    : `NOT ${renderPart(expression)}`
}

function renderList(values: readonly FilterValue[]): string {
  return `[${values.map(renderValue).join(', ')}]`
}

/** Texts always stand in quotes, so that words of the language (AND, NOT, TO) are values like others. */
function renderValue(value: FilterValue): string {
  // "1e+21" would end at the plus sign.
  if (typeof value === 'number') return String(value).replace('+', '')
  if (typeof value === 'boolean') return String(value)
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
