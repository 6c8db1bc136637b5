/**
 * A process that stays: builds, and builds again each time that one car's price has been changed in the feed. Another
 * process changes it: 45 MB of JSON read and written here would leave this one's collector with work that is no build's.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { median, reportFromChild } from '../measure-process.ts'

const { sitesDir, outDir, cacheDir, slug, asAtMs, rounds } = JSON.parse(process.argv[2] ?? '{}') as {
  sitesDir: string
  outDir: string
  cacheDir: string
  slug: string
  asAtMs: number
  rounds: number
}

const CHANGE = join(import.meta.dirname, 'child-price-change.ts')

const site = await loadSite(slug, { sitesDir })
const builder = createSiteBuilder({ site, siteDir: join(sitesDir, slug), outDir, cacheDir, staysWarm: true })
await builder.build({ asAtMs })
await builder.prestage()
const times: number[] = []
let rendered = 0
for (let round = 0; round < rounds; round += 1) {
  const change = JSON.stringify({ sitesDir, slug, row: 1_500 + round })
  const { status, stderr } = spawnSync(process.execPath, [CHANGE, change], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the price could not be changed: ${stderr}`)
  const startMs = performance.now()
  const result = await builder.build({ asAtMs })
  if (result.kind !== 'published') throw new Error(`expected a release, received ${result.kind}`)
  times.push(result.flippedAtMs - startMs)
  await builder.prestage()
  rendered = result.rendered.length
}
reportFromChild({ medianMs: median(times), rendered })
