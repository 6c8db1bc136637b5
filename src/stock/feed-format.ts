/** Which format a feed is in, and which character stands between the cells of a CSV. */
import { extname } from 'node:path'
import type { FeedFormat } from '#config/schema/stock.ts'

const BY_EXTENSION: Record<string, FeedFormat> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.json': 'json',
  '.ndjson': 'json',
  '.jsonl': 'json',
  '.xml': 'xml',
}

/** By the file's name, else by the first character of its content. */
export function feedFormat(file: string, head: Buffer): FeedFormat {
  const named = BY_EXTENSION[extname(file).toLowerCase()]
  if (named !== undefined) return named
  const first = head.find((byte) => byte > 0x20)
  if (first === 0x7b || first === 0x5b) return 'json'
  return first === 0x3c ? 'xml' : 'csv'
}

/** The delimiter that cuts the header into the most cells; a comma when none does. */
export function csvDelimiter(head: Buffer): string {
  const end = head.indexOf(10)
  const header = head.toString('latin1', 0, end === -1 ? head.length : end).slice(0, 20_000)
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

/** Whether a feed that should be CSV is a web page, such as a server's error message. */
export function looksLikeMarkup(head: Buffer): boolean {
  return /^\s*<(?:!doctype|html|\?xml|[a-z]+[\s>])/i.test(head.toString('latin1', 0, 200))
}

const ARCHIVES: readonly (readonly [name: string, signature: readonly number[]])[] = [
  ['a ZIP archive or an Excel workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['compressed with gzip', [0x1f, 0x8b]],
  ['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
]

/** What a feed is that is no text at all; `null` for any other. */
export function archiveName(head: Buffer): string | null {
  return ARCHIVES.find(([, signature]) => signature.every((byte, at) => head[at] === byte))?.[0] ?? null
}
