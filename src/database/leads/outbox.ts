/** E-mails and text messages that a development platform keeps instead of sending them. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { EmailMessage, OutboxEntry, OutboxText } from '../tables/lead-tables.ts'

export async function writeOutbox(db: Database, message: EmailMessage): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind: 'email', message: JSON.stringify(message) })
    .execute()
}

export async function writeTextToOutbox(db: Database, message: OutboxText): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind: 'text', message: JSON.stringify(message) })
    .execute()
}

export async function purgeOutbox(db: Database, keepDays: number): Promise<void> {
  await db.deleteFrom('outbox').where('at', '<', sql<Date>`now() - ${keepDays} * interval '1 day'`).execute()
}

/** The newest first. */
export async function readOutbox(db: Database, limit: number): Promise<(OutboxEntry & { at: Date })[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['at', 'kind', 'message'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ at, kind, message }) => ({ at, ...outboxEntry(kind, message) }))
}

function outboxEntry(kind: OutboxEntry['kind'], message: EmailMessage | OutboxText): OutboxEntry {
  if (kind === 'email' && 'subject' in message) return { kind, message }
  return { kind: 'text', message: { to: 'to' in message ? String(message.to) : '', text: message.text } }
}
