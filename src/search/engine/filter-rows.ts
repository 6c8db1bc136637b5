/** Which rows a filter keeps: the rules of `domain/search/evaluate-filter.ts` on the values of columns, not on rows. */
import { numberOf, plainText } from '#domain/search/evaluate-filter.ts'
import type { FilterExpression, FilterValue } from '#domain/search/filter-expression.ts'
import type { Column, Columns, Value } from './columns.ts'

/** A filter on one attribute. */
type Leaf = Exclude<FilterExpression, { kind: 'all' | 'any' | 'not' }>

/** 1 for each row that is kept. */
export function keptRows(expression: FilterExpression, columns: Columns, rows: number): Uint8Array {
  const kept = new Uint8Array(rows)
  if (expression.kind === 'not') {
    const other = keptRows(expression.of, columns, rows)
    for (let row = 0; row < rows; row += 1) kept[row] = 1 - (other[row] as number)
  } else if (expression.kind === 'all' || expression.kind === 'any') {
    const all = expression.kind === 'all'
    if (all) kept.fill(1)
    for (const part of expression.of) {
      const other = keptRows(part, columns, rows)
      for (let row = 0; row < rows; row += 1) {
        kept[row] = all
          ? (kept[row] as number) & (other[row] as number)
          : (kept[row] as number) | (other[row] as number)
      }
    }
  } else {
    const column = columns.get(expression.attribute)
    if (column) {
      const table = keptValues(expression, column)
      const codes = column.codes
      for (let row = 0; row < rows; row += 1) kept[row] = table[codes[row] as number] as number
    }
  }
  return kept
}

/** 1 for each value of a column that a condition keeps. */
export function keptValues(leaf: Leaf, column: Column): Uint8Array {
  const test = testOf(leaf, column)
  const table = new Uint8Array(column.values.length)
  for (let code = 0; code < table.length; code += 1) if (test(code)) table[code] = 1
  return table
}

function testOf(leaf: Leaf, { values }: Column): (code: number) => boolean {
  const number = (test: (value: number) => boolean) => (code: number) => {
    const value = values[code]
    return typeof value === 'number' && test(value)
  }
  switch (leaf.kind) {
    case 'exists':
      return () => true
    case 'isNull':
      return (code) => values[code] === null
    case 'isEmpty':
      return (code) => values[code] === '' || (values[code] as Value[] | null)?.length === 0
    case 'between':
      return number((value) => value >= leaf.min && value <= leaf.max)
    case 'compare': {
      const { operator, value: limit } = leaf
      const orEqual = operator.length > 1
      return number((value) => (value === limit ? orEqual : operator < '=' ? value < limit : value > limit))
    }
    case 'equals':
      return isAny(values, [leaf.value])
    case 'in':
      return isAny(values, leaf.values)
  }
}

type Plain = number | string | readonly string[] | null

/** Values as they are compared, worked out once a column. */
const plainValues = new WeakMap<readonly Value[], Plain[]>()

function isAny(values: readonly Value[], wanted: readonly FilterValue[]): (code: number) => boolean {
  let plain = plainValues.get(values)
  if (!plain) {
    plain = values.map((value) =>
      typeof value === 'number' || value === null || value === ''
        ? value || (value === 0 ? 0 : null)
        : typeof value === 'object'
          ? value.map(plainText)
          : plainText(String(value)),
    )
    plainValues.set(values, plain)
  }
  const texts = new Set<unknown>(wanted.map((value) => plainText(String(value))))
  const numbers = new Set<unknown>(wanted.map(numberOf))
  const known = plain
  return (code) => {
    const value = known[code]
    return typeof value === 'object'
      ? (value?.some((part) => texts.has(part)) ?? false)
      : (typeof value === 'number' ? numbers : texts).has(value)
  }
}
