import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { queueBuild } from '#database/builds/site-builds.ts'
import { addJob } from '#database/queue/jobs.ts'
import { writeSite } from '#database/sites.ts'
import { outboxMail } from '#server/providers/mail.ts'
import { TWILIO_URL } from '#server/providers/text.ts'
import type { BuildEnd } from '#worker/builds/build-protocol.ts'
import type { SiteBuilds } from '#worker/builds/site-builds.ts'
import { createPoolLocks } from '#worker/pool-locks.ts'
import type { RunningWorker } from '#worker/run-worker.ts'
import { runWorker } from '#worker/run-worker.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()
let worker: RunningWorker | null = null
afterEach(async () => {
  await worker?.stop()
  worker = null
})

async function start(
  onJob: (task: string, outcome: string) => void = () => {},
  builds: SiteBuilds | null = null,
  locksDir?: string,
): Promise<void> {
  const { db } = database.current()
  worker = await runWorker({
    database: database.current(),
    mail: outboxMail(db),
    folders: { sitesDir: '/nowhere', outDir: '/nowhere' },
    secret: () => undefined,
    isDevelopment: true,
    sessionSecret: 'for tests, and as long as it has to be',
    twilioUrl: TWILIO_URL,
    payments: { db, secret: () => undefined, stripeApiUrl: 'http://127.0.0.1:1', isDevelopment: true },
    log: pino({ level: 'silent' }),
    concurrency: 2,
    builds,
    ...(locksDir === undefined ? {} : { locksDir }),
    onJob,
    onBuild: () => {},
  })
}

/** A process takes the lock of a pool, and is killed. */
async function holdAndBeKilled(locksDir: string, poolId: string): Promise<void> {
  const child = fork(join(import.meta.dirname, 'process-that-holds-a-lock.ts'), [locksDir, poolId])
  await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The first question to the database in which `part` stands fails; says how many have. */
function failOnce(part: string): () => number {
  const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown
  let failures = 0
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function ask(
    this: unknown,
    ...asked: unknown[]
  ) {
    const question = asked[0] as string | { text?: string }
    const text = typeof question === 'string' ? question : question.text
    if (failures > 0 || text?.includes(part) !== true) return query.apply(this, asked)
    failures += 1
    return Promise.reject(Object.assign(new Error('cut'), { code: '57P01' }))
  })
  onTestFinished(() => spy.mockRestore())
  return () => failures
}

it('a job that is given up becomes a dead letter', async () => {
  const outcomes: string[] = []
  await addJob(database.current().db, 'store-stock', { siteSlug: 'gone' }, { maxAttempts: 1 })
  await start((task, outcome) => outcomes.push(`${task} ${outcome}`))
  await vi.waitFor(() => expect(outcomes).toEqual(['store-stock given-up']), 10_000)
  await vi.waitFor(async () => {
    const rows = await database.current().db.selectFrom('dead_letters').selectAll().execute()
    expect(rows).toMatchObject([{ task: 'store-stock', payload: { siteSlug: 'gone' }, attempts: 1 }])
  }, 10_000)
})

it('the jobs of a killed worker are freed, and one whose last attempt was cut off is tried once more', async () => {
  const { db, pool } = database.current()
  await writeSite(db, makeSite(), 'hash')
  await addJob(db, 'confirm-lead', { leadId: '00000000-0000-0000-0000-000000000000' }, { maxAttempts: 1 })
  await sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 1`.execute(db)
  await db
    .insertInto('worker_pools')
    .values({ id: 'killed', beat_at: new Date(Date.now() - 60_000) })
    .execute()
  const outcomes: string[] = []
  await start((task, outcome) => outcomes.push(`${task} ${outcome}`))
  await vi.waitFor(() => expect(outcomes).toEqual(['confirm-lead done']), 15_000)
  const { rows } = await pool.query(`select id from worker_pools where id = 'killed'`)
  expect(rows).toEqual([])
})

it('a worker that was killed on this machine is noticed at once', async () => {
  const { db } = database.current()
  await writeSite(db, makeSite(), 'hash')
  await addJob(db, 'confirm-lead', { leadId: '00000000-0000-0000-0000-000000000000' })
  await sql`update graphile_worker._private_jobs set locked_by = 'killed-here', locked_at = now(), attempts = 1`.execute(
    db,
  )
  await db.insertInto('worker_pools').values({ id: 'killed-here', beat_at: new Date() }).execute()
  const locksDir = await mkdtemp(join(tmpdir(), 'forecourt-locks-'))
  onTestFinished(() => rm(locksDir, { recursive: true }))
  await holdAndBeKilled(locksDir, 'killed-here')
  const outcomes: string[] = []
  await start((task, outcome) => outcomes.push(`${task} ${outcome}`), null, locksDir)
  await vi.waitFor(() => expect(outcomes).toEqual(['confirm-lead done']), 8_000)
  expect(await readdir(locksDir)).not.toContain('killed-here.lock')
})

it('a job of a worker that lives is left to it, whoever else starts on this machine', async () => {
  const { db } = database.current()
  await writeSite(db, makeSite(), 'hash')
  await addJob(db, 'confirm-lead', { leadId: '00000000-0000-0000-0000-000000000000' })
  await sql`update graphile_worker._private_jobs set locked_by = 'alive', locked_at = now(), attempts = 1`.execute(db)
  await db.insertInto('worker_pools').values({ id: 'alive', beat_at: new Date() }).execute()
  const locksDir = await mkdtemp(join(tmpdir(), 'forecourt-locks-'))
  onTestFinished(() => rm(locksDir, { recursive: true }))
  const other = createPoolLocks(locksDir)
  other.hold('alive')
  onTestFinished(() => other.release('alive'))
  const outcomes: string[] = []
  await start((task, outcome) => outcomes.push(`${task} ${outcome}`), null, locksDir)
  await addJob(db, 'store-stock', { siteSlug: 'gone' }, { maxAttempts: 1 })
  await vi.waitFor(() => expect(outcomes).toEqual(['store-stock given-up']), 10_000)
  const { rows } = await database.current().pool.query('select locked_by from graphile_worker.jobs')
  expect(rows).toContainEqual({ locked_by: 'alive' })
})

it('a worker whose connections are cut goes on when the database is back', async () => {
  const { db, pool } = database.current()
  const outcomes: string[] = []
  await start((task, outcome) => outcomes.push(`${task} ${outcome}`))
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await vi.waitFor(() => addJob(db, 'confirm-lead', { leadId: '00000000-0000-0000-0000-000000000000' }), 10_000)
  await vi.waitFor(() => expect(outcomes).toEqual(['confirm-lead done']), 20_000)
})

it('a worker whose very first question to the database fails asks again', async () => {
  const failures = failOnce('_private_tasks')
  await addJob(database.current().db, 'confirm-lead', { leadId: '00000000-0000-0000-0000-000000000000' })
  const outcomes: string[] = []
  await start((task, outcome) => outcomes.push(`${task} ${outcome}`))
  await vi.waitFor(() => expect(outcomes).toEqual(['confirm-lead done']), 15_000)
  expect(failures()).toBe(1)
})

it('a job whose end could not be recorded runs once more, as soon as its pool has ended', async () => {
  const failures = failOnce('delete from "graphile_worker"._private_jobs')
  await addJob(database.current().db, 'confirm-lead', { leadId: '00000000-0000-0000-0000-000000000000' })
  const outcomes: string[] = []
  await start((task, outcome) => outcomes.push(`${task} ${outcome}`))
  await vi.waitFor(() => expect(outcomes).toEqual(['confirm-lead done', 'confirm-lead done']), 15_000)
  expect(failures()).toBe(1)
})

it('a lead does not wait for builds, however many wait for each other', async () => {
  const { db } = database.current()
  const outcomes: string[] = []
  const ended = Promise.withResolvers<BuildEnd>()
  const asked: string[] = []
  for (const slug of ['first', 'second', 'third']) {
    await writeSite(db, { ...makeSite(), slug, url: `https://www.${slug}.example` }, slug)
    await queueBuild(db, { siteSlug: slug })
  }
  await start((task, outcome) => outcomes.push(`${task} ${outcome}`), {
    build({ siteSlug }) {
      asked.push(siteSlug)
      return ended.promise
    },
    site: () => Promise.reject(new Error('No test asks for a site.')),
    listedStock: () => Promise.reject(new Error('No test asks for cars.')),
    close: () => ended.resolve({ kind: 'failed', message: 'The test has ended.' }),
  })
  await vi.waitFor(() => expect(asked).toHaveLength(2), 10_000)
  await addJob(db, 'confirm-lead', { leadId: '00000000-0000-0000-0000-000000000000' })
  await vi.waitFor(() => expect(outcomes).toContain('confirm-lead done'), 5_000)
  ended.resolve({ kind: 'failed', message: 'The test has ended.' })
})
