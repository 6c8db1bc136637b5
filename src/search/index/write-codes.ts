/** Writes the codes of a column, predicted by those of a column before where that is smaller. */
import { bytesFor } from '#search/engine/format/columns.ts'
import type { ColumnHead } from '#search/engine/format/container.ts'
import { keptBy, keptByBoth } from './column-memory.ts'
import { bytesOfCodes } from './entropy.ts'
import type { Coded, Ranked } from './ranks.ts'
import { bytesWithin, LENGTH_PLANES, MAX_CHILDREN, rankWithin } from './ranks.ts'
import type { PlaneWriter } from './write-container.ts'

const MAX_PARENT_VALUES = 4096
/** Rows that are looked at to choose how a column is written. */
const SAMPLE_ROWS = 4096

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
    writer.write(parent.lengths, LENGTH_PLANES)
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

const sampleBytes = keptByBoth((child: Coded, parent: Coded) =>
  bytesWithin(sampleOf(child.codes), child.size, { size: parent.size, codes: sampleOf(parent.codes) }),
)

const sampleOf = keptBy((codes: Uint32Array) => codes.subarray(0, SAMPLE_ROWS))

const rankedWhole = keptByBoth((child: Coded, parent: Coded) => rankWithin(child.codes, child.size, parent))
