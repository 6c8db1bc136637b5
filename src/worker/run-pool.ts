/** One pool of the queue's workers, which is started again when it has stopped. */
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { CronItem, Runner, TaskList, WorkerEvents } from 'graphile-worker'
import { parseCronItems, run } from 'graphile-worker'
import type { Logger } from 'pino'
import type { OpenDatabase } from '#database/database.ts'
import { QUIET_LOGGER } from '#database/jobs.ts'

export interface PoolOptions {
  pgPool: OpenDatabase['pool']
  log: Logger
  concurrency: number
  tasks: TaskList
  crontab: CronItem[]
  /** The names under which it locks jobs are there while it may hold any. */
  ids: Set<string>
}

export interface RunningPool {
  /** Waits for the jobs that run. */
  stop(): Promise<void>
}

const RESTART_DELAY_MS = 1_000
/**
 * In milliseconds. The ends of several jobs are recorded in one transaction. Without these options the library does not
 * handle the rejection when the database is unreachable, and the process ends.
 */
const JOB_BATCHING = { completeJobBatchDelay: 10, failJobBatchDelay: 10 }

/**
 * The library announces jobs that are added, but not that a queue is free again: what waits there, such as a build that was
 * asked for during another, is found by looking.
 */
const POLL_MS = 250

/** Resolves when it takes jobs. */
export async function runPool({ pgPool, log, concurrency, tasks, crontab, ids }: PoolOptions): Promise<RunningPool> {
  const stopping = new AbortController()
  let runner: Runner

  async function start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => ids.add(workerPool.id))
    events.on('pool:release', ({ workerPool }) => ids.delete(workerPool.id))
    runner = await run({
      pgPool,
      taskList: tasks,
      concurrency,
      noHandleSignals: true,
      logger: QUIET_LOGGER,
      parsedCronItems: parseCronItems(crontab),
      events,
      preset: { worker: { ...JOB_BATCHING, pollInterval: POLL_MS } },
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

  await start()
  return {
    async stop() {
      stopping.abort()
      // Rejects when it had ended by itself.
      await runner.stop().catch(() => {})
    },
  }
}
