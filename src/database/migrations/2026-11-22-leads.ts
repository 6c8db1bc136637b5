/** Sites, their cars, leads and their deliveries, and what the worker keeps. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sites (
      slug text primary key,
      host text not null,
      configuration jsonb not null,
      configuration_hash text not null,
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index sites_host on sites (host)`.execute(db)
  await sql`
    create table cars (
      site_slug text not null references sites on delete cascade,
      id text not null,
      slug text not null,
      car jsonb not null,
      car_hash text not null,
      removed_at timestamptz,
      updated_at timestamptz not null default now(),
      primary key (site_slug, id)
    )`.execute(db)
  await sql`create index cars_slug on cars (site_slug, slug)`.execute(db)
  await sql`
    create table leads (
      id uuid primary key,
      site_slug text not null,
      idempotency_key text not null,
      content_hash text not null,
      form text not null,
      values jsonb not null,
      details jsonb not null,
      car jsonb,
      consent jsonb not null,
      suspicions jsonb not null,
      created_at timestamptz not null default now(),
      unique (site_slug, idempotency_key)
    )`.execute(db)
  await sql`create index leads_created on leads (site_slug, created_at)`.execute(db)
  await sql`create index leads_email on leads (site_slug, lower(values ->> 'email'))`.execute(db)
  await sql`create index leads_phone on leads (site_slug, (values ->> 'phone'))`.execute(db)
  await sql`
    create table lead_deliveries (
      id uuid primary key,
      lead_id uuid not null references leads on delete cascade,
      target jsonb not null,
      state text not null,
      attempts integer not null default 0,
      last_error text,
      finished_at timestamptz
    )`.execute(db)
  await sql`create index lead_deliveries_lead on lead_deliveries (lead_id)`.execute(db)
  await sql`create index lead_deliveries_failed on lead_deliveries (finished_at) where state = 'failed'`.execute(db)
  await sql`
    create table dead_letters (
      id bigint generated always as identity primary key,
      task text not null,
      payload jsonb not null,
      error text not null,
      attempts integer not null,
      at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      kind text not null,
      message jsonb not null,
      at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table worker_pools (
      id text primary key,
      beat_at timestamptz not null
    )`.execute(db)
  // As rate-limiter-flexible reads it. Unlogged: limits may be forgotten when Postgres crashes, and cost no disk write.
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db)
}
