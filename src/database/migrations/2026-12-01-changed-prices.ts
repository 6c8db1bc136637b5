/** When a car last got another price, so that pages that were built before can say so. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cars add column price_changed_at timestamptz`.execute(db)
}
