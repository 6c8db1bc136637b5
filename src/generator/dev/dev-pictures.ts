/** The project's own pictures in the development server, which no release stands behind. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { localWidthsPx } from '#domain/images/local-picture.ts'
import { PICTURES_DIR } from '../files/local-pictures.ts'
import { isMissing } from '../release/missing-file.ts'

/** Returns whether the request was for one of our pictures and is answered. */
export async function answerPicture(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  // The pattern of our addresses has no room for `..`.
  if (localWidthsPx(path).length === 0) return false
  const content = await readFile(join(PICTURES_DIR, path)).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (content === null) return false
  response.writeHead(200, { 'content-type': 'image/avif' }).end(content)
  return true
}
