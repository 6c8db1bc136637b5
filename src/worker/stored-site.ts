/** A site's configuration as the platform keeps it. */
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Site } from '#config/schema/site.ts'
import { siteSchema } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import { readSite, readSiteHash } from '#database/sites.ts'

/** Each delivery asks, and checking a whole configuration takes milliseconds: those of the last sites are kept, some 0.1 MB each. */
const checked = new WeakMap<Database, LRUCache<string, { hash: string; site: Site }>>()
const MAX_SITES_KEPT = 100

/** Rejects when the site is not known, or was stored by another version: a build stores it again. */
export async function readStoredSite(db: Database, slug: string): Promise<Site> {
  const sites = checked.get(db) ?? new LRUCache<string, { hash: string; site: Site }>({ max: MAX_SITES_KEPT })
  checked.set(db, sites)
  const known = sites.get(slug)
  if (known !== undefined && known.hash === (await readSiteHash(db, slug))) return known.site
  const stored = await readSite(db, slug)
  const parsed = stored === null ? null : v.safeParse(siteSchema, stored.configuration)
  if (stored === null || parsed?.success !== true) {
    throw new Error(`The configuration of ${slug} is not known: build the site again.`)
  }
  sites.set(slug, { hash: stored.configurationHash, site: parsed.output })
  return parsed.output
}
