/** Writes a site's configuration, its cars and its page for plain forms to the database, so that the API needs no access to the bundle. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import type { Database } from '#database/database.ts'
import { writeCars, writeFormAnswer, writeSite } from '#database/sites.ts'
import { FORM_ANSWER_PATH } from '#domain/leads/form-answer.ts'
import { isMissing } from '#generator/build-error.ts'
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
  await writeFormAnswer(db, siteSlug, await readPage(builder.paths.current, FORM_ANSWER_PATH))
  const { listed } = await builder.catalogue(Date.now())
  const cars = listed.map(({ imported }) => ({ car: imported.car, hash: imported.fingerprint }))
  return writeCars(db, siteSlug, cars)
}

/** Of the release that is served; `null` when it has no such page. */
async function readPage(releaseDir: string, path: string): Promise<string | null> {
  try {
    return await readFile(join(releaseDir, `${path.slice(1)}.html`), 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
