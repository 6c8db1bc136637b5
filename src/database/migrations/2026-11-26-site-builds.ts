/** Webhooks that were taken, and how the last build of each site ended. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_messages (
      site_slug text not null,
      id text not null,
      at timestamptz not null default now(),
      primary key (site_slug, id)
    )`.execute(db)
  await sql`create index webhook_messages_at on webhook_messages (at)`.execute(db)
  await sql`
    create table site_builds (
      site_slug text primary key,
      kind text not null,
      message text not null,
      release_id text,
      at timestamptz not null default now()
    )`.execute(db)
}
