/** Runs the queue: its pools of workers, and the jobs of workers that were killed. */
import type { CronItem, TaskList, WorkerUtils } from 'graphile-worker'
import { makeWorkerUtils } from 'graphile-worker'
import type { Database } from '#database/database.ts'
import { QUIET_LOGGER } from '#database/jobs.ts'
import { beat, cutOffJobs, forgetPools, silentPools } from '#database/worker-pools.ts'
import type { RunningPool } from './run-pool.ts'
import { runPool } from './run-pool.ts'
import type { TaskServices } from './worker-tasks.ts'
import { workerTasks } from './worker-tasks.ts'

export interface WorkerOptions extends TaskServices {
  /** Of each pool. */
  concurrency: number
}

export interface RunningWorker {
  /** Waits for the jobs that run. */
  stop(): Promise<void>
}

const BEAT_MS = 10_000
/** A pool that has been silent for so long was killed: its jobs are free. */
const SILENT_MS = 45_000

/** Resolves when it takes jobs. A database that goes away stops the work until it is back. */
export async function runWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { database, log, concurrency, builds } = options
  const utils = await makeWorkerUtils({ pgPool: database.pool, logger: QUIET_LOGGER })
  const ids = new Set<string>()
  const start = (tasks: TaskList, crontab: CronItem[]): Promise<RunningPool> =>
    runPool({ pgPool: database.pool, log, concurrency, tasks, crontab, ids })
  const tend = async (): Promise<void> => {
    try {
      await tendQueue(database.db, utils, ids)
    } catch (error) {
      log.warn({ name: (error as Error).name }, 'The queue cannot reach the database.')
    }
  }

  // Jobs that wait for builds have a pool of their own, so that no lead waits behind them.
  const { build, other } = workerTasks(options)
  const pools = [await start(other, [PURGE, RECONCILE])]
  if (builds !== null) pools.push(await start(build, [POLL]))
  await tend()
  const timer = setInterval(() => void tend(), BEAT_MS)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(pools.map((pool) => pool.stop()))
      builds?.close()
      if (ids.size > 0) await forgetPools(database.db, [...ids]).catch(() => {})
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

/** The purge runs in the night of eastern Australia; times are UTC. By its identifier the queue knows what has run: it never changes. */
const PURGE = { task: 'purge', identifier: 'purge', match: '17 16 * * *' }
/** A minute that was missed is not made up for: the next one looks at the same feeds. */
const POLL = { task: 'poll-feeds', identifier: 'poll-feeds', match: '* * * * *', options: { backfillPeriod: 0 } }
/** For payments whose own jobs were given up. */
const RECONCILE = { task: 'reconcile-payments', identifier: 'reconcile-payments', match: '*/5 * * * *' }
