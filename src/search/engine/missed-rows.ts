/** Which conditions each row misses, a bit for each, so that several requests are answered from one pass. */
import type { Codes } from './combine.ts'

/** What a condition keeps: 1 for each code, or for each row where there are no codes. */
export interface Kept {
  readonly codes: Codes | null
  readonly table: Uint8Array
}

/** Conditions that can be told apart. */
const MOST_CONDITIONS = 31

/**
 * Gives the bits of each request, none of which a row of its may miss; null when there are too many. A request that
 * `isAlone` needs no bits to be told apart. A condition that is null keeps all rows.
 */
export function markMissed(
  missed: Int32Array,
  requests: readonly (readonly (Kept | null)[])[],
  isAlone: boolean,
): number[] | null {
  const bits = new Map<Kept, number>()
  const tables = new Map<Codes, Int32Array>()
  missed.fill(0)
  const needs = requests.map((conditions) => {
    let need = 0
    for (const kept of conditions) {
      if (!kept) continue
      let bit = bits.get(kept)
      if (!bit) {
        bit = isAlone ? 1 : 1 << bits.size
        bits.set(kept, bit)
        const { codes, table } = kept
        let marked = codes ? tables.get(codes) : missed
        if (codes && !marked) {
          marked = new Int32Array(table.length)
          tables.set(codes, marked)
        }
        addMissed(marked as Int32Array, table, bit)
      }
      need |= bit
    }
    return need
  })
  for (const [codes, table] of tables) markByCode(missed, codes, table)
  return isAlone || bits.size <= MOST_CONDITIONS ? needs : null
}

function addMissed(marked: Int32Array, kept: Uint8Array, bit: number): void {
  for (let at = 0; at < kept.length; at += 1) if (!kept[at]) marked[at] = (marked[at] as number) | bit
}

function markByCode(missed: Int32Array, codes: Codes, table: Int32Array): void {
  for (let row = 0; row < missed.length; row += 1)
    missed[row] = (missed[row] as number) | (table[codes[row] as number] as number)
}

/** Lists the rows of another list that miss nothing of what is needed; gives how many. */
export function listRows(into: Uint32Array, from: Uint32Array, size: number, missed: Int32Array, need: number): number {
  let total = 0
  for (let index = 0; index < size; index += 1) {
    const row = from[index] as number
    into[total] = row
    if (((missed[row] as number) & need) === 0) total += 1
  }
  return total
}
