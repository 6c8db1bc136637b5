/** Every feed format, and which of them a file is in. */
import { extname } from 'node:path'
import type { FeedFormat } from '#config/schema/stock.ts'
import { csv } from './csv.ts'
import type { Format } from './format.ts'
import { json } from './json.ts'
import { xml } from './xml.ts'

/** A new format is one file beside the others, an entry here and its name in `FEED_FORMATS`. */
export const FORMATS: Readonly<Record<FeedFormat, Format>> = { csv, json, xml }

/** By the file's extension, else by the first character of its content. */
export function feedFormat(file: string, head: Buffer): FeedFormat {
  const extension = extname(file).toLowerCase()
  const first = String.fromCharCode(head.find((byte) => byte > 0x20) ?? 0)
  const names = Object.keys(FORMATS) as FeedFormat[]
  return (
    names.find((name) => FORMATS[name].extensions.includes(extension)) ??
    names.find((name) => FORMATS[name].firstCharacters.includes(first)) ??
    'csv'
  )
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
