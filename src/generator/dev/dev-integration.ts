/** Gives Astro's development server what a release would hold: the plan's site and page, its data files, our pictures. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { isLocalFilm, localWidthsPx } from '#domain/images/local-picture.ts'
import { isMissing } from '../build-error.ts'
import { PICTURES_DIR } from '../files/local-pictures.ts'
import type { SiteFile } from '../files/site-files.ts'
import { routePath } from '../plan/route-path.ts'
import { contentTypeOf } from '../serve/content-type.ts'
import type { DevPages } from './dev-pages.ts'

/** Astro's own name for the request's locals; a test holds Astro to it. */
const LOCALS = Symbol.for('astro.locals')

export function devPagesIntegration(pages: DevPages, onServer: (reload: () => void) => void): AstroIntegration {
  return {
    name: 'forecourt-dev-pages',
    hooks: {
      'astro:server:setup': ({ server }) => {
        onServer(() => server.ws.send({ type: 'full-reload' }))
        server.middlewares.use((request, response, next) => {
          answerPicture(request, response).then((answered) => (answered ? undefined : next()), next)
        })
        server.middlewares.use((request, response, next) => {
          answerFile(pages, request, response).then((answered) => (answered ? undefined : next()), next)
        })
        server.middlewares.use((request, response, next) => {
          answerPage(pages, request, response).then((answered) => (answered ? undefined : next()), next)
        })
        server.httpServer?.on('close', () => pages.close())
      },
    },
  }
}

/** Returns whether the request is answered; otherwise Astro renders it, or serves a module or an asset. */
async function answerPage(pages: DevPages, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  if (!wantsPage(request, path)) return false
  const { site, pages: planned, redirects } = await pages.current()
  const redirect = redirects.get(path)
  if (redirect?.status === 301) {
    response.writeHead(301, { location: redirect.to }).end()
    return true
  }
  const page = planned.get(redirect?.to ?? path) ?? planned.get('/404')
  if (page === undefined) return false
  request.url = routePath(page)
  Reflect.set(request, LOCALS, { site, page, setAside: (html: string) => html } satisfies App.Locals)
  return false
}

/** Modules and assets of the development server have an extension or an @; robots.txt and sitemaps are a build's alone. */
function wantsPage(request: IncomingMessage, path: string): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(?:@|node_modules\/|src\/|_|assets\/)|\.(?!(?:txt|xml|html)$)[a-z0-9]+$/i.test(path)
  )
}

/** The project's own pictures and films. Returns whether the request was for one of them and is answered. */
async function answerPicture(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  // The pattern of our addresses has no room for `..`.
  if (localWidthsPx(path).length === 0 && !isLocalFilm(path)) return false
  const content = await readFile(join(PICTURES_DIR, path)).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (content === null) return false
  response.writeHead(200, { 'content-type': contentTypeOf(path).value }).end(content)
  return true
}

/** Data files that pages fetch. Returns whether the request was for one of them and is answered. */
async function answerFile(pages: DevPages, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  // The plan is made for these alone: modules and assets must not wait for it.
  if (!/^\/(?:search-data\/|(?:menu-counts|forms|finance)\.json$)/.test(path) || extname(path) === '') return false
  const { files } = await pages.current()
  const file = files.get(path.slice(1))
  const content = file === undefined ? null : await contentOf(file)
  if (content === null) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': contentTypeOf(path).value, 'cache-control': 'no-store' }).end(content)
  return true
}

async function contentOf(file: SiteFile): Promise<string | Uint8Array | null> {
  if (file.kind === 'text') return file.text
  return file.kind === 'made' ? file.make() : null
}
