/** The media type of each kind of file that a site holds. */
import { extname } from 'node:path'

const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.csv': 'text/csv',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
}

const BINARY_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
}

export interface ContentType {
  /** The value of the header. */
  value: string
  /** Text is sent whole and compressed; anything else is streamed and answers ranges. */
  isText: boolean
}

export function contentTypeOf(file: string): ContentType {
  const extension = extname(file).toLowerCase()
  const text = TEXT_TYPES[extension]
  if (text !== undefined) return { value: `${text}; charset=utf-8`, isText: true }
  return { value: BINARY_TYPES[extension] ?? 'application/octet-stream', isText: false }
}
