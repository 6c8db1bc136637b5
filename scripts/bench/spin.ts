/** npm run bench:spin: what a turn of a car's spin costs the main thread of a slow phone, on each demo site. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { releasePaths } from '#generator/release/release-paths.ts'
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'
import { builtSlugs } from '../checks/built-site.ts'
import { EXIT, runCommand, UsageError } from '../command-line/command.ts'
import { CHROMIUM_FLAGS, findChromium } from '../testing/set-up-browser.ts'
import { standInPlatform } from '../testing/stand-in-platform.ts'
import { buildTestSites, TEST_DIST_DIR } from '../testing/test-sites.ts'
import { printTable } from './bench-table.ts'
import { percentile } from './load/percentile.ts'
import type { TurnTimes } from './spin/turn-times.ts'
import { TURN_PARTS, timeTurns } from './spin/turn-times.ts'

const OPTIONS = { turns: { type: 'string', help: 'how many pictures the car is turned by (default 72)' } } as const

const SLOW_DOWN = 4
const MAX_MS = 16
const WIDTHS_PX = [390, 1440]

await runCommand('npm run bench:spin', OPTIONS, async ({ turns }) => {
  const executablePath = findChromium()
  if (executablePath === null) throw new UsageError('No Chromium is there. npm test gets one.')
  await buildTestSites()
  const log = (message: string): void => console.error(message)
  const server = createSiteServer({ outDir: TEST_DIST_DIR, log, platform: standInPlatform })
  const port = await listen(server, { host: '127.0.0.1', port: 0, mayMove: false })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const rows: [string, string, string][] = []
    for (const slug of await builtSlugs(TEST_DIST_DIR)) {
      const path = await carWithSpin(slug)
      if (path === null) {
        log(`No car of ${slug} has a spin.`)
        continue
      }
      for (const width of WIDTHS_PX) {
        const url = `http://${slug}.localhost:${port}${path}`
        const times = await timeTurns(browser, { url, width, turns: Number(turns ?? 72), slowDown: SLOW_DOWN })
        rows.push([`${slug} at ${width} px`, ...figures(times)])
      }
    }
    printTable(`A turn of a spin, ms of the main thread with ${SLOW_DOWN} x CPU slow-down: median (p95)`, rows)
  } finally {
    await browser.close()
    await closeGracefully(server, 0)
  }
  return EXIT.ok
})

async function carWithSpin(slug: string): Promise<string | null> {
  const { current } = releasePaths(TEST_DIST_DIR, slug)
  for (const file of await readdir(join(current, 'cars'))) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(join(current, 'cars', file), 'utf8')
    if (html.includes('viewer__panel--spinner')) return `/cars/${file.slice(0, -'.html'.length)}`
  }
  return null
}

function figures(times: readonly TurnTimes[]): [figure: string, note: string] {
  const at = (share: number, pick: (turn: TurnTimes) => number): string => percentile(times.map(pick), share).toFixed(1)
  const whole = at(0.5, ({ wholeMs }) => wholeMs)
  const parts = TURN_PARTS.map((part) => `${part} ${at(0.5, ({ parts: each }) => each[part])}`)
  const verdict = Number(whole) <= MAX_MS ? 'met' : 'MISSED'
  return [`${whole} (${at(0.95, ({ wholeMs }) => wholeMs)})`, `at most ${MAX_MS}: ${verdict}; ${parts.join(', ')}`]
}
