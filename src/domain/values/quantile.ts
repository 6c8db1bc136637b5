/** Between neighbours in proportion: 0.5 is the median; `sorted` is ascending and not empty. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const lower = sorted[Math.floor(at)] ?? 0
  const upper = sorted[Math.ceil(at)] ?? lower
  return lower + (upper - lower) * (at - Math.floor(at))
}
