/** The site of the soak of publishing, and what it must be once all works again. */
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Site } from '#config/schema/site.ts'
import { CACHE_DIR } from '#generator/project.ts'
import { readPointer } from '#generator/publish/bucket-layout.ts'
import { openBucket } from '#generator/publish/open-bucket.ts'
import { createSiteBucket } from '#generator/publish/site-bucket.ts'
import { readManifest } from '#generator/release/manifest.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import type { StockFolders } from '#worker/store-stock.ts'
import { readTree } from '../../tests/builders/read-tree.ts'
import type { FaultyFeed } from './faulty-feed.ts'
import { readServedRelease } from './served-release.ts'

export const SOAK_SLUG = 'soak-publish'
const SETTLED_DEADLINE_MS = 5 * 60_000
const SHOWN_DIFFERENCES = 5

/** Inside the project, so that `site.ts` finds `#config`. */
export async function writeSoakSite(feedUrl: string): Promise<string> {
  const sitesDir = join(CACHE_DIR, 'soak', 'sites')
  const siteDir = join(sitesDir, SOAK_SLUG)
  await rm(siteDir, { recursive: true, force: true })
  await mkdir(join(siteDir, 'stock'), { recursive: true })
  await writeFile(
    join(siteDir, 'site.ts'),
    `import { defineSite } from '#config/define-site.ts'

export default defineSite({
  slug: '${SOAK_SLUG}',
  name: 'Soak Motors',
  template: 'dealer',
  url: 'https://${SOAK_SLUG}.example',
  description: 'A dealer for a soak test.',
  phone: '07 5550 0100',
  dealerLicence: 'MD SOAK-1',
  home: { headline: 'Whole at every instant', introduction: 'However often its builds are killed.' },
  locations: [
    {
      code: 'MAIN',
      name: 'Soak Motors Nundah',
      slug: 'nundah',
      primary: true,
      address: { street: '1 Soak Street', city: 'Nundah', state: 'QLD', postcode: '4012' },
      phone: '07 5550 0100',
      openingHours: { monday: '8:30-17:00', friday: '8:30-17:00' },
    },
  ],
  stock: {
    feed: 'stock/feed.json',
    source: { url: '${feedUrl}', timeoutSeconds: 10 },
    webhook: { secretVariables: ['SOAK_SECRET'] },
  },
  search: { pageSize: 6 },
})
`,
  )
  return sitesDir
}

interface SettledSite {
  site: Site
  feed: FaultyFeed
  folders: StockFolders
  hasBucket: boolean
}

/** What is wrong once all works again: the newest feed is served, in the folder and in the bucket, as a full build of it is. */
export async function settledFaults({ site, feed, folders, hasBucket }: SettledSite): Promise<string[]> {
  const deadlineMs = performance.now() + SETTLED_DEADLINE_MS
  const store = hasBucket ? await openBucket() : null
  const isSettled = async (): Promise<boolean> => {
    const served = await readServedRelease(folders.outDir, SOAK_SLUG)
    if (served?.versions[0] !== feed.version) return false
    return store === null || (await readPointer(store, SOAK_SLUG))?.pointer.served.id === served.id
  }
  while (!(await isSettled())) {
    if (performance.now() > deadlineMs) return ['the newest feed is not served']
    await delay(1_000)
  }
  const siteDir = join(folders.sitesDir, SOAK_SLUG)
  const builderIn = (name: string) =>
    createSiteBuilder({ site, siteDir, outDir: join(folders.outDir, '..', name), cacheDir: null })
  const { paths } = builderIn('out')
  const servedDir = await realpath(paths.current)
  const served = await readTree(servedDir)
  const manifest = await readManifest(paths.manifests, basename(servedDir))
  const full = builderIn('full')
  await full.build({ asAtMs: Date.parse(manifest?.asAt ?? '') })
  const faults = differences('the folder', served, await readTree(await realpath(full.paths.current)))
  if (store === null) return faults
  const other = builderIn('other')
  const feedFile = join(folders.outDir, '..', 'other-feed.json')
  await createSiteBucket(store, SOAK_SLUG, other).pull({ feedFile, hasNewestFeed: false })
  return [...faults, ...differences('the bucket', await readTree(await realpath(other.paths.current)), served)]
}

function differences(what: string, found: Map<string, Buffer>, expected: Map<string, Buffer>): string[] {
  const files = [...new Set([...found.keys(), ...expected.keys()])]
  const differing = files.filter((file) => {
    const [one, other] = [found.get(file), expected.get(file)]
    return one === undefined || other === undefined || !one.equals(other)
  })
  return differing.slice(0, SHOWN_DIFFERENCES).map((file) => `${what} has another ${file}`)
}
