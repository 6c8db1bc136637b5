/** Sets of rows, a bit each; behind the last row there are only zeros. */
import type { Codes } from './combine.ts'

export type RowSet = Int32Array

/** The rows whose code is kept: the table has 1 for each that is, and 0 for each that is not. */
export function rowSet(codes: Codes, table: Uint8Array): RowSet {
  const set = new Int32Array((codes.length + 31) >> 5)
  // Backwards, so that a word of 32 rows is whole at its first one: older bits are shifted out.
  for (let row = codes.length - 1, word = 0; row >= 0; row -= 1) {
    word = (word << 1) | (table[codes[row] as number] as number)
    if (!(row & 31)) set[row >> 5] = word
  }
  return set
}

export function allRows(rows: number): RowSet {
  const set = new Int32Array((rows + 31) >> 5).fill(-1)
  // Where the last word is whole, there is none behind it to be written.
  set[rows >> 5] = ~(-1 << rows)
  return set
}

/** Changes a set: the rows of both, of either, or of one but not the other. */
export function join(into: RowSet, other: RowSet, how: 'all' | 'any' | 'not'): RowSet {
  for (let word = 0; word < into.length; word += 1) {
    const a = into[word] as number
    const b = other[word] as number
    into[word] = how === 'all' ? a & b : how === 'any' ? a | b : a ^ b
  }
  return into
}

export function countRows(set: RowSet): number {
  let total = 0
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] as number
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    total += (((bits + (bits >>> 4)) & 0xf0f0f0f) * 0x1010101) >>> 24
  }
  return total
}

/** Lists the rows of a set; gives how many. */
export function listRows(into: Uint32Array, set: RowSet): number {
  let total = 0
  for (let word = 0; word < set.length; word += 1) {
    for (let bits = set[word] as number; bits; bits &= bits - 1) {
      into[total] = word * 32 + 31 - Math.clz32(bits & -bits)
      total += 1
    }
  }
  return total
}

export function hasRow(set: RowSet, row: number): boolean {
  return ((set[row >> 5] as number) & (1 << row)) !== 0
}

/** Rows of a set in an order, of which so many stand before them. */
export function pageOfRows(order: Uint32Array, set: RowSet, from: number, length: number): number[] {
  const found: number[] = []
  let at = 0
  for (let index = 0; found.length < length; index += 1) {
    const row = order[index] as number
    if (hasRow(set, row) && at++ >= from) found.push(row)
  }
  return found
}
