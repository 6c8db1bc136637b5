/**
 * Builds sites in a thread of its own, so that rendering holds up no request and no job. Builders stay warm for the next
 * build; the thread ends when it has grown large, and the next order starts another.
 */
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { loadSite } from '#config/load-site.ts'
import { feedStateOf } from '#generator/fleet/site-state.ts'
import type { PublishedBuild } from '#generator/publish/open-bucket.ts'
import { buildAndPublish, openBucket, sentLine } from '#generator/publish/open-bucket.ts'
import type {
  BuildEnd,
  BuildOrder,
  BuildThreadAnswer,
  BuildThreadData,
  BuildThreadMessage,
  BuildThreadRequest,
} from './build-protocol.ts'
import { listedStock } from './listed-cars.ts'
import type { SiteAtHand } from './site-at-hand.ts'
import { siteAtHand } from './site-at-hand.ts'

const MAX_BYTES_IN_USE = 1_000_000_000
/** Node keeps the module of each configuration for good, and the engine its memory: 0.1 MB a site. */
const MAX_SITES_READ = 400
const { maxWarmBytes }: BuildThreadData = workerData

interface WarmSite extends SiteAtHand {
  /** The configuration that it was made for. */
  configuration: string
  outDir: string
  carCount: number
}
const store = await openBucket()
const warm = new LRUCache<string, WarmSite>({
  maxSize: maxWarmBytes,
  sizeCalculation: ({ carCount }) => Math.min(maxWarmBytes, warmBytes(carCount)),
  dispose({ builder }, _siteSlug, reason) {
    if (reason !== 'set') builder.close()
  },
})

/** What a site keeps between two builds, measured after a whole collection with 500 and with 2,000 cars (docs/scale.md). */
function warmBytes(carCount: number): number {
  return 3_000_000 + 22_000 * carCount
}

/** Each that was not warm. */
let sitesRead = 0

async function warmSite(siteSlug: string, sitesDir: string, outDir: string): Promise<WarmSite> {
  const site = await loadSite(siteSlug, { sitesDir })
  const configuration = JSON.stringify(site)
  const known = warm.get(siteSlug)
  if (known?.configuration === configuration && known.outDir === outDir) return known
  known?.builder.close()
  sitesRead += 1
  const made = { configuration, outDir, carCount: 0, ...siteAtHand(site, { sitesDir, outDir }, store, true) }
  warm.set(siteSlug, made)
  return made
}

async function build({ siteSlug, sitesDir, outDir, hasNewestFeed, ...request }: BuildOrder): Promise<BuildEnd> {
  const known = await warmSite(siteSlug, sitesDir, outDir)
  const built = await buildAndPublish({ ...known, hasNewestFeed }, { asAtMs: Date.now(), ...request })
  // Its size is known now, and others may have to go for it.
  if (built.result.kind !== 'held')
    warm.set(siteSlug, { ...known, carCount: built.result.manifest.stock.carIds.length })
  return endOf(built)
}

async function answerTo({ kind, order }: BuildThreadRequest): Promise<BuildThreadAnswer> {
  if (kind === 'build') return { kind, end: await build(order) }
  const known = await warmSite(order.siteSlug, order.sitesDir, order.outDir)
  if (kind === 'site') return { kind, site: known.site }
  return { kind, stock: await listedStock(known, order) }
}

function endOf({ result, sent }: PublishedBuild): BuildEnd {
  const feed = feedStateOf(result.report)
  if (result.kind === 'held') {
    const { verdict, report, reportFile, feedHash: heldFeedHash } = result
    const reasons = verdict.reasons.map(({ message }) => message)
    return { kind: 'held', reasons, reportFile, canBeApproved: report.unreadable === null, heldFeedHash, feed }
  }
  const { kind, manifest, rendered, feedHash } = result
  const { id: releaseId, nextChangeAt } = manifest
  return {
    kind,
    releaseId,
    renderedPages: rendered.length,
    nextChangeAt,
    feedHash,
    feed,
    sent: sent === null ? null : sentLine(sent),
  }
}

/** After the engine's last whole collection: garbage, which it keeps while the machine has memory, is no reason to forget the sites. */
let bytesInUse = 0
new PerformanceObserver((list) => {
  const isWhole = (entry: PerformanceEntry): boolean =>
    'detail' in entry && Object(entry.detail).kind === constants.NODE_PERFORMANCE_GC_MAJOR
  if (!list.getEntries().some(isWhole)) return
  const { heapUsed, external } = process.memoryUsage()
  bytesInUse = heapUsed + external
}).observe({ type: 'gc' })

/** The queue looks for the next job as soon as one has ended (`run-pool.ts`): after a longer pause none waits. */
const IDLE_MS = 50
let idle: NodeJS.Timeout | undefined
let requests = 0
let prestaging = Promise.resolve()

/** A request that comes meanwhile waits for one site at most. */
async function prestageBuiltSites(): Promise<void> {
  const requestsBefore = requests
  for (const { builder } of [...warm.values()]) if (requests === requestsBefore) await builder.prestage()
}

parentPort?.on('message', async (request: BuildThreadRequest) => {
  clearTimeout(idle)
  requests += 1
  await prestaging
  const answer = await answerTo(request).catch((error: unknown): BuildThreadAnswer => {
    warm.delete(request.order.siteSlug)
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  })
  const isLast = bytesInUse > MAX_BYTES_IN_USE || sitesRead >= MAX_SITES_READ
  const warmSlugs = isLast ? [] : [...warm.keys()]
  parentPort?.postMessage({ answer, warmSlugs, isLast } satisfies BuildThreadMessage)
  idle = setTimeout(() => {
    prestaging = prestageBuiltSites()
  }, IDLE_MS)
})
