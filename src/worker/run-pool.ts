/** One pool of the queue's workers, which is started again when it has stopped. */
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { CronItem, Runner, Task, TaskList, WorkerEvents } from 'graphile-worker'
import { parseCronItems, run } from 'graphile-worker'
import type { Logger } from 'pino'
import type { OpenDatabase } from '#database/database.ts'
import { QUIET_LOGGER } from '#database/queue/jobs.ts'

export interface PoolOptions {
  pgPool: OpenDatabase['pool']
  log: Logger
  concurrency: number
  tasks: TaskList
  crontab: CronItem[]
  /** How long after an announcement it looks a second time: another time than other pools. */
  lookAgainMs: number
  /** Under this name it locks jobs from now on. */
  onBegin(poolId: string): void
  /** Nothing runs under this name any more. */
  onEnd(poolId: string): void
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
export async function runPool(options: PoolOptions): Promise<RunningPool> {
  const { pgPool, log, concurrency, crontab, lookAgainMs, onBegin, onEnd } = options
  const stopping = new AbortController()
  let runner: Runner
  let ending: Promise<void> = Promise.resolve()

  async function start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter()
    const { tasks, running } = followed(options.tasks)
    events.on('pool:create', ({ workerPool }) => onBegin(workerPool.id))
    events.on('pool:release', ({ workerPool }) => {
      // A pool that has lost the database ends before its jobs do.
      ending = Promise.allSettled(running).then(() => onEnd(workerPool.id))
    })
    lookAgain(events, lookAgainMs)
    let isAnswered = false
    const onAnswer = (): void => {
      isAnswered = true
    }
    events.on('worker:getJob:empty', onAnswer)
    events.on('job:start', onAnswer)
    // The library asks once which tasks there are, and keeps the answer also when it is an error: then no job is ever found.
    events.on('worker:getJob:error', () => {
      if (isAnswered) return
      onAnswer()
      // Not at once: a pool that is stopped while its listener loses the connection releases that connection twice.
      void delay(RESTART_DELAY_MS)
        .then(async () => (await started).stop())
        .catch(() => {})
    })
    const started = run({
      pgPool,
      taskList: tasks,
      concurrency,
      noHandleSignals: true,
      logger: QUIET_LOGGER,
      parsedCronItems: parseCronItems(crontab),
      events,
      preset: { worker: { ...JOB_BATCHING, pollInterval: POLL_MS } },
    })
    runner = await started
    const onStop = (): void => void restart()
    runner.promise.then(onStop, onStop)
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
      await ending
    },
  }
}

/**
 * Looks once more for a job that was announced. Every pool looks at once, and the library skips the queues that another
 * look has locked just then: such a job would wait for the next poll.
 */
export function lookAgain(events: WorkerEvents, delayMs: number): void {
  let timer: NodeJS.Timeout | null = null
  let hasEnded = false
  events.on('pool:listen:notification', ({ workerPool }) => {
    if (timer !== null || hasEnded) return
    timer = setTimeout(() => {
      timer = null
      workerPool.nudge(1)
    }, delayMs)
  })
  // A worker that was released may not be nudged.
  events.on('worker:release', () => {
    hasEnded = true
    clearTimeout(timer ?? undefined)
  })
}

/** The tasks, and which of their runs have not ended. */
function followed(tasks: TaskList): { tasks: TaskList; running: ReadonlySet<Promise<unknown>> } {
  const running = new Set<Promise<unknown>>()
  const follow = (task: Task): Task => {
    return (payload, helpers) => {
      const run = Promise.resolve(task(payload, helpers))
      running.add(run)
      return run.finally(() => running.delete(run))
    }
  }
  const entries = Object.entries(tasks).map(([name, task]) => [name, task === undefined ? undefined : follow(task)])
  return { tasks: Object.fromEntries(entries), running }
}
