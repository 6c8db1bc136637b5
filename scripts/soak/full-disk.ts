/**
 * npm run soak:full-disk: a site is built again and again on a disk that is full after some bytes more each time. Each
 * build that does not fit says so, what is served stays whole, and with free space the next build is published.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadSite } from '#config/load-site.ts'
import { readSiteState } from '#generator/fleet/site-state.ts'
import { DEFAULT_SITES_DIR } from '#generator/project.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { ensureDemoStock } from '../demo/stock/ensure-demo-stock.ts'
import { readServedRelease } from './served-release.ts'

const OPTIONS = {
  builds: { type: 'string', help: 'how many times the site is built (default 60)' },
} as const

const run = promisify(execFile)
const DISK_MB = 256
/** A small demo site: the disk holds three of its releases. */
const SLUG = 'quokka-electric'
/** A third of the builds have room for the whole release. */
const MAX_FREE_SHARE = 1.5

await runCommand('npm run soak:full-disk', OPTIONS, async ({ builds = '60' }) => {
  const disk = await mkdtemp(join(tmpdir(), 'forecourt-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk])
  } catch {
    await rm(disk, { recursive: true })
    console.log('Skipped: only root on Linux can make a small disk.')
    return EXIT.ok
  }
  try {
    const faults: string[] = []
    const counts = { builds: 0, published: 0, 'disk full': 0 }
    const site = await loadSite(SLUG, { sitesDir: DEFAULT_SITES_DIR })
    const siteDir = join(DEFAULT_SITES_DIR, SLUG)
    await ensureDemoStock(site, siteDir)
    const outDir = join(disk, 'out')
    const build = async (): Promise<Error | null> => {
      // A new builder for each build, as in a process that is started for it.
      const builder = createSiteBuilder({ site, siteDir, outDir, cacheDir: join(disk, 'rows') })
      return builder.build({ asAtMs: Date.now(), approve: true, full: true }).then(
        () => null,
        (error: Error) => error,
      )
    }
    const first = await build()
    if (first !== null) throw first
    const releaseBytes = (await readSiteState(SLUG, outDir, { isMeasured: true })).sizeBytes ?? 0
    const filler = join(disk, 'filler')
    while (counts.builds < Number(builds)) {
      const before = await readServedRelease(outDir, SLUG)
      await rm(filler, { force: true })
      const { bavail, bsize } = await statfs(disk)
      const freeBytes = Math.round(Math.random() * releaseBytes * MAX_FREE_SHARE)
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)))
      const error = await build()
      counts.builds += 1
      const served = await readServedRelease(outDir, SLUG)
      const where = `with ${freeBytes} bytes free`
      if (error === null) counts.published += 1
      else if (error.message.includes('The disk is full.')) counts['disk full'] += 1
      else faults.push(`${where}: ${error.message}`)
      if ((error === null) === (served?.id === before?.id)) faults.push(`${where}: ${served?.id} is served`)
      for (const problem of served?.problems ?? ['nothing is served']) faults.push(`${where}: ${problem}`)
    }
    await rm(filler)
    const last = await build()
    if (last !== null) faults.push(`with free space again: ${last.message}`)
    console.table({ ...counts, faults: faults.length })
    for (const fault of faults) console.log(fault)
    return faults.length === 0 ? EXIT.ok : EXIT.failed
  } finally {
    await run('umount', [disk])
    await rm(disk, { recursive: true })
  }
})
