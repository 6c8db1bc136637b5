/** Data files of a release that pages fetch, in the development server, which no release stands behind. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { SiteFile } from '../files/site-files.ts'
import { contentTypeOf } from '../serve/content-type.ts'
import type { DevPages } from './dev-pages.ts'

/** Returns whether the request was for one of these files and is answered. */
export async function answerFile(
  pages: DevPages,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  // The plan is made for these alone: modules and assets must not wait for it.
  if (!/^\/(?:search-data\/|menu-counts\.json$)/.test(path) || extname(path) === '') return false
  const { files } = await pages.current()
  const file = files.get(path.slice(1))
  const content = file === undefined ? null : await contentOf(file)
  if (content === null) return false
  response.writeHead(200, { 'content-type': contentTypeOf(path).value, 'cache-control': 'no-store' }).end(content)
  return true
}

async function contentOf(file: SiteFile): Promise<string | Uint8Array | null> {
  if (file.kind === 'text') return file.text
  return file.kind === 'made' ? file.make() : null
}
