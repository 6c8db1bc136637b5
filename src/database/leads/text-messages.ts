/** Text messages, from the moment they are to be sent until they are. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { addJob } from '../queue/jobs.ts'

/** With the queue's back-off the last of them is half a minute after the first. */
const TEXT_ATTEMPTS = 4

export interface NewText {
  siteSlug: string
  /** E.164. */
  phoneNumber: string
  text: string
  /** After so many seconds it is not sent any more. */
  lifetimeSeconds: number
}

/** The queue sends it. */
export async function addText(db: Database, { siteSlug, phoneNumber, text, lifetimeSeconds }: NewText): Promise<void> {
  const { id } = await db
    .insertInto('text_messages')
    .values({
      site_slug: siteSlug,
      phone_number: phoneNumber,
      text,
      expires_at: sql<Date>`now() + ${lifetimeSeconds} * interval '1 second'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addJob(db, 'send-text', { textMessageId: id }, { maxAttempts: TEXT_ATTEMPTS })
}

export interface StoredText {
  siteSlug: string
  phoneNumber: string
  text: string
  /** Whether it would come too late, by the clock of the database. */
  isLate: boolean
}

/** `null` once it is sent or given up. */
export async function readText(db: Database, id: string): Promise<StoredText | null> {
  const row = await db
    .selectFrom('text_messages')
    .select(['site_slug', 'phone_number', 'text', sql<boolean>`expires_at < now()`.as('is_late')])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { siteSlug: row.site_slug, phoneNumber: row.phone_number, text: row.text, isLate: row.is_late }
}

export async function deleteText(db: Database, id: string): Promise<void> {
  await db.deleteFrom('text_messages').where('id', '=', id).execute()
}
