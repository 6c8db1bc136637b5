/** Deletes what has been kept for as long as it may be. */
import type { Database } from '#database/database.ts'
import { purgeEstimates } from '#database/estimates.ts'
import { purgeLeads } from '#database/lead-records.ts'
import { purgeOutbox } from '#database/outbox.ts'
import { readSiteKeys } from '#database/sites.ts'
import { forgetVisitors } from '#database/visits.ts'
import { readStoredSite } from './stored-site.ts'

const OUTBOX_DAYS = 30
const ESTIMATE_DAYS = 7

export async function purge(db: Database): Promise<void> {
  for (const { slug } of await readSiteKeys(db)) {
    const { keepDays } = (await readStoredSite(db, slug)).leads
    if (keepDays !== null) await purgeLeads(db, slug, keepDays)
  }
  await purgeOutbox(db, OUTBOX_DAYS)
  await purgeEstimates(db, ESTIMATE_DAYS)
  await forgetVisitors(db)
}
