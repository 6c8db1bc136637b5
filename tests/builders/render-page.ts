/** Renders a page of made-up inputs through the compiled application, as the generator does. */

import type { Site } from '#config/schema/site.ts'
import { compile } from '#generator/compile/compile.ts'
import type { Renderer } from '#generator/renderer.ts'
import { createRenderer } from '#generator/renderer.ts'
import type { Page } from '#view-models/page.ts'

let renderer: Promise<Renderer> | undefined

export async function renderPage(site: Site, page: Page): Promise<string> {
  renderer ??= compile().then(({ entryFile }) => createRenderer(entryFile))
  const rendered = await (await renderer).render(site, page.inputs.kind, page)
  return new TextDecoder().decode(rendered.takeBytes())
}
