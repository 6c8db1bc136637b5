/** Views of cars, looks at telephone numbers, and records of valuations. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table car_views (
      site_slug text not null,
      car_id text not null,
      views bigint not null,
      primary key (site_slug, car_id)
    )`.execute(db)
  // Unlogged: after a crash of Postgres a visitor of that day may be counted twice.
  await sql`
    create unlogged table car_view_visitors (
      day date not null,
      site_slug text not null,
      car_id text not null,
      visitor text not null,
      primary key (day, site_slug, car_id, visitor)
    )`.execute(db)
  await sql`
    create table phone_reveals (
      id bigint generated always as identity primary key,
      site_slug text not null,
      car_id text not null,
      dealership_id text,
      at timestamptz not null default now()
    )`.execute(db)
  await sql`create index phone_reveals_at on phone_reveals (site_slug, at)`.execute(db)
  await sql`
    create table valuations (
      id bigint generated always as identity primary key,
      site_slug text not null,
      values jsonb not null,
      at timestamptz not null default now()
    )`.execute(db)
}
