/** Writes a site's configuration, its cars and its page for plain forms to the database, so that the API needs no access to the bundle. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { addAlerts } from '#database/alerts.ts'
import { readChangedRows } from '#database/changed-rows.ts'
import type { Database } from '#database/database.ts'
import { readCarHashes, writeCars, writeFormAnswer, writeSite } from '#database/sites.ts'
import { FORM_ANSWER_PATH } from '#domain/leads/form-answer.ts'
import { isMissing } from '#generator/build-error.ts'
import { openBucket } from '#generator/publish/open-bucket.ts'
import { createSiteBucket } from '#generator/publish/site-bucket.ts'
import { readManifest } from '#generator/release/manifest.ts'
import type { ReleasePaths } from '#generator/release/release-paths.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { currentReleaseId, readKnownRelease } from '#generator/release/releases.ts'
import { releaseAlerts } from './alerts/release-alerts.ts'
import type { ListedCars, ListedCarsOrder } from './builds/listed-cars.ts'
import { readListedCars } from './builds/listed-cars.ts'

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
}

/** Of a site that has a release; `read` reads its cars. */
export async function storeStock(
  db: Database,
  siteSlug: string,
  { sitesDir, outDir }: StockFolders,
  read: (order: ListedCarsOrder) => Promise<ListedCars | null> = readListedCars,
): Promise<StoredStock> {
  const site = await loadSite(siteSlug, { sitesDir })
  await writeSite(db, site, createHash('sha256').update(JSON.stringify(site)).digest('base64url'))
  const paths = releasePaths(outDir, siteSlug)
  await pullMissingRelease(site, paths, join(sitesDir, siteSlug, site.stock.feed))
  await writeFormAnswer(db, siteSlug, await readPage(paths.current, FORM_ANSWER_PATH))
  const changedRows = await readChangedRows(db, siteSlug)
  const cars = await read({ siteSlug, sitesDir, outDir, changedRows, knownHashes: await readCarHashes(db, siteSlug) })
  const { manifest } = await readKnownRelease(paths, (id) => readManifest(paths.manifests, id))
  const release = { releaseId: manifest?.id ?? null, nextChangeAt: manifest?.nextChangeAt ?? null }
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

/** On a machine that has none of its own, that of the bucket. */
async function pullMissingRelease(site: Site, paths: ReleasePaths, feedFile: string): Promise<void> {
  if ((await currentReleaseId(paths)) !== null) return
  const store = await openBucket()
  if (store !== null) await createSiteBucket(store, site.slug, paths).pull({ feedFile, hasNewestFeed: true })
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
