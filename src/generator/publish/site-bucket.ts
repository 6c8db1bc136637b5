/** A site's releases in a bucket: publishing one, pulling one, going back. docs/decisions/publishing-to-a-bucket.md says why so. */
import { randomUUID } from 'node:crypto'
import { BuildError } from '../build-error.ts'
import { withBuildLock } from '../release/build-lock.ts'
import type { Manifest } from '../release/manifest.ts'
import type { SiteBuilder } from '../site-build.ts'
import type { KeptRelease, Pointer, ReadPointer, ReleaseIndex } from './bucket-layout.ts'
import { indexBytes, indexKey, readIndex, readPointer } from './bucket-layout.ts'
import { assertConditionalWrites, flip } from './flip-pointer.ts'
import type { ObjectStore, Traffic } from './object-store.ts'
import { countTraffic } from './object-store.ts'
import type { LocalFeed } from './pull-release.ts'
import { pullRelease } from './pull-release.ts'
import type { PublishedFeed } from './send-files.ts'
import { sendFeed, sendFiles, sendRows } from './send-files.ts'
import { sweep } from './sweep.ts'

const KEPT_RELEASES = 10
const LOCK_WAIT_MS = 10 * 60_000
/** What no release names stays for so long: another machine may be sending it, and an open page may ask for it. */
export const GRACE_MS = 24 * 3_600_000

export interface Published extends Traffic {
  /** False when the bucket has had it already. */
  published: boolean
  sentFiles: number
}

/** Of one site; keeps what it knows of the served release between builds. */
export interface SiteBucket {
  /** While no other process of this disk pulls or publishes the site: a pull in the middle would go back to the release before. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Makes the served release of the bucket that of this disk; returns its id, `null` when there is none. */
  pull(feed: LocalFeed): Promise<string | null>
  /** Serves a release of this disk, unless another one was published since the last `pull`. */
  publish(manifest: Manifest, feed: PublishedFeed): Promise<Published>
}

/** What a machine has of a site. */
export type SiteOnDisk = Pick<SiteBuilder, 'paths' | 'rowsFile'>

export function createSiteBucket(given: ObjectStore, site: string, { paths, rowsFile }: SiteOnDisk): SiteBucket {
  let base: { read: ReadPointer; index: ReleaseIndex } | null = null

  return {
    alone: (work) => withBuildLock(paths.bucketLock, { waitMs: LOCK_WAIT_MS }, work),

    async pull(feed) {
      const read = await readPointer(given, site)
      if (read === null) {
        base = null
        return null
      }
      const { id, indexKey: key } = read.pointer.served
      const index = base?.read.pointer.served.indexKey === key ? base.index : await readIndex(given, key)
      await pullRelease({ store: given, site, paths, rowsFile, index, feed })
      base = { read, index }
      return id
    },

    async publish(manifest, feed) {
      const { store, traffic } = countTraffic(given)
      if (base !== null && isPublished(base.index.manifest, manifest)) {
        return { published: false, sentFiles: 0, ...traffic }
      }
      if (base === null) await assertConditionalWrites(store, site)
      const token = randomUUID()
      const objects = await sendFiles({ store, site, paths, manifest, base: base?.index ?? null, token })
      const sentFeed = await sendFeed(store, site, feed, base?.index ?? null, token)
      const rows = await sendRows(store, site, rowsFile, base?.index ?? null, token)
      const index: ReleaseIndex = { formatVersion: 1, manifest, objects: objects.names, feed: sentFeed, rows }
      const key = indexKey(site, manifest.id, token)
      await store.write(key, indexBytes(index))
      const now = new Date()
      const served: KeptRelease = { id: manifest.id, indexKey: key, publishedAt: now.toISOString() }
      const before = base?.read.pointer ?? null
      const isSweepDue = before !== null && now.getTime() - Date.parse(before.sweptAt) >= GRACE_MS
      const kept = [served, ...(before === null ? [] : afterRollback(before)).filter(({ id }) => id !== served.id)]
      const pointer: Pointer = {
        formatVersion: 1,
        token,
        served,
        kept: kept.slice(0, KEPT_RELEASES),
        sweptAt: isSweepDue || before === null ? now.toISOString() : before.sweptAt,
      }
      const version = await flip(store, site, pointer, base?.read.version ?? null)
      base = { read: { pointer, version }, index }
      // The release is served: what cannot be removed now is removed another time.
      if (isSweepDue) await sweep(store, site, pointer, now.getTime() - GRACE_MS).catch(() => {})
      return { published: true, sentFiles: objects.sentFiles, ...traffic }
    },
  }
}

/** Serves the release before again, for every machine. */
export async function rollBackBucket(store: ObjectStore, site: string): Promise<{ from: string; to: string }> {
  const read = await readPointer(store, site)
  const earlier = read === null ? [] : afterRollback(read.pointer).slice(1)
  const [to] = earlier
  if (read === null || to === undefined) {
    throw new BuildError('The bucket holds no earlier release to go back to. Nothing was changed.')
  }
  const { pointer, version } = read
  await flip(store, site, { ...pointer, token: randomUUID(), served: to }, version)
  return { from: pointer.served.id, to: to.id }
}

/** Serves a release that the bucket has kept, for every machine. */
export async function rollBackBucketTo(store: ObjectStore, site: string, id: string): Promise<void> {
  const read = await readPointer(store, site)
  const served = read?.pointer.kept.find((release) => release.id === id)
  if (read === null || served === undefined) {
    throw new BuildError(`The bucket does not hold release ${id} any more. Nothing was changed.`)
  }
  await flip(store, site, { ...read.pointer, token: randomUUID(), served }, read.version)
}

/** The kept releases from the served one on: one that was rolled back is not gone back to. */
function afterRollback({ served, kept }: Pointer): KeptRelease[] {
  return kept.slice(kept.findIndex(({ indexKey: key }) => key === served.indexKey))
}

/** Whether the bucket's release is this one, and the next build would know the same of it. */
function isPublished(published: Manifest, manifest: Manifest): boolean {
  const facts = ({ id, nextChangeAt, history, stock, searchPaths }: Manifest): string =>
    JSON.stringify([id, nextChangeAt, history, stock, searchPaths])
  return published.id === manifest.id && facts(published) === facts(manifest)
}
