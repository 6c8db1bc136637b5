/** Writes a site's configuration and its cars to the database, so that the API needs no access to the bundle. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import type { Database } from '#database/database.ts'
import { writeCars, writeSite } from '#database/sites.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'

export interface StockFolders {
  sitesDir: string
  outDir: string
}

/** Of a site that has a release; returns how many cars were written and how many have left. */
export async function storeStock(
  db: Database,
  siteSlug: string,
  { sitesDir, outDir }: StockFolders,
): Promise<{ written: number; removed: number }> {
  const site = await loadSite(siteSlug, { sitesDir })
  await writeSite(db, site, createHash('sha256').update(JSON.stringify(site)).digest('base64url'))
  const builder = createSiteBuilder({ site, siteDir: join(sitesDir, siteSlug), outDir })
  const { listed } = await builder.catalogue(Date.now())
  const cars = listed.map(({ imported }) => ({ car: imported.car, hash: imported.fingerprint }))
  return writeCars(db, siteSlug, cars)
}
