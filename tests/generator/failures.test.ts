import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { silentReporter } from '#generator/reporter.ts'
import type { SiteBuilderOptions } from '#generator/site-build.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { readTree } from '../builders/read-tree.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const site = await loadSite('small-dealer', { sitesDir })
const asAtMs = Date.parse('2026-03-10T00:00:00Z')

let dir: string
let feedFile: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-failures-'))
  feedFile = join(dir, 'feed.json')
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const builderWith = (options: Partial<SiteBuilderOptions> = {}) =>
  createSiteBuilder({
    site,
    siteDir: join(sitesDir, site.slug),
    outDir: join(dir, 'out'),
    feedFile,
    cacheDir: null,
    ...options,
  })

const stockOf = (count: number) => Array.from({ length: count }, (_, index) => feedCar(index))

describe('a build that fails', () => {
  it.each(['ENOSPC', 'EACCES', 'EIO'])('leaves the last release whole (%s after some pages)', async (code) => {
    const good = builderWith()
    await writeFeed(feedFile, stockOf(10))
    await good.build({ asAtMs })
    const release = await realpath(good.paths.current)
    const before = await readTree(release)
    await writeFeed(feedFile, stockOf(20))
    let left = 5
    const full = builderWith({
      writeFile(path, content) {
        if (left === 0) throw Object.assign(new Error(`${code}: write`), { code })
        left -= 1
        writeFileSync(path, content)
      },
    })
    await expect(full.build({ asAtMs })).rejects.toThrow(
      code === 'EIO' ? /EIO/ : /Cannot write .* The last release is unchanged/,
    )
    expect(await realpath(good.paths.current)).toBe(release)
    expect(await readTree(release)).toEqual(before)
    expect((await good.build({ asAtMs })).kind).toBe('published')
  })

  it('says what is in the way of its output', async () => {
    await writeFeed(feedFile, stockOf(2))
    await writeFile(join(dir, 'file'), '')
    await expect(builderWith({ outDir: join(dir, 'file') }).build({ asAtMs })).rejects.toThrow(
      /Cannot write .*file, not a folder|A file stands where a folder is needed/,
    )
  })
})

describe('a release that is published', () => {
  it('stays so, and is reported as such, when old releases cannot be removed', async () => {
    const warnings: string[] = []
    const builder = builderWith({
      cacheDir: join(dir, 'cache'),
      reporter: { ...silentReporter, warn: (text) => warnings.push(text) },
    })
    await writeFeed(feedFile, stockOf(4))
    await builder.build({ asAtMs })
    // A manifest that no release has would be removed; a folder in its place cannot be.
    const stray = join(builder.paths.manifests, '000000-stray.json')
    await mkdir(stray)
    await rm(join(dir, 'cache'), { recursive: true })
    await writeFeed(feedFile, stockOf(5))
    expect((await builder.build({ asAtMs })).kind).toBe('published')
    expect(warnings).toEqual([expect.stringMatching(/old releases.*next build/i)])
    // What comes after it has been done, too.
    expect(await readdir(join(dir, 'cache'))).toHaveLength(1)
    await rm(stray, { recursive: true })
    await writeFeed(feedFile, stockOf(6))
    await builder.build({ asAtMs })
    expect(warnings).toHaveLength(1)
  })
})

describe('a feed that is held', () => {
  it.each([
    ['empty', ''],
    ['cut short', '[{"stocknum":"s1","make":"Toyota"'],
    ['of no rows', '[]'],
    ['not JSON', '<html>502 Bad Gateway</html>'],
  ])('%s: the last release keeps serving, even when approved', async (_, content) => {
    const builder = builderWith()
    await writeFeed(feedFile, stockOf(10))
    await builder.build({ asAtMs })
    const release = await realpath(builder.paths.current)
    await writeFile(feedFile, content)
    for (const approve of [false, true]) {
      const result = await builder.build({ asAtMs, approve })
      expect(result.kind).toBe('held')
      expect(result.kind === 'held' && result.verdict.reasons.length).toBeGreaterThan(0)
    }
    expect(await realpath(builder.paths.current)).toBe(release)
    await writeFeed(feedFile, stockOf(11))
    expect((await builder.build({ asAtMs })).kind).toBe('published')
  })

  it('with too many cars gone is published once approved', async () => {
    const guarded = builderWith({
      site: { ...site, stock: { ...site.stock, guard: { ...site.stock.guard, removedShare: 0.2 } } },
    })
    await writeFeed(feedFile, stockOf(30))
    await guarded.build({ asAtMs })
    await writeFeed(feedFile, stockOf(20))
    expect((await guarded.build({ asAtMs })).kind).toBe('held')
    expect((await guarded.build({ asAtMs, approve: true })).kind).toBe('published')
    expect((await guarded.build({ asAtMs })).kind).toBe('unchanged')
  })

  it('is not one that is given in place of the configured one, in another format', async () => {
    await writeFeed(feedFile, stockOf(3))
    const builder = builderWith({ site: { ...site, stock: { ...site.stock, format: 'csv' } } })
    expect((await builder.build({ asAtMs })).kind).toBe('published')
  })

  /** Thirty cars are for sale; a fifth of them may go at once. */
  async function publishedBuilder() {
    const builder = builderWith({
      site: { ...site, stock: { ...site.stock, guard: { ...site.stock.guard, removedShare: 0.2 } } },
    })
    await writeFeed(feedFile, stockOf(30))
    await builder.build({ asAtMs })
    return builder
  }

  it('that hides too many cars is held like one that leaves them out', async () => {
    const builder = await publishedBuilder()
    await writeFeed(
      feedFile,
      stockOf(30).map((car) => ({ ...car, show_on_dealer_website: false })),
    )
    const result = await builder.build({ asAtMs })
    expect(result.kind === 'held' && result.verdict.reasons.map(({ code }) => code)).toEqual(['removals'])
  })

  it('that renames its statuses is held until it is approved, and then goes on', async () => {
    const builder = await publishedBuilder()
    await writeFeed(
      feedFile,
      stockOf(30).map((car) => ({ ...car, status: 'Available' })),
    )
    const result = await builder.build({ asAtMs })
    expect(result.kind === 'held' && result.verdict.reasons.map(({ code }) => code)).toEqual(['removals'])
    expect((await builder.build({ asAtMs, approve: true })).kind).toBe('published')
    expect((await builder.build({ asAtMs })).kind).toBe('unchanged')
  })

  it('is held on a first build too, and nothing is served', async () => {
    await writeFile(feedFile, '[')
    const builder = builderWith()
    expect((await builder.build({ asAtMs })).kind).toBe('held')
    await expect(realpath(builder.paths.current)).rejects.toThrow(/ENOENT/)
  })
})
