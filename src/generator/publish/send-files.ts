/** Sends to a bucket what a release is made of, and the feed that it was built from. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { rowsVersion } from '#stock/rows/row-cache.ts'
import { pageFile } from '../plan/planned-page.ts'
import type { Manifest } from '../release/manifest.ts'
import { isSameCode } from '../release/manifest.ts'
import { releaseFiles } from '../release/prestage.ts'
import type { ReleasePaths } from '../release/release-paths.ts'
import { eachAtOnce } from './at-once.ts'
import type { ReleaseIndex } from './bucket-layout.ts'
import { contentHash, hashOfObject, objectKey } from './bucket-layout.ts'
import type { ObjectStore } from './object-store.ts'

interface SentFiles {
  names: Record<string, string>
  sentFiles: number
}

export interface PublishedFeed {
  file: string
  hash: string
}

interface FilesToSend {
  store: ObjectStore
  site: string
  paths: ReleasePaths
  manifest: Manifest
  base: ReleaseIndex | null
  token: string
}

/** Sends the files whose content the served release does not have: first those that pages ask for, then the pages. */
export async function sendFiles({ store, site, paths, manifest, base, token }: FilesToSend): Promise<SentFiles> {
  const isKnown = knownFiles(base?.manifest ?? null, manifest)
  const byHash = new Map(Object.values(base?.objects ?? {}).map((object) => [hashOfObject(object), object]))
  const names: Record<string, string> = {}
  const sent = new Set<string>()
  const send = async (file: string): Promise<void> => {
    const known = base?.objects[file]
    if (known !== undefined && isKnown(file)) {
      names[file] = known
      return
    }
    const bytes = await readFile(join(paths.releases, manifest.id, file))
    const hash = contentHash(bytes)
    const object = byHash.get(hash) ?? `${hash}-${token}`
    names[file] = object
    if (byHash.has(hash) || sent.has(object)) return
    sent.add(object)
    await store.write(objectKey(site, object), bytes)
  }
  const pages = new Set([...manifest.pages.keys()].map(pageFile))
  const files = releaseFiles(manifest)
  await eachAtOnce(
    files.filter((file) => !pages.has(file)),
    send,
  )
  await eachAtOnce(pages, send)
  return { names, sentFiles: sent.size }
}

/** Which files of a release are those of the release before, as a build reuses them. */
export function knownFiles(before: Manifest | null, manifest: Manifest): (file: string) => boolean {
  if (before === null) return () => false
  const known = new Set<string>()
  if (isSameCode(before, manifest)) {
    for (const [path, hash] of manifest.pages) if (before.pages.get(path) === hash) known.add(pageFile(path))
  }
  for (const [file, hash] of manifest.files) if (before.files.get(file) === hash) known.add(file)
  for (const file of Object.keys(manifest.carriedAssets)) {
    if (before.files.has(file) || file in before.carriedAssets) known.add(file)
  }
  return (file) => known.has(file)
}

/** The feed of the served release is there already. */
export async function sendFeed(
  store: ObjectStore,
  site: string,
  { file, hash }: PublishedFeed,
  base: ReleaseIndex | null,
  token: string,
): Promise<ReleaseIndex['feed']> {
  if (base?.feed?.hash === hash) return base.feed
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null) return null
  const object = `${contentHash(bytes)}-${token}`
  await store.write(objectKey(site, object), bytes)
  return { hash, object }
}

/** What the next machine need not parse: those of the served release are there already, and stay where this disk has none. */
export async function sendRows(
  store: ObjectStore,
  site: string,
  file: string | null,
  base: ReleaseIndex | null,
  token: string,
): Promise<ReleaseIndex['rows']> {
  const kept = base?.rows ?? null
  const version = file === null ? null : rowsVersion(file)
  if (file === null || version === null || version === kept?.version) return kept
  const bytes = await compress(await readFile(file), { level: ROWS_LEVEL })
  const object = `${contentHash(bytes)}-${token}`
  await store.write(objectKey(site, object), bytes)
  return { version, object }
}

const compress = promisify(gzip)
const ROWS_LEVEL = 4
