/** Builds one bench site in a process of its own. */
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { reportFromChild } from '../measure-process.ts'

const { sitesDir, outDir, cacheDir, slugs, asAtMs, full } = JSON.parse(process.argv[2] ?? '{}') as {
  sitesDir: string
  outDir: string
  cacheDir: string | null
  slugs: string[]
  asAtMs: number
  full: boolean
}

let rendered = 0
let flipMs = 0
for (const slug of slugs) {
  const site = await loadSite(slug, { sitesDir })
  const builder = createSiteBuilder({ site, siteDir: join(sitesDir, slug), outDir, cacheDir })
  const result = await builder.build({ asAtMs, full })
  if (result.kind !== 'published') throw new Error(`${slug}: expected a release, received ${result.kind}`)
  rendered += result.rendered.length
  // Counted from the start of the process to the flip; removing old releases comes after it.
  flipMs = result.flippedAtMs
}
reportFromChild({ rendered, flipMs })
