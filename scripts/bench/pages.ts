/**
 * npm run bench:pages: Lighthouse, mobile, on each kind of page of each demo site. Prints medians beside the budgets.
 */
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'
import { builtSlugs } from '../checks/built-site.ts'
import { EXIT, runCommand, UsageError } from '../command-line/command.ts'
import { findChromium } from '../testing/set-up-browser.ts'
import { standInPlatform } from '../testing/stand-in-platform.ts'
import { buildTestSites, TEST_DIST_DIR } from '../testing/test-sites.ts'
import { printTable } from './bench-table.ts'
import type { LighthouseRun } from './lighthouse-runs.ts'
import { openLighthouse, pagesToMeasure } from './lighthouse-runs.ts'
import { median } from './measure-process.ts'

const OPTIONS = {
  rounds: { type: 'string', help: 'how often each page is measured (default 5)' },
  site: { type: 'string', help: 'only this site' },
} as const

await runCommand('npm run bench:pages', OPTIONS, async (options) => {
  const rounds = Number(options.rounds ?? 5)
  const executablePath = findChromium()
  if (executablePath === null) throw new UsageError('No Chromium is there. npm test gets one.')
  await buildTestSites()
  const server = createSiteServer({
    outDir: TEST_DIST_DIR,
    log: (message) => console.error(message),
    platform: standInPlatform,
  })
  const port = await listen(server, { host: '127.0.0.1', port: 0, mayMove: false })
  const browser = await openLighthouse(executablePath)
  try {
    const slugs = (await builtSlugs(TEST_DIST_DIR)).filter(
      (slug) => options.site === undefined || slug === options.site,
    )
    for (const slug of slugs) {
      const pages = await pagesToMeasure(TEST_DIST_DIR, slug)
      const runs = new Map(pages.map(({ path }) => [path, [] as LighthouseRun[]]))
      // Interleaved, so that a noisy moment falls on all pages alike.
      for (let round = 0; round < rounds; round += 1) {
        for (const { path } of pages) runs.get(path)?.push(await browser.run(`http://${slug}.localhost:${port}${path}`))
      }
      printTable(
        `${slug}: Lighthouse, mobile, medians of ${rounds}`,
        pages.map(({ kind, path }) => [`${kind} ${path}`, ...figures(runs.get(path) ?? [])]),
      )
    }
  } finally {
    await browser.close()
    await closeGracefully(server, 0)
  }
  return EXIT.ok
})

function figures(runs: readonly LighthouseRun[]): [figure: string, note: string] {
  const of = (pick: (run: LighthouseRun) => number): number => median(runs.map(pick))
  const scores = [
    of((run) => run.performance),
    of((run) => run.accessibility),
    of((run) => run.bestPractices),
    of((run) => run.seo),
  ]
  const failed = [...new Set(runs.flatMap((run) => run.failed))]
  const note = [
    `LCP ${(of((run) => run.largestContentfulPaintMs) / 1000).toFixed(2)} s`,
    `TBT ${of((run) => run.totalBlockingTimeMs).toFixed(0)} ms`,
    `CLS ${of((run) => run.cumulativeLayoutShift).toFixed(3)}`,
    `${(of((run) => run.totalBytes) / 1000).toFixed(0)} kB`,
    ...failed,
  ]
  return [scores.join(' / '), note.join(', ')]
}
