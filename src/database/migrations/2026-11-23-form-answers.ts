/** The page of a site in which a plain form that is not right is answered. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sites add column form_answer text`.execute(db)
}
