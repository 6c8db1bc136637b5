/** What the wheel at /spin-to-win has given. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table spins (
      id uuid primary key,
      site_slug text not null,
      campaign text not null,
      visitor_id text not null,
      prize_id text not null,
      label text not null,
      code text unique,
      consent jsonb not null,
      created_at timestamptz not null default now(),
      unique (site_slug, campaign, visitor_id)
    )`.execute(db)
  await sql`create index spins_of_prize on spins (site_slug, campaign, prize_id)`.execute(db)
}
