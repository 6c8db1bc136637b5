/** npm run fleet: how every site stands: its release, its stock, its last feed, its builds, and what to look at. */
import { resolve } from 'node:path'
import { listSites } from '#config/load-site.ts'
import { readFleetBuilds, readSiteStates } from '#database/builds/fleet.ts'
import type { FleetBuild, SiteState } from '#domain/fleet/fleet-site.ts'
import {
  briefDuration,
  buildDuration,
  feedVerdict,
  fleetProblems,
  megabytes,
  untilChange,
} from '#domain/fleet/fleet-site.ts'
import { groupThousands } from '#domain/formats/money.ts'
import { readSiteState } from '#generator/fleet/site-state.ts'
import { DEFAULT_SITES_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from './command-line/command.ts'
import { OUT_OPTION, outDirOf } from './command-line/out-dir.ts'
import { withPlatform } from './command-line/platform.ts'

const OPTIONS = {
  json: { type: 'boolean', help: 'as JSON, for other programs' },
  'without-queue': { type: 'boolean', help: 'reads the folders alone and asks no database' },
  out: OUT_OPTION,
  sites: { type: 'string', help: 'the folder of the sites (default sites)' },
} as const

const HEAD = [
  'site',
  'release',
  'age',
  'vehicles',
  'pages',
  'size',
  'feed rows',
  'left out',
  'feed',
  'last build',
  'took',
  'waiting',
  'next change',
  'purged',
]

type FleetSite = SiteState & { slug: string; build: FleetBuild | null; problems: string[] }

await runCommand('npm run fleet', OPTIONS, async (options) => {
  const outDir = outDirOf(options.out)
  const slugs = await listSites({ sitesDir: resolve(options.sites ?? DEFAULT_SITES_DIR) })
  const [builds, stored] =
    options['without-queue'] === true
      ? [[], []]
      : await withPlatform(({ database: { db } }) => Promise.all([readFleetBuilds(db), readSiteStates(db)]), {
          ...process.env,
          LOG_LEVEL: 'warn',
        })
  const buildOf = new Map(builds.map((build) => [build.siteSlug, build]))
  const storedOf = new Map(stored.map(({ siteSlug, state }) => [siteSlug, state]))
  const nowMs = Date.now()
  const sites: FleetSite[] = []
  for (const slug of slugs) {
    const build = buildOf.get(slug) ?? null
    const state = await stateOf(slug, outDir, storedOf.get(slug) ?? null)
    sites.push({ slug, ...state, build, problems: fleetProblems(state, build, nowMs) })
  }
  const withProblems = sites.filter(({ problems }) => problems.length > 0)
  if (options.json === true) console.log(JSON.stringify(sites, null, 2))
  else {
    for (const line of table(sites, nowMs)) console.log(line)
    console.log(`${sites.length} sites, ${withProblems.length} to look at.`)
    for (const { slug, problems } of withProblems) console.log(`${slug}: ${problems.join('; ')}`)
  }
  return withProblems.length === 0 ? EXIT.ok : EXIT.failed
})

/**
 * With a bucket the folder is one machine's working copy: the database has what the worker found that built the site last.
 * Workers measure sizes now and then; here it would take a look at every file of every site.
 */
async function stateOf(slug: string, outDir: string, stored: SiteState | null): Promise<SiteState> {
  const hasBucket = (process.env['FORECOURT_BUCKET'] ?? '') !== ''
  if (hasBucket && stored !== null) return stored
  const state = await readSiteState(slug, outDir)
  // Nor does a machine that has no folder at all know better.
  return stored !== null && state.releaseId === null ? stored : { ...state, sizeBytes: stored?.sizeBytes ?? null }
}

function table(sites: readonly FleetSite[], nowMs: number): string[] {
  const ago = (atMs: number): string => briefDuration(nowMs - atMs)
  const rows = sites.map((site) => {
    const { slug, releaseId, asAtMs, cars, pages, sizeBytes, feed, build, nextChangeAtMs } = site
    return [
      slug,
      releaseId ?? '–',
      asAtMs === null ? '–' : ago(asAtMs),
      groupThousands(cars),
      groupThousands(pages),
      sizeBytes === null ? '–' : megabytes(sizeBytes),
      feed === null ? '–' : groupThousands(feed.rows),
      feed === null ? '–' : groupThousands(feed.quarantinedRows),
      feedVerdict(site, build) ?? '–',
      build?.kind == null || build.endedAt === null ? '–' : `${build.kind} ${ago(build.endedAt.getTime())} ago`,
      build?.durationMs == null ? '–' : buildDuration(build.durationMs),
      build === null ? '–' : String(build.waiting),
      nextChangeAtMs === null ? '–' : untilChange(nextChangeAtMs, nowMs),
      build?.purgedAt == null ? '–' : `${ago(build.purgedAt.getTime())} ago`,
    ]
  })
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  return [HEAD, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
