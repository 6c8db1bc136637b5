/** npm run feeds:check -- --site <slug>: which cars each feed of a site takes, and why it leaves out the others. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { listSites, loadSite } from '#config/load-site.ts'
import type { FeedOut } from '#domain/feeds-out/feeds-out.ts'
import { FEEDS_OUT, feedFile } from '#domain/feeds-out/feeds-out.ts'
import { countOf } from '#domain/formats/words.ts'
import { feedEntries } from '#generator/files/feeds-out.ts'
import { DEFAULT_SITES_DIR } from '#generator/project.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'
import { OUT_OPTION, outDirOf } from './command-line/out-dir.ts'
import { ensureDemoStock } from './demo/stock/ensure-demo-stock.ts'

const OPTIONS = {
  site: { type: 'string', help: 'the slug of the site' },
  feed: { type: 'string', help: `one feed alone: ${FEEDS_OUT.join(', ')} (default those that the site publishes)` },
  report: { type: 'string', help: 'where every car with its reasons goes (default dist/<slug>/feeds-out-report.json)' },
  out: OUT_OPTION,
  sites: { type: 'string', help: 'the folder of the sites (default sites)' },
} as const

const EXAMPLES = 3

await runCommand('npm run feeds:check -- --site <slug> [--feed NAME]', OPTIONS, async (options) => {
  const sitesDir = resolve(options.sites ?? DEFAULT_SITES_DIR)
  if (options.site === undefined) {
    throw new UsageError(`Say which site: --site <slug>. The sites are: ${(await listSites({ sitesDir })).join(', ')}.`)
  }
  const site = await loadSite(options.site, { sitesDir })
  const feeds = options.feed === undefined ? site.feedsOut.feeds : [feedNamed(options.feed)]
  if (feeds.length === 0) {
    throw new UsageError(
      `${site.slug} publishes no feed: name some in feedsOut.feeds of its configuration, or one with --feed.`,
    )
  }
  const siteDir = join(sitesDir, site.slug)
  await ensureDemoStock(site, siteDir)
  const outDir = outDirOf(options.out)
  const catalogue = await createSiteBuilder({ site, siteDir, outDir }).catalogue(Date.now())
  const report: Record<string, unknown> = {}
  for (const feed of feeds) {
    const cars = feedEntries(catalogue, feed).map(({ id, name, entry }) => ({
      id,
      name,
      isTaken: entry.text !== null,
      problems: entry.problems,
    }))
    report[feed] = cars
    const taken = cars.filter(({ isTaken }) => isTaken).length
    console.log(`${feed} (${feedFile(feed)}): ${taken} of ${countOf(cars.length, site.search.itemName)}`)
    for (const [reason, names] of reasonsOf(cars)) {
      const more = names.length > EXAMPLES ? ', …' : ''
      console.log(`  ${String(names.length).padStart(6)}  ${reason}: ${names.slice(0, EXAMPLES).join(', ')}${more}`)
    }
  }
  const reportFile = resolve(options.report ?? join(outDir, site.slug, 'feeds-out-report.json'))
  mkdirSync(dirname(reportFile), { recursive: true })
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`)
  console.log(`Every car with its reasons: ${reportFile}`)
  return EXIT.ok
})

function feedNamed(name: string): FeedOut {
  const feed = FEEDS_OUT.find((known) => known === name)
  if (feed === undefined) throw new UsageError(`--feed: expected one of ${FEEDS_OUT.join(', ')}, received "${name}".`)
  return feed
}

/** Reason -> the cars that it keeps out, the most frequent reason first. */
function reasonsOf(cars: readonly { name: string; problems: readonly { reason: string }[] }[]): [string, string[]][] {
  const reasons = new Map<string, string[]>()
  for (const { name, problems } of cars) {
    for (const { reason } of problems) reasons.set(reason, [...(reasons.get(reason) ?? []), name])
  }
  return [...reasons].sort(([, one], [, other]) => other.length - one.length)
}
