/** Puts the plan's site and page into `Astro.locals` of the development server. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AstroIntegration } from 'astro'
import { routePath } from '../plan/route-path.ts'
import { answerFile } from './dev-files.ts'
import type { DevPages } from './dev-pages.ts'
import { answerPicture } from './dev-pictures.ts'

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
          answer(pages, request, response).then((answered) => (answered ? undefined : next()), next)
        })
        server.httpServer?.on('close', () => pages.close())
      },
    },
  }
}

/** Returns whether the request is answered; otherwise Astro renders it, or serves a module or an asset. */
async function answer(pages: DevPages, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
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
  Reflect.set(request, LOCALS, { site, page })
  return false
}

/** Modules and assets of the development server have an extension or an @; robots.txt and sitemaps are a build's alone. */
function wantsPage(request: IncomingMessage, path: string): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(?:@|node_modules\/|src\/|_|assets\/)|\.(?!(?:txt|xml|html)$)[a-z0-9]+$/i.test(path)
  )
}
