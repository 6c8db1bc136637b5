/** Removes from a bucket what no kept release names. */
import { eachAtOnce } from './at-once.ts'
import type { Pointer } from './bucket-layout.ts'
import { objectKey, pointerKey, readIndex } from './bucket-layout.ts'
import type { ObjectStore } from './object-store.ts'

/** As many as one request may name. */
const REMOVED_AT_ONCE = 1_000

/** Only what was written before `beforeMs`: another machine may be sending the next release. */
export async function sweep(store: ObjectStore, site: string, { kept }: Pointer, beforeMs: number): Promise<number> {
  const named = new Set([pointerKey(site), ...kept.map(({ indexKey }) => indexKey)])
  await eachAtOnce(kept, async ({ indexKey }) => {
    const { objects, feed, rows } = await readIndex(store, indexKey)
    for (const object of Object.values(objects)) named.add(objectKey(site, object))
    for (const kept of [feed, rows]) if (kept !== null) named.add(objectKey(site, kept.object))
  })
  const unnamed: string[] = []
  for await (const { key, changedMs } of store.list(`${site}/`)) {
    if (!named.has(key) && changedMs < beforeMs) unnamed.push(key)
  }
  for (let start = 0; start < unnamed.length; start += REMOVED_AT_ONCE) {
    await store.remove(unnamed.slice(start, start + REMOVED_AT_ONCE))
  }
  return unnamed.length
}
