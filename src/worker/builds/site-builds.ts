/** The build processes of a worker: sites are built side by side, those of one process one after another. */
import { join } from 'node:path'
import type { BuildEnd, BuildOrder, BuildProcessAnswer, BuildProcessRequest } from './build-protocol.ts'
import type { ListedCarsOrder, ListedStock } from './listed-cars.ts'
import type { StartedProcess } from './started-process.ts'
import { createStartedProcess } from './started-process.ts'

export interface SiteBuilds {
  /** Resolves with `failed` also when the process dies. */
  build(order: BuildOrder): Promise<BuildEnd>
  /** From the process that has just built the site, and so has read its feed; rejects when the process dies. */
  listedStock(order: ListedCarsOrder): Promise<ListedStock>
  close(): void
}

export interface SiteBuildsOptions {
  /** How many sites are built side by side. */
  processes?: number
  processFile?: string
}

const PROCESS_FILE = join(import.meta.dirname, 'build-process.ts')
/** A site does not wait longer for the process that knows it: to read it anew takes less. */
const HELD_UP_MS = 1_000
/** Of the sites that the process keeps warm, where it is the only one. */
const MAX_WARM_BYTES = 800_000_000
/** Of several, each: what more sites keep makes every build collect more garbage, and seldom saves reading one. */
const MAX_WARM_BYTES_SIDE_BY_SIDE = 50_000_000

export function createSiteBuilds({
  processes: count = 1,
  processFile = PROCESS_FILE,
}: SiteBuildsOptions = {}): SiteBuilds {
  const maxWarmBytes = count === 1 ? MAX_WARM_BYTES : MAX_WARM_BYTES_SIDE_BY_SIDE
  const processes = Array.from({ length: count }, () => createStartedProcess(processFile, maxWarmBytes))
  /** By slug. Another process that keeps the site warm has read it only, or knows an older release. */
  const lastBuilders = new Map<string, StartedProcess>()

  /** Of two with as many requests, the one that keeps fewer sites warm. */
  function withFewestRequests(): StartedProcess | undefined {
    return processes.toSorted((a, b) => a.waiting() - b.waiting() || a.warmSites().size - b.warmSites().size)[0]
  }

  function ask(request: BuildProcessRequest): Promise<BuildProcessAnswer> {
    const { siteSlug } = request.order
    const isReady = (process: StartedProcess): boolean =>
      process.warmSites().has(siteSlug) && process.busyForMs() <= HELD_UP_MS
    const lastBuilder = lastBuilders.get(siteSlug)
    const process =
      lastBuilder !== undefined && isReady(lastBuilder)
        ? lastBuilder
        : (processes.find(isReady) ?? withFewestRequests())
    if (process === undefined) throw new Error('A worker that builds has one build process at least.')
    if (request.kind === 'build') lastBuilders.set(siteSlug, process)
    return process.ask(request)
  }

  return {
    async build(order) {
      const answer = await ask({ kind: 'build', order })
      if (answer.kind === 'build') return answer.end
      return { kind: 'failed', message: answer.kind === 'failed' ? answer.message : 'The build was not answered.' }
    },
    async listedStock(order) {
      const answer = await ask({ kind: 'cars', order })
      if (answer.kind === 'cars') return answer.stock
      throw new Error(answer.kind === 'failed' ? answer.message : 'The cars were not answered.')
    },
    close() {
      for (const process of processes) process.close()
    },
  }
}
