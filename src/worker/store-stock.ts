/** Writes a site's configuration, its cars and its page for plain forms to the database, so that the API needs no access to the bundle. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { addAlerts } from '#database/alerts.ts'
import { readChangedRows } from '#database/changed-rows.ts'
import type { Database } from '#database/database.ts'
import { readCarHashes, writeCars, writeFormAnswer, writeSite } from '#database/sites.ts'
import type { FeedState } from '#domain/fleet/fleet-site.ts'
import { FORM_ANSWER_PATH } from '#domain/leads/form-answer.ts'
import { isMissing } from '#generator/build-error.ts'
import { readManifest } from '#generator/release/manifest.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { readKnownRelease } from '#generator/release/releases.ts'
import { releaseAlerts } from './alerts/release-alerts.ts'
import type { ListedCarsOrder, ListedStock } from './builds/listed-cars.ts'
import { readListedStock } from './builds/listed-cars.ts'

export interface StockFolders {
  sitesDir: string
  outDir: string
}

export interface StoredStock {
  written: number
  removed: number
  /** How many follow from the changes. */
  alerts: number
  /** The release that is served; `null` when there is none that can be read. */
  releaseId: string | null
  /** When the release changes by itself; ISO 8601. */
  nextChangeAt: string | null
  feed: FeedState
}

/** Of a site that has a release; `read` reads its cars. */
export async function storeStock(
  db: Database,
  siteSlug: string,
  { sitesDir, outDir }: StockFolders,
  read: (order: ListedCarsOrder) => Promise<ListedStock> = readListedStock,
): Promise<StoredStock> {
  const site = await loadSite(siteSlug, { sitesDir })
  await writeSite(db, site, createHash('sha256').update(JSON.stringify(site)).digest('base64url'))
  const paths = releasePaths(outDir, siteSlug)
  const changedRows = await readChangedRows(db, siteSlug)
  const knownHashes = await readCarHashes(db, siteSlug)
  // First, because it brings the release that is served to this disk.
  const { cars, feed } = await read({ siteSlug, sitesDir, outDir, changedRows, knownHashes })
  await writeFormAnswer(db, siteSlug, await readPage(paths.current, FORM_ANSWER_PATH))
  const { manifest } = await readKnownRelease(paths, (id) => readManifest(paths.manifests, id))
  const release = { releaseId: manifest?.id ?? null, nextChangeAt: manifest?.nextChangeAt ?? null, feed }
  // Cars that a held feed lacks are still on the site.
  if (cars === null) return { written: 0, removed: 0, alerts: 0, ...release }
  const { ids, changed, documents } = cars
  // Together, so that no change is written without its alerts, nor the other way round.
  return db.transaction().execute(async (transaction) => {
    const { written, removed, changes } = await writeCars(transaction, siteSlug, changed, ids)
    const alerts = await releaseAlerts(transaction, siteSlug, changes, (asked) =>
      documents.filter(({ document }) => asked.has(document.id)),
    )
    const added = await addAlerts(transaction, siteSlug, alerts)
    return { written, removed, alerts: added, ...release }
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
