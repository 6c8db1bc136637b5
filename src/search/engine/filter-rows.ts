/** What a filter keeps: the rules of `domain/search/evaluate-filter.ts` on the values of columns, not on rows. */
import { numberOf, plainText } from '#domain/search/evaluate-filter.ts'
import type { FilterExpression, FilterValue } from '#domain/search/filter-expression.ts'
import type { Column, Columns, Value } from './columns.ts'

/** A filter on one attribute. */
type Leaf = Exclude<FilterExpression, { kind: 'all' | 'any' | 'not' }>

/** 1 for each row that is kept. */
export function keptRows(expression: FilterExpression, columns: Columns, rows: number): Uint8Array {
  const column = soleColumn(expression, columns)
  if (!column) return joined(expression, rows, (part) => keptRows(part, columns, rows))
  const kept = new Uint8Array(rows)
  const table = keptValues(expression, column)
  const { codes } = column
  for (let row = 0; row < rows; row += 1) kept[row] = table[codes[row] as number] as number
  return kept
}

/** The column that all of a filter speaks of, when it is one and there. */
export function soleColumn(expression: FilterExpression, columns: Columns): Column | undefined {
  if (expression.kind === 'not') return soleColumn(expression.of, columns)
  if (expression.kind !== 'all' && expression.kind !== 'any') return columns.get(expression.attribute)
  const [first, ...others] = expression.of.map((part) => soleColumn(part, columns))
  return others.every((other) => other === first) ? first : undefined
}

/** 1 for each value of a column that a filter on it keeps. */
export function keptValues(expression: FilterExpression, column: Column): Uint8Array {
  const { values } = column
  const keptOf = (part: FilterExpression): Uint8Array => keptValues(part, column)
  return joined(expression, values.length, keptOf, (leaf) => {
    const table = new Uint8Array(values.length)
    if (leaf.kind === 'between' || leaf.kind === 'compare') {
      if (typeof values[1] === 'number') keepNumbers(table, values as readonly number[], leaf)
    } else {
      const test = testOf(leaf, values)
      for (let code = 0; code < table.length; code += 1) if (test(code)) table[code] = 1
    }
    return table
  })
}

function joined(
  expression: FilterExpression,
  size: number,
  keptOf: (part: FilterExpression) => Uint8Array,
  // An attribute that there is not holds nothing.
  ofLeaf: (leaf: Leaf) => Uint8Array = () => new Uint8Array(size),
): Uint8Array {
  if (expression.kind === 'not') return keptOf(expression.of).map((each) => 1 - each)
  if (expression.kind !== 'all' && expression.kind !== 'any') return ofLeaf(expression)
  const all = expression.kind === 'all'
  const kept = new Uint8Array(size).fill(all ? 1 : 0)
  for (const part of expression.of) {
    const other = keptOf(part)
    for (let at = 0; at < size; at += 1)
      kept[at] = all ? (kept[at] as number) & (other[at] as number) : (kept[at] as number) | (other[at] as number)
  }
  return kept
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
type Test = Exclude<Leaf, { kind: 'between' | 'compare' }>

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
