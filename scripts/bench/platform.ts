/**
 * npm run bench:platform: how fast leads are taken with two deliveries queued each, how fast view.json is answered, and
 * whether memory grows with the number of leads, and what signing in costs. API, worker, Postgres (which writes to the disk for each lead), the
 * receivers of the deliveries and the sender all run on this machine at once.
 */
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Site } from '#config/schema/site.ts'
import type { OpenDatabase } from '#database/database.ts'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'
import { writeSite } from '#database/sites.ts'
import { storeStock } from '#worker/store-stock.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { DEFAULT_FOLDERS } from '../command-line/platform.ts'
import { ensureDemoStock } from '../demo/stock/ensure-demo-stock.ts'
import { isReady, spawnPlatform, triedHeaders, triedLead, triedSite } from '../soak/tried-platform.ts'
import { printTable } from './bench-table.ts'
import type { LoadResult } from './load/open-loop.ts'
import { openLoop } from './load/open-loop.ts'
import { endProcess, freePort, residentMb } from './load/processes.ts'
import { measureSignIns } from './load/sign-ins.ts'

const OPTIONS = {
  leads: { type: 'string', help: 'how many leads memory is measured after (default 10000)' },
  seconds: { type: 'string', help: 'how long each rate is tried (default 10)' },
  'sign-ins': { type: 'boolean', help: 'only what signing in and sessions cost' },
} as const

const USUAL_PER_SECOND = 50
const LEAD_RATES = [100, 150, 200, 250, 300, 350, 400, 500, 600]
const VIEW_RATES = [1_000, 2_000, 3_000, 4_000, 5_000]
const MAX_P99_MS = 100
/** Of what was asked of view.json, so much must be answered in its time. */
const MIN_ANSWERED = 0.97
/** The rate at which leads are sent only to see what they do to memory: what is asked of the platform, and no overload. */
const FILLING_PER_SECOND = 250
const FIRST_LEADS = 1_000

await runCommand(
  'npm run bench:platform',
  OPTIONS,
  async ({ leads = '10000', seconds = '10', 'sign-ins': isSignInsOnly }) => {
    const dir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
    await chmod(dir, 0o755)
    const postgres = await startPackagedPostgres({ dir: join(dir, 'postgres') })
    const database = openDatabase({ url: postgres.url, log: () => {} })
    const receivers = [createReceiver(), createReceiver()]
    const port = await freePort()
    await migrate(database)
    const site = await triedSite(await Promise.all(receivers.map(listenAnywhere)))
    await ensureDemoStock(site, join(DEFAULT_FOLDERS.sitesDir, site.slug), {})
    await storeStock(database.db, site.slug, DEFAULT_FOLDERS)
    await writeSite(database.db, site, 'bench')
    const start = (parts: 'api' | 'worker') =>
      spawnPlatform({ databaseUrl: postgres.url, port, parts, logLevel: 'info' })
    const api = start('api')
    try {
      while (!(await isReady(port))) await delay(200)
      await measureSignIns({ site, port, db: database.db, seconds: Number(seconds) })
      if (isSignInsOnly === true) return EXIT.ok
      const tried: Tried = { site, port, database, seconds: Number(seconds), sent: 0 }
      const worker = start('worker')
      try {
        const memoryMb = () => memoryOf([api, worker])
        await fill(tried, FIRST_LEADS)
        const firstMb = await memoryMb()
        await fill(tried, Number(leads))
        const lastMb = await memoryMb()
        printTable('Resident memory of API and worker', [
          [`after ${FIRST_LEADS} leads`, `${firstMb.toFixed(0)} MB`, ''],
          [`after ${tried.sent} leads`, `${lastMb.toFixed(0)} MB`, `${(lastMb / firstMb).toFixed(2)} times`],
        ])
        await leadRates(tried, 'Leads taken while a worker delivers them, two deliveries each')
      } finally {
        await endProcess(worker)
      }
      await leadRates(tried, 'Leads taken, two deliveries queued each; the worker does not run')
      await viewRates(tried)
    } finally {
      await endProcess(api)
      for (const receiver of receivers) receiver.close()
      await database.close()
      await postgres.stop()
      await rm(dir, { recursive: true, force: true })
    }
    return EXIT.ok
  },
)

interface Tried {
  site: Site
  port: number
  database: OpenDatabase
  seconds: number
  /** Leads so far; each has a shopper of its own. */
  sent: number
}

async function sendLeads(tried: Tried, perSecond: number, count: number): Promise<LoadResult> {
  const first = tried.sent
  tried.sent += count
  return openLoop({
    port: tried.port,
    perSecond,
    count,
    make: (number) => ({
      method: 'POST',
      path: '/api/leads',
      headers: triedHeaders(tried.site, first + number),
      body: triedLead(randomUUID(), first + number),
    }),
  })
}

/** Returns when no job waits any more. */
async function delivered({ database: { db } }: Tried): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from graphile_worker.jobs limit 1`.execute(db)
    if (rows.length === 0) return
    await delay(200)
  }
}

async function leadRates(tried: Tried, title: string): Promise<void> {
  const usual = await sendLeads(tried, USUAL_PER_SECOND, USUAL_PER_SECOND * tried.seconds * 2)
  const rows = [rowOf(USUAL_PER_SECOND, usual)]
  for (const perSecond of LEAD_RATES) {
    const result = await sendLeads(tried, perSecond, perSecond * tried.seconds)
    rows.push(rowOf(perSecond, result))
    if (result.p99Ms > MAX_P99_MS || result.failed > 0) break
  }
  printTable(title, rows)
}

async function viewRates({ site, port, database, seconds }: Tried): Promise<void> {
  const cars = await database.db.selectFrom('cars').select('slug').where('site_slug', '=', site.slug).execute()
  const rows: ReturnType<typeof rowOf>[] = []
  for (const perSecond of VIEW_RATES) {
    const result = await openLoop({
      port,
      perSecond,
      count: perSecond * seconds,
      make: (number) => ({
        method: 'GET',
        path: `/api/cars/${cars[number % cars.length]?.slug}/view.json`,
        headers: triedHeaders(site, number),
      }),
    })
    rows.push(rowOf(perSecond, result))
    if (result.answeredPerSecond < perSecond * MIN_ANSWERED || result.failed > 0) break
  }
  printTable('view.json', rows)
}

/** Sends leads until there are so many, and returns when all are delivered. */
async function fill(tried: Tried, leads: number): Promise<void> {
  while (tried.sent < leads) {
    await sendLeads(tried, FILLING_PER_SECOND, Math.min(FIRST_LEADS, leads - tried.sent))
    await delivered(tried)
  }
}

async function memoryOf(processes: readonly ChildProcess[]): Promise<number> {
  return (await Promise.all(processes.map(residentMb))).reduce((sum, memoryMb) => sum + memoryMb, 0)
}

function rowOf(perSecond: number, { answeredPerSecond, failed, p50Ms, p99Ms }: LoadResult): [string, string, string] {
  const latency = `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`
  return [`${perSecond} a second`, latency, `${answeredPerSecond.toFixed(0)} answered a second, ${failed} failed`]
}

function createReceiver() {
  return createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(204).end())
  })
}

function listenAnywhere(server: ReturnType<typeof createServer>): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`))
  })
}
