/** The address of a feed that a message of a site's stock system has named last. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed_addresses (
      site_slug text primary key,
      url text not null,
      sent_at timestamptz not null,
      is_taken boolean not null
    )`.execute(db)
}
