/** Which feed of a site is held, so that a link approves that one alone. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site_builds
      add column held_feed_hash text,
      add column held_id text,
      add column informed_at timestamptz`.execute(db)
}
