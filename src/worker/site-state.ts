/** Records how a site stands, for the page of the fleet, whose server has no access to the bundles. */

import { readKnownState, writeSiteState } from '#database/builds/fleet.ts'
import type { Database } from '#database/database.ts'
import type { FeedState, SiteState } from '#domain/fleet/fleet-site.ts'
import { readSiteState } from '#generator/fleet/site-state.ts'

/** A release of many files is measured once in this time: each is asked of the disk. */
const MEASURE_AGAIN_MS = 3_600_000

interface StandingSite {
  siteSlug: string
  outDir: string
  /** As it was just read; `null` where nothing was, and what was known of it stays. */
  feed: FeedState | null
}

/** Of a machine that has the release that is served. */
export async function recordSiteState(db: Database, { siteSlug, outDir, feed }: StandingSite): Promise<void> {
  const isMeasured = await isMeasureDue(db, siteSlug)
  await recordReadState(db, siteSlug, await readSiteState(siteSlug, outDir, { isMeasured }), feed)
}

export async function isMeasureDue(db: Database, siteSlug: string): Promise<boolean> {
  const { measuredAt = null } = (await readKnownState(db, siteSlug)) ?? {}
  return measuredAt === null || Date.now() - measuredAt.getTime() >= MEASURE_AGAIN_MS
}

/** What was not measured stays as it is known. */
export async function recordReadState(
  db: Database,
  siteSlug: string,
  state: SiteState,
  feed: FeedState | null,
): Promise<void> {
  const known = await readKnownState(db, siteSlug)
  const sizeBytes = state.sizeBytes ?? known?.state.sizeBytes ?? null
  const measuredAt = state.sizeBytes === null ? (known?.measuredAt ?? null) : new Date()
  // Another machine may have read the last feed, so that its report is not on this disk.
  const latest = feed ?? known?.state.feed ?? state.feed
  await writeSiteState(db, siteSlug, { ...state, sizeBytes, feed: latest }, measuredAt)
}

/** Of a build that failed, which has changed nothing: it may not even have come as far as to pull the release. */
export async function recordFirstState(db: Database, siteSlug: string, outDir: string): Promise<void> {
  if ((await readKnownState(db, siteSlug)) === null) await recordSiteState(db, { siteSlug, outDir, feed: null })
}
