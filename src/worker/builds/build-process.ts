/**
 * Builds sites in a process of its own, so that rendering holds up no request and no job. Builders stay warm for the next
 * build; the process ends when it has grown large, and the next order starts another.
 */
import { join } from 'node:path'
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import type { PublishedBuild } from '#generator/publish/open-bucket.ts'
import { buildAndPublish, openBucket, sentLine } from '#generator/publish/open-bucket.ts'
import type { SiteBucket } from '#generator/publish/site-bucket.ts'
import { createSiteBucket } from '#generator/publish/site-bucket.ts'
import type { SiteBuilder } from '#generator/site-build.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import type {
  BuildEnd,
  BuildOrder,
  BuildProcessAnswer,
  BuildProcessMessage,
  BuildProcessRequest,
} from './build-protocol.ts'
import { listedCars } from './listed-cars.ts'

const MAX_WARM_SITES = 20
const MAX_BYTES_IN_USE = 1_000_000_000

interface WarmSite {
  /** The configuration that it was made for. */
  configuration: string
  outDir: string
  site: Site
  builder: SiteBuilder
  bucket: SiteBucket | null
}
const store = await openBucket()
const warm = new LRUCache<string, WarmSite>({ max: MAX_WARM_SITES })

async function warmSite(siteSlug: string, sitesDir: string, outDir: string): Promise<WarmSite> {
  const site = await loadSite(siteSlug, { sitesDir })
  const configuration = JSON.stringify(site)
  const known = warm.get(siteSlug)
  if (known?.configuration === configuration && known.outDir === outDir) return known
  const builder = createSiteBuilder({ site, siteDir: join(sitesDir, siteSlug), outDir, staysWarm: true })
  const bucket = store === null ? null : createSiteBucket(store, siteSlug, builder.paths)
  const made = { configuration, outDir, site, builder, bucket }
  warm.set(siteSlug, made)
  return made
}

async function build({ siteSlug, sitesDir, outDir, hasNewestFeed, ...request }: BuildOrder): Promise<BuildEnd> {
  const { site, builder, bucket } = await warmSite(siteSlug, sitesDir, outDir)
  const target = { builder, bucket, feedFile: join(sitesDir, siteSlug, site.stock.feed), hasNewestFeed }
  return endOf(await buildAndPublish(target, { asAtMs: Date.now(), ...request }))
}

async function answerTo({ kind, order }: BuildProcessRequest): Promise<BuildProcessAnswer> {
  if (kind === 'build') return { kind, end: await build(order) }
  const { site, builder } = await warmSite(order.siteSlug, order.sitesDir, order.outDir)
  return { kind, cars: await listedCars(builder, site, order) }
}

function endOf({ result, sent }: PublishedBuild): BuildEnd {
  if (result.kind === 'held') {
    const { verdict, report, reportFile, feedHash: heldFeedHash } = result
    const reasons = verdict.reasons.map(({ message }) => message)
    return { kind: 'held', reasons, reportFile, canBeApproved: report.unreadable === null, heldFeedHash }
  }
  const { kind, manifest, rendered, feedHash } = result
  const { id: releaseId, nextChangeAt } = manifest
  return {
    kind,
    releaseId,
    renderedPages: rendered.length,
    nextChangeAt,
    feedHash,
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

process.on('message', async (request: BuildProcessRequest) => {
  const answer = await answerTo(request).catch((error: unknown): BuildProcessAnswer => {
    warm.delete(request.order.siteSlug)
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  })
  const isLast = bytesInUse > MAX_BYTES_IN_USE
  process.send?.({ answer, isLast } satisfies BuildProcessMessage)
  if (isLast) process.disconnect()
})
// A worker that is gone wants no more builds.
process.on('disconnect', () => process.exit())
