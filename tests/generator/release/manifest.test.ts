import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textFile } from '#generator/files/site-files.ts'
import type { PlannedPage } from '#generator/plan/planned-page.ts'
import type { Manifest, ReleaseFacts } from '#generator/release/manifest.ts'
import { nextManifest, readManifest, storedManifest, writeManifest } from '#generator/release/manifest.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-manifest-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const listed = (id: string): Manifest['history']['listed'][number] => ({
  id,
  slug: id,
  oldSlugs: [],
  name: id,
  make: 'Toyota',
  model: 'Corolla',
  bodyType: 'sedan',
  itemType: 'car',
  priceAud: 20_000,
  offerPriceAud: null,
  soldSeenAtMs: null,
})

const facts = (carIds: string[]): ReleaseFacts => ({
  compileId: 'code',
  siteHash: 'site',
  asAt: '2026-03-10T00:00:00.000Z',
  nextChangeAt: null,
  history: { listed: carIds.map(listed), gone: [] },
  searchPaths: ['/search'],
  stock: { carIds, medianPriceAud: 20_000 },
})

const page = (path: string): PlannedPage => ({ page: { path }, inputsHash: `hash of ${path}` }) as PlannedPage

function manifestOf(paths: string[], files: string[], carIds: string[] = []): Manifest {
  const contents = new Map(files.map((file) => [file, textFile(file)]))
  return nextManifest({ pages: paths.map(page), files: contents, facts: facts(carIds), previous: null }, 0)
}

const names = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 300 })

it('is read as it was made, whatever pages, files and cars are called', async () => {
  await fc.assert(
    fc.asyncProperty(names, names, names, async (paths, files, carIds) => {
      const made = manifestOf(paths, files, carIds)
      await writeManifest(dir, made)
      const text = await readFile(join(dir, `${made.id}.json`), 'utf8')
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(storedManifest(made))))
      expect(await readManifest(dir, made.id)).toEqual(made)
      // Only the first write has its JSON ready.
      await writeManifest(dir, made)
      expect(JSON.parse(await readFile(join(dir, `${made.id}.json`), 'utf8'))).toEqual(JSON.parse(text))
    }),
    { numRuns: 50 },
  )
})

it('has another id when a page or a file has another hash', () => {
  const { id } = manifestOf(['/', '/a'], ['robots.txt'])
  expect(manifestOf(['/', '/a'], ['robots.txt']).id).toBe(id)
  expect(manifestOf(['/', '/b'], ['robots.txt']).id).not.toBe(id)
  expect(manifestOf(['/', '/a'], ['llms.txt']).id).not.toBe(id)
})

it.each([
  ['pages', { '/': 1 }],
  ['files', { 'robots.txt': null }],
  ['pages', null],
])('is not read when its %s are %j', async (part, value) => {
  const made = manifestOf(['/'], ['robots.txt'])
  await writeFile(join(dir, `${made.id}.json`), JSON.stringify({ ...storedManifest(made), [part]: value }))
  expect(await readManifest(dir, made.id)).toBeNull()
})
