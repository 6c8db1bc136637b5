/** A bucket in a folder, for measuring: each request is one call of the disk, so what it takes is known apart from all else. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash } from '#generator/publish/bucket-layout.ts'
import type { ObjectStore, StoredObject } from '#generator/publish/object-store.ts'

export interface FolderBucket extends ObjectStore {
  /** Spent in requests so far. */
  transferMs: number
  receivedBytes: number
  requests: number
}

export function folderBucket(dir: string): FolderBucket {
  const timed = <Result>(work: () => Result): Result => {
    const startMs = performance.now()
    const result = work()
    bucket.transferMs += performance.now() - startMs
    bucket.requests += 1
    return result
  }
  // A server names the version of an object: what that takes is not the reader's.
  const read = (key: string): StoredObject | null => {
    try {
      const bytes = readFileSync(join(dir, key))
      return { bytes, version: contentHash(bytes) }
    } catch {
      return null
    }
  }
  const write = (key: string, bytes: Uint8Array): void => {
    const file = join(dir, key)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  const bucket: FolderBucket = {
    transferMs: 0,
    receivedBytes: 0,
    requests: 0,
    async read(key) {
      const found = timed(() => read(key))
      bucket.receivedBytes += found?.bytes.length ?? 0
      return found
    },
    async write(key, bytes) {
      timed(() => write(key, bytes))
    },
    async writeIf(key, bytes, version) {
      return timed(() => {
        if ((read(key)?.version ?? null) !== version) return null
        write(key, bytes)
        return contentHash(bytes)
      })
    },
    // Nothing is swept in a bench.
    async *list() {},
    async remove(keys) {
      for (const key of keys) timed(() => rmSync(join(dir, key), { force: true }))
    },
  }
  return bucket
}
