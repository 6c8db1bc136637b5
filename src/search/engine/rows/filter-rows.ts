/** What a filter keeps: the rules of `domain/search/filters/evaluate-filter.ts` on the values of columns, not on rows. */
import { numberOf, plainText } from '#domain/search/filters/evaluate-filter.ts'
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import type { Columns, Value } from '../format/columns.ts'
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
    const column = columns.get(expression.attribute)
    // An attribute that there is not holds nothing.
    if (!column) return none
    const rows = known.get(expression) ?? rowSet(column.codes, keptValues(expression, column.values))
    known.set(expression, rows)
    return rows
  }
  return rowsOf
}

/** 1 for each value of a column that a filter on it keeps. */
function keptValues(leaf: Leaf, values: readonly Value[]): Uint8Array {
  const table = new Uint8Array(values.length)
  if (leaf.kind === 'between' || leaf.kind === 'compare') {
    if (typeof values[1] === 'number') table.fill(1, ...boundsOf(leaf, values as readonly number[]))
    return table
  }
  const test = testOf(leaf, values)
  return table.map((_, code) => (test(code) ? 1 : 0))
}

type Comparison = Extract<Leaf, { kind: 'between' | 'compare' }>

/** The first code that is kept, and the first one behind that is not: codes of numbers ascend, and code 0 is of none. */
function boundsOf(leaf: Comparison, values: readonly number[]): [from: number, to?: number] {
  /** The first code whose number is not below a limit, or is above it. */
  const codeAt = (limit: number, isAbove: boolean): number => {
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
  if (leaf.kind === 'between') return [codeAt(leaf.min, false), codeAt(leaf.max, true)]
  const { operator, value } = leaf
  return operator < '=' ? [1, codeAt(value, operator === '<=')] : [codeAt(value, operator === '>')]
}

type Plain = number | string | readonly string[]

/** Values as they are compared, worked out once a column. */
const plainValues = new WeakMap<readonly Value[], readonly Plain[]>()

function testOf(leaf: Exclude<Leaf, Comparison>, values: readonly Value[]): (code: number) => boolean {
  if (leaf.kind === 'exists') return () => true
  if (leaf.kind === 'isNull') return (code) => values[code] === null
  if (leaf.kind === 'isEmpty') return (code) => (values[code] as string | readonly string[] | null)?.length === 0
  const plain = plainValues.get(values) ?? values.map(plainOf)
  plainValues.set(values, plain)
  const wanted = (leaf.kind === 'in' ? leaf.values : [leaf.value]).flatMap((value) => [
    plainText(String(value)),
    numberOf(value),
  ])
  const known = new Set<unknown>(wanted)
  return (code) => {
    const value = plain[code] as Plain
    return typeof value === 'object' ? value.some((part) => known.has(part)) : known.has(value)
  }
}

/** What is missing is a list of nothing. */
function plainOf(value: Value): Plain {
  if (typeof value === 'number') return value
  if (value === null || value === '') return []
  return typeof value === 'object' ? value.map(plainText) : plainText(String(value))
}
