/** Records how a site stands, for the page of the fleet, whose server has no access to the bundles. */
import type { Database } from '#database/database.ts'
import { readSiteSize, writeSiteState } from '#database/fleet.ts'
import { measureRelease, readSiteState } from '#generator/fleet/site-state.ts'

/** A release of many files is measured once in this time: each is asked of the disk. */
const MEASURE_AGAIN_MS = 3_600_000

export async function recordSiteState(db: Database, siteSlug: string, outDir: string): Promise<void> {
  const state = await readSiteState(siteSlug, outDir)
  const known = await readSiteSize(db, siteSlug)
  const isRecent = known !== null && Date.now() - known.measuredAt.getTime() < MEASURE_AGAIN_MS
  const sizeBytes = isRecent ? known.sizeBytes : await measureRelease(siteSlug, outDir)
  const measuredAt = sizeBytes === null ? null : isRecent ? known.measuredAt : new Date()
  await writeSiteState(db, siteSlug, { ...state, sizeBytes }, measuredAt)
}
