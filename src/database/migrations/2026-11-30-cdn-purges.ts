/** Addresses that a CDN is still to forget, and how the last try went. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cdn_purges (
      site_slug text primary key,
      release_id text not null,
      failure text
    )`.execute(db)
  await sql`
    create table cdn_purge_paths (
      site_slug text not null,
      path text not null,
      release_id text not null,
      primary key (site_slug, path)
    )`.execute(db)
}
