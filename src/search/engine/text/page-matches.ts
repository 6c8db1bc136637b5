/** The rows of one page, the best matches first. */
import { hasRow } from '../rows/row-set.ts'
import type { PageOfMatches } from './text-match.ts'

export const pageOfMatches: PageOfMatches = (match, order, list, total, set, from, length) => {
  const { codes } = match
  const ranks = order ? match.coarseRanks : match.ranks
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
    if (!hasRow(set, row)) continue
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
