/** Builds one site from the command line and reports how it went. */
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { buildAndPublish, openBucket, sentLine } from '#generator/publish/open-bucket.ts'
import { createSiteBucket } from '#generator/publish/site-bucket.ts'
import { createReporter } from '#generator/reporter.ts'
import type { BuildResult } from '#generator/site-build.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { ensureDemoStock } from '../demo/stock/ensure-demo-stock.ts'
import { EXIT } from './command.ts'

export interface BuildOneOptions {
  slug: string
  sitesDir: string
  outDir: string
  asAtMs: number
  asAtGiven: boolean
  feedFile: string | null
  approve: boolean
  full: boolean
}

/** Returns the exit status: 0 when the site is up to date, 3 when the guard held the feed. */
export async function buildOne({
  slug,
  sitesDir,
  outDir,
  asAtMs,
  asAtGiven,
  feedFile,
  approve,
  full,
}: BuildOneOptions): Promise<number> {
  const startMs = performance.now()
  const reporter = createReporter(slug, process.stdout)
  const site = await loadSite(slug, { sitesDir })
  const siteDir = join(sitesDir, slug)
  const demo =
    feedFile === null ? await ensureDemoStock(site, siteDir, asAtGiven ? { asAt: new Date(asAtMs) } : {}) : null
  if (demo?.written) reporter.step(`Demo stock of ${demo.rows.toLocaleString('en-AU')} rows made`)
  const builder = createSiteBuilder({ site, siteDir, outDir, reporter, ...(feedFile === null ? {} : { feedFile }) })
  const store = await openBucket()
  const bucket = store === null ? null : createSiteBucket(store, slug, builder)
  // Whoever starts a build by hand wants what lies here.
  const target = { builder, bucket, feedFile: feedFile ?? join(siteDir, site.stock.feed), hasNewestFeed: true }
  const { result, sent } = await buildAndPublish(target, { asAtMs, approve, full })
  for (const line of linesAbout(result, performance.now() - startMs)) reporter.step(line)
  if (sent !== null) reporter.step(sentLine(sent))
  return result.kind === 'held' ? EXIT.held : EXIT.ok
}

function linesAbout(result: BuildResult, tookMs: number): string[] {
  const { report } = result
  const feed = `Feed: ${count(report.rows, 'row')}, ${report.accepted.toLocaleString('en-AU')} accepted, ${report.quarantinedRows.toLocaleString('en-AU')} quarantined`
  if (result.kind === 'held') {
    return [
      feed,
      'HELD: nothing was published; a release that is served already stays.',
      ...result.verdict.reasons.map(({ message }) => `  - ${message}`),
      `The whole report is in ${result.reportFile}.`,
      ...(report.unreadable === null ? ['If the feed is right, build again with --approve.'] : []),
    ]
  }
  const took = `${(tookMs / 1000).toFixed(2)} s`
  if (result.kind === 'unchanged') return [feed, `Nothing has changed; release ${result.manifest.id} stays (${took})`]
  const removed = result.removedPages === 0 ? '' : `, ${count(result.removedPages, 'page')} removed`
  const next = result.manifest.nextChangeAt === null ? '' : ` Next change by itself: ${result.manifest.nextChangeAt}.`
  return [
    feed,
    `Release ${result.manifest.id} published in ${took}: ${count(result.rendered.length, 'page')} rendered, ${result.reusedPages.toLocaleString('en-AU')} reused${removed}.${next}`,
  ]
}

function count(number: number, one: string): string {
  return `${number.toLocaleString('en-AU')} ${one}${number === 1 ? '' : 's'}`
}
