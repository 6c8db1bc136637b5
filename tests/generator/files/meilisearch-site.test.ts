/** A site that a Meilisearch answers: published whatever becomes of the server, and without the key that writes. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/car-attributes.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import type { BuildReporter } from '#generator/reporter.ts'
import { silentReporter } from '#generator/reporter.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import type { SearchSettings } from '#search/settings.ts'
import { readTree } from '../../builders/read-tree.ts'
import { feedCar, writeFeed } from '../../builders/small-feed.ts'
import type { FakeMeilisearch } from '../../search/meilisearch/fake-meilisearch.ts'
import { MASTER_KEY, startFakeMeilisearch } from '../../search/meilisearch/fake-meilisearch.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const small = await loadSite('small-dealer', { sitesDir })
const asAtMs = Date.parse('2026-03-10T00:00:00Z')

let dir: string
let fake: FakeMeilisearch
let warnings: string[]
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-meilisearch-'))
  fake = await startFakeMeilisearch()
  warnings = []
  vi.stubEnv('NORTH_KEY', MASTER_KEY)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await fake.close()
  await rm(dir, { recursive: true, force: true })
  expect(fake.misuses).toEqual([])
})

const options = () => ({
  kind: 'meilisearch' as const,
  host: fake.host,
  indexPrefix: 'north',
  searchKey: null as string | null,
  adminKeyVariable: 'NORTH_KEY',
  synonyms: [['ute', 'pickup']],
})

function builderOf(searchEngine: ReturnType<typeof options> = options()) {
  const reporter: BuildReporter = { ...silentReporter, warn: (text) => warnings.push(text) }
  return createSiteBuilder({
    site: { ...small, searchEngine },
    siteDir: join(sitesDir, small.slug),
    outDir: dir,
    feedFile: join(dir, 'feed.json'),
    cacheDir: null,
    reporter,
  })
}

const stock = (count: number, priceOfFirst = 20_000) =>
  writeFeed(
    join(dir, 'feed.json'),
    Array.from({ length: count }, (_, index) => feedCar(index, index === 0 ? { price: priceOfFirst } : {})),
  )

const settingsOf = async (current: string) =>
  JSON.parse(await readFile(join(current, 'search-data/settings.json'), 'utf8')) as SearchSettings

it('is indexed with what is published, and its browsers get a key that can only search', async () => {
  await stock(8)
  const builder = builderOf()
  expect((await builder.build({ asAtMs })).kind).toBe('published')
  expect(warnings).toEqual([])
  expect(fake.indexes.get('north-cars')?.documents.size).toBe(8)
  const [key] = fake.keys
  expect(key).toMatchObject({ actions: ['search'], indexes: ['north-cars'] })
  const { engine } = await settingsOf(builder.paths.current)
  expect(engine).toEqual({
    kind: 'meilisearch',
    host: fake.host,
    searchKey: key?.key,
    indexName: 'north-cars',
    searchable: [...SEARCHABLE_ATTRIBUTES],
  })

  const files = await readTree(builder.paths.current)
  expect([...files.keys()].filter((file) => file.endsWith('.bin'))).toEqual([])
  for (const [file, content] of await readTree(dir)) expect(content.includes(MASTER_KEY), file).toBe(false)
  expect(String(files.get('_headers'))).toContain(`connect-src 'self' ${fake.host};`)
})

it('sends one document when one car has changed, and none when none has', async () => {
  await stock(8)
  const builder = builderOf()
  await builder.build({ asAtMs })
  await stock(8, 19_500)
  fake.requests.length = 0
  await builder.build({ asAtMs })
  expect(fake.requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /indexes/north-cars/documents'])
  expect([...(fake.indexes.get('north-cars')?.documents.values() ?? [])].some(({ price }) => price === 19_500)).toBe(
    true,
  )
  fake.requests.length = 0
  expect((await builder.build({ asAtMs })).kind).toBe('unchanged')
  expect(await builder.pushIndex({ asAtMs })).toMatchObject({ kind: 'pushed', outcome: { kind: 'unchanged' } })
  expect(fake.requests.filter((request) => !request.startsWith('GET'))).toEqual([])
})

it('is published with the bundled search while the server has nothing', async () => {
  await stock(8)
  fake.answering = false
  const builder = builderOf()
  expect((await builder.build({ asAtMs })).kind).toBe('published')
  expect((await settingsOf(builder.paths.current)).engine.kind).toBe('bundled')
  expect(warnings).toEqual([
    expect.stringMatching(/could not be brought up to date.*published with the bundled search/),
  ])
  await expect(builder.pushIndex({ asAtMs })).rejects.toThrow(/could not be brought up to date/)

  fake.answering = true
  await builder.build({ asAtMs })
  expect((await settingsOf(builder.paths.current)).engine.kind).toBe('meilisearch')
})

it('goes on with the index that is there when the server does not take a new one', async () => {
  await stock(8)
  const builder = builderOf()
  await builder.build({ asAtMs })
  const before = (await settingsOf(builder.paths.current)).engine
  fake.answering = false
  await stock(8, 18_000)
  expect((await builder.build({ asAtMs })).kind).toBe('published')
  expect((await settingsOf(builder.paths.current)).engine).toEqual(before)
  expect(warnings).toEqual([expect.stringContaining('The index that was there goes on answering.')])
})

it.each([
  ['the variable is not set', { adminKeyVariable: 'NO_SUCH_KEY' }, 'NO_SUCH_KEY does not hold'],
  ['the key of browsers is the one that writes', { searchKey: MASTER_KEY }, 'which every visitor could read'],
])('says so when %s, and writes nothing', async (_, wrong, said) => {
  await stock(3)
  const builder = builderOf({ ...options(), ...wrong })
  await builder.build({ asAtMs })
  expect(warnings).toEqual([expect.stringContaining(said)])
  expect(warnings[0]).not.toContain(MASTER_KEY)
  expect((await settingsOf(builder.paths.current)).engine.kind).toBe('bundled')
  expect(fake.requests).toEqual([])
})

it('has no index to write when its search is shipped with its pages', async () => {
  await stock(3)
  const builder = createSiteBuilder({
    site: small,
    siteDir: join(sitesDir, small.slug),
    outDir: dir,
    feedFile: join(dir, 'feed.json'),
    cacheDir: null,
  })
  await expect(builder.pushIndex({ asAtMs })).rejects.toThrow('it has no search server to update')
})
