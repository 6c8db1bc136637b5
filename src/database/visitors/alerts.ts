/** Alerts that wait for their message, and those that were sent. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Alert, AlertChannel, NamedAlert } from '#domain/alerts/alert.ts'
import type { Database } from '../database.ts'
import { addJob } from '../queue/jobs.ts'
import type { Owner } from './watchlist.ts'

/** With the queue's back-off the last of them is some eight hours after the first. */
const ALERT_ATTEMPTS = 12

export interface NewAlert extends NamedAlert {
  visitorId: string
}

/**
 * Adds alerts for people who want them, each change once, and the job that sends them: in the transaction that writes what
 * has changed. Returns how many were added.
 */
export async function addAlerts(db: Database, siteSlug: string, alerts: readonly NewAlert[]): Promise<number> {
  if (alerts.length === 0) return 0
  const given = JSON.stringify(alerts)
  const { rows } = await sql<{ visitor_id: string }>`
    insert into alerts (site_slug, visitor_id, change, alert)
    select ${siteSlug}, given."visitorId", given.change, given.alert
    from jsonb_to_recordset(${given}::jsonb) as given("visitorId" text, change text, alert jsonb)
    join garage_profiles on site_slug = ${siteSlug} and visitor_id = given."visitorId" and alert_channel <> 'none'
    on conflict (site_slug, visitor_id, change) do nothing
    returning visitor_id`.execute(db)
  for (const visitorId of new Set(rows.map(({ visitor_id }) => visitor_id))) {
    await addAlertJob(db, { siteSlug, visitorId }, null)
  }
  return rows.length
}

/** One job waits for each person; at once when `dueMs` is null. */
export async function addAlertJob(db: Database, owner: Owner, dueMs: number | null): Promise<void> {
  await addJob(
    db,
    'send-alerts',
    { siteSlug: owner.siteSlug, visitorId: owner.visitorId },
    {
      jobKey: `send-alerts ${owner.siteSlug} ${owner.visitorId}`,
      maxAttempts: ALERT_ATTEMPTS,
      ...(dueMs === null ? {} : { runAt: new Date(dueMs) }),
    },
  )
}

export interface AlertRecipient {
  channel: AlertChannel
  /** E.164. */
  phoneNumber: string
  /** Empty when it is not known. */
  email: string
  alertedAt: Date | null
}

/** `null` when nothing is known of the person any more. */
export async function readAlertRecipient(db: Database, { siteSlug, visitorId }: Owner): Promise<AlertRecipient | null> {
  const row = await db
    .selectFrom('garage_profiles')
    .select(['alert_channel', 'phone_number', 'details', 'alerted_at'])
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        channel: row.alert_channel,
        phoneNumber: row.phone_number,
        email: row.details.email,
        alertedAt: row.alerted_at,
      }
}

export interface AlertMessage {
  /** The same for every attempt. */
  id: string
  alerts: Alert[]
}

/** The message that an earlier attempt has begun and not sent; `null` without one. */
export async function readBegunMessage(db: Database, { siteSlug, visitorId }: Owner): Promise<AlertMessage | null> {
  const rows = await db
    .selectFrom('alerts')
    .select(['message_id', 'alert'])
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .where('sent_at', 'is', null)
    .where('message_id', 'is not', null)
    .orderBy('id')
    .execute()
  const id = rows[0]?.message_id ?? null
  const ofMessage = rows.filter(({ message_id }) => message_id === id)
  return id === null ? null : { id, alerts: ofMessage.map(({ alert }) => alert) }
}

/** Puts all that waits into one message; `null` when nothing waits. */
export async function beginMessage(db: Database, { siteSlug, visitorId }: Owner): Promise<AlertMessage | null> {
  const id = randomUUID()
  const rows = await db
    .updateTable('alerts')
    .set({ message_id: id })
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .where('sent_at', 'is', null)
    .where('message_id', 'is', null)
    .returning(['id', 'alert'])
    .execute()
  const alerts = rows.toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ alert }) => alert)
  return alerts.length === 0 ? null : { id, alerts }
}

export async function recordSent(
  db: Database,
  { siteSlug, visitorId }: Owner,
  messageId: string,
  sentAt: Date,
): Promise<void> {
  await db
    .with('sent', (query) => query.updateTable('alerts').set({ sent_at: sentAt }).where('message_id', '=', messageId))
    .updateTable('garage_profiles')
    .set({ alerted_at: sentAt })
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .execute()
}

export async function purgeAlerts(db: Database, keepDays: number): Promise<void> {
  await db.deleteFrom('alerts').where('at', '<', sql<Date>`now() - ${keepDays} * interval '1 day'`).execute()
}
