/** npm run feed:check -- --site <slug>: reads a site's feed, says what is wrong with it and whether it may be published. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { listSites, loadSite } from '#config/load-site.ts'
import type { StockOptions } from '#config/schema/stock.ts'
import { BUILT_IN_MAPPINGS } from '#config/schema/stock.ts'
import { DEFAULT_SITES_DIR } from '#generator/project.ts'
import { lastStockOf, readManifest } from '#generator/release/manifest.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { readKnownRelease } from '#generator/release/releases.ts'
import type { LastStock } from '#stock/guard.ts'
import { judgeFeed } from '#stock/guard.ts'
import { reportTable } from '#stock/report-table.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'
import { OUT_OPTION, outDirOf } from './command-line/out-dir.ts'
import { ensureDemoStock } from './demo/stock/ensure-demo-stock.ts'

const OPTIONS = {
  site: { type: 'string', help: 'the slug of the site' },
  feed: { type: 'string', help: 'another feed file than the configured one' },
  mapping: { type: 'string', help: `another mapping than the configured one: ${BUILT_IN_MAPPINGS.join(', ')}` },
  report: { type: 'string', help: 'where the whole report goes (default dist/<slug>/feed-report.json)' },
  out: OUT_OPTION,
  sites: { type: 'string', help: 'the folder of the sites (default sites)' },
} as const

await runCommand('npm run feed:check -- --site <slug> [--feed FILE] [--mapping NAME]', OPTIONS, async (options) => {
  const sitesDir = resolve(options.sites ?? DEFAULT_SITES_DIR)
  if (options.site === undefined) {
    throw new UsageError(`Say which site: --site <slug>. The sites are: ${(await listSites({ sitesDir })).join(', ')}.`)
  }
  const site = await loadSite(options.site, { sitesDir })
  const outDir = outDirOf(options.out)
  if (options.feed === undefined) await ensureDemoStock(site, join(sitesDir, site.slug))
  const importer = createStockImporter({
    feedFile: options.feed === undefined ? join(sitesDir, site.slug, site.stock.feed) : resolve(options.feed),
    cacheFile: null,
    stock: stockOptions(site.stock, options),
    locationCodes: site.locations.map(({ code }) => code),
  })
  const imported = await importer.import()
  const verdict = judgeFeed(imported, await readPublishedStock(outDir, site.slug), site.stock.guard)
  const reportFile =
    options.report === undefined ? join(outDir, site.slug, 'feed-report.json') : resolve(options.report)
  mkdirSync(dirname(reportFile), { recursive: true })
  writeFileSync(reportFile, `${JSON.stringify({ ...imported.report, verdict }, null, 2)}\n`)
  for (const line of reportTable(imported.report, verdict, reportFile)) console.log(line)
  return verdict.kind === 'hold' ? EXIT.held : EXIT.ok
})

/** The site's stock options with what the command line says in their place. */
function stockOptions(stock: StockOptions, { feed, mapping }: { feed?: string; mapping?: string }): StockOptions {
  // The configured format is the configured feed's; another file says its own by its name or its first character.
  const format = feed === undefined ? stock.format : null
  if (mapping === undefined) return { ...stock, format }
  const known = BUILT_IN_MAPPINGS.find((name) => name === mapping)
  if (known !== undefined) return { ...stock, format, mapping: known }
  throw new UsageError(`--mapping: expected one of ${BUILT_IN_MAPPINGS.join(', ')}, received "${mapping}".`)
}

/** What the site's release that is served now was built from; `null` before the first one. */
async function readPublishedStock(outDir: string, slug: string): Promise<LastStock | null> {
  const paths = releasePaths(outDir, slug)
  const { manifest } = await readKnownRelease(paths, (id) => readManifest(paths.manifests, id))
  return lastStockOf(manifest)
}
