/**
 * npm run bench:flood: one site is sent a thousand webhooks in a second, for a minute, while rows of others change. API,
 * worker, Postgres and the sender all run on this machine, the first two in processes of their own.
 */
import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Site } from '#config/schema/site.ts'
import { STOCK_WEBHOOK_PATH } from '#contract/stock-webhook.ts'
import type { OpenDatabase } from '#database/database.ts'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'
import { writeSite } from '#database/sites.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { currentReleaseId } from '#generator/release/releases.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { isReady, spawnPlatform } from '../soak/tried-platform.ts'
import { BENCH_DIR, removeKeptRows } from './bench-site.ts'
import { printTable } from './bench-table.ts'
import type { LoadRequest } from './load/open-loop.ts'
import { openLoop } from './load/open-loop.ts'
import { percentile } from './load/percentile.ts'
import { endProcess, freePort, residentMb } from './load/processes.ts'
import { changedRow, makeWebhookSite, stockMessage } from './load/stock-webhooks.ts'

const OPTIONS = {
  'per-second': { type: 'string', help: 'how many webhooks one site is sent in a second (default 1000)' },
  seconds: { type: 'string', help: 'for how long (default 60)' },
  sites: { type: 'string', help: 'how many other sites there are (default 5)' },
} as const

const CARS = 500
const CHANGE_EVERY_MS = 1_000
const LOOK_MS = 10
const MAX_WAIT_MS = 60_000
const SAMPLE_MS = 1_000

await runCommand('npm run bench:flood', OPTIONS, async (options) => {
  const [perSecond, seconds] = [Number(options['per-second'] ?? '1000'), Number(options.seconds ?? '60')]
  const folders = { sitesDir: join(BENCH_DIR, 'flood-sites'), outDir: join(BENCH_DIR, 'flood-out') }
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-flood-'))
  await chmod(dir, 0o755)
  const sites = await makeSites(1 + Number(options.sites ?? '5'), folders)
  const postgres = await startPackagedPostgres({ dir: join(dir, 'postgres') })
  const database = openDatabase({ url: postgres.url, log: () => {} })
  await migrate(database)
  for (const site of sites) await writeSite(database.db, site, 'bench')
  const port = await freePort()
  const start = (parts: 'api' | 'worker') =>
    spawnPlatform({ databaseUrl: postgres.url, port, parts, logLevel: 'error', folders })
  const [api, worker] = [start('api'), start('worker')]
  try {
    while (!(await isReady(port))) await delay(LOOK_MS)
    await jobsDone(database)
    const [flooded, ...others] = sites
    if (flooded === undefined) throw new Error('no site')
    // Each site is warm before anything is measured.
    await changesOf(others, { port, ...folders, first: 0, seconds: others.length * 2 })
    const before = await changesOf(others, { port, ...folders, first: 1_000, seconds: seconds / 2 })
    const buildsBefore = await buildsOf(database, flooded)
    const [firstMb, memory] = [await residentMb(api), sampleMb(api)]
    const [flood, during] = await Promise.all([
      openLoop({ port, perSecond, count: perSecond * seconds, make: (number) => requestOf(flooded, `f${number}`) }),
      changesOf(others, { port, ...folders, first: 2_000, seconds }),
    ])
    const quartersMb = memory.stop()
    await jobsDone(database)
    const builds = (await buildsOf(database, flooded)) - buildsBefore
    const lastMb = await residentMb(api)
    printTable(`${perSecond} webhooks a second of one site for ${seconds} s, beside ${others.length} other sites`, [
      ['answered 202', String(perSecond * seconds - flood.failed), `${flood.failed} others; all are asked for`],
      ['in a second', flood.answeredPerSecond.toFixed(0), ''],
      ['answered, p50', `${flood.p50Ms.toFixed(0)} ms`, 'from when each was due'],
      ['answered, p99', `${flood.p99Ms.toFixed(0)} ms`, 'at most 1,000 ms'],
      ['builds of the site', String(builds), ''],
      [
        'API, resident',
        `${firstMb.toFixed(0)} MB before`,
        `at most ${quartersMb} in each quarter, ${lastMb.toFixed(0)} after`,
      ],
      ['others, live, p50', shareOf(before, 0.5), `${shareOf(during, 0.5)} during the flood`],
      ['others, live, p95', shareOf(before, 0.95), `${shareOf(during, 0.95)} during the flood; at most twice`],
    ])
  } finally {
    for (const child of [api, worker]) await endProcess(child)
    await database.close()
    await postgres.stop()
    for (const made of [dir, folders.sitesDir, folders.outDir]) await rm(made, { recursive: true, force: true })
    await removeKeptRows(sites.map(({ slug }) => slug))
  }
  return EXIT.ok
})

interface Folders {
  sitesDir: string
  outDir: string
}

async function makeSites(count: number, { sitesDir, outDir }: Folders): Promise<Site[]> {
  const sites: Site[] = []
  for (let index = 0; index < count; index += 1) {
    const site = await makeWebhookSite(`flood-${index}`, CARS, index + 1, sitesDir)
    await createSiteBuilder({ site, siteDir: join(sitesDir, site.slug), outDir }).build({ asAtMs: Date.now() })
    sites.push(site)
  }
  return sites
}

function requestOf({ url }: Site, id: string, rows: readonly object[] = []): LoadRequest {
  const { body, headers } = stockMessage(id, rows)
  return {
    method: 'POST',
    path: STOCK_WEBHOOK_PATH,
    body,
    headers: { ...headers, 'x-forwarded-host': new URL(url).host },
  }
}

interface Changes extends Folders {
  port: number
  /** Number of the first message. */
  first: number
  seconds: number
}

/** Changes one row in a second, of one site after another; gives for each how long it took to be served, in ms. */
async function changesOf(sites: readonly Site[], changes: Changes): Promise<number[]> {
  const taken: Promise<number>[] = []
  const beginMs = performance.now()
  for (let number = 0; number < (changes.seconds * 1_000) / CHANGE_EVERY_MS; number += 1) {
    await delay(Math.max(0, beginMs + number * CHANGE_EVERY_MS - performance.now()))
    const site = sites[number % sites.length]
    if (site !== undefined) taken.push(change(site, changes, changes.first + number))
  }
  return Promise.all(taken)
}

async function change(site: Site, { port, sitesDir, outDir }: Changes, number: number): Promise<number> {
  const paths = releasePaths(outDir, site.slug)
  const row = await changedRow(sitesDir, site.slug, number)
  const served = await currentReleaseId(paths)
  const beginMs = performance.now()
  const { path, ...message } = requestOf(site, `c${number}`, [row])
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, message)
  if (answer.status !== 202) throw new Error(`The webhook was answered ${answer.status}: ${await answer.text()}`)
  while ((await currentReleaseId(paths)) === served) {
    if (performance.now() - beginMs > MAX_WAIT_MS) throw new Error(`${site.slug}: no release came.`)
    await delay(LOOK_MS)
  }
  return performance.now() - beginMs
}

async function jobsDone({ db }: OpenDatabase): Promise<void> {
  const dueJobs = sql`select 1 from graphile_worker.jobs where run_at <= now() limit 1`
  while ((await dueJobs.execute(db)).rows.length > 0) await delay(200)
}

async function buildsOf({ db }: OpenDatabase, { slug }: Site): Promise<number> {
  const { count } = await db
    .selectFrom('build_runs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_slug', '=', slug)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Gives the highest of each quarter of the time. */
function sampleMb(child: ChildProcess): { stop(): string } {
  const samples: number[] = []
  const timer = setInterval(() => {
    void residentMb(child).then((mb) => {
      samples.push(mb)
    })
  }, SAMPLE_MS)
  return {
    stop() {
      clearInterval(timer)
      const length = Math.ceil(samples.length / 4)
      const quarters = [0, 1, 2, 3].map((quarter) => samples.slice(quarter * length, (quarter + 1) * length))
      return quarters.map((quarter) => Math.max(...quarter).toFixed(0)).join(', ')
    },
  }
}

function shareOf(timesMs: readonly number[], part: number): string {
  return `${(percentile(timesMs, part) / 1_000).toFixed(2)} s`
}
