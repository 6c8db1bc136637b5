/** Reservations and payments, and what the test provider of development keeps. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reservations (
      id uuid primary key,
      token text not null unique,
      site_slug text not null,
      car_id text not null,
      car jsonb not null,
      visitor_id text,
      idempotency_key text not null,
      content_hash text not null,
      lead jsonb not null,
      consent jsonb not null,
      state text not null check (state in ('held', 'paid', 'released', 'expired', 'refunded')),
      amount_cents integer not null check (amount_cents > 0),
      hold_until timestamptz not null,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      unique (site_slug, idempotency_key)
    )`.execute(db)
  // The rule itself: one car of a site has one reservation that holds it, whatever the timing.
  await sql`
    create unique index reservations_of_car on reservations (site_slug, car_id) where state in ('held', 'paid')`.execute(
    db,
  )
  await sql`create index reservations_of_visitor on reservations (site_slug, visitor_id)`.execute(db)
  await sql`create index reservations_changed on reservations (site_slug, changed_at)`.execute(db)
  await sql`create index reservations_held on reservations (hold_until) where state = 'held'`.execute(db)
  await sql`
    create table payments (
      id uuid primary key,
      site_slug text not null,
      reservation_id uuid unique references reservations on delete cascade,
      provider text not null,
      provider_id text,
      url text,
      state text not null check (state in ('starting', 'open', 'paid', 'closed', 'refund-due', 'refunded')),
      amount_cents integer not null check (amount_cents > 0),
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      unique (provider, provider_id)
    )`.execute(db)
  await sql`create index payments_refund_due on payments (changed_at) where state = 'refund-due'`.execute(db)
  await sql`
    create table test_payments (
      id text primary key,
      key text not null unique,
      amount_cents integer not null,
      description text not null,
      return_url text not null,
      cancel_url text not null,
      state text not null check (state in ('open', 'paid', 'closed', 'refunded')),
      expires_at timestamptz not null
    )`.execute(db)
}
