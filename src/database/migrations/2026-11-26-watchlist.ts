/** What a person who has signed in keeps on a site, and the alerts about it. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table watchlist_entries (
      site_slug text not null,
      visitor_id text not null,
      car_id text not null,
      saved_price_aud double precision,
      saved_at timestamptz not null default now(),
      removed_at timestamptz,
      primary key (site_slug, visitor_id, car_id)
    )`.execute(db)
  await sql`create index watchlist_entries_car on watchlist_entries (site_slug, car_id) where removed_at is null`.execute(
    db,
  )
  await sql`
    create table kept_searches (
      site_slug text not null,
      visitor_id text not null,
      path text not null,
      search jsonb not null,
      saved_at timestamptz not null default now(),
      primary key (site_slug, visitor_id, path)
    )`.execute(db)
  await sql`
    create table garage_profiles (
      site_slug text not null,
      visitor_id text not null,
      phone_number text not null,
      details jsonb not null,
      alert_channel text not null check (alert_channel in ('none', 'text', 'email')),
      alert_consent jsonb,
      alerted_at timestamptz,
      updated_at timestamptz not null default now(),
      primary key (site_slug, visitor_id)
    )`.execute(db)
  await sql`
    create table own_vehicles (
      id uuid primary key,
      site_slug text not null,
      visitor_id text not null,
      vehicle jsonb not null,
      added_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index own_vehicles_visitor on own_vehicles (site_slug, visitor_id)`.execute(db)
  // The change names what was before and what came then, so one change is one row, however often it is looked at.
  await sql`
    create table alerts (
      id bigint generated always as identity primary key,
      site_slug text not null,
      visitor_id text not null,
      change text not null,
      alert jsonb not null,
      message_id uuid,
      at timestamptz not null default now(),
      sent_at timestamptz,
      unique (site_slug, visitor_id, change)
    )`.execute(db)
  await sql`create index alerts_waiting on alerts (site_slug, visitor_id) where sent_at is null`.execute(db)
  await sql`alter table leads add column visitor_id text`.execute(db)
  await sql`create index leads_visitor on leads (site_slug, visitor_id) where visitor_id is not null`.execute(db)
}
