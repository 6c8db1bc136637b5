/** The codes of a column as ranks among those that stand with the same code of another column. */
import { bytesFor } from '#search/engine/format/columns.ts'
import { keptBy } from './column-memory.ts'
import { ByteCounts } from './entropy.ts'

/** A column of codes that may predict others. */
export interface Coded {
  readonly codes: Uint32Array
  readonly size: number
}

/** As many codes as can be written to stand with one. */
export const MAX_CHILDREN = 0xffff
export const LENGTH_PLANES = bytesFor(MAX_CHILDREN)

export interface Ranked {
  readonly lengths: readonly number[]
  readonly seen: readonly number[]
  readonly ranks: Uint32Array
  readonly bytes: number
}

/** Each code as its rank, by frequency, among the codes that stand with the parent's code. */
export function rankWithin(codes: Uint32Array, size: number, parent: Coded): Ranked {
  const { rows, ends } = rowsByCode(parent.codes, parent.size)
  const lengths = new Array<number>(parent.size).fill(0)
  const seen: number[] = []
  const ranks = new Uint32Array(codes.length)
  // Of one code of the parent at a time.
  const counts = new Uint32Array(size)
  const rankOf = new Uint32Array(size)
  const codeAt = (at: number): number => codes[rows[at] ?? 0] ?? 0
  let from = 0
  for (const [place, to] of ends.entries()) {
    const found: number[] = []
    for (let at = from; at < to; at += 1) {
      const code = codeAt(at)
      const count = counts[code] ?? 0
      if (count === 0) found.push(code)
      counts[code] = count + 1
    }
    if (found.length > 1) found.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    for (let rank = 0; rank < found.length; rank += 1) rankOf[found[rank] ?? 0] = rank
    for (let at = from; at < to; at += 1) ranks[rows[at] ?? 0] = rankOf[codeAt(at)] ?? 0
    for (const code of found) {
      counts[code] = 0
      seen.push(code)
    }
    lengths[place] = found.length
    from = to
  }
  return { lengths, seen, ranks, bytes: bytesWithin(codes, size, parent) }
}

/**
 * How many bytes the answer of `rankWithin` needs. That is asked of every column with every column before it, so it
 * counts without giving each row its rank.
 */
export function bytesWithin(codes: Uint32Array, size: number, parent: Coded): number {
  const { rows, ends } = rowsByCode(parent.codes, parent.size)
  const planes = bytesFor(size - 1)
  const [lengths, seen, ranks] = [new ByteCounts(LENGTH_PLANES), new ByteCounts(planes), new ByteCounts(planes)]
  const counts = new Uint32Array(size)
  const found = new Uint32Array(size)
  let singles = 0
  let from = 0
  for (let place = 0; place < ends.length; place += 1) {
    const to = ends[place] ?? 0
    if (to - from === 1) {
      // Most codes of a column of many values.
      seen.add(codes[rows[from] ?? 0] ?? 0, 1)
      singles += 1
      from = to
      continue
    }
    let length = 0
    for (let at = from; at < to; at += 1) {
      const code = codes[rows[at] ?? 0] ?? 0
      const count = counts[code] ?? 0
      counts[code] = count + 1
      if (count > 0) continue
      found[length] = code
      length += 1
    }
    lengths.add(length, 1)
    for (let index = 0; index < length; index += 1) {
      const code = found[index] ?? 0
      seen.add(code, 1)
      // In the place of the code, which is not needed any more.
      found[index] = counts[code] ?? 0
      counts[code] = 0
    }
    const frequencies = length > 1 ? found.subarray(0, length).sort() : found
    for (let rank = 0; rank < length; rank += 1) ranks.add(rank, frequencies[length - 1 - rank] ?? 0)
    from = to
  }
  lengths.add(1, singles)
  ranks.add(0, singles)
  return lengths.bytes() + seen.bytes() + ranks.bytes()
}

/** The rows by their code, and where those of each code end. */
const rowsByCode = keptBy((codes: Uint32Array, size: number) => {
  const ends = new Uint32Array(size)
  for (const code of codes) ends[code] = (ends[code] ?? 0) + 1
  for (let code = 1; code < size; code += 1) ends[code] = (ends[code] ?? 0) + (ends[code - 1] ?? 0)
  const rows = new Uint32Array(codes.length)
  // From the last row on, so that each code's end moves to its begin and its rows keep their order.
  const begins = ends.slice()
  for (let row = codes.length - 1; row >= 0; row -= 1) {
    const code = codes[row] ?? 0
    const at = (begins[code] ?? 0) - 1
    begins[code] = at
    rows[at] = row
  }
  return { rows, ends }
})
