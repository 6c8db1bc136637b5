/** The rows of one page, the best matches first. */
import type { TextMatch } from './text-match.ts'

/** The best matches first; those that match alike stand in the order, or in that of rank. */
export function pageOfMatches(
  { codes, ranks: fine, coarseRanks }: TextMatch,
  order: Uint32Array | undefined,
  list: Uint32Array,
  total: number,
  missed: Int32Array,
  need: number,
  from: number,
  length: number,
): number[] {
  const ranks = order ? coarseRanks : fine
  // How many rows stand before those of each rank, then row by row.
  const starts = new Uint32Array(ranks.length + 1)
  for (let index = 0; index < total; index += 1) {
    const next = (ranks[codes[list[index] as number] as number] as number) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let rank = 1; rank < starts.length; rank += 1)
    starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number)
  const found = new Array<number>(length)
  const walk = order ?? list
  for (let index = 0, left = length; left; index += 1) {
    const row = walk[index] as number
    if (order && ((missed[row] as number) & need) !== 0) continue
    const rank = ranks[codes[row] as number] as number
    const at = starts[rank] as number
    starts[rank] = at + 1
    if (at >= from && at < from + length) {
      found[at - from] = row
      left -= 1
    }
  }
  return found
}
