/** Serves every built site of a folder by host name: `<slug>.localhost`, and an index of them on `localhost`. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { FLEET_PATH } from '#domain/fleet/fleet-site.ts'
import { isPlatformPath } from '#domain/platform/platform-calls.ts'
import { isMissing } from '../build-error.ts'
import type { Answer } from './answer.ts'
import { answerFrom, textAnswer } from './answer.ts'
import { listBuiltSites } from './built-sites.ts'
import type { FileStore } from './file-store.ts'
import { createFileStore } from './file-store.ts'
import { renderIndexPage, renderUnknownHostPage } from './index-page.ts'
import type { RequestHost } from './request-address.ts'
import { parseRequestHost } from './request-address.ts'
import type { ServedReleases } from './served-releases.ts'
import { createServedReleases } from './served-releases.ts'

export interface SiteServerOptions {
  /** The folder with one folder for each built site. */
  outDir: string
  /** Bytes of bodies, plain and compressed, that are kept in memory. */
  cacheBytes?: number
  /** Reports rules that cannot be read and unexpected failures. */
  log?: (message: string) => void
  /** Answers what is no file of a site: the API. */
  platform?: RequestListener
}

interface Context extends Required<Omit<SiteServerOptions, 'platform'>> {
  releases: ServedReleases
  store: FileStore
}

const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024
/** What the platform answers for whoever runs it, on every host. */
const OPERATIONS_PATHS: readonly string[] = ['/_outbox', '/healthz', '/readyz', '/metrics']
/** A release that vanishes under a request is looked for this many times. */
const MAX_ATTEMPTS = 4
const INDEX_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

/** Not listening yet: call `listen` on it; `closeGracefully` ends it. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { outDir, cacheBytes = DEFAULT_CACHE_BYTES, log = () => {} } = options
  const context: Context = {
    outDir,
    cacheBytes,
    log,
    releases: createServedReleases(outDir, log),
    store: createFileStore(cacheBytes),
  }
  return createServer((request, response) => {
    if (options.platform !== undefined && isForPlatform(request)) options.platform(request, response)
    else void respond(context, request, response)
  })
}

function isForPlatform({ url = '', headers }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1)
  if (path === FLEET_PATH) return parseRequestHost(headers.host).isIndex
  return isPlatformPath(path) || OPERATIONS_PATHS.includes(path)
}

const GONE_AWAY = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']

async function respond(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await send(request, response, await answer(context, request))
  } catch (error) {
    // A browser that goes away before or while it is answered is not a failure.
    if (GONE_AWAY.includes((error as NodeJS.ErrnoException).code ?? '')) return
    context.log(
      `${request.method} ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
    if (response.headersSent) response.destroy()
    else await send(request, response, textAnswer(500, 'The server failed to answer. Its log says why.'))
  }
}

async function answer(context: Context, request: IncomingMessage): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refused = textAnswer(405, 'These sites are static: only GET and HEAD are answered.')
    return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD' } }
  }
  const host = parseRequestHost(request.headers.host)
  return host.slug === null ? answerIndex(context, host, request.url ?? '/') : answerSite(context, host, request)
}

async function answerIndex({ outDir }: Context, host: RequestHost, target: string): Promise<Answer> {
  if (!host.isIndex) return unknownHost(outDir, host)
  if (target.split('?')[0] !== '/') return textAnswer(404, 'Only the list of sites is here: open / instead.')
  return htmlAnswer(200, renderIndexPage(await listBuiltSites(outDir), host.port))
}

async function answerSite(context: Context, host: RequestHost, request: IncomingMessage): Promise<Answer> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const release = await context.releases.current(host.slug ?? '')
    if (release === null) return unknownHost(context.outDir, host)
    try {
      const found = await answerFrom(release, context.store, { target: request.url ?? '/', headers: request.headers })
      // A file that is missing because its release was replaced and deleted meanwhile is in the new one.
      if (!found.isMiss || attempt === MAX_ATTEMPTS || !(await context.releases.hasMoved(release))) return found
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  const busy = textAnswer(503, 'The site is being replaced. Load the page again.')
  return { ...busy, headers: { ...busy.headers, 'retry-after': '1' } }
}

async function unknownHost(outDir: string, host: RequestHost): Promise<Answer> {
  return htmlAnswer(404, renderUnknownHostPage(host.name, await listBuiltSites(outDir), host.port))
}

function htmlAnswer(status: number, html: string): Answer {
  const plain = textAnswer(status, html)
  return {
    ...plain,
    headers: {
      ...plain.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': INDEX_PAGE_POLICY,
      'x-content-type-options': 'nosniff',
    },
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): Promise<void> {
  response.writeHead(status, headers)
  if (body === null || request.method === 'HEAD') {
    if (body !== null && !Buffer.isBuffer(body)) await body.handle.close()
    response.end()
  } else if (Buffer.isBuffer(body)) {
    response.end(body)
  } else {
    const { handle, firstByte, lastByte } = body
    try {
      await pipeline(handle.createReadStream({ start: firstByte, end: lastByte, autoClose: false }), response)
    } finally {
      // A browser that has gone away before the first byte leaves the file open otherwise.
      await handle.close()
    }
  }
}
