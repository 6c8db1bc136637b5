/** Renders a page of made-up inputs through the compiled application, as the generator does. */

import { compile } from '#build/compile/compile.ts'
import type { Renderer } from '#build/render/renderer.ts'
import { createRenderer } from '#build/render/renderer.ts'
import type { Page } from '#catalogue/page-inputs.ts'
import type { Site } from '#config/schema/site.ts'

let renderer: Promise<Renderer> | undefined

export async function renderPage(site: Site, page: Page): Promise<string> {
  renderer ??= compile().then(({ entryFile }) => createRenderer(entryFile))
  let html = ''
  await (await renderer).render(site, page.inputs.kind, page, (bytes) => {
    html = new TextDecoder().decode(bytes)
  })
  return html
}
