/** How many rows have each value of a column, and the least and most of numbers. */

import type { Column, Columns, Value } from './columns.ts'
import type { Codes } from './combine.ts'

export interface Counted {
  readonly counts: Readonly<Record<string, number>>
  readonly stats: { readonly min: number; readonly max: number } | null
}

/** What is the same for every count of a column. */
interface Countable {
  /** Values as an answer names them, by code; null of what is not counted. */
  readonly names: readonly (string | null)[]
  /** Of lists: the places in `names` of each list's parts, by code. */
  readonly parts?: readonly (readonly number[])[]
  /** Of all rows. */
  whole?: Uint32Array
}

export function createCounter(columns: Columns, mostValues: number, mostNumbers: number) {
  const known = new Map<Column, Countable>()

  /** Of the rows that stand first in a list, as many as `total`. */
  return (name: string, list: Uint32Array, total: number): Counted | null => {
    const column = columns.get(name)
    if (!column) return null
    const { values } = column
    const isNumber = typeof values[1] === 'number'
    const stats = isNumber ? statsOf(column, list, total) : null
    // A price has thousands of values, which nobody asks for: its least and most are all that is told.
    if (isNumber && values.length > mostNumbers + 1) return { counts: {}, stats }
    let each = known.get(column)
    if (!each) {
      each = countableOf(values)
      known.set(column, each)
    }
    let counts = total === list.length ? each.whole : undefined
    if (!counts) {
      counts = countListed(column.codes, values.length, list, total)
      if (each.parts) counts = countParts(counts, each.parts, each.names.length)
      if (total === list.length) each.whole = counts
    }
    return { counts: named(counts, each.names, mostValues), stats }
  }
}

function countableOf(values: readonly Value[]): Countable {
  if (!values.some(Array.isArray))
    return { names: values.map((value) => (value === null || value === '' ? null : String(value))) }
  const lists = values as readonly (readonly string[])[]
  const names = [...new Set(lists.flat())].sort()
  return { names, parts: lists.map((list) => list.map((part) => names.indexOf(part))) }
}

export function countListed(codes: Codes, size: number, list: Uint32Array, total: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (let index = 0; index < total; index += 1) {
    const code = codes[list[index] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
  return counts
}

function countParts(counts: Uint32Array, parts: readonly (readonly number[])[], size: number): Uint32Array {
  const summed = new Uint32Array(size)
  for (let code = 0; code < counts.length; code += 1) {
    const count = counts[code] as number
    if (count) for (const part of parts[code] as readonly number[]) summed[part] = (summed[part] as number) + count
  }
  return summed
}

function named(counts: Uint32Array, names: readonly (string | null)[], most: number): Record<string, number> {
  const found: Record<string, number> = Object.create(null)
  let size = 0
  for (let code = 0; code < counts.length && size < most; code += 1) {
    const count = counts[code] as number
    const name = names[code]
    if (count && typeof name === 'string') {
      found[name] = count
      size += 1
    }
  }
  return found
}

/** Codes of numbers ascend with them, and code 0 is of none; no column has a value that no row has. */
function statsOf(column: Column, list: Uint32Array, total: number): Counted['stats'] {
  const { values } = column
  let low = 1
  let high = values.length - 1
  if (total < list.length) [low, high] = extremes(column.codes, list, total)
  return high ? { min: values[low] as number, max: values[high] as number } : null
}

function extremes(codes: Codes, list: Uint32Array, total: number): [low: number, high: number] {
  let low = 0xffffffff
  let high = 0
  for (let index = 0; index < total; index += 1) {
    const code = codes[list[index] as number] as number
    if (code > high) high = code
    if (code && code < low) low = code
  }
  return [low, high]
}
