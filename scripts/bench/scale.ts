/**
 * npm run bench:scale: many sites of 500 cars on one machine: all built from nothing by one process, then changed rows at a
 * fixed rate over all of them, with API, queue, Postgres and one worker.
 */
import { readlinkSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { STOCK_WEBHOOK_PATH } from '#contract/stock-webhook.ts'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPackagedPostgres } from '#database/packaged-postgres.ts'
import { writeSite } from '#database/sites.ts'
import { measureRelease } from '#generator/fleet/site-state.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { readEnvironment } from '#server/environment.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { createApi, startWorker } from '../command-line/platform.ts'
import { BENCH_DIR, carsWithPrice, makeBenchSite } from './bench-site.ts'
import { printTable } from './bench-table.ts'

const OPTIONS = {
  sites: { type: 'string', help: 'how many sites are made (default 100)' },
  cars: { type: 'string', help: 'how many cars each has (default 500)' },
  'per-second': { type: 'string', help: 'how many changed rows are sent in a second (default 5)' },
  seconds: { type: 'string', help: 'for how long (default 60)' },
} as const

const SECRET_VARIABLE = 'BENCH_STOCK_SECRET'
const SECRET = `whsec_${Buffer.from('the secret of the bench').toString('base64')}`
const MAX_WAIT_MS = 120_000
const LOOK_MS = 10
const SAMPLE_MS = 2_000
const PAGE_BYTES = 4_096
const MB = 1_000_000

await runCommand('npm run bench:scale', OPTIONS, async (options) => {
  const [count, cars] = [Number(options.sites ?? '100'), Number(options.cars ?? '500')]
  process.env[SECRET_VARIABLE] = SECRET
  const sitesDir = join(BENCH_DIR, 'sites')
  const outDir = join(BENCH_DIR, 'scale-out')
  const slugs = Array.from({ length: count }, (_, index) => `scale-${index}`)
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-scale-'))
  await chmod(dir, 0o755)
  await rm(outDir, { recursive: true, force: true })
  try {
    const sites: Site[] = []
    for (const [index, slug] of slugs.entries()) {
      await makeBenchSite(slug, cars, index + 1)
      const file = join(sitesDir, slug, 'site.ts')
      const webhook = `webhook: { secretVariables: ['${SECRET_VARIABLE}'] }`
      await writeFile(file, (await readFile(file, 'utf8')).replace('stock: {', `stock: { ${webhook},`))
      sites.push(await loadSite(slug, { sitesDir }))
    }
    await buildAll(sites, sitesDir, outDir)
    await sendEvents(sites, { sitesDir, outDir }, dir, {
      perSecond: Number(options['per-second'] ?? '5'),
      seconds: Number(options.seconds ?? '60'),
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
    await rm(outDir, { recursive: true, force: true })
    for (const slug of slugs) await rm(join(sitesDir, slug), { recursive: true, force: true })
  }
  return EXIT.ok
})

/** One after another in this process; prints each tenth of the way in powers of ten. */
async function buildAll(sites: readonly Site[], sitesDir: string, outDir: string): Promise<void> {
  const rows: [string, string, string][] = []
  let [files, bytes] = [0, 0]
  let tookMs = 0
  for (const [index, site] of sites.entries()) {
    const startMs = performance.now()
    const builder = createSiteBuilder({ site, siteDir: join(sitesDir, site.slug), outDir })
    const result = await builder.build({ asAtMs: Date.now() })
    if (result.kind !== 'published') throw new Error(`${site.slug}: expected a release, received ${result.kind}`)
    // The first compiles, where no compiled code is there.
    tookMs += performance.now() - startMs
    files += Object.keys(result.manifest.pages).length + Object.keys(result.manifest.files).length
    bytes += (await measureRelease(site.slug, outDir)) ?? 0
    const built = index + 1
    if (!/^[13]0*$/.test(String(built)) && built !== sites.length) continue
    const note = `${files.toLocaleString('en-AU')} files, ${(bytes / MB).toFixed(0)} MB, process ${(process.memoryUsage.rss() / MB).toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`
    rows.push([`${built} sites`, `${(tookMs / 1_000).toFixed(1)} s`, note])
  }
  printTable('All sites from nothing, one process, one after another', rows)
}

interface Load {
  perSecond: number
  seconds: number
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
  sites: readonly Site[],
  folders: { sitesDir: string; outDir: string },
  dir: string,
  { perSecond, seconds }: Load,
): Promise<void> {
  const postgres = await startPackagedPostgres({ dir: join(dir, 'postgres') })
  const database = openDatabase({ url: postgres.url, log: () => {} })
  try {
    await migrate(database)
    for (const site of sites) await writeSite(database.db, site, 'bench')
    const parts = { environment: readEnvironment({}), log: pino({ level: 'silent' }), database, folders }
    const api = createApi(parts)
    const startMs = performance.now()
    const worker = await startWorker(parts)
    await until(
      async () =>
        (await database.pool.query('select 1 from graphile_worker.jobs where key like $1', ['store%'])).rowCount === 0,
    )
    const storedMs = performance.now() - startMs
    const liveMs: number[] = []
    let [late, peakBytes] = [0, 0]
    const sampling = setInterval(() => {
      void buildProcessBytes().then((bytes) => {
        peakBytes = Math.max(peakBytes, bytes)
      })
    }, SAMPLE_MS)
    const waiting = new Set<WaitingChange>()
    // One look for all that wait: a look for each would take the processor from what is measured.
    const looking = setInterval(() => lookAt(waiting), LOOK_MS)
    const total = perSecond * seconds
    const sendMs = performance.now()
    const sent: Promise<void>[] = []
    for (let number = 0; number < total; number += 1) {
      await delay(Math.max(0, sendMs + (number * 1_000) / perSecond - performance.now()))
      const site = sites[(number * 7) % sites.length]
      if (site !== undefined)
        sent.push(
          changeRow(site, number).then((ms) => {
            if (ms === null) late += 1
            else liveMs.push(ms)
          }),
        )
    }
    await Promise.all(sent)
    clearInterval(sampling)
    clearInterval(looking)
    liveMs.sort((a, b) => a - b)
    const share = (part: number): string =>
      `${((liveMs[Math.floor((liveMs.length - 1) * part)] ?? Number.NaN) / 1_000).toFixed(2)} s`
    printTable(`Changed rows over ${sites.length} sites, ${perSecond} a second for ${seconds} s`, [
      ['stock of all stored', `${(storedMs / 1_000).toFixed(1)} s`, 'when the worker starts'],
      ['live, p50', share(0.5), ''],
      ['live, p95', share(0.95), 'at most 2 s'],
      ['not live in time', String(late), `of ${total}`],
      [
        'until all were live',
        `${((performance.now() - sendMs) / 1_000).toFixed(1)} s`,
        `load ${loadavg()[0]?.toFixed(1)}`,
      ],
      ['build process, peak', `${(peakBytes / MB).toFixed(0)} MB`, 'at most 1,500 MB'],
      ['API, worker and sender', `${(process.memoryUsage.rss() / MB).toFixed(0)} MB`, ''],
    ])
    await worker.stop()
    await api.close()

    async function changeRow(site: Site, number: number): Promise<number | null> {
      const { slug, url } = site
      const [row = {}] = await carsWithPrice(folders.sitesDir, slug, [(number * 13) % 300])
      const updated = {
        ...row,
        dapprice: Number(row['dapprice']) + 10 * (number + 1),
        updated_at: new Date().toISOString(),
      }
      const [id, at, body] = [`msg_${number}`, new Date(), JSON.stringify({ type: 'stock.changed', rows: [updated] })]
      const headers = {
        host: new URL(url).host,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(SECRET).sign(id, at, body),
      }
      const current = join(folders.outDir, slug, 'current')
      const before = readlinkSync(current)
      const beginMs = performance.now()
      const answer = await api.fetch(new Request(`${url}${STOCK_WEBHOOK_PATH}`, { method: 'POST', body, headers }))
      if (answer.status !== 202) throw new Error(`The webhook was answered ${answer.status}: ${await answer.text()}`)
      return new Promise((resolve) => {
        waiting.add({ current, before, beginMs, resolve })
      })
    }
  } finally {
    await database.close()
    await postgres.stop()
  }
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadlineMs = performance.now() + 10 * MAX_WAIT_MS
  while (!(await isDone())) {
    if (performance.now() > deadlineMs) throw new Error('The stock of the sites was not stored.')
    await delay(200)
  }
}

/** Resident memory of the processes that build; 0 where there is no /proc. */
async function buildProcessBytes(): Promise<number> {
  let bytes = 0
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name) || (await stat(`/proc/${name}`).catch(() => null)) === null) continue
    const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (!command.includes('build-process') || !status.includes(` ${process.pid} `)) continue
    const [, resident = '0'] = (await readFile(`/proc/${name}/statm`, 'utf8').catch(() => '')).split(' ')
    bytes += Number(resident) * PAGE_BYTES
  }
  return bytes
}
