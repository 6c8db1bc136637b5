/** Many sites from nothing: one process builds one after another. */
import { readdir, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { readSiteState } from '#generator/fleet/site-state.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { printTable } from './bench-table.ts'

const MB = 1_000_000

/** One after another: Node takes gigabytes to remove millions of files at once. */
export async function removeSites(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** One after another in this process; prints each tenth of the way in powers of ten. */
export async function buildAll(slugs: readonly string[], sitesDir: string, outDir: string): Promise<void> {
  const rows: [string, string, string][] = []
  let [files, bytes] = [0, 0]
  let tookMs = 0
  for (const [index, slug] of slugs.entries()) {
    const startMs = performance.now()
    const site = await loadSite(slug, { sitesDir })
    const builder = createSiteBuilder({ site, siteDir: join(sitesDir, slug), outDir })
    const result = await builder.build({ asAtMs: Date.now() })
    if (result.kind !== 'published') throw new Error(`${slug}: expected a release, received ${result.kind}`)
    // The first compiles, where no compiled code is there.
    tookMs += performance.now() - startMs
    files += result.manifest.pages.size + result.manifest.files.size
    bytes += (await readSiteState(slug, outDir, { isMeasured: true })).sizeBytes ?? 0
    const built = index + 1
    if (!/^[13]0*$/.test(String(built)) && built !== slugs.length) continue
    const note = `${files.toLocaleString('en-AU')} files, ${(bytes / MB).toFixed(0)} MB, process ${(process.memoryUsage.rss() / MB).toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`
    rows.push([`${built} sites`, `${(tookMs / 1_000).toFixed(1)} s`, note])
  }
  printTable('All sites from nothing, one process, one after another', rows)
}
