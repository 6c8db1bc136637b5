/** Renders planned pages through the compiled application. */
import { pathToFileURL } from 'node:url'
import type { Page, PageKind } from '#catalogue/page-inputs.ts'
import type { Site } from '#config/schema/site.ts'
import { BuildError } from '../build-error.ts'
import { installPageEncoder } from './page-encoder.ts'
import { installPageResponse } from './page-response.ts'

/** What the compiled server entry exports, as far as it is used. */
interface CompiledApp {
  match(request: Request, allowPrerendered: boolean): object | undefined
  render(request: Request, options: { routeData: object; locals: { site: Site; page: Page } }): Promise<Response>
}

export interface Renderer {
  entryFile: string
  /** The page's bytes, as they are written. */
  render(site: Site, kind: PageKind, page: Page): Promise<Uint8Array>
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
    async render(site, kind, page) {
      const request = new Request(`http://site.localhost${page.path}`)
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
      return bytes
    },
  }
}
