/** Addresses of feeds that messages of stock systems name, until a build has fetched them. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface FeedAddress {
  url: string
  sentAt: Date
}

/** One that could not be fetched in this time holds up no build any more. */
const TRIED_FOR_MS = 86_400_000

/** Of two messages the one that was sent later counts, whichever comes last. */
export async function takeFeedAddress(db: Database, siteSlug: string, { url, sentAt }: FeedAddress): Promise<void> {
  const values = { url, sent_at: sentAt, is_taken: false }
  await db
    .insertInto('feed_addresses')
    .values({ site_slug: siteSlug, ...values })
    .onConflict((conflict) =>
      conflict.column('site_slug').doUpdateSet(values).where(sql<boolean>`feed_addresses.sent_at <= excluded.sent_at`),
    )
    .execute()
}

/** The address that is still to be fetched; `null` when there is none. */
export async function readFeedAddress(db: Database, siteSlug: string): Promise<FeedAddress | null> {
  const found = await db
    .selectFrom('feed_addresses')
    .select(['url', 'sent_at as sentAt'])
    .where((where) => where.and({ site_slug: siteSlug, is_taken: false }))
    .where('sent_at', '>', new Date(Date.now() - TRIED_FOR_MS))
    .executeTakeFirst()
  return found ?? null
}

/** It was fetched whole. One that has come meanwhile is still to be fetched. */
export async function settleFeedAddress(db: Database, siteSlug: string, { url, sentAt }: FeedAddress): Promise<void> {
  await db
    .updateTable('feed_addresses')
    .set({ is_taken: true })
    .where((where) => where.and({ site_slug: siteSlug, url, sent_at: sentAt }))
    .execute()
}
