/** What a filter keeps: the rules of `domain/search/evaluate-filter.ts` on the values of columns, not on rows. */
import { numberOf, plainText } from '#domain/search/evaluate-filter.ts'
import type { FilterExpression, FilterValue } from '#domain/search/filter-expression.ts'
import type { Columns, Value } from './columns.ts'
import type { RowSet } from './row-set.ts'
import { join, rowSet } from './row-set.ts'

/** A filter on one attribute. */
type Leaf = Exclude<FilterExpression, { kind: 'all' | 'any' | 'not' }>

/** The rows that a filter keeps; those of each attribute are worked out once for each object that asks for them. */
export function createFilter(columns: Columns, all: RowSet): (expression: FilterExpression) => RowSet {
  const known = new WeakMap<Leaf, RowSet>()
  const none = new Int32Array(all.length)
  const rowsOf = (expression: FilterExpression): RowSet => {
    const { kind } = expression
    if (kind === 'not') return join(all.slice(), rowsOf(expression.of), kind)
    if (kind === 'all' || kind === 'any') {
      const [first = kind === 'all' ? all : none, ...others] = expression.of.map(rowsOf)
      return others.reduce((rows, other) => join(rows, other, kind), others.length ? first.slice() : first)
    }
    let rows = known.get(expression)
    if (!rows) {
      const column = columns.get(expression.attribute)
      // An attribute that there is not holds nothing.
      rows = column ? rowSet(column.codes, keptValues(expression, column.values)) : none
      known.set(expression, rows)
    }
    return rows
  }
  return rowsOf
}

/** 1 for each value of a column that a filter on it keeps. */
function keptValues(leaf: Leaf, values: readonly Value[]): Uint8Array {
  const table = new Uint8Array(values.length)
  if (leaf.kind === 'between' || leaf.kind === 'compare') {
    if (typeof values[1] === 'number') keepNumbers(table, values as readonly number[], leaf)
  } else {
    const test = testOf(leaf, values)
    for (let code = 0; code < table.length; code += 1) if (test(code)) table[code] = 1
  }
  return table
}

type Comparison = Extract<Leaf, { kind: 'between' | 'compare' }>

/** The codes of numbers ascend with them, and code 0 is of none. */
function keepNumbers(table: Uint8Array, values: readonly number[], leaf: Comparison): void {
  if (leaf.kind === 'between') table.fill(1, codeAt(values, leaf.min, false), codeAt(values, leaf.max, true))
  else {
    const at = codeAt(values, leaf.value, leaf.operator === '<=' || leaf.operator === '>')
    if (leaf.operator < '=') table.fill(1, 1, at)
    else table.fill(1, at)
  }
}

/** The first code whose number is not below a limit, or is above it. */
function codeAt(values: readonly number[], limit: number, isAbove: boolean): number {
  let low = 1
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    const value = values[middle] as number
    if (value < limit || (isAbove && value === limit)) low = middle + 1
    else high = middle
  }
  return low
}

/** A condition that is no comparison. */
type Test = Exclude<Leaf, Comparison>

function testOf(leaf: Test, values: readonly Value[]): (code: number) => boolean {
  switch (leaf.kind) {
    case 'exists':
      return () => true
    case 'isNull':
      return (code) => values[code] === null
    case 'isEmpty':
      return (code) => values[code] === '' || (values[code] as Value[] | null)?.length === 0
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
