/** Which pages of a built site stand for its kinds of page: the heaviest HTML of each. */
import { readBuiltSite } from '../checks/built-site.ts'
import type { MeasuredKind } from '../checks/sizes/size-budgets.ts'
import { kindOfPath, SIZE_BUDGETS } from '../checks/sizes/size-budgets.ts'

export async function pagesToMeasure(outDir: string, slug: string): Promise<{ kind: MeasuredKind; path: string }[]> {
  const { pages } = await readBuiltSite(outDir, slug)
  const heaviest = new Map<MeasuredKind, { path: string; sizeBytes: number }>()
  for (const [path, { sizeBytes, canonical }] of pages) {
    // A page without a canonical address is not for search engines, and Lighthouse would mark it down for that.
    if (canonical === null) continue
    const kind = kindOfPath(path)
    if (sizeBytes > (heaviest.get(kind)?.sizeBytes ?? -1)) heaviest.set(kind, { path, sizeBytes })
  }
  return (Object.keys(SIZE_BUDGETS) as MeasuredKind[]).flatMap((kind) => {
    const found = heaviest.get(kind)
    return found === undefined ? [] : [{ kind, path: found.path }]
  })
}
