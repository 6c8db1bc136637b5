/** How each site stands, every build of the last days, and when a CDN was last purged: for the page of the fleet. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_states (
      site_slug text primary key,
      state jsonb not null,
      measured_at timestamptz
    )`.execute(db)
  await sql`
    create table build_runs (
      id bigint generated always as identity primary key,
      site_slug text not null,
      kind text not null,
      duration_ms integer not null,
      ended_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index build_runs_ended_at on build_runs (ended_at)`.execute(db)
  await sql`alter table site_builds add column duration_ms integer`.execute(db)
  await sql`alter table cdn_purges add column purged_at timestamptz`.execute(db)
}
