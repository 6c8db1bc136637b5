import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { readSiteState } from '#generator/fleet/site-state.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { silentReporter } from '#generator/reporter.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { readTree } from '../../builders/read-tree.ts'
import { feedCar, writeFeed } from '../../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const fixture = await loadSite('small-dealer', { sitesDir })
const site = { ...fixture, stock: { ...fixture.stock, guard: { ...fixture.stock.guard, removedShare: 0.2 } } }
const asAtMs = Date.parse('2026-03-10T00:00:00Z')

let dir: string
let warnings: string[]
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-manifest-'))
  warnings = []
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const builder = () =>
  createSiteBuilder({
    site,
    siteDir: join(sitesDir, site.slug),
    outDir: join(dir, 'out'),
    feedFile: join(dir, 'feed.json'),
    cacheDir: null,
    reporter: { ...silentReporter, warn: (text) => warnings.push(text) },
  })

async function buildWith(count: number) {
  const cars = Array.from({ length: count }, (_, index) => feedCar(index))
  await writeFeed(join(dir, 'feed.json'), cars)
  return builder().build({ asAtMs })
}

async function spoilServedManifest(): Promise<void> {
  const { paths } = builder()
  await writeFile(join(paths.manifests, `${basename(await realpath(paths.current))}.json`), '{"formatVersion":1,')
}

it('the size of a release is that of all its files', async () => {
  await buildWith(30)
  const files = await readTree(await realpath(builder().paths.current))
  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0)
  const { sizeBytes } = await readSiteState(site.slug, join(dir, 'out'), { isMeasured: true })
  expect(sizeBytes).toBe(bytes)
})

describe('a manifest that cannot be read', () => {
  it('is reported; the one before it still guards the stock and remembers removed cars', async () => {
    await buildWith(30)
    await buildWith(29)
    const state = () => readSiteState(site.slug, join(dir, 'out'))
    expect(await state()).toMatchObject({ cars: 29, feed: { rows: 29, quarantinedRows: 0 }, asAtMs, faults: [] })
    await spoilServedManifest()
    expect((await state()).faults).toEqual([expect.stringMatching(/^the manifest of 000002-.* cannot be read$/)])
    expect((await buildWith(10)).kind).toBe('held')
    expect(warnings.pop()).toMatch(/manifest .* cannot be read/)

    const result = await buildWith(28)
    expect(result.kind === 'published' && [result.reusedPages, result.manifest.sequence]).toEqual([0, 3])
    const redirects = await readFile(join(builder().paths.current, '_redirects'), 'utf8')
    expect(redirects).toContain('/gone/2021-toyota-corolla-base-s29 404')
    expect(redirects).toContain('/gone/2021-toyota-hilux-base-s28 404')
  })

  it('never leaves a release in place because the one before it was the same', async () => {
    await buildWith(30)
    await buildWith(29)
    await spoilServedManifest()
    expect((await buildWith(30)).kind).toBe('published')
  })

  it('costs one full build when there is no other', async () => {
    await buildWith(5)
    await spoilServedManifest()
    const result = await buildWith(5)
    expect(result.kind === 'published' && result.reusedPages).toBe(0)
    expect((await buildWith(5)).kind).toBe('unchanged')
  })
})
