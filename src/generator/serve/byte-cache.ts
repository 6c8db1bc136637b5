/** A cache that holds at most a number of bytes and lets the least recently used go first. */

export interface ByteCache {
  get(key: string): Buffer | undefined
  set(key: string, body: Buffer): void
  readonly heldBytes: number
}

/** Bodies larger than an eighth of the cache are not kept: one of them would push out everything else. */
export function createByteCache(maxBytes: number): ByteCache {
  const bodies = new Map<string, Buffer>()
  let heldBytes = 0

  function forget(key: string): void {
    heldBytes -= bodies.get(key)?.byteLength ?? 0
    bodies.delete(key)
  }

  return {
    get(key) {
      const body = bodies.get(key)
      if (body === undefined) return undefined
      // A Map keeps the order of insertion, so the first key is always the least recently used.
      bodies.delete(key)
      bodies.set(key, body)
      return body
    },
    set(key, body) {
      forget(key)
      if (body.byteLength > maxBytes / 8) return
      bodies.set(key, body)
      heldBytes += body.byteLength
      for (const oldest of bodies.keys()) {
        if (heldBytes <= maxBytes) break
        forget(oldest)
      }
    },
    get heldBytes() {
      return heldBytes
    },
  }
}
