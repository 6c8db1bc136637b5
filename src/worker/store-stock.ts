/** Writes a site's configuration, its cars and its page for plain forms to the database, so that the API needs no access to the bundle. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readChangedRows } from '#database/builds/changed-rows.ts'
import type { Database } from '#database/database.ts'
import { readCarHashes, writeCars, writeFormAnswer, writeSite } from '#database/sites.ts'
import { addAlerts } from '#database/visitors/alerts.ts'
import { readAlertedSearches } from '#database/visitors/garage.ts'
import type { SiteState } from '#domain/fleet/fleet-site.ts'
import { FORM_ANSWER_PATH } from '#domain/leads/form-answer.ts'
import { isMissing } from '#generator/build-error.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { releaseAlerts } from './alerts/release-alerts.ts'
import type { SiteReader } from './builds/listed-cars.ts'
import { READS_HERE } from './builds/listed-cars.ts'
import { isMeasureDue } from './site-state.ts'

export interface StockFolders {
  sitesDir: string
  outDir: string
}

export interface StoredStock {
  written: number
  removed: number
  /** How many follow from the changes. */
  alerts: number
  state: SiteState
}

/** Of a site that has a release. */
export async function storeStock(
  db: Database,
  siteSlug: string,
  { sitesDir, outDir }: StockFolders,
  reader: SiteReader = READS_HERE,
): Promise<StoredStock> {
  const site = await reader.site({ siteSlug, sitesDir, outDir })
  await writeSite(db, site, createHash('sha256').update(JSON.stringify(site)).digest('base64url'))
  const changedRows = await readChangedRows(db, siteSlug)
  const knownHashes = await readCarHashes(db, siteSlug)
  const areSearched = (await readAlertedSearches(db, siteSlug)).length > 0
  const isMeasured = await isMeasureDue(db, siteSlug)
  // First, because it brings the release that is served to this disk.
  const { cars, state } = await reader.listedStock({
    siteSlug,
    sitesDir,
    outDir,
    changedRows,
    knownHashes,
    areSearched,
    isMeasured,
  })
  await writeFormAnswer(db, siteSlug, await readPage(releasePaths(outDir, siteSlug).current, FORM_ANSWER_PATH))
  // Cars that a held feed lacks are still on the site.
  if (cars === null) return { written: 0, removed: 0, alerts: 0, state }
  const { ids, changed, documents } = cars
  // Together, so that no change is written without its alerts, nor the other way round.
  return db.transaction().execute(async (transaction) => {
    const { written, removed, changes } = await writeCars(transaction, siteSlug, changed, ids)
    const alerts = await releaseAlerts(transaction, siteSlug, changes, (asked) =>
      documents.filter(({ document }) => asked.has(document.id)),
    )
    const added = await addAlerts(transaction, siteSlug, alerts)
    return { written, removed, alerts: added, state }
  })
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
