import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { withBuildLock } from '#generator/release/build-lock.ts'
import type { SiteBuilder } from '#generator/site-build.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { readTree } from '../../builders/read-tree.ts'
import { feedCar, writeFeed } from '../../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const site = await loadSite('small-dealer', { sitesDir })
const asAtMs = Date.parse('2026-03-10T00:00:00Z')

let dir: string
let feedFile: string
let builder: SiteBuilder
let startBuilder: (staysWarm?: boolean) => SiteBuilder
const warnings: string[] = []
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-next-stage-'))
  feedFile = join(dir, 'feed.json')
  warnings.length = 0
  const reporter = {
    step: () => {},
    progress: () => {},
    progressEnd: () => {},
    warn: (message: string) => void warnings.push(message),
  }
  const siteDir = join(sitesDir, site.slug)
  const options = { site, siteDir, outDir: dir, feedFile, cacheDir: null, reporter }
  startBuilder = (staysWarm = true) => createSiteBuilder({ ...options, staysWarm })
  builder = startBuilder()
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Publishes a stock whose first car has this price; gives the release's id. */
async function build(price: number): Promise<string> {
  const cars = Array.from({ length: 6 }, (_, index) => feedCar(index, index === 0 ? { price } : {}))
  await writeFeed(feedFile, cars)
  const result = await builder.build({ asAtMs })
  if (result.kind === 'held') throw new Error('held')
  return result.manifest.id
}

/** The same by a builder that has nothing to do after it. */
async function publish(price: number): Promise<string> {
  const id = await build(price)
  await builder.prestage()
  return id
}
const staged = () => readdir(builder.paths.staging)
const inodeOf = async (id: string, file: string) => (await stat(join(builder.paths.releases, id, file))).ino

it('links every file after a build and becomes the next release: only what changed is a new file', async () => {
  const first = await publish(30_000)
  expect(await staged()).toEqual([`after-${first}`])
  const prestaged = await stat(join(builder.paths.staging, `after-${first}`))
  const second = await publish(31_000)
  expect((await stat(join(builder.paths.releases, second))).ino).toBe(prestaged.ino)
  expect(await staged()).toEqual([`after-${second}`])
  const name = (await readdir(join(builder.paths.releases, second, 'cars'))).find((file) => file.endsWith('-s0.html'))
  const car = `cars/${name}`
  const other = 'contact.html'
  expect(await inodeOf(second, other)).toBe(await inodeOf(first, other))
  expect(await inodeOf(second, car)).not.toBe(await inodeOf(first, car))
})

it('is not waited for by a builder that stays warm, until a release would be removed', async () => {
  for (const price of [30_000, 31_000, 32_000]) {
    await build(price)
    expect(await staged()).toEqual([])
  }
  const fourth = await build(33_000)
  expect(await staged()).toEqual([`after-${fourth}`])
  expect(warnings).toEqual([])
})

it('is left out while another process builds the site', async () => {
  const first = await build(30_000)
  await withBuildLock(builder.paths.lock, { waitMs: 0 }, () => builder.prestage())
  expect(await staged()).toEqual([])
  const second = await publish(31_000)
  expect(await staged()).toEqual([`after-${second}`])
  expect(await readTree(join(builder.paths.releases, second))).not.toEqual(
    await readTree(join(builder.paths.releases, first)),
  )
  expect(warnings).toEqual([])
})

it('stays when nothing changed', async () => {
  const first = await publish(30_000)
  expect(await publish(30_000)).toBe(first)
  expect(await staged()).toEqual([`after-${first}`])
})

it('is removed when another release is served by then', async () => {
  const first = await publish(30_000)
  await mkdir(join(builder.paths.staging, 'after-000009-other'))
  await writeFile(join(builder.paths.staging, 'after-000009-other/stray.html'), 'stray')
  await mkdir(join(builder.paths.staging, `after-${first}.tmp`))
  const second = await publish(31_000)
  expect(await staged()).toEqual([`after-${second}`])
  expect(await readdir(join(builder.paths.releases, second))).not.toContain('stray.html')
})

it('costs only time when it fails', async () => {
  const first = await publish(30_000)
  await rm(join(builder.paths.staging, `after-${first}`), { recursive: true })
  await rm(join(builder.paths.releases, first, 'contact.html'))
  await publish(30_000)
  expect(warnings.join()).toMatch(/cannot be prestaged.*contact\.html is missing/)
  expect(await staged()).toEqual([])
  const second = await publish(31_000)
  expect(await staged()).toEqual([`after-${second}`])
  expect(await readdir(join(builder.paths.releases, second))).toContain('contact.html')
})

it('is made of the release that would be removed: only files in which the two differ are touched', async () => {
  const ids: string[] = []
  for (const price of [30_000, 31_000, 32_000]) ids.push(await publish(price))
  const [first = ''] = ids
  const kept = await stat(join(builder.paths.releases, first))
  // Somebody has been at work in it.
  await rm(join(builder.paths.releases, first, 'contact.html'))
  await writeFile(join(builder.paths.releases, first, 'stray.html'), 'stray')
  const fourth = await publish(33_000)
  expect((await stat(join(builder.paths.staging, `after-${fourth}`))).ino).toBe(kept.ino)
  expect((await readdir(builder.paths.releases)).sort()).toEqual([...ids.slice(1), fourth].sort())
  expect((await readdir(builder.paths.manifests)).sort()).toEqual([...ids.slice(1), fourth].map((id) => `${id}.json`))
  const [released, next] = await Promise.all([
    readTree(join(builder.paths.releases, fourth)),
    readTree(join(builder.paths.staging, `after-${fourth}`)),
  ])
  expect(next).toEqual(released)
  expect(warnings).toEqual([])
})

it('is made of a release of another process, too', async () => {
  const ids: string[] = []
  for (const price of [30_000, 31_000, 32_000]) ids.push(await publish(price))
  const kept = await stat(join(builder.paths.releases, ids[0] ?? ''))
  builder = startBuilder()
  const fourth = await publish(33_000)
  const next = join(builder.paths.staging, `after-${fourth}`)
  expect((await stat(next)).ino).toBe(kept.ino)
  expect(await readTree(next)).toEqual(await readTree(join(builder.paths.releases, fourth)))
})

it('is left by a process that ends for the next one, from the second release on', async () => {
  builder = startBuilder(false)
  const first = await publish(30_000)
  expect(await staged()).toEqual([])
  builder = startBuilder(false)
  const second = await publish(31_000)
  expect(await staged()).toEqual([`after-${second}`])
  const prestaged = await stat(join(builder.paths.staging, `after-${second}`))
  builder = startBuilder(false)
  const third = await publish(32_000)
  expect((await stat(join(builder.paths.releases, third))).ino).toBe(prestaged.ino)
  expect(await inodeOf(third, 'contact.html')).toBe(await inodeOf(first, 'contact.html'))
  expect(warnings).toEqual([])
})
