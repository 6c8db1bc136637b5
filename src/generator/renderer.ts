/** Renders planned pages through the compiled application. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Site } from '#config/schema/site.ts'
import type { Page, PageKind } from '#view-models/page.ts'
import { BuildError } from './build-error.ts'
import type { CompiledBuild } from './compile/compile.ts'
import { createPagePieces } from './page-pieces.ts'
import type { PlannedPage } from './plan/planned-page.ts'
import { pageFile } from './plan/planned-page.ts'
import { routePath } from './plan/route-path.ts'
import type { Stage } from './release/stage.ts'
import type { BuildReporter } from './reporter.ts'

/** What the compiled server entry exports, as far as it is used. */
interface CompiledApp {
  match(request: Request, allowPrerendered: boolean): object | undefined
  render(request: Request, options: { routeData: object; locals: App.Locals }): Promise<Response>
}

export interface RenderedPage {
  /** In UTF-8; can be asked for once. They are good until those of another page are asked for. */
  takeBytes(): Uint8Array
}

export interface Renderer {
  render(site: Site, kind: PageKind, page: Page): Promise<RenderedPage>
}

/** S1 §2 not in stock and unknown pages carry their status in the page; the headers are the server's. */
const EXPECTED_STATUS: Partial<Record<PageKind, number>> = { notFound: 404 }

/** Loads the compiled application once; routes are matched once for each kind of page. */
export async function createRenderer(entryFile: string): Promise<Renderer> {
  const { app } = (await import(pathToFileURL(entryFile).href)) as { app: CompiledApp }
  const routes = new Map<PageKind, object>()
  const newPieces = createPagePieces()
  return {
    async render(site, kind, page) {
      const request = new Request(`http://site.localhost${routePath(page)}`)
      let routeData = routes.get(kind)
      if (routeData === undefined) {
        routeData = app.match(request, true)
        if (routeData === undefined) throw new BuildError(`No route in src/pages renders ${page.path} (${kind}).`)
        routes.set(kind, routeData)
      }
      const { setAside, putTogether } = newPieces()
      const response = await app.render(request, { routeData, locals: { site, page, setAside } })
      const expected = EXPECTED_STATUS[kind] ?? 200
      if (response.status !== expected) {
        throw new BuildError(
          `${page.path} (${kind}) of ${site.slug} does not render: status ${response.status}, expected ${expected}. ` +
            'The error above says why. The last release is unchanged.',
        )
      }
      const rest = await response.text()
      if (rest === '') throw new BuildError(`${page.path} (${kind}) of ${site.slug} renders to nothing.`)
      return { takeBytes: () => putTogether(rest) }
    },
  }
}

/** Loads a compiled application when pages are rendered, and again only when it is another. */
export function createRendererLoader(): (build: Pick<CompiledBuild, 'id' | 'entryFile'>) => Promise<Renderer> {
  let loaded: { id: string; renderer: Renderer } | null = null
  return async ({ id, entryFile }) => {
    if (loaded?.id !== id) loaded = { id, renderer: await createRenderer(entryFile) }
    return loaded.renderer
  }
}

/** After so many pages the event loop runs once, or messages of other threads would wait until the last page. */
const PAGES_PER_TURN = 10

/** Renders pages into a stage, one after another. */
export async function renderPages(
  renderer: Renderer,
  site: Site,
  pages: readonly PlannedPage[],
  stage: Pick<Stage, 'write'>,
  reporter: BuildReporter,
): Promise<void> {
  try {
    for (const [index, { kind, page }] of pages.entries()) {
      const rendered = await renderer.render(site, kind, page)
      stage.write(pageFile(page.path), rendered.takeBytes())
      reporter.progress(index + 1, pages.length)
      if (index % PAGES_PER_TURN === PAGES_PER_TURN - 1) await nextTurn()
    }
  } finally {
    reporter.progressEnd()
  }
}
