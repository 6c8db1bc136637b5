import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import type { SiteFile } from '#generator/files/site-files.ts'
import { textFile } from '#generator/files/site-files.ts'
import type { PlannedPage } from '#generator/plan/planned-page.ts'
import { makeRelease } from '#generator/release/make-release.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { silentReporter } from '#generator/reporter.ts'
import { makeSite } from '../../builders/make-site.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-release-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const made = (files: Record<string, SiteFile>, pages: PlannedPage[] = []) =>
  makeRelease({
    site: makeSite(),
    paths: releasePaths(dir, 'demo'),
    pages,
    files: new Map(Object.entries(files)),
    facts: {
      compileId: 'code',
      siteHash: 'site',
      asAt: '2026-03-10T00:00:00.000Z',
      nextChangeAt: null,
      history: NO_HISTORY,
      searchPaths: [],
      stock: { carIds: [], medianPriceAud: null },
    },
    previous: null,
    full: false,
    reporter: silentReporter,
    loadRenderer: () => Promise.reject(new Error('Nothing renders pages.')),
  })

it.each(['link', 'copy'] as const)('publishes nothing when a file (%s) of the release is missing', async (kind) => {
  const from = join(dir, 'map.txt')
  const files = { 'robots.txt': textFile('robots'), 'map.txt': { kind, hash: 'hash', from } }
  await expect(made(files)).rejects.toThrow(
    new RegExp(`${from} is missing, .*the release as map\\.txt.*build again\\. The last release is unchanged`),
  )
  const { releases, staging, manifests } = releasePaths(dir, 'demo')
  expect([await readdir(releases), await readdir(staging), await readdir(manifests)]).toEqual([[], [], []])
  await writeFile(from, 'a map')
  expect((await made(files)).published).toBe(true)
})

it('leaves nothing behind when pages fail while a file is still being made', async () => {
  const page = { page: { path: '/' }, inputsHash: 'hash' } as PlannedPage
  const bytes = Promise.withResolvers<Uint8Array>()
  const release = made({ 'picture.jpg': { kind: 'made', hash: 'hash', make: () => bytes.promise } }, [page])
  let hasEnded = false
  void release
    .catch(() => undefined)
    .then(() => {
      hasEnded = true
    })
  // Far longer than the pages take to fail.
  for (let turn = 0; turn < 200; turn += 1) await readdir(dir)
  expect(hasEnded).toBe(false)
  bytes.resolve(new Uint8Array([1]))
  await expect(release).rejects.toThrow('Nothing renders pages.')
  const { releases, staging, manifests } = releasePaths(dir, 'demo')
  expect([await readdir(releases), await readdir(staging), await readdir(manifests)]).toEqual([[], [], []])
})
