/** Visitors who sign in, their sessions, the codes that they sign in with, and text messages. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The columns are those of better-auth's user, session and verification, with `site_slug` added.
  await sql`
    create table visitors (
      id uuid primary key default gen_random_uuid(),
      phone_number text not null unique,
      phone_number_verified boolean not null default false,
      name text not null,
      email text not null unique,
      email_verified boolean not null default false,
      image text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table visitor_sessions (
      id uuid primary key default gen_random_uuid(),
      visitor_id uuid not null references visitors (id) on delete cascade,
      site_slug text not null,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index visitor_sessions_visitor on visitor_sessions (visitor_id, site_slug)`.execute(db)
  await sql`create index visitor_sessions_expiry on visitor_sessions (expires_at)`.execute(db)
  await sql`
    create table visitor_verifications (
      id uuid primary key default gen_random_uuid(),
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index visitor_verifications_identifier on visitor_verifications (identifier)`.execute(db)
  // One code for each number of a site: a second one makes the first worthless.
  await sql`
    create table sign_in_codes (
      site_slug text not null,
      phone_hash text not null,
      code_hash text not null,
      tries_left integer not null,
      expires_at timestamptz not null,
      primary key (site_slug, phone_hash)
    )`.execute(db)
  await sql`
    create table text_messages (
      id uuid primary key default gen_random_uuid(),
      site_slug text not null,
      phone_number text not null,
      text text not null,
      expires_at timestamptz not null,
      at timestamptz not null default now()
    )`.execute(db)
}
