/** Leads and their deliveries. */
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { LeadTarget } from '#domain/leads/lead-routing.ts'
import type { Database } from '../database.ts'
import type { DeliveryState, LeadsTable } from '../tables/lead-tables.ts'
import { addDeliveryJob } from './delivery-jobs.ts'
import type { NewLead } from './store-leads.ts'

export interface StoredLead
  extends Omit<NewLead, 'targets' | 'confirms' | 'contentHash' | 'idempotencyKey' | 'visitorId'> {
  id: string
  createdAt: Date
}

/** The lead of a key, if it was stored since. */
export async function findRecentLead(
  db: Database,
  siteSlug: string,
  idempotencyKey: string,
  since: Date,
): Promise<string | null> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('site_slug', '=', siteSlug)
    .where('idempotency_key', '=', idempotencyKey)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return found?.id ?? null
}

export interface KeyedLead {
  id: string
  key: string
  contentHash: string
  suspicions: string[]
  /** Of the vehicle that it is about. */
  carId: string | null
}

/** Those of the keys that are stored, in no order. */
export async function findLeadsOfKeys(db: Database, siteSlug: string, keys: readonly string[]): Promise<KeyedLead[]> {
  return db
    .selectFrom('leads')
    .select(['id', 'idempotency_key as key', 'content_hash as contentHash', 'suspicions'])
    .select(sql<string | null>`car ->> 'id'`.as('carId'))
    .where('site_slug', '=', siteSlug)
    .where('idempotency_key', 'in', keys)
    .execute()
}

/** How many leads with the same words came from the site's forms since; their keys and shoppers may differ. */
export async function countSameMessages(db: Database, siteSlug: string, message: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('site_slug', '=', siteSlug)
    .where('created_at', '>=', since)
    .where(sql`md5(values ->> 'message')`, '=', sql`md5(${message})`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function readLead(db: Database, id: string): Promise<StoredLead | null> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : toStoredLead(row)
}

export function toStoredLead(row: Selectable<LeadsTable>): StoredLead {
  const { id, site_slug: siteSlug, created_at: createdAt, form, values, details, car, consent, suspicions } = row
  return { id, siteSlug, createdAt, form, values, details, car, consent, suspicions }
}

export interface StoredDelivery {
  id: string
  leadId: string
  target: LeadTarget
  state: DeliveryState
  attempts: number
  lastError: string | null
  finishedAt: Date | null
}

export async function readDeliveries(db: Database, leadId: string): Promise<StoredDelivery[]> {
  return db.selectFrom('lead_deliveries').select(DELIVERY_COLUMNS).where('lead_id', '=', leadId).orderBy('id').execute()
}

export async function readDelivery(db: Database, id: string): Promise<StoredDelivery | null> {
  const row = await db.selectFrom('lead_deliveries').select(DELIVERY_COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

const DELIVERY_COLUMNS = [
  'id',
  'lead_id as leadId',
  'target',
  'state',
  'attempts',
  'last_error as lastError',
  'finished_at as finishedAt',
] as const

/** What an attempt came to; `waiting` is tried again. */
export async function recordAttempt(
  db: Database,
  deliveryId: string,
  state: DeliveryState,
  attempts: number,
  error: string | null,
): Promise<void> {
  await db
    .updateTable('lead_deliveries')
    .set({ state, attempts, last_error: error, finished_at: state === 'waiting' ? null : new Date() })
    .where('id', '=', deliveryId)
    .execute()
}

/** Sends again what was not delivered; returns how many deliveries. */
export async function resendLead(db: Database, leadId: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('lead_deliveries')
      .set({ state: 'waiting', finished_at: null })
      .where('lead_id', '=', leadId)
      .where('state', '=', 'failed')
      .returning(['id', 'target'])
      .execute()
    for (const { id, target } of rows) await addDeliveryJob(transaction, id, target)
    return rows.length
  })
}
