/** Runs the queue: its pools of workers, and the jobs of workers that were killed. */
import { join } from 'node:path'
import type { CronItem, TaskList, WorkerUtils } from 'graphile-worker'
import { makeWorkerUtils } from 'graphile-worker'
import type { Database } from '#database/database.ts'
import { QUIET_LOGGER } from '#database/queue/jobs.ts'
import { beat, cutOffJobs, forgetPools, knownPools } from '#database/queue/worker-pools.ts'
import { CACHE_DIR } from '#generator/project.ts'
import type { PoolLocks } from './pool-locks.ts'
import { createPoolLocks } from './pool-locks.ts'
import type { RunningPool } from './run-pool.ts'
import { runPool } from './run-pool.ts'
import type { TaskServices } from './worker-tasks.ts'
import { workerTasks } from './worker-tasks.ts'

export interface WorkerOptions extends TaskServices {
  /** Of each pool. */
  concurrency: number
  /** A folder of this machine, in which its workers see which of them live. */
  locksDir?: string
}

export interface RunningWorker {
  /** Waits for the jobs that run. */
  stop(): Promise<void>
}

const BUILDS_LOOK_AGAIN_MS = 5
const OTHERS_LOOK_AGAIN_MS = 15
const BEAT_MS = 10_000
/** A pool that has been silent for so long was killed: its jobs are free. */
const SILENT_MS = 45_000

/** Resolves when it takes jobs. A database that goes away stops the work until it is back. */
export async function runWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { database, log, concurrency, builds, locksDir = join(CACHE_DIR, 'workers') } = options
  const utils = await makeWorkerUtils({ pgPool: database.pool, logger: QUIET_LOGGER })
  const locks = createPoolLocks(locksDir)
  /** Pools of this process that may hold jobs. */
  const living = new Set<string>()
  /** Pools of this process that have ended, whose jobs are not freed yet. */
  const ended = new Set<string>()
  let isStopping = false
  const onBegin = (id: string): void => {
    living.add(id)
    // First, because of a pool that is known without a lock the others think that it was killed.
    locks.hold(id)
    void tend()
  }
  const onEnd = (id: string): void => {
    living.delete(id)
    ended.add(id)
    if (!isStopping) void tend()
  }
  const start = (tasks: TaskList, crontab: CronItem[], lookAgainMs: number): Promise<RunningPool> =>
    runPool({ pgPool: database.pool, log, concurrency, tasks, crontab, lookAgainMs, onBegin, onEnd })
  const tend = async (): Promise<void> => {
    try {
      await tendQueue(database.db, utils, { living, ended, locks })
    } catch (error) {
      log.warn({ name: (error as Error).name }, 'The queue cannot reach the database.')
    }
  }

  // Jobs that wait for builds have a pool of their own, so that no lead waits behind them.
  const { build, other } = workerTasks(options)
  const pools = [await start(other, [PURGE, RECONCILE], OTHERS_LOOK_AGAIN_MS)]
  if (builds !== null) pools.push(await start(build, [POLL], BUILDS_LOOK_AGAIN_MS))
  const timer = setInterval(() => void tend(), BEAT_MS)
  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      await Promise.all(pools.map((pool) => pool.stop()))
      builds?.close()
      await tend()
      await utils.release()
    },
  }
}

interface Pools {
  living: ReadonlySet<string>
  ended: Set<string>
  locks: PoolLocks
}

/** Says that this process lives, frees the jobs of pools that have ended, and gives jobs that were cut off an attempt more. */
async function tendQueue(db: Database, utils: WorkerUtils, { living, ended, locks }: Pools): Promise<void> {
  for (const id of living) await beat(db, id)
  const known = await knownPools(db, SILENT_MS)
  const dead = known.filter(({ id, isSilent }) => isSilent || locks.isDead(id)).map(({ id }) => id)
  const toFree = [...ended, ...dead]
  if (toFree.length > 0) {
    await utils.forceUnlockWorkers(toFree)
    await forgetPools(db, toFree)
    for (const id of toFree) {
      locks.release(id)
      ended.delete(id)
    }
  }
  for (const { id, attempts } of await cutOffJobs(db)) await utils.rescheduleJobs([id], { maxAttempts: attempts + 1 })
}

/** The purge runs in the night of eastern Australia; times are UTC. By its identifier the queue knows what has run: it never changes. */
const PURGE = { task: 'purge', identifier: 'purge', match: '17 16 * * *' }
/** A minute that was missed is not made up for: the next one looks at the same feeds. */
const POLL = { task: 'poll-feeds', identifier: 'poll-feeds', match: '* * * * *', options: { backfillPeriod: 0 } }
/** For payments whose own jobs were given up. */
const RECONCILE = { task: 'reconcile-payments', identifier: 'reconcile-payments', match: '*/5 * * * *' }
