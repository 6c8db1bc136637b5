/** `npm run index -- --site <slug>`: brings the index of a site's search server up to date. */
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { outcomeText } from '#generator/files/search/site-engine.ts'
import { createReporter } from '#generator/reporter.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { BUILD_OPTIONS, readBuildTarget } from './command-line/build-options.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'
import { ensureDemoStock } from './demo/stock/ensure-demo-stock.ts'

const { full: _, all: __, ...OPTIONS } = BUILD_OPTIONS

await runCommand(
  'Usage: npm run index -- --site <slug> [--as-at <instant>] [--feed <file>] [--approve]',
  OPTIONS,
  async (options) => {
    if (options.site === undefined) throw new UsageError('Say which site: --site <slug>.')
    const { sitesDir, outDir, asAtMs, asAtGiven, feedFile } = await readBuildTarget(options)
    const site = await loadSite(options.site, { sitesDir })
    const siteDir = join(sitesDir, site.slug)
    const reporter = createReporter(site.slug, process.stdout)
    if (feedFile === null) await ensureDemoStock(site, siteDir, asAtGiven ? { asAt: new Date(asAtMs) } : {})
    const builder = createSiteBuilder({ site, siteDir, outDir, reporter, ...(feedFile === null ? {} : { feedFile }) })
    const result = await builder.pushIndex({ asAtMs, approve: options.approve === true })
    if (result.kind === 'held') {
      reporter.step('HELD: the index was not touched.')
      for (const { message } of result.verdict.reasons) reporter.step(`  - ${message}`)
      reporter.step(`The whole report is in ${result.reportFile}.`)
      return EXIT.held
    }
    reporter.step(`Search index ${result.indexName}: ${outcomeText(result.outcome)}`)
    return EXIT.ok
  },
)
