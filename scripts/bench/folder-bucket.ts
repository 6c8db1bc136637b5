/** A bucket in a folder, for measuring: each request is one call of the disk, so what it takes is known apart from all else. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash } from '#generator/publish/bucket-layout.ts'
import type { ObjectStore } from '#generator/publish/object-store.ts'

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
  const read = (key: string): Buffer | null => {
    try {
      return readFileSync(join(dir, key))
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
      const bytes = timed(() => read(key))
      if (bytes === null) return null
      bucket.receivedBytes += bytes.length
      return { bytes, version: contentHash(bytes) }
    },
    async write(key, bytes) {
      timed(() => write(key, bytes))
    },
    async writeIf(key, bytes, version) {
      return timed(() => {
        const known = read(key)
        if ((known === null ? null : contentHash(known)) !== version) return null
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
