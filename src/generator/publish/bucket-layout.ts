/**
 * What stands in a bucket of a site:
 *
 *     <site>/current.json               the pointer: which release is served; replaced only by a conditional write
 *     <site>/releases/<id>-<token>.gz   what a release is made of: its manifest, and each file's object
 *     <site>/objects/<sha256>-<token>   a file's content, the feed's, or the kept rows of the feed's, compressed
 *
 * Beside the pointer nothing is ever written twice: the token is new for each publish. So what no kept release names can
 * be removed without a look at who might be about to use it again.
 */
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { BuildError } from '../build-error.ts'
import { manifestSchema, storedManifest } from '../release/manifest.ts'
import type { ObjectStore } from './object-store.ts'

const keptReleaseSchema = v.object({
  id: v.string(),
  /** The key of what it is made of. */
  indexKey: v.string(),
  /** ISO 8601. */
  publishedAt: v.string(),
})
export type KeptRelease = v.InferOutput<typeof keptReleaseSchema>

const pointerSchema = v.object({
  formatVersion: v.literal(1),
  /** Of this write of the pointer. */
  token: v.string(),
  served: keptReleaseSchema,
  /** The releases that can be gone back to, the newest first; the served one is among them. */
  kept: v.array(keptReleaseSchema),
  /** When objects without a release were last removed; ISO 8601. */
  sweptAt: v.string(),
})
export type Pointer = v.InferOutput<typeof pointerSchema>

/** Whoever can write to the bucket writes releases, but nothing outside their folder. */
const fileName = v.pipe(
  v.string(),
  v.check((name) => name !== '' && !name.startsWith('/') && !/(?:^|\/)\.\.?(?:\/|$)|[\\\0]/.test(name)),
)

const indexSchema = v.object({
  formatVersion: v.literal(1),
  manifest: v.object({ ...manifestSchema.entries, id: v.pipe(v.string(), v.regex(/^\d{6,}-[a-z0-9]+$/)) }),
  /** File of the release -> name of its object. */
  objects: v.record(fileName, v.string()),
  /** The feed that it was built from; `null` when it was not found. */
  feed: v.nullable(v.object({ hash: v.string(), object: v.string() })),
  /** The rows of a feed as a machine has kept them last; `null` when none has, or an earlier version sent the release. */
  rows: v.optional(v.nullable(v.object({ version: v.string(), object: v.string() })), null),
})
export type ReleaseIndex = v.InferOutput<typeof indexSchema>

export interface ReadPointer {
  pointer: Pointer
  version: string
}

export const pointerKey = (site: string): string => `${site}/current.json`
export const objectKey = (site: string, object: string): string => `${site}/objects/${object}`
export const indexKey = (site: string, releaseId: string, token: string): string =>
  `${site}/releases/${releaseId}-${token}.gz`

export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The hash in an object's name. */
export const hashOfObject = (object: string): string => object.slice(0, object.indexOf('-'))

/** Whether it is what was sent is not looked at: see `assertIntact`. */
export async function readObject(store: ObjectStore, site: string, object: string): Promise<Buffer<ArrayBuffer>> {
  const found = await store.read(objectKey(site, object))
  if (found === null) throw brokenObject(site, object, 'missing')
  return found.bytes
}

export function assertIntact(site: string, object: string, bytes: Uint8Array): void {
  if (contentHash(bytes) !== hashOfObject(object)) throw brokenObject(site, object, 'not what it was')
}

const brokenObject = (site: string, object: string, problem: string): BuildError =>
  new BuildError(`${objectKey(site, object)} in the bucket is ${problem}. Nothing was changed.`)

export const pointerBytes = (pointer: Pointer): Buffer => Buffer.from(`${JSON.stringify(pointer, null, 2)}\n`)

/** `null` before the first release. */
export async function readPointer(store: ObjectStore, site: string): Promise<ReadPointer | null> {
  const found = await store.read(pointerKey(site))
  if (found === null) return null
  const { bytes, version } = found
  return { pointer: parsed(pointerSchema, bytes, pointerKey(site)), version }
}

export const indexBytes = (index: ReleaseIndex): Buffer =>
  gzipSync(JSON.stringify({ ...index, manifest: storedManifest(index.manifest) }), { level: 4 })

export async function readIndex(store: ObjectStore, key: string): Promise<ReleaseIndex> {
  const found = await store.read(key)
  if (found === null) throw new BuildError(`${key} is missing in the bucket. Nothing was changed.`)
  return parsed(indexSchema, gunzipSync(found.bytes), key)
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, bytes: Buffer, key: string): v.InferOutput<Schema> {
  let value: unknown
  try {
    value = JSON.parse(bytes.toString('utf8'))
  } catch {
    value = null
  }
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new BuildError(`${key} in the bucket was not written by this version of Forecourt. Nothing was changed.`)
}
