/** Rows of single cars that came after a site's feed. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table changed_rows (
      site_slug text not null,
      car_id text not null,
      row json not null,
      updated_at timestamptz not null,
      feed_hash text,
      primary key (site_slug, car_id)
    )`.execute(db)
}
