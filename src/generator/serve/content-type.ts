/** The media type of each kind of file that a site holds. */
import { extname } from 'node:path'
import { lookup } from 'mrmime'

export interface ContentType {
  /** The value of the header. */
  value: string
  /** Text is sent whole and compressed; anything else is streamed and answers ranges. */
  isText: boolean
}

const TEXT = /^text\/|[/+](?:json|xml)$/

export function contentTypeOf(file: string): ContentType {
  // mrmime leaves out types that IANA does not list.
  const type = lookup(file) ?? (extname(file).toLowerCase() === '.ico' ? 'image/x-icon' : 'application/octet-stream')
  return TEXT.test(type) ? { value: `${type}; charset=utf-8`, isText: true } : { value: type, isText: false }
}
