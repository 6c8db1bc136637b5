/**
 * npm run bench:fleet: how long a changed price takes from the webhook to the release that serves it, with API, queue,
 * Postgres and a warm build thread on this machine: by the whole feed, and by the row of the car in the webhook. The feed
 * is a file, so nothing is counted for its transfer.
 */
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import type { Site } from '#config/schema/site.ts'
import { STOCK_WEBHOOK_PATH } from '#contract/stock-webhook.ts'
import type { OpenDatabase } from '#database/database.ts'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'
import { writeSite } from '#database/sites.ts'
import { readEnvironment } from '#server/environment.ts'
import type { StockFolders } from '#worker/store-stock.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { createApi, startWorker } from '../command-line/platform.ts'
import { BENCH_DIR, carsWithPrice, removeKeptRows } from './bench-site.ts'
import { printTable } from './bench-table.ts'
import { printColdWorker } from './cold-worker.ts'
import { percentile } from './load/percentile.ts'
import { makeWebhookSite, stockMessage } from './load/stock-webhooks.ts'
import { median } from './measure-process.ts'

const OPTIONS = {
  cars: { type: 'string', help: 'how many cars the site has (default 10000)' },
  rounds: { type: 'string', help: 'how many prices are changed in each way (default 40)' },
} as const

const SLUG = 'fleet'
const MAX_WAIT_MS = 600_000
const SETTLE_MS = 20_000
const PAUSE_MS = 2_000
const COLD_ROUNDS = 3

/** Ms from the message to the next release, and to its answer. */
interface Announced {
  liveMs: number
  answeredMs: number
}

const liveTime = (announced: readonly Announced[], share: number): string =>
  `${(
    percentile(
      announced.map(({ liveMs }) => liveMs),
      share,
    ) / 1_000
  ).toFixed(2)} s`

const CHANGE = join(import.meta.dirname, 'children/child-price-change.ts')

await runCommand('npm run bench:fleet', OPTIONS, async ({ cars = '10000', rounds = '40' }) => {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-fleet-'))
  await chmod(dir, 0o755)
  const sitesDir = join(BENCH_DIR, 'fleet-sites')
  const site = await makeWebhookSite(SLUG, Number(cars), 1, sitesDir)
  const folders = { sitesDir, outDir: join(BENCH_DIR, 'fleet-out') }
  await rm(folders.outDir, { recursive: true, force: true })
  const postgres = await startPackagedPostgres({ dir: join(dir, 'postgres') })
  const database = openDatabase({ url: postgres.url, log: () => {} })
  try {
    await migrate(database)
    await writeSite(database.db, site, 'bench')
    await printWarmWorker({ site, folders, database, cars: Number(cars), rounds: Number(rounds) })
    await printColdWorker({ site, ...folders, dir, rounds: COLD_ROUNDS })
  } finally {
    await database.close()
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
    await removeKeptRows([SLUG])
  }
  return EXIT.ok
})

interface WarmWorker {
  site: Site
  folders: StockFolders
  database: OpenDatabase
  cars: number
  rounds: number
}

async function printWarmWorker({ site, folders, database, cars, rounds }: WarmWorker): Promise<void> {
  const parts = { environment: readEnvironment({}), log: pino({ level: 'silent' }), database, folders }
  const api = createApi(parts)
  const worker = await startWorker(parts)
  try {
    const { host } = new URL(site.url)
    const current = join(folders.outDir, SLUG, 'current')
    const release = (): Promise<string | null> => readlink(current).catch(() => null)
    let messages = 0
    async function announce(rows: object[] = []): Promise<Announced> {
      const before = await release()
      messages += 1
      const { body, headers } = stockMessage(`msg_${messages}`, rows)
      const startMs = performance.now()
      const response = await api.fetch(
        new Request(`${site.url}${STOCK_WEBHOOK_PATH}`, { method: 'POST', body, headers: { ...headers, host } }),
      )
      if (response.status !== 202)
        throw new Error(`The webhook was answered ${response.status}: ${await response.text()}`)
      const answeredMs = performance.now() - startMs
      while ((await release()) === before) {
        if (performance.now() - startMs > MAX_WAIT_MS) throw new Error('No release came.')
        await delay(5)
      }
      return { liveMs: performance.now() - startMs, answeredMs }
    }
    const first = await announce()
    // What a release has left to do is not the next one's: its 10,000 cars are stored, and the one after it is prestaged.
    await delay(SETTLE_MS)
    // Among the cars of any number; the rows of a changed feed are others than those that are sent.
    const firstRow = Math.floor(0.15 * cars)
    const whole: Announced[] = []
    for (let round = 0; round < rounds; round += 1) {
      const change = JSON.stringify({ sitesDir: folders.sitesDir, slug: SLUG, row: firstRow + round })
      const { status, stderr } = spawnSync(process.execPath, [CHANGE, change], { encoding: 'utf8' })
      if (status !== 0) throw new Error(`the price could not be changed: ${stderr}`)
      await delay(PAUSE_MS)
      whole.push(await announce())
    }
    // A sender has its row; here it would be read by the process that answers.
    const rows = await carsWithPrice(
      folders.sitesDir,
      SLUG,
      Array.from({ length: rounds }, (_, round) => 2 * firstRow + round),
    )
    await delay(SETTLE_MS)
    const single: Announced[] = []
    for (const [round, row] of rows.entries()) {
      const updatedAt = new Date(Date.now() + round).toISOString()
      single.push(
        await announce([{ ...row, dapprice: Number(row['dapprice']) + 10 * (round + 1), updated_at: updatedAt }]),
      )
      await delay(PAUSE_MS)
    }
    printTable(`One price in ${cars.toLocaleString('en-AU')} cars, from the webhook to the release that serves it`, [
      ['first build', `${(first.liveMs / 1_000).toFixed(2)} s`, 'everything is rendered'],
      ['whole feed, p50', liveTime(whole, 0.5), 'at most 0.6 s'],
      ['whole feed, p95', liveTime(whole, 0.95), 'at most 1.0 s'],
      ['changed row, p50', liveTime(single, 0.5), 'at most 0.15 s'],
      ['changed row, p95', liveTime(single, 0.95), 'at most 0.3 s'],
      [
        'webhook answered, p50',
        `${median([...whole, ...single].map(({ answeredMs }) => answeredMs)).toFixed(0)} ms`,
        'at most 1,000 ms',
      ],
    ])
  } finally {
    // A worker that runs keeps a connection, and the database would wait for it.
    await worker.stop()
    await api.close()
  }
}
