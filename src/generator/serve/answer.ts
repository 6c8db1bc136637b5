/** Works out the whole answer to a request from one release, before the first byte is sent. */
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import { isHostFile } from '../files/host-files.ts'
import { contentTypeOf } from './content-type.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import type { Validators } from './negotiation.ts'
import { chooseEncoding, isNotModified, requestedRange } from './negotiation.ts'
import { encodePath, needsCleaning, parseRequestPath } from './request-address.ts'
import type { ServedRelease } from './served-releases.ts'

export interface AnswerRequest {
  target: string
  headers: IncomingHttpHeaders
}

export interface Answer {
  status: number
  headers: Record<string, string | number>
  body: Buffer | { handle: FileHandle; firstByte: number; lastByte: number } | null
  /** Nothing of the release has this address: worth another look when the pointer has just moved. */
  isMiss: boolean
}

/** Pages may change with any release, so a browser asks each time; `_headers` says where it need not. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/**
 * Browsers obey these headers in documents and workers alone. A page loads up to forty files that are neither, and over
 * HTTP/1.1 the headers are as large as some of the files.
 */
const DOCUMENT_HEADERS = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy']
/** Styles, fonts, pictures (an SVG can be opened as a document) and the scripts of the build, of which none is a worker. */
const PART_OF_PAGES = /\.(?:avif|css|gif|jpe?g|png|webp|woff2)$|^\/assets\/[^/]+\.js$/

export async function answerFrom(release: ServedRelease, store: FileStore, request: AnswerRequest): Promise<Answer> {
  const parsed = parseRequestPath(request.target)
  if (parsed.kind === 'refused') return textAnswer(parsed.status, parsed.reason)
  const { path, cleanPath, query } = parsed
  const stored = await findFile(release, store, cleanPath)
  const rule = release.redirects.find(path) ?? release.redirects.find(cleanPath)
  if (rule !== null && (rule.isForced || stored === null)) {
    if (rule.answer.kind === 'redirect') return redirectAnswer(rule.answer.status, rule.answer.location, query)
    const target = await findFile(release, store, rule.answer.path)
    if (target !== null) return fileAnswer(release, store, request, path, target, rule.answer.status)
  }
  if (needsCleaning(request.target, cleanPath)) return redirectAnswer(308, encodePath(cleanPath), query)
  if (stored !== null) return fileAnswer(release, store, request, path, stored, path === '/404' ? 404 : 200)
  const notFound = await store.describe(join(release.dir, '404.html'))
  if (notFound === null) return { ...textAnswer(404, 'This page does not exist.'), isMiss: true }
  return { ...(await fileAnswer(release, store, request, path, notFound, 404)), isMiss: true }
}

/** `/cars/x` is cars/x.html and `/` is index.html; what has an extension is itself. */
async function findFile(release: ServedRelease, store: FileStore, path: string): Promise<StoredFile | null> {
  const isHidden = path.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known')
  if (isHostFile(path.slice(1)) || isHidden) return null
  const base = join(release.dir, path)
  const page = path === '/' ? join(release.dir, 'index.html') : `${base}.html`
  const candidates = extname(path) === '' ? [page, base] : [base, page]
  for (const file of [...candidates, join(base, 'index.html')]) {
    const stored = await store.describe(file)
    if (stored !== null) return stored
  }
  return null
}

async function fileAnswer(
  release: ServedRelease,
  store: FileStore,
  request: AnswerRequest,
  path: string,
  stored: StoredFile,
  status: number,
): Promise<Answer> {
  const type = contentTypeOf(stored.file)
  const headers: Answer['headers'] = {
    'cache-control': DEFAULT_CACHE_CONTROL,
    'x-content-type-options': 'nosniff',
    ...release.headers.headersOf(path),
  }
  // The file and not the address: a redirect rule may answer any address with a page.
  if (PART_OF_PAGES.test(stored.file.slice(release.dir.length)))
    for (const name of DOCUMENT_HEADERS) delete headers[name]
  // What is missing now may come back under its name: the time for which it may be kept is that of the file itself.
  if (status >= 400) headers['cache-control'] = DEFAULT_CACHE_CONTROL
  headers['content-type'] ??= type.value
  const answer: Answer = { status, headers, body: null, isMiss: false }
  // What a browser keeps for good, and the page that most ask for first.
  const isWorthTime = path === '/' || /\bimmutable\b/.test(String(headers['cache-control']))
  return type.isText ? textFile(answer, store, request, stored, isWorthTime) : mediaFile(answer, request, stored)
}

async function textFile(
  answer: Answer,
  store: FileStore,
  request: AnswerRequest,
  stored: StoredFile,
  isWorthTime: boolean,
): Promise<Answer> {
  const wanted = chooseEncoding(request.headers)
  const { headers } = answer
  const smaller = wanted === 'identity' ? null : await store.compressed(stored, wanted, isWorthTime)
  const encoding = smaller === null ? 'identity' : wanted
  // A strong validator names these very bytes, so each encoding has its own (RFC 9110 §8.8.3.3).
  const validators = validatorsOf(stored, encoding === 'identity' ? '' : `-${encoding}`)
  headers['vary'] = headers['vary'] === undefined ? 'Accept-Encoding' : `${headers['vary']}, Accept-Encoding`
  Object.assign(headers, validators)
  if (isUnchanged(answer, request, validators)) return notModified(answer)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  const body = smaller ?? (await store.body(stored))
  headers['content-length'] = body.byteLength
  return { ...answer, body }
}

async function mediaFile(answer: Answer, request: AnswerRequest, stored: StoredFile): Promise<Answer> {
  const { headers } = answer
  const validators = validatorsOf(stored)
  Object.assign(headers, validators)
  headers['accept-ranges'] = 'bytes'
  if (isUnchanged(answer, request, validators)) return notModified(answer)
  const range =
    answer.status === 200 ? requestedRange(request.headers, validators, stored.sizeBytes) : { kind: 'whole' as const }
  if (range.kind === 'unsatisfiable') {
    return {
      ...answer,
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${stored.sizeBytes}`, 'content-length': 0 },
    }
  }
  const { firstByte, lastByte } = range.kind === 'part' ? range : { firstByte: 0, lastByte: stored.sizeBytes - 1 }
  headers['content-length'] = lastByte - firstByte + 1
  if (range.kind === 'part') headers['content-range'] = `bytes ${firstByte}-${lastByte}/${stored.sizeBytes}`
  // Opened now: the bytes stay readable even when the release is deleted while they are sent.
  const body = stored.sizeBytes === 0 ? null : { handle: await open(stored.file), firstByte, lastByte }
  return { ...answer, status: range.kind === 'part' ? 206 : answer.status, body }
}

function validatorsOf({ hash, modifiedMs }: StoredFile, suffix = ''): Validators {
  return { etag: `"${hash}${suffix}"`, 'last-modified': new Date(modifiedMs).toUTCString() }
}

/** Only a page that was found can be unchanged: a 404 stays a 404. */
function isUnchanged(answer: Answer, request: AnswerRequest, validators: Validators): boolean {
  return answer.status === 200 && isNotModified(request.headers, validators)
}

function notModified(answer: Answer): Answer {
  const { 'content-type': _type, ...headers } = answer.headers
  return { ...answer, status: 304, headers, body: null }
}

/** The query goes along unless the target has one of its own. */
function redirectAnswer(status: number, location: string, query: string): Answer {
  return {
    status,
    headers: {
      location: location.includes('?') ? location : `${location}${query}`,
      'cache-control': DEFAULT_CACHE_CONTROL,
      'content-length': 0,
    },
    body: null,
    isMiss: false,
  }
}

export function textAnswer(status: number, text: string): Answer {
  const type = contentTypeOf('answer.txt')
  const body = Buffer.from(`${text}\n`)
  return {
    status,
    headers: { 'content-type': type.value, 'content-length': body.byteLength, 'cache-control': 'no-store' },
    body,
    isMiss: false,
  }
}
