/** Makes the folder of a new site: its configuration, pages and a small feed of its own. */
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { loadSite } from '#config/load-site.ts'
import { demoLocations } from '../demo/stock/ensure-demo-stock.ts'
import { writeFeed } from '../demo/stock/feed/write-feed.ts'
import { generateVehicles } from '../demo/stock/generate-vehicles.ts'
import { NewSiteError } from './new-site-error.ts'
import { pageFiles } from './page-files.ts'
import type { NewSite } from './site-file.ts'
import { siteFile } from './site-file.ts'

const VEHICLES = 12

export interface CreateSiteOptions extends NewSite {
  sitesDir: string
  /** The instant that the example stock is made for. */
  asAt: Date
}

/** Makes `<sitesDir>/<slug>/` in one step, complete and loadable, and gives its path. */
export async function createSite({ sitesDir, asAt, ...site }: CreateSiteOptions): Promise<string> {
  const siteDir = join(sitesDir, site.slug)
  if (await exists(siteDir)) {
    throw new NewSiteError(`${siteDir} is there already. Choose another slug, or edit the site that is there.`)
  }
  await mkdir(sitesDir, { recursive: true })
  // Made beside its place and moved there when it is whole.
  const workshop = await mkdtemp(join(sitesDir, '.new-'))
  try {
    const unfinished = join(workshop, site.slug)
    await write(join(unfinished, 'site.ts'), siteFile(site))
    for (const [name, content] of Object.entries(pageFiles(site.name))) {
      await write(join(unfinished, 'pages', name), content)
    }
    const { locations, stock } = await loadSite(site.slug, { sitesDir: workshop })
    const vehicles = generateVehicles({
      seed: crc32(site.slug),
      count: VEHICLES,
      profile: site.template === 'leisure' ? 'caravans' : 'cars',
      asAt,
      locations: demoLocations(locations),
    })
    await write(join(unfinished, stock.feed), writeFeed(vehicles, stock, { untidy: false }))
    await rename(unfinished, siteDir)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
  return siteDir
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
