/** Renders planned pages through the compiled application. */
import { pathToFileURL } from 'node:url'
import type { Site } from '#config/schema/site.ts'
import type { Page, PageKind } from '#view-models/page.ts'
import { BuildError } from '../build-error.ts'
import { routePath } from '../plan/route-path.ts'
import { installPageEncoder } from './page-encoder.ts'
import { PageRequest } from './page-request.ts'
import { installPageResponse } from './page-response.ts'

/** What the compiled server entry exports, as far as it is used. */
interface CompiledApp {
  match(request: PageRequest, allowPrerendered: boolean): object | undefined
  render(request: PageRequest, options: { routeData: object; locals: { site: Site; page: Page } }): Promise<Response>
}

export interface Renderer {
  entryFile: string
  /** Renders a page and gives its bytes to `take`; they hold until that has settled. */
  render(site: Site, kind: PageKind, page: Page, take: (bytes: Uint8Array) => void | Promise<void>): Promise<void>
}

let lastTurn: Promise<void> = Promise.resolve()

/** One page at a time in a process, whoever asks: pages are encoded into the same memory. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(work)
  lastTurn = turn.catch(() => {})
  return turn
}

/** S1 §2 not in stock and unknown pages carry their status in the page; the headers are the server's. */
const EXPECTED_STATUS: Partial<Record<PageKind, number>> = { notFound: 404 }

/** Loads the compiled application once; routes are matched once for each kind of page. */
export async function createRenderer(entryFile: string): Promise<Renderer> {
  installPageEncoder()
  installPageResponse()
  const { app } = (await import(pathToFileURL(entryFile).href)) as { app: CompiledApp }
  const routes = new Map<PageKind, object>()
  return {
    entryFile,
    render: (site, kind, page, take) =>
      inTurn(async () => {
        const request = new PageRequest(`http://site.localhost${routePath(page)}`)
        let routeData = routes.get(kind)
        if (routeData === undefined) {
          routeData = app.match(request, true)
          if (routeData === undefined) throw new BuildError(`No route in src/pages renders ${page.path} (${kind}).`)
          routes.set(kind, routeData)
        }
        const response = await app.render(request, { routeData, locals: { site, page } })
        const expected = EXPECTED_STATUS[kind] ?? 200
        if (response.status !== expected) {
          throw new BuildError(
            `${page.path} (${kind}) of ${site.slug} does not render: status ${response.status}, expected ${expected}. ` +
              'The error above says why. The last release is unchanged.',
          )
        }
        const bytes = await response.bytes()
        if (bytes.length === 0) throw new BuildError(`${page.path} (${kind}) of ${site.slug} renders to nothing.`)
        await take(bytes)
      }),
  }
}
