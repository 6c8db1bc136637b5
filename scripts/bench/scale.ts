/**
 * npm run bench:scale: many sites of 500 cars on one machine: all built from nothing by one process, then changed rows at a
 * fixed rate over all of them, with API, queue, Postgres and one worker in a process of its own.
 */
import { readlinkSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { STOCK_WEBHOOK_PATH } from '#contract/stock-webhook.ts'
import type { OpenDatabase } from '#database/database.ts'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'
import { writeSite } from '#database/sites.ts'
import { readEnvironment } from '#server/environment.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { createApi } from '../command-line/platform.ts'
import { spawnPlatform } from '../soak/tried-platform.ts'
import { BENCH_DIR, movePhotographs, removeKeptRows } from './bench-site.ts'
import { printTable } from './bench-table.ts'
import { buildAll, removeSites } from './build-all.ts'
import { percentile } from './load/percentile.ts'
import { endProcess, residentMb } from './load/processes.ts'
import { changedRow, makeWebhookSite, stockMessage } from './load/stock-webhooks.ts'

const OPTIONS = {
  sites: { type: 'string', help: 'how many sites are made (default 100)' },
  cars: { type: 'string', help: 'how many cars each has (default 500)' },
  'per-second': { type: 'string', help: 'how many changed rows are sent in a second (default 5)' },
  seconds: { type: 'string', help: 'for how long (default 60)' },
  workers: { type: 'string', help: 'how many workers build (default 1)' },
  threads: { type: 'string', help: 'how many build threads each worker has (default 2)' },
  'photographs-elsewhere': { type: 'boolean', help: 'photographs are on another host, as in feeds of dealers' },
} as const

const MAX_WAIT_MS = 120_000
/** While hundreds of changes wait, a look every 10 ms takes so much of a core that more wait. */
const LOOK_MS = 50
const SAMPLE_MS = 2_000

await runCommand('npm run bench:scale', OPTIONS, async (options) => {
  const [count, cars] = [Number(options.sites ?? '100'), Number(options.cars ?? '500')]
  const sitesDir = join(BENCH_DIR, 'scale-sites')
  const outDir = join(BENCH_DIR, 'scale-out')
  const slugs = Array.from({ length: count }, (_, index) => `scale-${index}`)
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-scale-'))
  await chmod(dir, 0o755)
  await removeSites(outDir)
  try {
    for (const [index, slug] of slugs.entries()) {
      await makeWebhookSite(slug, cars, index + 1, sitesDir)
      if (options['photographs-elsewhere']) await movePhotographs(sitesDir, slug)
    }
    await buildAll(slugs, sitesDir, outDir)
    await sendEvents(slugs, { sitesDir, outDir }, dir, {
      perSecond: Number(options['per-second'] ?? '5'),
      seconds: Number(options.seconds ?? '60'),
      workers: Number(options.workers ?? '1'),
      threads: Number(options.threads ?? '2'),
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
    await removeSites(outDir)
    await removeSites(sitesDir)
    await removeKeptRows(slugs)
  }
  return EXIT.ok
})

interface Load {
  perSecond: number
  seconds: number
  workers: number
  threads: number
}

/** A change that no release serves yet. */
interface WaitingChange {
  /** The link to the served release, and where it led before the change. */
  current: string
  before: string
  beginMs: number
  /** Milliseconds until a release came; `null` when none did in time. */
  resolve(tookMs: number | null): void
}

function lookAt(waiting: Set<WaitingChange>): void {
  const served = new Map<string, string>()
  for (const change of waiting) {
    const { current, before, beginMs, resolve } = change
    const now = served.get(current) ?? readlinkSync(current)
    served.set(current, now)
    const tookMs = performance.now() - beginMs
    if (now === before && tookMs <= MAX_WAIT_MS) continue
    waiting.delete(change)
    resolve(now === before ? null : tookMs)
  }
}

async function sendEvents(
  slugs: readonly string[],
  folders: { sitesDir: string; outDir: string },
  dir: string,
  { perSecond, seconds, workers: workerCount, threads }: Load,
): Promise<void> {
  const postgres = await startPackagedPostgres({ dir: join(dir, 'postgres') })
  let stop = async (): Promise<void> => {}
  const database = openDatabase({ url: postgres.url, log: () => {} })
  try {
    await migrate(database)
    const sites: Pick<Site, 'slug' | 'url'>[] = []
    for (const slug of slugs) {
      const site = await loadSite(slug, folders)
      await writeSite(database.db, site, 'bench')
      sites.push({ slug, url: site.url })
    }
    const api = createApi({ environment: readEnvironment({}), log: pino({ level: 'silent' }), database, folders })
    const startMs = performance.now()
    const workers = Array.from({ length: workerCount }, () =>
      spawnPlatform({
        databaseUrl: postgres.url,
        port: 0,
        parts: 'worker',
        logLevel: 'error',
        folders,
        buildThreads: threads,
      }),
    )
    stop = async () => {
      await Promise.all(workers.map(endProcess))
      await api.close()
    }
    await until(async () => (await storedSites(database)) === sites.length)
    const storedMs = performance.now() - startMs
    const total = perSecond * seconds
    // A sender has its rows; here they are read by the process that answers, so before the first is sent.
    const rows: object[] = []
    for (let number = 0; number < total; number += 1) {
      rows.push(await changedRow(folders.sitesDir, sites[siteOf(number, sites.length)]?.slug ?? '', number))
    }
    const liveMs: number[] = []
    let [late, peakMb] = [0, 0]
    const sampling = setInterval(() => {
      void Promise.all(workers.map(residentMb)).then((each) => {
        peakMb = Math.max(peakMb, ...each)
      })
    }, SAMPLE_MS)
    const waiting = new Set<WaitingChange>()
    // One look for all that wait: a look for each would take the processor from what is measured.
    const looking = setInterval(() => lookAt(waiting), LOOK_MS)
    const sendMs = performance.now()
    const sent: Promise<void>[] = []
    for (let number = 0; number < total; number += 1) {
      await delay(Math.max(0, sendMs + (number * 1_000) / perSecond - performance.now()))
      const site = sites[siteOf(number, sites.length)]
      const row = rows[number]
      if (site !== undefined && row !== undefined)
        sent.push(
          changeRow(site, row, number).then((ms) => {
            if (ms === null) late += 1
            else liveMs.push(ms)
          }),
        )
    }
    await Promise.all(sent)
    clearInterval(sampling)
    clearInterval(looking)
    const byWorkers = `${workerCount} ${workerCount === 1 ? 'worker' : 'workers'} of ${threads} build ${threads === 1 ? 'thread' : 'threads'}`
    printTable(`Changed rows over ${sites.length} sites, ${perSecond} a second for ${seconds} s, ${byWorkers}`, [
      ['stock of all stored', `${(storedMs / 1_000).toFixed(1)} s`, 'when the worker starts'],
      ['live, p50', `${(percentile(liveMs, 0.5) / 1_000).toFixed(2)} s`, ''],
      ['live, p95', `${(percentile(liveMs, 0.95) / 1_000).toFixed(2)} s`, 'at most 2 s'],
      ['not live in time', String(late), `of ${total}`],
      [
        'until all were live',
        `${((performance.now() - sendMs) / 1_000).toFixed(1)} s`,
        `load ${loadavg()[0]?.toFixed(1)}`,
      ],
      ['memory', `${peakMb.toFixed(0)} MB`, 'of the largest worker; at most 1,500 MB'],
    ])

    async function changeRow(
      { slug, url }: Pick<Site, 'slug' | 'url'>,
      row: object,
      number: number,
    ): Promise<number | null> {
      const changed = { ...row, updated_at: new Date().toISOString() }
      const { body, headers } = stockMessage(`msg_${number}`, [changed])
      const current = join(folders.outDir, slug, 'current')
      const before = readlinkSync(current)
      const beginMs = performance.now()
      const { host } = new URL(url)
      const answer = await api.fetch(
        new Request(`${url}${STOCK_WEBHOOK_PATH}`, { method: 'POST', body, headers: { ...headers, host } }),
      )
      if (answer.status !== 202) throw new Error(`The webhook was answered ${answer.status}: ${await answer.text()}`)
      return new Promise((resolve) => {
        waiting.add({ current, before, beginMs, resolve })
      })
    }
  } finally {
    // A worker that runs keeps a connection, and the database would wait for it.
    await stop()
    await database.close()
    await postgres.stop()
  }
}

/** Which site a change is of: neighbours in time are of different sites. */
function siteOf(number: number, siteCount: number): number {
  return (number * 7) % siteCount
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadlineMs = performance.now() + 10 * MAX_WAIT_MS
  while (!(await isDone())) {
    if (performance.now() > deadlineMs) throw new Error('The stock of the sites was not stored.')
    await delay(200)
  }
}

async function storedSites({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    'select count(*) from sites where exists (select from cars where cars.site_slug = sites.slug)',
  )
  return Number(rows[0]?.count)
}
