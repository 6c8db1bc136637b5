/** How many rows have each value of a column, and the least and most of numbers. */
import type { Column, Columns, Value } from '../format/columns.ts'
import type { Codes } from './combine.ts'

export interface Counted {
  readonly counts: Readonly<Record<string, number>>
  readonly stats: { readonly min: number; readonly max: number } | null
}

/** What is the same for every count of a column. */
interface Countable {
  /** Of all rows, by code. */
  readonly whole: Uint32Array
  /** Where each count is made. */
  readonly counts: Uint32Array
  /** Worked out when values are returned. */
  named?: Named
}

interface Named {
  /** Values as an answer names them, by code; null of what is not counted. */
  readonly names: readonly (string | null)[]
  /** Of lists: the places in `names` of each list's parts, by code. */
  readonly parts?: readonly (readonly number[])[]
}

export function createCounter(columns: Columns, all: Uint32Array, maxValues: number, maxNumbers: number) {
  const known = new Map<Column, Countable>()

  /** Of the rows that stand first in a list, as many as `total`; or of all others where `isRest`. */
  return (name: string, list: Uint32Array, total: number, isRest: boolean): Counted | null => {
    const column = columns.get(name)
    if (!column) return null
    const { codes, values } = column
    const size = values.length
    let each = known.get(column)
    if (!each) {
      each = { whole: addCounts(new Uint32Array(size), codes, all, all.length), counts: new Uint32Array(size) }
      known.set(column, each)
    }
    const { whole } = each
    const counts = addCounts(each.counts.fill(0), codes, list, total)
    if (isRest)
      for (let code = 0; code < size; code += 1) counts[code] = (whole[code] as number) - (counts[code] as number)
    const isNumber = typeof values[1] === 'number'
    const stats = isNumber ? statsOf(counts, values as readonly number[]) : null
    // A price has thousands of values, which nobody asks for: only its minimum and maximum are returned.
    if (isNumber && size > maxNumbers + 1) return { counts: {}, stats }
    each.named ??= namesOf(values)
    return { counts: named(counts, each.named, maxValues), stats }
  }
}

function namesOf(values: readonly Value[]): Named {
  if (!values.some(Array.isArray))
    return { names: values.map((value) => (value === null || value === '' ? null : String(value))) }
  const lists = values as readonly (readonly string[])[]
  const names = [...new Set(lists.flat())].sort()
  return { names, parts: lists.map((list) => list.map((part) => names.indexOf(part))) }
}

/** Counts the codes of the rows that stand first in a list. */
function addCounts(counts: Uint32Array, codes: Codes, list: Uint32Array, total: number): Uint32Array {
  for (let index = 0; index < total; index += 1) (counts[codes[list[index] as number] as number] as number) += 1
  return counts
}

function named(given: Uint32Array, { names, parts }: Named, most: number): Record<string, number> {
  let counts = given
  if (parts) {
    counts = new Uint32Array(names.length)
    for (let code = 0; code < given.length; code += 1)
      if (given[code])
        for (const part of parts[code] as readonly number[]) (counts[part] as number) += given[code] as number
  }
  const found: Record<string, number> = Object.create(null)
  let size = 0
  for (let code = 0; code < counts.length && size < most; code += 1) {
    const name = names[code]
    if (counts[code] && typeof name === 'string') {
      found[name] = counts[code] as number
      size += 1
    }
  }
  return found
}

/** Codes of numbers ascend with them, and code 0 is of none. */
function statsOf(counts: Uint32Array, values: readonly number[]): Counted['stats'] {
  let low = 1
  let high = counts.length - 1
  while (low < high && !counts[low]) low += 1
  while (high && !counts[high]) high -= 1
  return high ? { min: values[low] as number, max: values[high] as number } : null
}
