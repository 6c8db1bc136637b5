/** A process that stays: builds, then changes one car's price in the feed several times and builds after each. */
import { join } from 'node:path'
import { createSiteBuilder } from '#build/site-builder.ts'
import { loadSite } from '#config/load-site.ts'
import { changeOnePrice } from './bench-site.ts'
import { median, reportFromChild } from './measure-process.ts'

const { sitesDir, outDir, cacheDir, slug, asAtMs, rounds } = JSON.parse(process.argv[2] ?? '{}') as {
  sitesDir: string
  outDir: string
  cacheDir: string
  slug: string
  asAtMs: number
  rounds: number
}

const site = await loadSite(slug, { sitesDir })
const builder = createSiteBuilder({ site, siteDir: join(sitesDir, slug), outDir, cacheDir, layOutNext: true })
await builder.build({ asAtMs })
const times: number[] = []
let rendered = 0
for (let round = 0; round < rounds; round += 1) {
  await changeOnePrice(sitesDir, slug, 1_500 + round)
  const startMs = performance.now()
  const result = await builder.build({ asAtMs })
  if (result.kind !== 'published') throw new Error(`expected a release, received ${result.kind}`)
  times.push(result.flippedAtMs - startMs)
  rendered = result.rendered.length
}
reportFromChild({ medianMs: median(times), rendered })
