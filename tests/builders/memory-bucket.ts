/** A bucket in memory that honours conditional writes, and fails where a test wants it. */
import type { ObjectStore } from '#generator/publish/object-store.ts'

export interface MemoryBucket extends ObjectStore {
  objects: Map<string, { bytes: Buffer; version: string; changedMs: number }>
  /** Called before each request; what it throws is the answer. */
  before(request: 'read' | 'write' | 'writeIf' | 'list' | 'remove', key: string): void
  /** The next conditional write is done, but answered as if it had been sent twice. */
  losesNextAnswer: boolean
  honoursConditions: boolean
}

export function memoryBucket(): MemoryBucket {
  let writes = 0
  const objects: MemoryBucket['objects'] = new Map()
  const put = (key: string, bytes: Uint8Array): string => {
    writes += 1
    const version = `"${writes}"`
    objects.set(key, { bytes: Buffer.from(bytes), version, changedMs: Date.now() })
    return version
  }
  const bucket: MemoryBucket = {
    objects,
    before() {},
    losesNextAnswer: false,
    honoursConditions: true,
    async read(key) {
      bucket.before('read', key)
      const found = objects.get(key)
      return found === undefined ? null : { bytes: Buffer.from(found.bytes), version: found.version }
    },
    async write(key, bytes) {
      bucket.before('write', key)
      put(key, bytes)
    },
    async writeIf(key, bytes, version) {
      bucket.before('writeIf', key)
      if (bucket.honoursConditions && (objects.get(key)?.version ?? null) !== version) return null
      const written = put(key, bytes)
      if (!bucket.losesNextAnswer) return written
      bucket.losesNextAnswer = false
      return null
    },
    async *list(prefix) {
      bucket.before('list', prefix)
      for (const [key, { changedMs }] of [...objects]) if (key.startsWith(prefix)) yield { key, changedMs }
    },
    async remove(keys) {
      bucket.before('remove', keys[0] ?? '')
      for (const key of keys) objects.delete(key)
    },
  }
  return bucket
}
