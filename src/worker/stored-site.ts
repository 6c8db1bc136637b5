/** A site's configuration as the platform keeps it. */
import * as v from 'valibot'
import type { Site } from '#config/schema/site.ts'
import { siteSchema } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import { readSite } from '#database/sites.ts'

/** Rejects when the site is not known, or was stored by another version: a build stores it again. */
export async function readStoredSite(db: Database, slug: string): Promise<Site> {
  const stored = await readSite(db, slug)
  const parsed = stored === null ? null : v.safeParse(siteSchema, stored.configuration)
  if (parsed?.success === true) return parsed.output
  throw new Error(`The configuration of ${slug} is not known: build the site again.`)
}
