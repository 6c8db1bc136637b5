/** The build threads of a worker: sites are built side by side, those of one thread one after another. */
import { join } from 'node:path'
import type { BuildEnd, BuildOrder, BuildThreadAnswer, BuildThreadRequest } from './build-protocol.ts'
import type { SiteReader } from './listed-cars.ts'
import type { StartedThread, ThreadMemory } from './started-thread.ts'
import { createStartedThread } from './started-thread.ts'

/** A site is read by the thread that has just built it, and so has read its feed; that rejects when the thread ends. */
export interface SiteBuilds extends SiteReader {
  /** Resolves with `failed` also when the thread ends. */
  build(order: BuildOrder): Promise<BuildEnd>
  close(): void
}

export interface SiteBuildsOptions {
  /** How many sites are built side by side. */
  threads?: number
  threadFile?: string
}

const THREAD_FILE = join(import.meta.dirname, 'build-thread.ts')
/** A site does not wait longer for the thread that knows it: to read it anew takes less. */
const HELD_UP_MS = 1_000
/** Of a thread that is the only one. */
const MEMORY_ALONE: ThreadMemory = { maxWarmBytes: 800_000_000 }
/**
 * Of several, each: what more sites keep makes every build collect more garbage, and seldom saves reading one. Where the
 * engine may have 2 GB, it lets old objects grow up to fourfold before it collects them, below that at most twofold: less
 * memory for more work, which large sites would wait for.
 */
const MEMORY_SIDE_BY_SIDE: ThreadMemory = { maxWarmBytes: 50_000_000, maxOldGenerationSizeMb: 2_000 }

export function createSiteBuilds({ threads: count = 1, threadFile = THREAD_FILE }: SiteBuildsOptions = {}): SiteBuilds {
  const memory = count === 1 ? MEMORY_ALONE : MEMORY_SIDE_BY_SIDE
  const threads = Array.from({ length: count }, () => createStartedThread(threadFile, memory))
  /** By slug. Another thread that keeps the site warm has read it only, or knows an older release. */
  const lastBuilders = new Map<string, StartedThread>()

  /** Of two with as many requests, the one that keeps fewer sites warm. */
  function withFewestRequests(): StartedThread | undefined {
    return threads.toSorted((a, b) => a.waiting() - b.waiting() || a.warmSites().size - b.warmSites().size)[0]
  }

  function ask(request: BuildThreadRequest): Promise<BuildThreadAnswer> {
    const { siteSlug } = request.order
    const isReady = (thread: StartedThread): boolean =>
      thread.warmSites().has(siteSlug) && thread.busyForMs() <= HELD_UP_MS
    const lastBuilder = lastBuilders.get(siteSlug)
    const thread =
      lastBuilder !== undefined && isReady(lastBuilder) ? lastBuilder : (threads.find(isReady) ?? withFewestRequests())
    if (thread === undefined) throw new Error('A worker that builds has one build thread at least.')
    if (request.kind === 'build') lastBuilders.set(siteSlug, thread)
    return thread.ask(request)
  }

  return {
    async build(order) {
      const answer = await ask({ kind: 'build', order })
      if (answer.kind === 'build') return answer.end
      return { kind: 'failed', message: notAnswered(answer).message }
    },
    async site(order) {
      const answer = await ask({ kind: 'site', order })
      if (answer.kind === 'site') return answer.site
      throw notAnswered(answer)
    },
    async listedStock(order) {
      const answer = await ask({ kind: 'cars', order })
      if (answer.kind === 'cars') return answer.stock
      throw notAnswered(answer)
    },
    close() {
      for (const thread of threads) thread.close()
    },
  }
}

function notAnswered(answer: BuildThreadAnswer): Error {
  return new Error(answer.kind === 'failed' ? answer.message : 'A build thread answered what it was not asked.')
}
