/** E-mails that a development platform keeps instead of sending them. */
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { EmailMessage } from './tables.ts'

export async function writeOutbox(db: Database, message: EmailMessage): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind: 'email', message: JSON.stringify(message) })
    .execute()
}

export async function purgeOutbox(db: Database, keepDays: number): Promise<void> {
  await db.deleteFrom('outbox').where('at', '<', sql<Date>`now() - ${keepDays} * interval '1 day'`).execute()
}

/** The newest first. */
export async function readOutbox(db: Database, limit: number): Promise<{ at: Date; message: EmailMessage }[]> {
  return db.selectFrom('outbox').select(['at', 'message']).orderBy('id', 'desc').limit(limit).execute()
}
