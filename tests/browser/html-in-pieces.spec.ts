/** A parser may pause after any tag, as on a slow network it does: what is shown by then stays where it is. */
import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'
import { TEST_DIST_DIR } from '#scripts/testing/test-sites.ts'
import { hasStarted, layoutShifts } from './layout-shifts.ts'
import { pagesOfEachKind, SLUGS } from './site-pages.ts'
import { test } from './site-test.ts'

const KINDS = ['home', 'search of a make', 'car']
const PAUSES = 12
/** So much of a page's main part is in its first view. */
const FIRST_VIEW_CHARACTERS = 14_000

const slug = SLUGS[0]
test.use({ site: slug })

interface Pause {
  readonly path: string
  readonly html: string
  readonly offset: number
  readonly end: Promise<void>
}

/** Offsets behind tags that end an element, spread over what a first view shows. */
function pausesOf(html: string): number[] {
  const start = html.indexOf('<main')
  const ends = [...html.slice(start, start + FIRST_VIEW_CHARACTERS).matchAll(/<\/\w+>/g)].map(
    ({ index, 0: tag }) => start + index + tag.length,
  )
  return Array.from({ length: PAUSES }, (_, pause) => ends[Math.floor((pause * ends.length) / PAUSES)] ?? start)
}

for (const kind of KINDS) {
  test(`${kind}: HTML that comes in pieces moves nothing @phone`, async ({ page }) => {
    test.slow()
    await page.goto('/')
    const path = (await pagesOfEachKind(page)).get(kind) ?? ''
    const html = (await (await page.goto(path))?.text()) ?? ''
    let pause: Pause | null = null
    const sites = createSiteServer({ outDir: TEST_DIST_DIR })
    const server = createServer((request, response) => {
      if (pause === null || request.url !== pause.path) {
        sites.emit('request', request, response)
        return
      }
      const { html, offset, end } = pause
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.write(html.slice(0, offset))
      void end.then(() => response.end(html.slice(offset)))
    })
    const port = await listen(server, { host: '127.0.0.1', port: 0, mayMove: false })
    try {
      for (const offset of pausesOf(html)) {
        const { promise: end, resolve: goOn } = Promise.withResolvers<void>()
        pause = { path, html, offset, end }
        await page.goto(`http://${slug}.localhost:${port}${path}`, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        goOn()
        await page.waitForLoadState('load')
        await page.waitForFunction(hasStarted)
        expect(await layoutShifts(page), `after ${html.slice(offset - 60, offset)}`).toEqual([])
      }
    } finally {
      await closeGracefully(server, 0)
    }
  })
}
