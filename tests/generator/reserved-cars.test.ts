/** Cars that shoppers have paid to reserve, in the next release. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { readTree } from '../builders/read-tree.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const asAtMs = Date.parse('2026-03-10T00:00:00Z')
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-reserved-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

it('a reserved car is built as reserved where it is shown, and as before when it is free again', async () => {
  const site = await loadSite('small-dealer', { sitesDir })
  const feedFile = join(dir, 'feed.json')
  await writeFeed(
    feedFile,
    Array.from({ length: 6 }, (_, index) => feedCar(index)),
  )
  const builderIn = (name: string) =>
    createSiteBuilder({ site, siteDir: join(sitesDir, site.slug), outDir: join(dir, name), feedFile, cacheDir: null })
  const builder = builderIn('one')
  await builder.build({ asAtMs })
  const before = await readTree(builder.paths.current)
  const car = (await builder.catalogue(asAtMs)).listed.find(({ car: { id } }) => id === 's2')?.car
  const page = (): Promise<string> => readFile(join(builder.paths.current, `cars/${car?.slug}.html`), 'utf8')
  expect(await page()).not.toContain('>Reserved<')

  const reserved = await builder.build({ asAtMs, reservedIds: ['s2', 'unknown'] })
  expect(reserved).toMatchObject({ kind: 'published', rendered: expect.arrayContaining([`/cars/${car?.slug}`]) })
  expect(await page()).toContain('>Reserved<')
  expect((await builder.build({ asAtMs, reservedIds: ['s2'] })).kind).toBe('unchanged')
  const whole = builderIn('other')
  await whole.build({ asAtMs, reservedIds: ['s2'] })
  expect(await readTree(builder.paths.current)).toEqual(await readTree(whole.paths.current))

  await builder.build({ asAtMs })
  expect(await readTree(builder.paths.current)).toEqual(before)
})
