/** Estimates of services, and an index by which comparable cars are found. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table estimates (
      key text primary key,
      site_slug text not null,
      outcome jsonb not null,
      at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create index cars_model on cars (
      (regexp_replace(lower(car ->> 'make'), '[^a-z0-9]', '', 'g')),
      (regexp_replace(lower(car ->> 'model'), '[^a-z0-9]', '', 'g'))
    ) where removed_at is null`.execute(db)
}
