/** Brings a release of a bucket to this disk, as if this machine had built it. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { rowsVersion } from '#stock/rows/row-cache.ts'
import { withBuildLock } from '../release/build-lock.ts'
import { readManifest, writeManifest } from '../release/manifest.ts'
import type { ReleasePaths } from '../release/release-paths.ts'
import { currentReleaseId, flipTo, listReleases, readKnownRelease } from '../release/releases.ts'
import { createStage } from '../release/stage.ts'
import { eachAtOnce } from './at-once.ts'
import type { ReleaseIndex } from './bucket-layout.ts'
import { assertIntact, contentHash, hashOfObject, objectKey, readObject } from './bucket-layout.ts'
import type { ObjectStore } from './object-store.ts'
import { createFileWriter } from './received-files.ts'
import { knownFiles } from './send-files.ts'

const LOCK_WAIT_MS = 10 * 60_000

export interface PulledRelease {
  store: ObjectStore
  site: string
  paths: ReleasePaths
  /** Where this disk keeps the rows of the feed; `null` for nowhere. */
  rowsFile: string | null
  index: ReleaseIndex
  feed: LocalFeed
}

export interface LocalFeed {
  feedFile: string
  /** Else the feed that the release was built from takes its place when this disk has another release. */
  hasNewestFeed: boolean
}

/** Does nothing when the release is served here already, but for a feed that has gone. */
export async function pullRelease({ store, site, paths, rowsFile, index, feed }: PulledRelease): Promise<void> {
  const isNew = await pullIfOther(store, site, paths, index)
  if (rowsFile !== null && (isNew || !existsSync(rowsFile))) await pullRows(store, site, index, rowsFile)
  const isKept = existsSync(feed.feedFile) && (feed.hasNewestFeed || !isNew)
  if (isKept || index.feed === null) return
  const bytes = await readObject(store, site, index.feed.object)
  assertIntact(site, index.feed.object, bytes)
  // What is known of the feed that was fetched last is no longer true.
  await rm(`${feed.feedFile}.state.json`, { force: true })
  await writeWhole(feed.feedFile, bytes)
}

/** Rows only save time: those that are not whole are parsed from the feed. */
async function pullRows(store: ObjectStore, site: string, { rows }: ReleaseIndex, file: string): Promise<void> {
  if (rows === null || rows.version === rowsVersion(file)) return
  const found = await store.read(objectKey(site, rows.object))
  if (found === null || contentHash(found.bytes) !== hashOfObject(rows.object)) return
  await writeWhole(file, await uncompress(found.bytes))
}

const uncompress = promisify(gunzip)

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const partial = `${file}.${randomUUID()}.partial`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(partial, bytes)
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
}

/** Whether this disk served another release. */
async function pullIfOther(
  store: ObjectStore,
  site: string,
  paths: ReleasePaths,
  index: ReleaseIndex,
): Promise<boolean> {
  const { id } = index.manifest
  if ((await currentReleaseId(paths)) === id) return false
  return withBuildLock(paths.lock, { waitMs: LOCK_WAIT_MS }, async () => {
    if ((await currentReleaseId(paths)) === id) return false
    const isHere = (await listReleases(paths)).some((release) => release.id === id)
    if (!isHere || (await readManifest(paths.manifests, id)) === null) await download(store, site, paths, index)
    await flipTo(paths, id)
    return true
  })
}

/** Whole or not at all. What the release that is served here has alike is linked, as a build would. */
async function download(store: ObjectStore, site: string, paths: ReleasePaths, index: ReleaseIndex): Promise<void> {
  const { manifest, objects } = index
  const { manifest: before } = await readKnownRelease(paths, (id) => readManifest(paths.manifests, id))
  const isKnown = knownFiles(before, manifest)
  const isLinked = (file: string): boolean =>
    before !== null && isKnown(file) && stage.link(file, join(paths.releases, before.id, file))
  const stage = await createStage(join(paths.staging, `pulled-${manifest.id}-${process.pid}`))
  try {
    await mkdir(paths.releases, { recursive: true })
    await mkdir(paths.manifests, { recursive: true })
    const missing = Object.entries(objects).filter(([file]) => !isLinked(file))
    const writer = createFileWriter(stage, site, missing.length)
    try {
      await eachAtOnce(missing, async ([file, object]) => {
        await writer.write({ file, object, bytes: await readObject(store, site, object) })
      })
      await writer.finish()
    } finally {
      await writer.close()
    }
    await rm(join(paths.releases, manifest.id), { recursive: true, force: true })
    await writeManifest(paths.manifests, manifest)
    await rename(stage.dir, join(paths.releases, manifest.id))
  } catch (error) {
    await stage.discard()
    throw error
  }
}
