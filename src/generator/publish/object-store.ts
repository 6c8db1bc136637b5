/** What publishing needs of a bucket. */

export interface StoredObject {
  /** The reader's own: it may give the memory away. */
  bytes: Buffer<ArrayBuffer>
  /** Changes with each write of the object. */
  version: string
}

export interface ListedObject {
  key: string
  changedMs: number
}

export interface ObjectStore {
  /** `null` when there is none. */
  read(key: string): Promise<StoredObject | null>
  write(key: string, bytes: Uint8Array): Promise<void>
  /**
   * Writes only when the object is still of that version, or does not exist when that is `null`. Returns the new version;
   * `null` when the object is another one, so that nothing was written.
   */
  writeIf(key: string, bytes: Uint8Array, version: string | null): Promise<string | null>
  list(prefix: string): AsyncIterable<ListedObject>
  remove(keys: readonly string[]): Promise<void>
}

export interface Traffic {
  requests: number
  sentBytes: number
  receivedBytes: number
}

/** Counts what goes over the line. */
export function countTraffic(store: ObjectStore): { store: ObjectStore; traffic: Traffic } {
  const traffic: Traffic = { requests: 0, sentBytes: 0, receivedBytes: 0 }
  const sent = (bytes: Uint8Array): void => {
    traffic.requests += 1
    traffic.sentBytes += bytes.byteLength
  }
  return {
    traffic,
    store: {
      async read(key) {
        traffic.requests += 1
        const found = await store.read(key)
        traffic.receivedBytes += found?.bytes.byteLength ?? 0
        return found
      },
      write(key, bytes) {
        sent(bytes)
        return store.write(key, bytes)
      },
      writeIf(key, bytes, version) {
        sent(bytes)
        return store.writeIf(key, bytes, version)
      },
      list(prefix) {
        traffic.requests += 1
        return store.list(prefix)
      },
      remove(keys) {
        traffic.requests += 1
        return store.remove(keys)
      },
    },
  }
}
