/** A CDN that is asked to forget what a release has changed, beside a real queue's tables. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Site } from '#config/schema/site.ts'
import { nextPurgePaths, queuePurge, readPurgedRelease, settlePurge } from '#database/builds/cdn-purges.ts'
import { readFleetBuilds } from '#database/builds/fleet.ts'
import { writeSite } from '#database/sites.ts'
import { purgeCdn, queueChangedPaths } from '#worker/builds/purge-cdn.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'
import { serviceDouble } from '../server/json-double.ts'

const database = testDatabase()
const cdn = serviceDouble()
const TOKEN = 'the token of the CDN'
const secret = (variable: string): string | undefined => (variable === 'CDN_TOKEN' ? TOKEN : undefined)

let dir: string
let site: Site
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-purge-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))
beforeEach(async () => {
  const { db } = database.current()
  for (const table of ['cdn_purges', 'cdn_purge_paths'] as const) await db.deleteFrom(table).execute()
  await configure({})
  cdn.answer(200, {})
})

async function configure(hook: object): Promise<void> {
  site = makeSite({
    cdnPurge: { url: cdn.url(), tokenVariable: 'CDN_TOKEN', pathsAtOnce: 2, ...hook },
  })
  await writeSite(database.current().db, site, JSON.stringify(site))
}

const purge = (): Promise<void> => purgeCdn({ db: database.current().db, secret }, site.slug)
const lists = (): unknown[] => cdn.requests.map(({ body }) => JSON.parse(body))
const pending = async (): Promise<string[]> =>
  (await nextPurgePaths(database.current().db, site.slug, 100)).map(({ path }) => path)
async function fleet() {
  const [found] = await readFleetBuilds(database.current().db)
  return found
}

it('the CDN gets the changed addresses in batches, with the token', async () => {
  const { db } = database.current()
  await queuePurge(db, site.slug, { releaseId: 'one', paths: ['/', '/cars/a', '/search/über'] })
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(db)
  expect(rows).toEqual([{ key: `purge-cdn ${site.slug}` }])
  await purge()
  expect(lists()).toEqual([
    { files: [`${site.url}/`, `${site.url}/cars/a`] },
    { files: [`${site.url}/search/%C3%BCber`] },
  ])
  expect(cdn.requests[0]).toMatchObject({
    method: 'POST',
    authorization: `Bearer ${TOKEN}`,
    contentType: 'application/json',
  })
  expect(await pending()).toEqual([])
  await purge()
  expect(cdn.requests).toHaveLength(2)
})

it('method, key and form of the list are the configured ones', async () => {
  await configure({ method: 'PUT', bodyKey: 'objects', entries: 'paths', pathsAtOnce: 100 })
  await queuePurge(database.current().db, site.slug, { releaseId: 'one', paths: ['/b', '/a'] })
  await purge()
  expect(cdn.requests.map(({ method }) => method)).toEqual(['PUT'])
  expect(lists()).toEqual([{ objects: ['/a', '/b'] }])
})

it('a CDN that refuses is asked again for what it has not taken, and the fleet says so meanwhile', async () => {
  const { db } = database.current()
  await queuePurge(db, site.slug, { releaseId: 'one', paths: ['/a', '/b', '/c'] })
  cdn.answer(500, 'no')
  await expect(purge()).rejects.toThrow('answered 500')
  expect(await fleet()).toMatchObject({
    unpurgedPaths: 3,
    purgeFailure: expect.stringContaining('127.0.0.1'),
  })
  // The next release adds to it.
  await queuePurge(db, site.slug, { releaseId: 'two', paths: ['/d'] })
  cdn.answer(204, '')
  await purge()
  expect(await pending()).toEqual([])
  expect(await fleet()).toMatchObject({ unpurgedPaths: 0, purgeFailure: null })
})

it('no secret and no path of the hook stand in what is said', async () => {
  await queuePurge(database.current().db, site.slug, { releaseId: 'one', paths: ['/a'] })
  await configure({ url: 'http://127.0.0.1:1/zones/private-zone' })
  const said = await purge().then(
    () => '',
    (error: Error) => error.message,
  )
  expect(said).toContain('127.0.0.1:1 gave no answer')
  expect(said).not.toContain('private-zone')
  await configure({ tokenVariable: 'OTHER_TOKEN' })
  await expect(purge()).rejects.toThrow('OTHER_TOKEN is not set')
  expect(cdn.requests).toEqual([])
})

it('a path that has changed again while it was purged is purged again', async () => {
  const { db } = database.current()
  await queuePurge(db, site.slug, { releaseId: 'one', paths: ['/a'] })
  const read = await nextPurgePaths(db, site.slug, 10)
  await queuePurge(db, site.slug, { releaseId: 'two', paths: ['/a'] })
  await settlePurge(db, site.slug, read)
  expect(await nextPurgePaths(db, site.slug, 10)).toEqual([{ path: '/a', releaseId: 'two' }])
})

it('what a build has changed is queued once; a site without a CDN keeps nothing', async () => {
  const { db } = database.current()
  const siteDir = join(dir, site.slug)
  const facts = { formatVersion: 1, sequence: 1, compileId: 'c', siteHash: 's', asAt: '2026-03-10T00:00:00Z' }
  const rest = { nextChangeAt: null, files: {}, carriedAssets: {}, stock: { carIds: [], medianPriceAud: null } }
  const history = { listed: [], gone: [] }
  for (const [id, pages] of [
    ['000001-aaa', { '/': 'one', '/a': 'one' }],
    ['000002-bbb', { '/': 'one', '/b': 'one' }],
  ] as const) {
    await mkdir(join(siteDir, 'manifests'), { recursive: true })
    await writeFile(join(siteDir, 'manifests', `${id}.json`), JSON.stringify({ ...facts, ...rest, id, pages, history }))
  }
  await queueChangedPaths(db, site, { outDir: dir, releaseId: '000001-aaa' })
  expect(await pending()).toEqual(['/', '/a'])
  await purge()
  await queueChangedPaths(db, site, { outDir: dir, releaseId: '000002-bbb' })
  await queueChangedPaths(db, site, { outDir: dir, releaseId: '000002-bbb' })
  expect(await pending()).toEqual(['/a', '/b'])
  await queueChangedPaths(db, { ...site, cdnPurge: null }, { outDir: dir, releaseId: '000002-bbb' })
  expect([await pending(), await readPurgedRelease(db, site.slug)]).toEqual([[], null])
})
