/** The small form of `npm run soak:publish`, without a bucket, and what its look at a release finds. */
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { versionPrice } from '#scripts/soak/faulty-feed.ts'
import { soakPublish } from '#scripts/soak/publish-soak.ts'
import { readServedRelease } from '#scripts/soak/served-release.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

it('a site is whole at every instant while its builds are killed, and in the end what a full build gives', async () => {
  const { counts, faults } = await soakPublish({
    kills: 3,
    cars: 12,
    killAfterMs: 2_000,
    port: await freePort(),
    bucket: null,
  })
  expect(faults).toEqual([])
  expect(counts['whole releases read']).toBeGreaterThan(0)
}, 300_000)

it('a page of another feed, a page that is cut and a file that is missing are found', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-served-'))
  try {
    const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
    const site = await loadSite('small-dealer', { sitesDir })
    const [outDir, feedFile] = [join(dir, 'out'), join(dir, 'feed.json')]
    await writeFeed(
      feedFile,
      [1, 2, 3].map((index) => feedCar(index, { price: versionPrice(7) })),
    )
    const builder = createSiteBuilder({ site, siteDir: join(sitesDir, site.slug), outDir, feedFile, cacheDir: null })
    await builder.build({ asAtMs: Date.parse('2026-03-10T00:00:00Z') })
    expect(await readServedRelease(outDir, site.slug)).toMatchObject({ versions: [7], problems: [] })

    const release = await realpath(builder.paths.current)
    const carPage = join(release, 'cars/2021-toyota-corolla-base-s1.html')
    const html = await readFile(carPage, 'utf8')
    await rm(carPage)
    await writeFile(carPage, html.replaceAll('30,007', '30,008').replace('</html>', ''))
    await rm(join(release, 'robots.txt'))
    const served = await readServedRelease(outDir, site.slug)
    expect(served?.versions.sort()).toEqual([7, 8])
    expect(served?.problems.join('\n')).toMatch(/s1 is cut\n(?:.+\n)*robots\.txt is missing/)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
