/** `npm run demo:stock -- --site <slug> [--force]`: makes the feed of a demo site. */
import { join, resolve } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { runCommand, UsageError } from '../command-line/command.ts'
import { ensureDemoStock } from './stock/ensure-demo-stock.ts'

const USAGE = 'npm run demo:stock -- --site <slug> [--force] [--as-at 2026-11-21T00:00:00+10:00]'
const OPTIONS = {
  site: { type: 'string', help: 'the slug of a demo site' },
  sites: { type: 'string', help: 'the folder of the sites (default sites)' },
  force: { type: 'boolean', help: 'write over the feed that is there' },
  'as-at': { type: 'string', help: 'the instant the stock is made for (default midnight of today)' },
} as const

await runCommand(USAGE, OPTIONS, async ({ site: slug, sites = 'sites', force = false, 'as-at': asAt }) => {
  if (slug === undefined) throw new UsageError(`Say which site: ${USAGE}`)
  if (asAt !== undefined && Number.isNaN(Date.parse(asAt))) {
    throw new UsageError(`--as-at: expected an instant such as 2026-11-21T00:00:00+10:00, received "${asAt}".`)
  }
  const sitesDir = resolve(sites)
  const site = await loadSite(slug, { sitesDir })
  if ((site.demo?.stock ?? null) === null) {
    throw new UsageError(`${slug} has no demo stock: its site.ts does not set demo.stock, so its feed is its own.`)
  }
  const feed = join(sites, slug, site.stock.feed)
  const { written, rows } = await ensureDemoStock(site, join(sitesDir, slug), {
    force,
    ...(asAt === undefined ? {} : { asAt: new Date(asAt) }),
  })
  console.log(
    written
      ? `${feed}: ${rows.toLocaleString('en-AU')} rows written.`
      : `${feed} is there already. Add --force to write it anew.`,
  )
  return 0
})
