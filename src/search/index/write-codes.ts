/** Writes the codes of a column, predicted by those of a column before where that is smaller. */
import { bytesFor } from '#search/engine/format/columns.ts'
import type { ColumnHead } from '#search/engine/format/container.ts'
import { keptBy, keptByBoth } from './column-memory.ts'
import { bytesOfCodes } from './entropy.ts'
import type { PlaneWriter } from './write-container.ts'

/** A column of codes that may predict others. */
export interface Coded {
  readonly codes: Uint32Array
  readonly size: number
}

const MAX_PARENT_VALUES = 4096
/** Rows that are looked at to choose how a column is written. */
const SAMPLE_ROWS = 4096
const MAX_CHILDREN = 0xffff

/** Codes as they are, as steps, or as ranks among what is seen with a column before: whichever is smallest. */
export function writeCodes(
  codes: Uint32Array,
  size: number,
  writer: PlaneWriter,
  done: (Coded | null)[],
): Pick<ColumnHead, 'p' | 'd'> {
  const planes = bytesFor(size - 1)
  const { coded, steps, plainBytes, stepBytes } = codedSteps(codes, size)
  const parent = chooseParent(coded, done, Math.min(plainBytes, stepBytes))
  done.push(size <= MAX_PARENT_VALUES ? coded : null)
  if (parent !== null) {
    writer.write(parent.lengths, 2)
    writer.write(parent.seen, planes)
    writer.write(parent.ranks, bytesFor(Math.max(...parent.lengths) - 1))
    return { p: parent.place }
  }
  const asSteps = stepBytes < plainBytes
  writer.write(asSteps ? steps : codes, planes)
  return asSteps ? { d: 1 } : {}
}

const codedSteps = keptBy((codes: Uint32Array, size: number) => {
  const planes = bytesFor(size - 1)
  const steps = codes.map((code, row) => (row === 0 ? code : (code - (codes[row - 1] ?? 0) + size) % size))
  const coded: Coded = { codes, size }
  return { coded, steps, plainBytes: bytesOfCodes(codes, planes), stepBytes: bytesOfCodes(steps, planes) }
})

interface Ranked {
  readonly lengths: readonly number[]
  readonly seen: readonly number[]
  readonly ranks: Uint32Array
  readonly bytes: number
}

function chooseParent(
  child: Coded,
  done: readonly (Coded | null)[],
  aloneBytes: number,
): (Ranked & { place: number }) | null {
  if (aloneBytes < 16) return null
  const { codes, size } = child
  const share = Math.min(1, SAMPLE_ROWS / codes.length)
  let best: { place: number; bytes: number } | null = null
  for (const [place, parent] of done.entries()) {
    if (parent === null) continue
    const bytes = sampleBytes(child, parent)
    if (bytes < aloneBytes * share * 1.1 && (best === null || bytes < best.bytes)) best = { place, bytes }
  }
  const parent = best === null ? null : done[best.place]
  if (best === null || !parent) return null
  const ranked = rankedWhole(child, parent)
  const fits =
    size <= MAX_CHILDREN && ranked.bytes < aloneBytes && ranked.lengths.every((length) => length <= MAX_CHILDREN)
  return fits ? { ...ranked, place: best.place } : null
}

const sampleBytes = keptByBoth(
  (child: Coded, parent: Coded) =>
    rankWithin(sampleOf(child.codes), child.size, { size: parent.size, codes: sampleOf(parent.codes) }).bytes,
)

const sampleOf = keptBy((codes: Uint32Array) => codes.subarray(0, SAMPLE_ROWS))

const rankedWhole = keptByBoth((child: Coded, parent: Coded) => rankWithin(child.codes, child.size, parent))

/** Each code as its rank, by frequency, among the codes that stand with the parent's code. */
function rankWithin(codes: Uint32Array, size: number, parent: Coded): Ranked {
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
  const bytes =
    bytesOfCodes(lengths, 2) +
    bytesOfCodes(seen, bytesFor(size - 1)) +
    bytesOfCodes(ranks, bytesFor(lengths.reduce((most, length) => Math.max(most, length), 1) - 1))
  return { lengths, seen, ranks, bytes }
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
