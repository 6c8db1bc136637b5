import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { changedPaths } from '#generator/publish/changed-paths.ts'
import type { ReleasePaths } from '#generator/release/release-paths.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { readTree } from '../../builders/read-tree.ts'
import { feedCar, writeFeed } from '../../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const site = await loadSite('small-dealer', { sitesDir })

let dir: string
let paths: ReleasePaths
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-changed-'))
  paths = releasePaths(join(dir, 'out'), site.slug)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** Builds a feed of so many cars, of which the first has this price; returns the release. */
async function build(cars: number, price: number, name = site.name): Promise<string> {
  const feedFile = join(dir, 'feed.json')
  await writeFeed(
    feedFile,
    Array.from({ length: cars }, (_, index) => feedCar(index, index === 0 ? { price } : {})),
  )
  const siteDir = join(sitesDir, site.slug)
  const options = { site: { ...site, name }, siteDir, outDir: join(dir, 'out'), feedFile, cacheDir: null }
  const result = await createSiteBuilder(options).build({ asAtMs: Date.parse('2026-03-10T00:00:00Z'), approve: true })
  if (result.kind === 'held') throw new Error('held')
  return result.manifest.id
}

const address = (file: string): string => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** By the bytes of the two folders alone. */
async function differing(one: string, other: string): Promise<string[]> {
  const [before, after] = await Promise.all([one, other].map((id) => readTree(join(paths.releases, id))))
  const files = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])
  const changed = [...files].filter((file) => !before?.get(file)?.equals(after?.get(file) ?? Buffer.from('-')))
  return changed
    .filter((file) => !file.startsWith('_'))
    .map(address)
    .sort()
}

it('a changed price changes exactly the paths whose bytes differ', async () => {
  const first = await build(8, 20_000)
  const second = await build(8, 19_000)
  const changed = await changedPaths(paths, first, second)
  expect(changed).toEqual(await differing(first, second))
  expect(changed).toContain('/')
  expect(await changedPaths(paths, second, second)).toEqual([])

  // Removed cars leave their pages, and answer by a rule from then on.
  const third = await build(6, 19_000)
  const left = await changedPaths(paths, second, third)
  const bytes = await differing(second, third)
  expect(left).toEqual(expect.arrayContaining(bytes))
  const rules = (await readTree(join(paths.releases, third))).get('_redirects')?.toString() ?? ''
  for (const path of left.filter((path) => !bytes.includes(path))) expect(rules).toContain(`${path} `)

  // The way back is the same.
  expect(await changedPaths(paths, third, second)).toEqual(left)
})

it('other code changes no more than the paths whose bytes differ', async () => {
  const one = await build(6, 19_000)
  const other = await build(6, 19_000, 'Another Name')
  const changed = await changedPaths(paths, one, other)
  expect(changed).toEqual(await differing(one, other))
  const headers = join(paths.manifests, `${one}.json`)
  const manifest = JSON.parse((await readTree(paths.manifests)).get(`${one}.json`)?.toString() ?? '')
  await writeFile(headers, JSON.stringify({ ...manifest, files: { ...manifest.files, _headers: 'others' } }))
  // Every answer has the headers.
  const everything = Object.keys(manifest.pages)
  expect(await changedPaths(paths, one, other)).toEqual(expect.arrayContaining(everything))
})

it('a release that is not on the disk any more could have had anything', async () => {
  const present = await build(6, 18_000)
  const everything = await changedPaths(paths, null, present)
  expect(everything).toEqual(expect.arrayContaining(['/', '/sitemap.xml']))
  expect(everything).not.toContain('/_headers')
  expect(await changedPaths(paths, '000001-goneforever', present)).toEqual(everything)
})
