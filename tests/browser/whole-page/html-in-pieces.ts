/** Serves a site as a slow connection does: a page comes in pieces, each shown before the next is sent. */
import type { Server, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'

export interface SlowSite {
  /** Opens a page piece by piece, to its end. */
  open(page: Page, path: string): Promise<void>
  close(): void
}

/** So much of a page's main part is in its first view, whose pieces are shorter. */
const FIRST_VIEW_CHARACTERS = 14_000
const PIECES_OF_FIRST_VIEW = 112
const PIECES_OF_REST = 14
const LETTERS_AFTER_TAG = 1

/** `siteUrl`: where the site is served at once. */
export async function serveInPieces(siteUrl: string): Promise<SlowSite> {
  const site = new URL(siteUrl)
  let waiting: { pieces: string[]; response: ServerResponse } | null = null
  let hasCome: () => void = () => {}
  const server = createServer((asked, response) => {
    const isPage = asked.headers['sec-fetch-dest'] === 'document'
    const { 'accept-encoding': encodings, ...headers } = asked.headers
    const options = {
      host: '127.0.0.1',
      port: site.port,
      path: asked.url,
      method: asked.method,
      headers: { ...headers, host: site.host, ...(isPage ? {} : { 'accept-encoding': encodings }) },
    }
    const onward = request(options, async (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!isPage) return void answer.pipe(response)
      waiting = { pieces: piecesOf(await text(answer)), response }
      hasCome()
    })
    asked.pipe(onward)
  })
  const port = await listening(server)
  return {
    async open(page, path) {
      const came = new Promise<void>((resolve) => (hasCome = resolve))
      const opened = page.goto(`http://${site.hostname}:${port}${path}`)
      await came
      for (const piece of waiting?.pieces ?? []) {
        await new Promise((resolve) => waiting?.response.write(piece, resolve))
        await nextFrames(page)
      }
      waiting?.response.end()
      await opened
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Each ends within the words after a tag. The head comes with the first: nothing is shown before there is a body. */
function piecesOf(html: string): string[] {
  const pieces: string[] = []
  const main = Math.max(html.indexOf('<main'), html.indexOf('<body'))
  const restLength = Math.ceil((html.length - main - FIRST_VIEW_CHARACTERS) / PIECES_OF_REST)
  let start = 0
  let end = main
  while (start < html.length) {
    const isFirstView = end < main + FIRST_VIEW_CHARACTERS
    const length = isFirstView ? FIRST_VIEW_CHARACTERS / PIECES_OF_FIRST_VIEW : restLength
    const tagEnd = html.indexOf('>', end + length)
    end = tagEnd === -1 ? html.length : tagEnd + 1 + LETTERS_AFTER_TAG
    pieces.push(html.slice(start, end))
    start = end
  }
  return pieces
}

/** Two frames: the first may have begun before the piece came. A document that is about to be replaced has none. */
async function nextFrames(page: Page): Promise<void> {
  await page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    .catch(() => {})
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
