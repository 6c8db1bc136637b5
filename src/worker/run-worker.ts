/** Runs the queue: its tasks, their dead letters, and the jobs of workers that were killed. */
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Runner, Task, TaskList, WorkerEvents, WorkerUtils } from 'graphile-worker'
import { makeWorkerUtils, parseCronItems, run } from 'graphile-worker'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Database, OpenDatabase } from '#database/database.ts'
import { addDeadLetter } from '#database/dead-letters.ts'
import type { TaskName } from '#database/jobs.ts'
import { QUIET_LOGGER } from '#database/jobs.ts'
import { beat, cutOffJobs, forgetPools, silentPools } from '#database/worker-pools.ts'
import type { MailProvider } from '#server/providers/mail.ts'
import type { Attempt, DeliveryServices } from './deliver-lead.ts'
import { confirmLead, deliverLead, GivenUpError } from './deliver-lead.ts'
import { purge } from './purge.ts'
import type { StockFolders } from './store-stock.ts'
import { storeStock } from './store-stock.ts'

export interface WorkerOptions {
  database: OpenDatabase
  mail: MailProvider
  folders: StockFolders
  secret: DeliveryServices['secret']
  log: Logger
  concurrency: number
  /** Counts what became of a job. */
  onJob(task: string, outcome: 'done' | 'retried' | 'given-up'): void
}

export interface RunningWorker {
  /** Waits for the jobs that run. */
  stop(): Promise<void>
}

type JobRun = (payload: object, attempt: Attempt) => Promise<unknown>

const BEAT_MS = 10_000
/** A pool that has been silent for so long was killed: its jobs are free. */
const SILENT_MS = 45_000
const RESTART_DELAY_MS = 1_000
/**
 * In milliseconds. The ends of several jobs are recorded in one transaction. Without these options the library does not
 * handle the rejection when the database is unreachable, and the process ends.
 */
const JOB_BATCHING = { completeJobBatchDelay: 10, failJobBatchDelay: 10 }

/** Resolves when it takes jobs. A database that goes away stops the work until it is back. */
export async function runWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { database, log } = options
  const utils = await makeWorkerUtils({ pgPool: database.pool, logger: QUIET_LOGGER })
  const stopping = new AbortController()
  const pools = new Set<string>()
  let runner: Runner

  async function start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => pools.add(workerPool.id))
    events.on('pool:release', ({ workerPool }) => pools.delete(workerPool.id))
    runner = await run({
      pgPool: database.pool,
      taskList: tasksOf(options),
      concurrency: options.concurrency,
      noHandleSignals: true,
      logger: QUIET_LOGGER,
      parsedCronItems: NIGHTLY,
      events,
      preset: { worker: JOB_BATCHING },
    })
    const onEnd = (): void => void restart()
    runner.promise.then(onEnd, onEnd)
  }
  async function restart(): Promise<void> {
    while (!stopping.signal.aborted) {
      log.warn('The queue has stopped; it is started again.')
      try {
        await delay(RESTART_DELAY_MS, undefined, { signal: stopping.signal })
        await start()
        return
      } catch {
        // Stopped, or the database is still away: the loop says which.
      }
    }
  }
  const tend = async (): Promise<void> => {
    try {
      await tendQueue(database.db, utils, pools)
    } catch (error) {
      log.warn({ name: (error as Error).name }, 'The queue cannot reach the database.')
    }
  }

  await start()
  await tend()
  const timer = setInterval(() => void tend(), BEAT_MS)
  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      // Rejects when it had ended by itself.
      await runner.stop().catch(() => {})
      const ended = [...pools]
      if (ended.length > 0) await forgetPools(database.db, ended).catch(() => {})
      await utils.release()
    },
  }
}

/** Says that this process lives, frees the jobs of processes that do not, and gives jobs that were cut off an attempt more. */
async function tendQueue(db: Database, utils: WorkerUtils, pools: ReadonlySet<string>): Promise<void> {
  for (const id of pools) await beat(db, id)
  const silent = await silentPools(db, SILENT_MS)
  if (silent.length > 0) {
    await utils.forceUnlockWorkers(silent)
    await forgetPools(db, silent)
  }
  for (const { id, attempts } of await cutOffJobs(db)) await utils.rescheduleJobs([id], { maxAttempts: attempts + 1 })
}

function tasksOf(options: WorkerOptions): TaskList {
  const { database, mail, secret, folders, log } = options
  const { db } = database
  const services = { db, mail, secret }
  const runs: Record<TaskName, JobRun> = {
    'deliver-lead': (payload, attempt) => deliverLead(services, v.parse(DELIVERY, payload).deliveryId, attempt),
    'confirm-lead': (payload) => confirmLead(services, v.parse(LEAD, payload).leadId),
    purge: () => purge(db),
    'store-stock': async (payload) => {
      const { siteSlug } = v.parse(SITE, payload)
      const { written, removed } = await storeStock(db, siteSlug, folders)
      log.info({ site: siteSlug, written, removed }, 'The stock is stored.')
    },
  }
  return Object.fromEntries(Object.entries(runs).map(([task, runJob]) => [task, taskOf(options, task, runJob)]))
}

/** The queue forgets a job that has failed for the last time; this keeps it as a dead letter. */
function taskOf({ database, log, onJob }: WorkerOptions, task: string, runJob: JobRun): Task {
  return async (given, { job }) => {
    const payload = v.parse(PAYLOAD, given)
    const { attempts: attempt, max_attempts: maxAttempts } = job
    try {
      await runJob(payload, { attempt, maxAttempts })
      onJob(task, 'done')
    } catch (error) {
      const isLast = error instanceof GivenUpError || attempt >= maxAttempts
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      onJob(task, isLast ? 'given-up' : 'retried')
      log.warn({ task, jobId: job.id, attempt, isLast, name }, 'A job failed.')
      if (!isLast) throw error
      await addDeadLetter(database.db, { task, payload, error: message, attempts: attempt })
    }
  }
}

/** In the night of eastern Australia; the time is UTC. The identifier is never changed: by it the queue knows what has run. */
const NIGHTLY = parseCronItems([{ task: 'purge', identifier: 'purge', match: '17 16 * * *' }])

const PAYLOAD = v.looseObject({})
const DELIVERY = v.object({ deliveryId: v.string() })
const LEAD = v.object({ leadId: v.string() })
const SITE = v.object({ siteSlug: v.string() })
