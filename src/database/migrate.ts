/** Brings a database to this version's tables, and the queue's. */
import { runMigrations } from 'graphile-worker'
import { Migrator } from 'kysely/migration'
import type { OpenDatabase } from './database.ts'
import { openDatabase } from './database.ts'
import { up as leads } from './migrations/2026-11-22-leads.ts'
import { up as visits } from './migrations/2026-11-22-visits.ts'
import { up as events } from './migrations/2026-11-23-events.ts'
import { up as formAnswers } from './migrations/2026-11-23-form-answers.ts'
import { up as valuations } from './migrations/2026-11-23-valuations.ts'
import { up as leadMessages } from './migrations/2026-11-24-lead-messages.ts'
import { up as visitors } from './migrations/2026-11-25-visitors.ts'
import { up as siteBuilds } from './migrations/2026-11-26-site-builds.ts'
import { up as watchlist } from './migrations/2026-11-26-watchlist.ts'
import { up as reservations } from './migrations/2026-11-27-reservations.ts'
import { up as changedRows } from './migrations/2026-11-28-changed-rows.ts'
import { up as onlinePayments } from './migrations/2026-11-28-online-payments.ts'
import { up as spins } from './migrations/2026-11-29-spins.ts'
import { up as cdnPurges } from './migrations/2026-11-30-cdn-purges.ts'
import { up as feedAddresses } from './migrations/2026-11-30-feed-addresses.ts'
import { up as heldFeeds } from './migrations/2026-11-30-held-feeds.ts'
import { up as changedPrices } from './migrations/2026-12-01-changed-prices.ts'
import { up as fleet } from './migrations/2026-12-01-fleet.ts'
import { QUIET_LOGGER } from './queue/jobs.ts'

/** By name, in the order of their names. One that has run anywhere is never changed: write another. */
const MIGRATIONS = {
  '2026-11-22-leads': { up: leads },
  '2026-11-22-visits': { up: visits },
  '2026-11-23-events': { up: events },
  '2026-11-23-form-answers': { up: formAnswers },
  '2026-11-23-valuations': { up: valuations },
  '2026-11-24-lead-messages': { up: leadMessages },
  '2026-11-25-visitors': { up: visitors },
  '2026-11-26-site-builds': { up: siteBuilds },
  '2026-11-26-watchlist': { up: watchlist },
  '2026-11-27-reservations': { up: reservations },
  '2026-11-28-changed-rows': { up: changedRows },
  '2026-11-28-online-payments': { up: onlinePayments },
  '2026-11-29-spins': { up: spins },
  '2026-11-30-cdn-purges': { up: cdnPurges },
  '2026-11-30-feed-addresses': { up: feedAddresses },
  '2026-11-30-held-feeds': { up: heldFeeds },
  '2026-12-01-changed-prices': { up: changedPrices },
  '2026-12-01-fleet': { up: fleet },
}

const MIGRATION_LOCK = 7_226_012

/** Any number of processes may call it at once: one migrates, the others wait for it. */
export async function migrate({ url }: Pick<OpenDatabase, 'url'>): Promise<void> {
  const { db, pool, close } = openDatabase({ url, maxConnections: 3, withoutTimeouts: true, log: () => {} })
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      const migrator = new Migrator({
        db,
        provider: { getMigrations: async () => MIGRATIONS },
        // Two that were written side by side may arrive in either order.
        allowUnorderedMigrations: true,
      })
      const { error } = await migrator.migrateToLatest()
      if (error !== undefined) throw error
      await runMigrations({ pgPool: pool, logger: QUIET_LOGGER })
    } finally {
      // The connection is closed, which releases the lock.
      client.release(true)
    }
  } finally {
    await close()
  }
}
