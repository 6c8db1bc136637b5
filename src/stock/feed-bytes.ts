/** Reads a feed's file in pieces, without its byte order mark; UTF-16 becomes UTF-8 on the way. */
import { open } from 'node:fs/promises'
import iconv from 'iconv-lite'
import type { StockOptions } from '#config/schema/stock.ts'

const PIECE_BYTES = 1_048_576

type Encoding = StockOptions['encoding']
export type WideEncoding = 'utf-16le' | 'utf-16be'

export interface FeedHead {
  /** The first bytes of the feed, in UTF-8 (or an encoding that agrees with ASCII). */
  bytes: Buffer
  /** The encoding of the file when it is one of two bytes a character. */
  wide: WideEncoding | null
  /** Whether a byte order mark says that the file is UTF-8: no other encoding is that by chance. */
  marked: boolean
}

/** Gives the feed's bytes piece by piece. `onHead` is called once, before the first piece, even for an empty file. */
export async function readFeedBytes(
  file: string,
  encoding: Encoding,
  onHead: (head: FeedHead) => void,
  onPiece: (bytes: Buffer) => void,
): Promise<{ sizeBytes: number }> {
  const handle = await open(file, 'r')
  try {
    const buffer = Buffer.allocUnsafe(PIECE_BYTES)
    let decode: ((bytes: Buffer) => Buffer) | null = null
    let sizeBytes = 0
    while (true) {
      const length = await readFull(handle, buffer)
      const piece = buffer.subarray(0, length)
      if (decode === null) {
        const wide = wideEncoding(piece, encoding)
        const marked = isMarked(piece)
        decode = wide === null ? (bytes) => bytes : fromWide(wide)
        const first = marked ? piece.subarray(MARK_BYTES) : decode(piece)
        onHead({ bytes: first, wide, marked })
        onPiece(first)
      } else if (length > 0) onPiece(decode(piece))
      sizeBytes += length
      if (length < PIECE_BYTES) return { sizeBytes }
    }
  } finally {
    await handle.close()
  }
}

async function readFull(handle: Awaited<ReturnType<typeof open>>, buffer: Buffer): Promise<number> {
  let length = 0
  while (length < buffer.length) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return length
}

/** By byte order mark, by the configured encoding, or by the zero bytes that ASCII characters have in UTF-16. */
function wideEncoding(head: Buffer, encoding: Encoding): WideEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (isMarked(head)) return null
  if (encoding === 'utf-16le') return 'utf-16le'
  const looksWide =
    encoding === 'auto' && head.length >= 4 && head[0] !== 0 && head[1] === 0 && head[2] !== 0 && head[3] === 0
  return looksWide ? 'utf-16le' : null
}

const MARK_BYTES = 3

function isMarked(head: Buffer): boolean {
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
}

function fromWide(encoding: WideEncoding): (bytes: Buffer) => Buffer {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true })
  return (bytes) => Buffer.from(decoder.write(bytes), 'utf8')
}
