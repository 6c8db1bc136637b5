/** Against a real S3 server, where Python has `moto[server,s3]`; elsewhere the double of `site-bucket.test.ts` stands for it. */
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { eachAtOnce } from '#generator/publish/at-once.ts'
import type { ObjectStore } from '#generator/publish/object-store.ts'
import { buildAndPublish, openBucket } from '#generator/publish/open-bucket.ts'
import { createSiteBucket } from '#generator/publish/site-bucket.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import type { MotoServer } from '../../builders/moto-server.ts'
import { hasMoto, startMoto } from '../../builders/moto-server.ts'
import { readTree } from '../../builders/read-tree.ts'
import { feedCar, writeFeed } from '../../builders/small-feed.ts'

const why = hasMoto ? '' : ' (skipped: Python has no moto[server,s3])'

describe.skipIf(!hasMoto)(`a bucket of a real S3 server${why}`, () => {
  let server: MotoServer
  let store: ObjectStore
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
    vi.stubEnv('AWS_REGION', 'us-east-1')
    server = await startMoto()
    await fetch(`${server.url}/releases`, { method: 'PUT' })
    const opened = await openBucket({ FORECOURT_BUCKET: 's3://releases/sites', FORECOURT_BUCKET_ENDPOINT: server.url })
    if (opened === null) throw new Error('no bucket')
    store = opened
  }, 90_000)
  afterAll(() => {
    server.stop()
    vi.unstubAllEnvs()
  })

  async function keysBelow(prefix: string): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of store.list(prefix)) keys.push(key)
    return keys
  }
  const text = async (key: string): Promise<string | undefined> => (await store.read(key))?.bytes.toString()

  it('gives back what was written, and nothing for what was not', async () => {
    const bytes = Buffer.from([0, 255, 10, 13])
    await store.write('a/bytes', bytes)
    expect((await store.read('a/bytes'))?.bytes).toEqual(bytes)
    expect(await store.read('a/nothing')).toBeNull()
  })

  it('writes by a condition only when it holds', async () => {
    const first = await store.writeIf('b/pointer', Buffer.from('1'), null)
    expect(first).not.toBeNull()
    expect(await store.writeIf('b/pointer', Buffer.from('2'), null)).toBeNull()
    const second = await store.writeIf('b/pointer', Buffer.from('2'), first)
    expect(second).toBe((await store.read('b/pointer'))?.version)
    expect(await store.writeIf('b/pointer', Buffer.from('3'), first)).toBeNull()
    expect(await store.writeIf('b/missing', Buffer.from('3'), first)).toBeNull()
    expect(await text('b/pointer')).toBe('2')
  })

  it('lists all below a prefix, also more than one answer holds, and removes them', async () => {
    await eachAtOnce(Array(1_003).keys(), (index) => store.write(`d/${index}`, Buffer.from('x')))
    const keys = await keysBelow('d/')
    expect(keys).toHaveLength(1_003)
    await store.remove(keys.slice(0, 1_000))
    expect(await keysBelow('d/')).toHaveLength(3)
  })

  it('takes a release from one machine to another', async () => {
    const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
    const site = await loadSite('small-dealer', { sitesDir })
    const dir = await mkdtemp(join(tmpdir(), 'forecourt-s3-'))
    const machine = async (name: string) => {
      const feedFile = join(dir, name, 'feed.json')
      await mkdir(join(dir, name), { recursive: true })
      const siteDir = join(sitesDir, site.slug)
      const builder = createSiteBuilder({ site, siteDir, outDir: join(dir, name, 'out'), feedFile, cacheDir: null })
      const bucket = createSiteBucket(store, site.slug, builder)
      const asAtMs = Date.parse('2026-03-10T00:00:00Z')
      return {
        feedFile,
        build: () => buildAndPublish({ builder, bucket, feedFile, hasNewestFeed: true }, { asAtMs }),
        served: async () => readTree(await realpath(builder.paths.current)),
      }
    }
    try {
      const [one, other] = [await machine('one'), await machine('other')]
      await writeFeed(one.feedFile, [feedCar(0), feedCar(1)])
      expect((await one.build()).sent).toMatchObject({ published: true })
      expect((await other.build()).result).toMatchObject({ kind: 'unchanged', rendered: [] })
      await writeFeed(other.feedFile, [feedCar(0, { price: 1_990 }), feedCar(1)])
      expect((await other.build()).sent).toMatchObject({ published: true })
      await one.build()
      // The machine that came first has its own feed and serves it again: the last to publish wins.
      expect((await other.build()).result).toMatchObject({ kind: 'published' })
      expect((await other.served()).size).toBe((await one.served()).size)
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  })
})
