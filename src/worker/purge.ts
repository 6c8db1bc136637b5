/** Deletes what has been kept for as long as it may be. */
import type { Site } from '#config/schema/site.ts'
import { forgetBuildRuns } from '#database/builds/fleet.ts'
import { forgetWebhooks } from '#database/builds/stock-messages.ts'
import type { Database } from '#database/database.ts'
import { purgeEstimates } from '#database/estimates.ts'
import { purgeLeads } from '#database/leads/lead-records.ts'
import { purgeOutbox } from '#database/leads/outbox.ts'
import { purgeOnlinePayments } from '#database/payments/online-payments.ts'
import { purgeDeadLetters } from '#database/queue/dead-letters.ts'
import { readSiteKeys } from '#database/sites.ts'
import { purgeSpins } from '#database/spins.ts'
import { purgeAlerts } from '#database/visitors/alerts.ts'
import { purgeGarages } from '#database/visitors/empty-garages.ts'
import { purgeIdleVisitors, purgeSignIns } from '#database/visitors/visitors.ts'
import { purgeWatchlists } from '#database/visitors/watchlist.ts'
import { forgetVisitors, purgeValuations } from '#database/visits.ts'
import { PAID_KEEP_DAYS } from '#domain/payments/online-payment.ts'
import { instantsOf } from '#domain/time/date-window.ts'
import { windowState } from '#domain/time/instant-window.ts'
import { readStoredSite } from './stored-site.ts'

const OUTBOX_DAYS = 30
const ESTIMATE_DAYS = 7
/** Senders repeat a message for some days at most. */
const WEBHOOK_DAYS = 7
/** The page of the fleet shows the last 24 hours. */
const BUILD_RUN_DAYS = 2
const ALERT_DAYS = 90
const DEAD_LETTER_DAYS = 90

/** A site that cannot be read leaves the others their purge; rejects at the end, so that it is seen. */
export async function purge(db: Database): Promise<void> {
  const failures: unknown[] = []
  for (const { slug } of await readSiteKeys(db)) {
    try {
      await purgeSite(db, await readStoredSite(db, slug))
    } catch (error) {
      failures.push(error)
    }
  }
  await purgeOutbox(db, OUTBOX_DAYS)
  await purgeEstimates(db, ESTIMATE_DAYS)
  await forgetWebhooks(db, WEBHOOK_DAYS)
  await forgetBuildRuns(db, BUILD_RUN_DAYS)
  await purgeSignIns(db)
  await purgeWatchlists(db)
  await purgeAlerts(db, ALERT_DAYS)
  await purgeDeadLetters(db, DEAD_LETTER_DAYS)
  await forgetVisitors(db)
  await purgeIdleVisitors(db)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sites could not be purged.`)
}

async function purgeSite(db: Database, { slug, timeZone, leads, garage, payments, spinToWin }: Site): Promise<void> {
  await purgeGarages(db, slug, garage.keepDays)
  await purgeOnlinePayments(db, slug, {
    paidDays: payments === null ? PAID_KEEP_DAYS : payments.keepDays,
    unpaidDays: leads.keepDays,
  })
  if (leads.keepDays === null) return
  await purgeLeads(db, slug, leads.keepDays)
  await purgeValuations(db, slug, leads.keepDays)
  const isOver = spinToWin === null || windowState(instantsOf(spinToWin, timeZone), Date.now()) === 'over'
  await purgeSpins(db, slug, leads.keepDays, isOver ? null : spinToWin.campaign)
}
