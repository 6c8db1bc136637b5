/** Counts of analytics events. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_counts (
      site_slug text not null,
      day date not null,
      event_id smallint not null,
      count bigint not null,
      primary key (site_slug, day, event_id)
    )`.execute(db)
}
