/** npm run fleet: how every site stands: its release, its stock, its last feed, its builds, and what to look at. */
import { resolve } from 'node:path'
import { listSites } from '#config/load-site.ts'
import type { FleetBuild } from '#database/fleet.ts'
import { readFleetBuilds } from '#database/fleet.ts'
import { groupThousands } from '#domain/formats/money.ts'
import type { SiteState } from '#generator/fleet/site-state.ts'
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
  'feed rows',
  'left out',
  'last build',
  'waiting',
  'next change',
]

type FleetSite = SiteState & { build: FleetBuild | null }

await runCommand('npm run fleet', OPTIONS, async (options) => {
  const outDir = outDirOf(options.out)
  const slugs = await listSites({ sitesDir: resolve(options.sites ?? DEFAULT_SITES_DIR) })
  const builds =
    options['without-queue'] === true
      ? []
      : await withPlatform(({ database }) => readFleetBuilds(database.db), { ...process.env, LOG_LEVEL: 'warn' })
  const bySlug = new Map(builds.map((build) => [build.siteSlug, build]))
  const nowMs = Date.now()
  const sites: FleetSite[] = []
  for (const slug of slugs) {
    const build = bySlug.get(slug) ?? null
    const state = await readSiteState(slug, outDir, nowMs)
    sites.push({ ...state, build, problems: [...state.problems, ...(build === null ? [] : problemsOf(build))] })
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

function problemsOf({ kind, message, purgeFailure, unpurgedPaths }: FleetBuild): string[] {
  const [firstLine = ''] = message.split('\n')
  return [
    ...(kind === 'held' || kind === 'failed' ? [firstLine] : []),
    ...(purgeFailure === null ? [] : [`${groupThousands(unpurgedPaths)} addresses are not purged: ${purgeFailure}`]),
  ]
}

function table(sites: readonly FleetSite[], nowMs: number): string[] {
  const rows = sites.map(({ slug, releaseId, asAtMs, cars, pages, feed, build, nextChangeAtMs }) => [
    slug,
    releaseId ?? '–',
    asAtMs === null ? '–' : duration(nowMs - asAtMs),
    groupThousands(cars),
    groupThousands(pages),
    feed === null ? '–' : groupThousands(feed.rows),
    feed === null ? '–' : groupThousands(feed.quarantinedRows),
    build?.kind == null || build.endedAt === null
      ? '–'
      : `${build.kind} ${duration(nowMs - build.endedAt.getTime())} ago`,
    build === null ? '–' : String(build.waiting),
    nextChangeAtMs === null ? '–' : nextChangeAtMs > nowMs ? `in ${duration(nextChangeAtMs - nowMs)}` : 'due',
  ])
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  return [HEAD, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** "3 min", "5 h", "2 d". */
function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 120) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 72 ? `${hours} h` : `${Math.round(hours / 24)} d`
}
