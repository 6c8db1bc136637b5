/** Builds sites one after another, as a roll-out does, and prints the slugs of those that are still in memory. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'

const [outDir = '', feedFile = '', count = ''] = process.argv.slice(2)
const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')

/** In a function of its own, so that no variable keeps the site. */
async function buildSite(slug: string): Promise<WeakRef<object>> {
  const site = { ...(await loadSite('small-dealer', { sitesDir })), slug }
  const builder = createSiteBuilder({ site, siteDir: join(sitesDir, 'small-dealer'), outDir, feedFile, cacheDir: null })
  await builder.build({ asAtMs: Date.parse('2026-03-10T00:00:00Z') })
  return new WeakRef(site)
}

const sites = new Map<string, WeakRef<object>>()
for (let index = 0; index < Number(count); index += 1) sites.set(`site-${index}`, await buildSite(`site-${index}`))
await rm(outDir, { recursive: true })
globalThis.gc?.()
console.log(JSON.stringify([...sites].flatMap(([slug, site]) => (site.deref() === undefined ? [] : [slug]))))
