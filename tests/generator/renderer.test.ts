import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createRenderer } from '#generator/renderer.ts'
import type { Page } from '#view-models/page.ts'
import { makeSite } from '../builders/make-site.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-renderer-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** What is left of a page that the compiled application renders to `html`. */
async function rendered(html: string, status = 200): Promise<string> {
  // A module is loaded once under its name.
  const entryFile = join(dir, `${randomUUID()}.mjs`)
  const response = `new Response(${JSON.stringify(html)}, { status: ${status} })`
  await writeFile(entryFile, `export const app = { match: () => ({}), render: async () => ${response} }`)
  const renderer = await createRenderer(entryFile)
  const page = await renderer.render(makeSite(), 'home', { path: '/', inputs: { kind: 'home' } } as Page)
  return Buffer.from(page.takeBytes()).toString()
}

it.each([
  ['', 200, 'renders to nothing'],
  ['<p>Oops</p>', 500, 'does not render: status 500, expected 200'],
])('refuses a page that is "%s" with the status %i', async (html, status, message) => {
  await expect(rendered(html, status)).rejects.toThrow(message)
})
