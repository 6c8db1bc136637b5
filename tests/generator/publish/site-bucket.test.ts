/** Machines that build one site and share nothing but a bucket. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { contentHash, indexBytes, readIndex, readPointer } from '#generator/publish/bucket-layout.ts'
import type { ObjectStore } from '#generator/publish/object-store.ts'
import type { PublishedBuild } from '#generator/publish/open-bucket.ts'
import { buildAndPublish, openBucket, sentLine } from '#generator/publish/open-bucket.ts'
import type { SiteBucket } from '#generator/publish/site-bucket.ts'
import { createSiteBucket, GRACE_MS, rollBackBucket } from '#generator/publish/site-bucket.ts'
import { sweep } from '#generator/publish/sweep.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import type { MemoryBucket } from '../../builders/memory-bucket.ts'
import { memoryBucket } from '../../builders/memory-bucket.ts'
import { readTree } from '../../builders/read-tree.ts'
import { feedCar, writeFeed } from '../../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const site = await loadSite('small-dealer', { sitesDir })
const asAtMs = Date.parse('2026-03-10T00:00:00Z')

let dir: string
let store: MemoryBucket
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-bucket-'))
  store = memoryBucket()
})
afterEach(() => rm(dir, { recursive: true, force: true }))

interface Machine {
  bucket: SiteBucket
  feedFile: string
  /** Builds and publishes what lies in the feed. */
  build(): Promise<PublishedBuild>
  /** With a feed of so many cars, of which the first has this price. */
  buildWith(cars: number, price?: number): Promise<PublishedBuild>
  /** The files that this machine serves. */
  served(): Promise<Map<string, Buffer>>
}

function machine(name: string, given: ObjectStore = store): Machine {
  const feedFile = join(dir, name, 'feed.json')
  const siteDir = join(sitesDir, site.slug)
  const outDir = join(dir, name, 'out')
  const builder = createSiteBuilder({ site, siteDir, outDir, feedFile, cacheDir: join(dir, name, 'cache') })
  const bucket = createSiteBucket(given, site.slug, builder)
  const build = (): Promise<PublishedBuild> =>
    buildAndPublish({ builder, bucket, feedFile, hasNewestFeed: true }, { asAtMs })
  return {
    bucket,
    feedFile,
    build,
    async buildWith(cars, price = 20_000) {
      await mkdir(join(dir, name), { recursive: true })
      await writeFeed(
        feedFile,
        Array.from({ length: cars }, (_, index) => feedCar(index, index === 0 ? { price } : {})),
      )
      return build()
    },
    served: async () => readTree(await realpath(builder.paths.current)),
  }
}

function idOf({ result }: PublishedBuild): string {
  if (result.kind === 'held') throw new Error('held')
  return result.manifest.id
}

async function servedId(given: ObjectStore = store): Promise<string | undefined> {
  return (await readPointer(given, site.slug))?.pointer.served.id
}

/** The release that the bucket serves, as somebody with nothing but the bucket reads it; throws where it is not whole. */
async function bucketTree(given: ObjectStore = store): Promise<Map<string, Buffer>> {
  const read = await readPointer(given, site.slug)
  const { objects } = await readIndex(given, read?.pointer.served.indexKey ?? '')
  const files = await Promise.all(
    Object.entries(objects).map(async ([file, object]) => {
      const bytes = (await given.read(`${site.slug}/objects/${object}`))?.bytes
      if (bytes === undefined || !object.startsWith(contentHash(bytes))) throw new Error(`${file} is not whole`)
      return [file, bytes] as const
    }),
  )
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const sorted = (files: Map<string, Buffer>): Map<string, Buffer> =>
  new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)))

describe('a release in a bucket', () => {
  it('is what the machine that built it serves, and another machine goes on from it with nothing but the bucket', async () => {
    const one = machine('one')
    const first = await one.buildWith(6)
    expect(first.sent).toMatchObject({ published: true })
    expect(await bucketTree()).toEqual(sorted(await one.served()))

    const other = machine('other')
    const taken = await other.build()
    expect(taken.result).toMatchObject({ kind: 'unchanged', rendered: [] })
    expect(taken.sent).toMatchObject({ published: false, requests: 0 })
    expect(await other.served()).toEqual(await one.served())

    const changed = await other.buildWith(6, 19_000)
    expect(await servedId()).toBe(idOf(changed))
    expect(changed.result).toMatchObject({ kind: 'published' })
    expect(await bucketTree()).toEqual(sorted(await other.served()))
  })

  it('is pulled by no process of the disk while another one builds upon it', async () => {
    const [one, other] = [machine('one').bucket, machine('one').bucket]
    const order: string[] = []
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = one.alone(async () => {
      begun.resolve()
      await end.promise
      order.push('built')
    })
    await begun.promise
    const second = other.alone(async () => order.push('pulled'))
    end.resolve()
    await Promise.all([first, second])
    expect(order).toEqual(['built', 'pulled'])
  })

  it('is served before its machine tidies up, which it does also when the bucket refuses', async () => {
    const prestaged = async (): Promise<string[]> =>
      (await readdir(join(dir, 'one/out', site.slug, 'staging'))).filter((name) => name.startsWith('after-'))
    const seen: string[][] = []
    let isAway = false
    const one = machine('one', {
      ...store,
      async writeIf(key, bytes, version) {
        seen.push(await prestaged())
        if (isAway) throw new Error('The bucket is away.')
        return store.writeIf(key, bytes, version)
      },
    })
    await one.buildWith(6)
    const second = idOf(await one.buildWith(6, 19_000))
    expect(await prestaged()).toEqual([`after-${second}`])
    isAway = true
    await expect(one.buildWith(6, 18_000)).rejects.toThrow('The bucket is away.')
    expect(await servedId()).toBe(second)
    expect(seen.flat()).toEqual([])
    expect(await prestaged()).toEqual([expect.not.stringContaining(second)])
  })

  it('costs only what has changed', async () => {
    const one = machine('one')
    const first = await one.buildWith(60)
    const files = Object.keys((await readIndexOf()).objects).length
    expect(first.sent?.sentFiles).toBeGreaterThan(50)
    const second = await one.buildWith(60, 19_000)
    expect(second.sent?.sentFiles).toBeLessThan(files / 3)
    // Each file, what the release is made of, the feed, and the pointer.
    expect(second.sent?.requests).toBe((second.sent?.sentFiles ?? 0) + 3)
    expect(await one.build()).toMatchObject({ sent: { published: false, sentBytes: 0 } })
    if (second.sent !== null)
      expect(sentLine(second.sent)).toMatch(/^Sent to the bucket: \d+ files, \d+\.\d\d MB in \d+ requests$/)
  })

  it('brings the rows of its feed along: a bare machine parses what has changed, and builds what a warm one does', async () => {
    const one = machine('one')
    await one.buildWith(60)
    const cold = machine('cold')
    const changed = await cold.buildWith(60, 19_000)
    expect(changed.result).toMatchObject({ kind: 'published', report: { rows: 60, parsedRows: 1 } })
    const warm = machine('warm', memoryBucket())
    await warm.buildWith(60)
    await warm.buildWith(60, 19_000)
    expect(await cold.served()).toEqual(await warm.served())

    // Rows that are not what was sent are parsed again.
    const { rows } = await readIndexOf()
    const key = `${site.slug}/objects/${rows?.object}`
    await store.write(key, Buffer.from('spoilt'))
    const other = machine('other')
    expect((await other.buildWith(60, 18_000)).result).toMatchObject({ kind: 'published', report: { parsedRows: 60 } })
  })

  it('sends its rows again only when enough of them are new', async () => {
    const one = machine('one')
    await one.buildWith(60)
    const { rows } = await readIndexOf()
    expect(rows).not.toBeNull()
    await one.buildWith(60, 19_000)
    expect((await readIndexOf()).rows).toEqual(rows)
    await one.buildWith(80, 18_000)
    expect((await readIndexOf()).rows?.object).not.toBe(rows?.object)
    const { pointer } = (await readPointer(store, site.slug)) ?? {}
    if (pointer === undefined) throw new Error('no pointer')
    await sweep(store, site.slug, pointer, Date.now() + 1)
    expect(store.objects.has(`${site.slug}/objects/${(await readIndexOf()).rows?.object}`)).toBe(true)
  })

  it('is pulled by a machine that has another as far as it differs', async () => {
    const one = machine('one')
    const other = machine('other')
    await one.buildWith(12)
    await other.build()
    await one.buildWith(12, 19_000)
    let objects = 0
    store.before = (request, key) => {
      if (request === 'read' && key.includes('/objects/')) objects += 1
    }
    await other.bucket.pull({ feedFile: other.feedFile, hasNewestFeed: false })
    store.before = () => {}
    expect(objects).toBeLessThan(Object.keys((await readIndexOf()).objects).length / 3)
    expect(await other.served()).toEqual(await one.served())
  })

  const readIndexOf = async () => {
    const read = await readPointer(store, site.slug)
    return readIndex(store, read?.pointer.served.indexKey ?? '')
  }

  it('of a machine that lost the race is not served, and its next build goes on from the winner', async () => {
    const one = machine('one')
    const other = machine('other')
    await one.buildWith(6)
    await one.bucket.pull({ feedFile: one.feedFile, hasNewestFeed: true })
    const won = idOf(await other.buildWith(6, 19_000))
    const { manifest } = await readIndexOf()
    // As a build would that had begun before the other's end.
    const late = one.bucket.publish(
      { ...manifest, id: '000009-late', pages: new Map(), files: new Map(), carriedAssets: {} },
      { file: one.feedFile, hash: 'late' },
    )
    await expect(late).rejects.toThrow(/Another machine has published/)
    expect(await servedId()).toBe(won)
    const next = await one.buildWith(6, 17_000)
    expect(await servedId()).toBe(idOf(next))
    expect(await bucketTree()).toEqual(sorted(await one.served()))
  })

  it('that was cut off at any request leaves the last one whole, and the next build mends it', async () => {
    const one = machine('one')
    const first = idOf(await one.buildWith(6))
    const before = await bucketTree()
    for (const allowed of [0, 1, 3, 8]) {
      let writes = 0
      store.before = (request) => {
        if (request !== 'write' && request !== 'writeIf') return
        writes += 1
        if (writes > allowed) throw new Error('the line is cut')
      }
      await expect(one.buildWith(6, 19_000 + allowed)).rejects.toThrow('the line is cut')
      store.before = () => {}
      expect(await servedId()).toBe(first)
      expect(await bucketTree()).toEqual(before)
    }
    await one.buildWith(6, 15_000)
    expect(await bucketTree()).toEqual(sorted(await one.served()))
  })

  it('is served when only the answer to its flip was lost', async () => {
    const one = machine('one')
    await one.buildWith(6)
    store.losesNextAnswer = true
    const second = await one.buildWith(6, 19_000)
    expect(await servedId()).toBe(idOf(second))
    const third = await one.buildWith(6, 18_000)
    expect(await servedId()).toBe(idOf(third))
  })

  it('can be gone back from, on every machine', async () => {
    const one = machine('one')
    const other = machine('other')
    const first = idOf(await one.buildWith(6))
    const before = await one.served()
    const second = idOf(await one.buildWith(6, 19_000))
    await other.build()
    expect(await rollBackBucket(store, site.slug)).toEqual({ from: second, to: first })
    await other.bucket.pull({ feedFile: other.feedFile, hasNewestFeed: false })
    expect(await other.served()).toEqual(before)
    await expect(rollBackBucket(store, site.slug)).rejects.toThrow(/no earlier release/)
    // What was rolled back is not gone back to.
    const third = idOf(await one.buildWith(6, 18_000))
    expect(await rollBackBucket(store, site.slug)).toEqual({ from: third, to: first })
  })

  it('is refused where conditional writes are not honoured', async () => {
    store.honoursConditions = false
    await expect(machine('one').buildWith(6)).rejects.toThrow(/does not honour conditional writes/)
    expect(store.objects.size).toBe(0)
  })

  it('keeps its files; those of no release go after the grace time', async () => {
    const one = machine('one')
    await one.buildWith(6)
    store.before = (request, key) => {
      if (request === 'writeIf' && key.endsWith('current.json')) throw new Error('killed')
    }
    await expect(one.buildWith(6, 19_000)).rejects.toThrow('killed')
    store.before = () => {}
    await one.buildWith(6, 18_000)
    const { pointer } = (await readPointer(store, site.slug)) ?? {}
    if (pointer === undefined) throw new Error('no pointer')
    expect(await sweep(store, site.slug, pointer, Date.now() - GRACE_MS)).toBe(0)
    const count = store.objects.size
    const removed = await sweep(store, site.slug, pointer, Date.now() + 1)
    expect(removed).toBeGreaterThan(0)
    expect(store.objects.size).toBe(count - removed)
    expect(await bucketTree()).toEqual(sorted(await one.served()))
    await rollBackBucket(store, site.slug)
    expect((await bucketTree()).size).toBeGreaterThan(0)
  })

  it('of a file that is not what it was is never served', async () => {
    await machine('one').buildWith(6)
    const [spoilt] = [...store.objects].filter(([key]) => key.includes('/objects/'))
    if (spoilt === undefined) throw new Error('no object')
    store.objects.set(spoilt[0], { ...spoilt[1], bytes: Buffer.from('other') })
    const other = machine('other')
    await expect(other.build()).rejects.toThrow(/not what it was/)
    expect(existsSync(join(dir, 'other/out', site.slug, 'current'))).toBe(false)
  })
})

it.each(['../../outside', '/etc/outside', 'a/../../outside', 'a\\outside'])(
  'a release that names the file %s is refused',
  async (file) => {
    await machine('one').buildWith(2)
    const read = await readPointer(store, site.slug)
    const key = read?.pointer.served.indexKey ?? ''
    const index = await readIndex(store, key)
    await store.write(key, indexBytes({ ...index, objects: { ...index.objects, [file]: 'x-y' } }))
    await expect(readIndex(store, key)).rejects.toThrow(/was not written by this version/)
  },
)

it('the environment names the bucket', async () => {
  expect(await openBucket({})).toBeNull()
  await expect(openBucket({ FORECOURT_BUCKET: 'https://bucket' })).rejects.toThrow('expected s3://<bucket>')
})
