/**
 * npm run bench:search-page: how long the search page of a slow phone takes from what a shopper does to the next paint.
 *
 * `--listings FILE` measures real listings of the classified-listings format in place of made-up stock.
 */
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { compile } from '#generator/compile/compile.ts'
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'
import { EXIT, runCommand, UsageError } from '../command-line/command.ts'
import { CHROMIUM_FLAGS, findChromium } from '../testing/set-up-browser.ts'
import { standInPlatform } from '../testing/stand-in-platform.ts'
import { BENCH_AS_AT, BENCH_DIR, makeBenchSite, makeListingsSite } from './bench-site.ts'
import { printTable } from './bench-table.ts'
import { measureProcess } from './measure-process.ts'
import type { StepTimes } from './search/interaction-times.ts'
import { timeInteractions } from './search/interaction-times.ts'
import { SEARCH_STEPS } from './search/steps.ts'

const OPTIONS = {
  cars: { type: 'string', help: 'how many cars the site has (default 5000)' },
  listings: { type: 'string', help: 'a file of real listings, in place of made-up cars' },
  rounds: { type: 'string', help: 'how often the page is opened and used (default 5)' },
} as const

const SLUG = 'search-page'
const SLOW_DOWN = 4
const MAX_MS = 100

await runCommand('npm run bench:search-page', OPTIONS, async ({ cars, listings, rounds }) => {
  const executablePath = findChromium()
  if (executablePath === null) throw new UsageError('No Chromium is there. npm test gets one.')
  const outDir = join(BENCH_DIR, 'search-page')
  const { sitesDir } =
    listings === undefined
      ? await makeBenchSite(SLUG, Number(cars ?? 5_000), 1)
      : await makeListingsSite(SLUG, resolve(listings))
  await compile()
  const site = { sitesDir, slugs: [SLUG], outDir, cacheDir: null, asAtMs: BENCH_AS_AT.getTime(), full: false }
  await measureProcess('scripts/bench/children/child-build.ts', site)
  const server = createSiteServer({
    outDir,
    log: (message) => console.error(message),
    platform: standInPlatform,
  })
  const port = await listen(server, { host: '127.0.0.1', port: 0, mayMove: false })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const times = await timeInteractions(browser, {
      url: `http://${SLUG}.localhost:${port}/search`,
      steps: SEARCH_STEPS,
      rounds: Number(rounds ?? 5),
      slowDown: SLOW_DOWN,
    })
    printTable(
      `Interaction to next paint, ms, on a phone with ${SLOW_DOWN} x CPU slow-down: worst (p75) of ${rounds ?? 5}`,
      [...times].map(([name, each]) => [name, figure(each), note(each)]),
    )
  } finally {
    await browser.close()
    await closeGracefully(server, 0)
    await rm(outDir, { recursive: true, force: true })
  }
  return EXIT.ok
})

function figure({ interactionMs }: StepTimes): string {
  return `${Math.max(...interactionMs)} (${threeQuarters(interactionMs)})`
}

function note({ interactionMs, longestTaskMs }: StepTimes): string {
  const verdict = threeQuarters(interactionMs) <= MAX_MS ? 'met' : 'MISSED'
  return `p75 at most ${MAX_MS}: ${verdict}; longest task ${threeQuarters(longestTaskMs)} (p75)`
}

function threeQuarters(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN
}
