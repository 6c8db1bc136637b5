/** A process on a bare machine: pulls a site's release and rows from a bucket, builds the feed that is there, and publishes. */
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { createSiteBucket } from '#generator/publish/site-bucket.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { folderBucket } from '../load/folder-bucket.ts'
import { reportFromChild } from '../measure-process.ts'

const { sitesDir, outDir, cacheDir, bucketDir, slug } = JSON.parse(process.argv[2] ?? '{}') as {
  sitesDir: string
  outDir: string
  cacheDir: string
  bucketDir: string
  slug: string
}

const store = folderBucket(bucketDir)
const site = await loadSite(slug, { sitesDir })
const siteDir = join(sitesDir, slug)
const feedFile = join(siteDir, site.stock.feed)
const builder = createSiteBuilder({ site, siteDir, outDir, cacheDir })
const bucket = createSiteBucket(store, slug, builder)
const startedMs = performance.now()
await bucket.pull({ feedFile, hasNewestFeed: true })
const [pulledMs, pulledTransferMs] = [performance.now(), store.transferMs]
let [builtMs, publishedMs, transferMs] = [0, 0, 0]
const result = await builder.build({
  asAtMs: Date.now(),
  async afterFlip({ manifest, feedHash }) {
    builtMs = performance.now()
    await bucket.publish(manifest, { file: feedFile, hash: feedHash })
    publishedMs = performance.now()
    transferMs = store.transferMs
  },
})
if (result.kind !== 'published') throw new Error(`expected a release, received ${result.kind}`)
reportFromChild({
  startMs: startedMs,
  pullMs: pulledMs - startedMs - pulledTransferMs,
  buildMs: builtMs - pulledMs,
  publishMs: publishedMs - builtMs - (transferMs - pulledTransferMs),
  besideTransferMs: publishedMs - transferMs,
  transferMs,
  receivedBytes: store.receivedBytes,
  requests: store.requests,
  parsedRows: result.report.parsedRows,
  rendered: result.rendered.length,
})
