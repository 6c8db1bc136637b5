/** What a process has of a site that it builds or reads: its configuration, its builder, and its releases in the bucket. */
import { join } from 'node:path'
import type { Site } from '#config/schema/site.ts'
import type { ObjectStore } from '#generator/publish/object-store.ts'
import type { SiteBucket } from '#generator/publish/site-bucket.ts'
import { createSiteBucket } from '#generator/publish/site-bucket.ts'
import type { SiteBuilder } from '#generator/site-build.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'

export interface SiteAtHand {
  site: Site
  builder: SiteBuilder
  /** `null` when releases are published to a folder alone. */
  bucket: SiteBucket | null
  feedFile: string
}

interface SiteFolders {
  sitesDir: string
  outDir: string
}

export function siteAtHand(
  site: Site,
  { sitesDir, outDir }: SiteFolders,
  store: ObjectStore | null,
  staysWarm = false,
): SiteAtHand {
  const siteDir = join(sitesDir, site.slug)
  const builder = createSiteBuilder({ site, siteDir, outDir, staysWarm })
  const bucket = store === null ? null : createSiteBucket(store, site.slug, builder)
  return { site, builder, bucket, feedFile: join(siteDir, site.stock.feed) }
}
