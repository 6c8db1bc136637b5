/** Reads the files of releases, with what HTTP needs to know of them, through bounded caches. */
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { open, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { isMissing } from '../build-error.ts'
import type { Encoding } from './negotiation.ts'

export interface StoredFile {
  file: string
  sizeBytes: number
  /** Whole seconds. */
  modifiedMs: number
  /** Of the content, so that a file which did not change keeps its validator over releases. */
  hash: string
}

export interface FileStore {
  /** `null` when there is no such file. */
  describe(file: string): Promise<StoredFile | null>
  body(stored: StoredFile): Promise<Buffer>
  /**
   * The compressed body; `null` when compression would not make it smaller. `isWorthTime`: many will
   * ask for the file, so it is made as small as possible.
   */
  compressed(stored: StoredFile, encoding: Exclude<Encoding, 'identity'>, isWorthTime: boolean): Promise<Buffer | null>
}

/** Files whose hashes are kept. */
const MAX_HASHES = 100_000
/** Smaller bodies fit into one packet as they are. */
const MIN_COMPRESSED_BYTES = 1_024

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

export function createFileStore(cacheBytes: number): FileStore {
  const bodies = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    // One large body would push out everything else.
    maxEntrySize: cacheBytes / 8,
    // An empty body counts, too: lru-cache takes no size of 0.
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  })
  const hashes = new LRUCache<string, string>({ max: MAX_HASHES })
  const compressing = new Map<string, Promise<Buffer>>()

  async function describe(file: string): Promise<StoredFile | null> {
    const found = await stat(file).catch((error: unknown) => {
      if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return null
      throw error
    })
    if (found === null || !found.isFile()) return null
    const key = `${file}\n${found.mtimeMs}\n${found.size}`
    const hash = hashes.get(key) ?? (await hashFile(file))
    hashes.set(key, hash)
    return { file, sizeBytes: found.size, modifiedMs: Math.floor(found.mtimeMs / 1000) * 1000, hash }
  }

  async function body(stored: StoredFile): Promise<Buffer> {
    const known = bodies.get(stored.hash)
    if (known !== undefined) return known
    const read = await readFile(stored.file)
    bodies.set(stored.hash, read)
    return read
  }

  async function compressed(stored: StoredFile, encoding: 'br' | 'gzip', isWorthTime: boolean): Promise<Buffer | null> {
    if (stored.sizeBytes < MIN_COMPRESSED_BYTES) return null
    const key = `${stored.hash} ${encoding}${isWorthTime ? ' smallest' : ''}`
    const known = bodies.get(key)
    if (known !== undefined) return known
    // Many requests for a page that has just changed compress it once.
    const pending = compressing.get(key) ?? body(stored).then((plain) => compress(plain, encoding, isWorthTime))
    compressing.set(key, pending)
    const result = await pending.finally(() => compressing.delete(key))
    if (result.byteLength >= stored.sizeBytes) return null
    bodies.set(key, result)
    return result
  }

  return { describe, body, compressed }
}

/** Quality 5 is about as quick as gzip and smaller; 11 takes 40 times as long for a tenth less: 95 ms for 77 kB. */
const BROTLI_QUALITY = { usual: 5, smallest: 11 } as const

function compress(plain: Buffer, encoding: 'br' | 'gzip', isWorthTime: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(plain, { level: isWorthTime ? 9 : 6 })
  return brotliAsync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isWorthTime ? BROTLI_QUALITY.smallest : BROTLI_QUALITY.usual,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  })
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  const handle: FileHandle = await open(file)
  for await (const chunk of handle.createReadStream()) hash.update(chunk as Buffer)
  return hash.digest('base64url').slice(0, 22)
}
