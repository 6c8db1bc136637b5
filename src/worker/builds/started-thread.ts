/** A build thread as its worker sees it: started for the first request, and again when it has ended. */
import { Worker } from 'node:worker_threads'
import type { BuildThreadAnswer, BuildThreadData, BuildThreadMessage, BuildThreadRequest } from './build-protocol.ts'

export interface StartedThread {
  /**
   * Requests are answered one after another. One that only reads a warm site comes before builds, which might take the
   * site's place in memory. Resolves with `failed` also when the thread ends.
   */
  ask(request: BuildThreadRequest): Promise<BuildThreadAnswer>
  /** How many requests are not answered yet. */
  waiting(): number
  /** How long the request that it works on has taken; 0 while it has none. */
  busyForMs(): number
  /** Slugs of the sites that it keeps warm. */
  warmSites(): ReadonlySet<string>
  close(): void
}

export interface ThreadMemory {
  /** Of the sites that it keeps warm. */
  maxWarmBytes: number
  /** Of old objects, in a thread that follows one of many sites. Without it the engine decides. */
  maxOldGenerationSizeMb?: number
}

/** The engine would take up to 192 for new objects, of which most are soon garbage (docs/scale.md). */
const MAX_YOUNG_GENERATION_MB = 96

/** A thread ends when it has read 400 sites (`build-thread.ts`); the next one is limited if more than these were asked for. */
const MANY_SITES = 200

interface WaitingRequest {
  request: BuildThreadRequest
  resolve(answer: BuildThreadAnswer): void
}

export function createStartedThread(
  threadFile: string,
  { maxWarmBytes, ...limitsOfMany }: ThreadMemory,
): StartedThread {
  const askedSites = new Set<string>()
  let running: Worker | null = null
  const waiting: WaitingRequest[] = []
  let warmSites: ReadonlySet<string> = new Set()
  /** When it began with its present request; null while it has none. */
  let beginMs: number | null = null

  function end(thread: Worker): void {
    if (running === thread) running = null
    void thread.terminate()
  }

  function start(): Worker {
    const limits = askedSites.size > MANY_SITES ? limitsOfMany : {}
    const thread = new Worker(threadFile, {
      workerData: { maxWarmBytes } satisfies BuildThreadData,
      resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_GENERATION_MB, ...limits },
    })
    // Also while nobody waits for an answer: an error without a listener would end the worker.
    thread.on('error', () => end(thread))
    thread.on('exit', () => end(thread))
    return thread
  }

  function askNext(): void {
    const readsWarmSite = ({ request: { kind, order } }: WaitingRequest): boolean =>
      kind !== 'build' && warmSites.has(order.siteSlug)
    const [next] = waiting.splice(Math.max(0, waiting.findIndex(readsWarmSite)), 1)
    if (next !== undefined) askNow(next)
  }

  function askNow({ request, resolve }: WaitingRequest): void {
    running ??= start()
    const thread = running
    beginMs = performance.now()
    askedSites.add(request.order.siteSlug)
    const onMessage = ({ answer, isLast, warmSlugs }: BuildThreadMessage): void => {
      thread.off('message', onMessage)
      thread.off('error', onError)
      thread.off('exit', onExit)
      if (isLast) end(thread)
      warmSites = new Set(warmSlugs)
      beginMs = null
      resolve(answer)
      askNext()
    }
    const onEnd = (reason: string): void => {
      const message = `The build thread ended (${reason}).`
      onMessage({ answer: { kind: 'failed', message }, isLast: true, warmSlugs: [] })
    }
    const onError = (error: unknown): void => onEnd(error instanceof Error ? error.message : String(error))
    const onExit = (status: number): void => onEnd(`status ${status}`)
    thread.on('message', onMessage)
    thread.on('error', onError)
    thread.on('exit', onExit)
    thread.postMessage(request)
  }

  return {
    ask: (request) =>
      new Promise((resolve) => {
        waiting.push({ request, resolve })
        if (beginMs === null) askNext()
      }),
    waiting: () => waiting.length + (beginMs === null ? 0 : 1),
    busyForMs: () => (beginMs === null ? 0 : performance.now() - beginMs),
    warmSites: () => warmSites,
    close() {
      if (running !== null) end(running)
    },
  }
}
