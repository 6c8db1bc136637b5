/** What the headers of a request ask of a file: an encoding, a range, an answer only if it has changed (RFC 9110). */
import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import parseRange from 'range-parser'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Best first: at equal weights the smaller body is sent. */
const ENCODINGS: Record<string, Encoding> = { br: 'br', gzip: 'gzip', 'x-gzip': 'gzip', identity: 'identity' }
const NAMES = Object.keys(ENCODINGS)

/** What the published types leave out: which of equally acceptable encodings is preferred. */
interface EncodingNegotiator {
  encoding(available: string[], options: { preferred: string[] }): string | undefined
}

/** The encoding to send; identity also when the header refuses everything. */
export function chooseEncoding(headers: IncomingHttpHeaders): Encoding {
  const negotiator: EncodingNegotiator = new Negotiator({ headers })
  return ENCODINGS[negotiator.encoding(NAMES, { preferred: NAMES }) ?? ''] ?? 'identity'
}

/** The headers of a response by which a browser's copy is compared with it. */
export interface Validators {
  etag: string
  'last-modified': string
}

export type ByteRange =
  | { kind: 'whole' }
  | { kind: 'part'; firstByte: number; lastByte: number }
  | { kind: 'unsatisfiable' }

/**
 * The part of a file of `sizeBytes` that a request asks for. Several ranges, other units and malformed headers get the
 * whole file, as the standard allows, and so does an If-Range that names another version (RFC 9110 §13.1.5).
 */
export function requestedRange(request: IncomingHttpHeaders, validators: Validators, sizeBytes: number): ByteRange {
  const { range, 'if-range': ifRange } = request
  const isSameVersion = ifRange === undefined || Object.values(validators).includes(ifRange)
  if (range === undefined || !range.startsWith('bytes=') || !isSameVersion) return { kind: 'whole' }
  // range-parser refuses a suffix that is longer than the file, for which RFC 9110 §14.1.2 wants all of it.
  const clamped = range.replace(/^bytes=-(\d+)$/, (_, count) => `bytes=-${Math.min(Number(count), sizeBytes)}`)
  const ranges = parseRange(sizeBytes, clamped)
  if (ranges === -1) return { kind: 'unsatisfiable' }
  const [first, ...others] = ranges === -2 ? [] : ranges
  if (first === undefined || others.length > 0) return { kind: 'whole' }
  return { kind: 'part', firstByte: first.start, lastByte: first.end }
}

/** Whether 304 answers the request: the browser's copy is still that of the response. */
export function isNotModified(request: IncomingHttpHeaders, validators: Validators): boolean {
  return fresh({ ...request }, { ...validators })
}
