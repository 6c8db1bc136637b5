/** An index for leads with the same message. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index leads_message on leads (site_slug, md5(values ->> 'message'), created_at)`.execute(db)
}
