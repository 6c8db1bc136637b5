/** How many rows have each value of a column, and the least and most of numbers. */
import type { Column, Columns, Value } from './columns.ts'
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
  names?: Names
}

interface Names {
  /** Values as an answer names them, by code; null of what is not counted. */
  readonly names: readonly (string | null)[]
  /** Of lists: the places in `names` of each list's parts, by code. */
  readonly parts?: readonly (readonly number[])[]
}

export function createCounter(columns: Columns, all: Uint32Array, mostValues: number, mostNumbers: number) {
  const known = new Map<Column, Countable>()

  /** Of the rows that stand first in a list, as many as `total`; or of all others where `isRest`. */
  return (name: string, list: Uint32Array, total: number, isRest: boolean): Counted | null => {
    const column = columns.get(name)
    if (!column) return null
    const { codes, values } = column
    let each = known.get(column)
    if (!each) {
      const counts = new Uint32Array(values.length)
      each = { whole: addCounts(new Uint32Array(values.length), codes, all, all.length), counts }
      known.set(column, each)
    }
    const { whole } = each
    const counts = addCounts(each.counts.fill(0), codes, list, total)
    if (isRest)
      for (let code = 0; code < counts.length; code += 1)
        counts[code] = (whole[code] as number) - (counts[code] as number)
    const isNumber = typeof values[1] === 'number'
    const stats = isNumber ? statsOf(counts, values as readonly number[]) : null
    // A price has thousands of values, which nobody asks for: its least and most are all that is told.
    if (isNumber && values.length > mostNumbers + 1) return { counts: {}, stats }
    each.names ??= namesOf(values)
    const { names, parts } = each.names
    return { counts: named(parts ? countParts(counts, parts, names.length) : counts, names, mostValues), stats }
  }
}

function namesOf(values: readonly Value[]): Names {
  if (!values.some(Array.isArray))
    return { names: values.map((value) => (value === null || value === '' ? null : String(value))) }
  const lists = values as readonly (readonly string[])[]
  const names = [...new Set(lists.flat())].sort()
  return { names, parts: lists.map((list) => list.map((part) => names.indexOf(part))) }
}

/** Counts the codes of the rows that stand first in a list. */
function addCounts(counts: Uint32Array, codes: Codes, list: Uint32Array, total: number): Uint32Array {
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

/** Codes of numbers ascend with them, and code 0 is of none. */
function statsOf(counts: Uint32Array, values: readonly number[]): Counted['stats'] {
  let low = 1
  let high = counts.length - 1
  while (low < high && !counts[low]) low += 1
  while (high && !counts[high]) high -= 1
  return high ? { min: values[low] as number, max: values[high] as number } : null
}
