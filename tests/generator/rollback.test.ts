import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { rollBack } from '#generator/release/releases.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const site = await loadSite('small-dealer', { sitesDir })
const asAtMs = Date.parse('2026-03-10T00:00:00Z')

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-rollback-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('never goes to a release that was itself rolled back', async () => {
  const feedFile = join(dir, 'feed.json')
  const siteDir = join(sitesDir, site.slug)
  const builder = createSiteBuilder({ site, siteDir, outDir: join(dir, 'out'), feedFile, cacheDir: null })
  const buildWith = async (count: number): Promise<string> => {
    const cars = Array.from({ length: count }, (_, index) => feedCar(index))
    await writeFeed(feedFile, cars)
    const result = await builder.build({ asAtMs })
    return result.kind === 'held' ? 'held' : result.manifest.id
  }
  await buildWith(5)
  const good = await buildWith(6)
  const bad = await buildWith(7)
  expect(await rollBack(builder.paths)).toEqual({ from: bad, to: good })
  const next = await buildWith(8)
  expect(await buildWith(8)).toBe(next)
  expect(await rollBack(builder.paths)).toEqual({ from: next, to: good })
  // Three releases are kept, so the first is no longer there to go back to.
  await expect(rollBack(builder.paths)).rejects.toThrow(/no earlier release/)
})
