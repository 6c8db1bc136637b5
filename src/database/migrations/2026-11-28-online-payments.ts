/** Payments by a reference and an amount. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table online_payments (
      id uuid primary key,
      token text not null unique,
      site_slug text not null,
      visitor_id text,
      idempotency_key text not null,
      content_hash text not null,
      reference text not null,
      amount_cents integer not null check (amount_cents > 0),
      lead jsonb not null,
      consent jsonb not null,
      provider text not null,
      provider_id text,
      url text,
      state text not null check (state in ('starting', 'open', 'paid', 'closed', 'refunded')),
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      unique (site_slug, idempotency_key),
      unique (provider, provider_id)
    )`.execute(db)
  await sql`create index online_payments_of_content on online_payments (site_slug, content_hash)`.execute(db)
  await sql`
    create index online_payments_waiting on online_payments (expires_at) where state in ('starting', 'open')`.execute(
    db,
  )
}
