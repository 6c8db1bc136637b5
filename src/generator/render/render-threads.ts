/** Starts rendering threads and keeps them busy. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BuildError } from '../build-error.ts'
import type { PlannedPage } from '../plan/planned-page.ts'
import type { RenderAnswer, RenderJob, RenderRequest, RenderThreadData } from './render-messages.ts'
import { startWriteThread } from './stage-writer.ts'

/** A thread must compile and warm up its own copy of the pages, so it pays only when there is this much to do. */
const PAGES_WORTH_A_THREAD = 2_500
const MOST_THREADS = 3
/** The build's own thread, and the one that writes for it. */
const BUSY_THREADS = 2
/** Batches that wait at a thread, so that it never waits for the build's own thread. */
const BATCHES_AHEAD = 2

/** How many rendering threads beside the build's own are worth it for so many pages. */
export function threadsFor(pages: number, processors: number = availableParallelism()): number {
  return Math.max(0, Math.min(processors - BUSY_THREADS, MOST_THREADS, Math.floor(pages / PAGES_WORTH_A_THREAD)))
}

export interface RenderThreads {
  /** Settles when no thread is at work any more; rejects when one has failed. */
  finished: Promise<void>
  failed(): boolean
}

/** Threads that load what they need while the build still reads its feed. */
export interface WaitingThreads {
  /** A rendering thread that has been waiting, or a new one. */
  take(): Worker
  takeWriter(): Worker
  /** Ends those that nobody took. */
  close(): void
}

export function startWaitingThreads(count: number, writers: number, data: RenderThreadData): WaitingThreads {
  const waiting = Array.from({ length: count }, () => newThread(data))
  const waitingWriters = Array.from({ length: writers }, startWriteThread)
  return {
    take: () => waiting.pop() ?? newThread(data),
    takeWriter: () => waitingWriters.pop() ?? startWriteThread(),
    close() {
      for (const worker of [...waiting.splice(0), ...waitingWriters.splice(0)]) void worker.terminate()
    },
  }
}

function newThread(data: RenderThreadData): Worker {
  return new Worker(new URL('./render-thread.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
}

/** `next` gives the next batch, or none when all pages are taken. */
export function startRenderThreads(
  count: number,
  waiting: WaitingThreads,
  job: RenderJob,
  next: () => readonly PlannedPage[],
  onDone: (pages: number) => void,
): RenderThreads {
  let failed = false
  const threads = Array.from({ length: count }, () =>
    runThread(waiting.take(), job, next, onDone, () => failed).catch((error: unknown) => {
      failed = true
      throw error
    }),
  )
  // Waits for every thread, also after a failure: none may write into a stage that is being thrown away.
  const finished = Promise.allSettled(threads).then(async () => {
    await Promise.all(threads)
  })
  // The build's own thread looks at this only when it has rendered its share.
  finished.catch(() => {})
  return { finished, failed: () => failed }
}

function runThread(
  worker: Worker,
  job: RenderJob,
  next: () => readonly PlannedPage[],
  onDone: (pages: number) => void,
  stopped: () => boolean,
): Promise<void> {
  const post = (request: RenderRequest): void => worker.postMessage(request)
  post({ job })
  let underWay = 0
  const send = (): boolean => {
    const pages = stopped() ? [] : next()
    if (pages.length === 0) return false
    post({ batch: pages.map(({ kind, page: { path, inputs } }) => ({ kind, path, inputs })) })
    underWay += 1
    return true
  }
  const work = new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A rendering thread ended with status ${code}.`)))
    worker.on('message', (answer: RenderAnswer) => {
      underWay -= 1
      if ('failed' in answer) {
        const { message, plain } = answer.failed
        reject(plain ? new BuildError(message) : new Error(message))
        return
      }
      onDone(answer.done)
      if (!send() && underWay === 0) resolve()
    })
    while (underWay < BATCHES_AHEAD && send());
    if (underWay === 0) resolve()
  })
  return work.finally(() => worker.terminate())
}
