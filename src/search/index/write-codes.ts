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
    rankWithin(child.codes.subarray(0, SAMPLE_ROWS), child.size, {
      ...parent,
      codes: parent.codes.subarray(0, SAMPLE_ROWS),
    }).bytes,
)

const rankedWhole = keptByBoth((child: Coded, parent: Coded) => rankWithin(child.codes, child.size, parent))

/** Each code as its rank, by frequency, among the codes that stand with the parent's code. */
function rankWithin(codes: Uint32Array, size: number, parent: Coded): Ranked {
  const counts = new Map<number, number>()
  for (let row = 0; row < codes.length; row += 1) {
    const key = (parent.codes[row] ?? 0) * size + (codes[row] ?? 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const pairs = [...counts].sort(
    ([a, countA], [b, countB]) => Math.floor(a / size) - Math.floor(b / size) || countB - countA || a - b,
  )
  const lengths = new Array<number>(parent.size).fill(0)
  const rankOf = new Map<number, number>()
  for (const [key] of pairs) {
    const place = Math.floor(key / size)
    rankOf.set(key, lengths[place] ?? 0)
    lengths[place] = (lengths[place] ?? 0) + 1
  }
  const seen = pairs.map(([key]) => key % size)
  const ranks = codes.map((code, row) => rankOf.get((parent.codes[row] ?? 0) * size + code) ?? 0)
  const bytes =
    bytesOfCodes(lengths, 2) +
    bytesOfCodes(seen, bytesFor(size - 1)) +
    bytesOfCodes(ranks, bytesFor(lengths.reduce((most, length) => Math.max(most, length), 1) - 1))
  return { lengths, seen, ranks, bytes }
}
