/** Feeds of the stock and /llms.txt, as files of a release. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const asAtMs = Date.parse('2026-03-10T00:00:00Z')
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-feeds-out-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

it('feeds follow the stock, in their own folder, and /llms.txt names the stock but no feed', async () => {
  const written = await loadSite('small-dealer', { sitesDir })
  const site = {
    ...written,
    feedsOut: { feeds: ['json' as const, 'csv' as const], folder: 'for-k7w2m9', storeCodes: {} },
  }
  const feedFile = join(dir, 'feed.json')
  const cars = Array.from({ length: 3 }, (_, index) => feedCar(index))
  await writeFeed(feedFile, cars)
  const siteDir = join(sitesDir, site.slug)
  const builder = createSiteBuilder({ site, siteDir, outDir: join(dir, 'out'), feedFile, cacheDir: null })
  const published = (file: string): Promise<string> => readFile(join(builder.paths.current, file), 'utf8')
  const stock = async (): Promise<{ id: string; url: string }[]> => JSON.parse(await published('for-k7w2m9/stock.json'))

  await builder.build({ asAtMs })
  expect((await stock()).map(({ id }) => id).sort()).toEqual(['s0', 's1', 's2'])
  expect((await stock())[0]?.url).toMatch(/^https:\/\/[^/]+\/cars\//)
  expect((await published('for-k7w2m9/stock.csv')).trim().split('\r\n')).toHaveLength(4)
  const words = await published('llms.txt')
  expect(words).toContain(`# ${site.name}\n\n> ${site.description}`)
  expect(words).toContain(`- [All vehicles](${site.url}/search): 3 cars for sale`)
  expect(words).not.toContain('for-k7w2m9')

  expect((await builder.build({ asAtMs })).kind).toBe('unchanged')
  await writeFeed(feedFile, cars.slice(1))
  await builder.build({ asAtMs, approve: true })
  expect((await stock()).map(({ id }) => id).sort()).toEqual(['s1', 's2'])
  expect(await published('llms.txt')).toContain('2 cars for sale')
})
