/** Leads and their deliveries. */
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { LeadTarget } from '#domain/leads/lead-routing.ts'
import type { LeadDetail } from '#domain/leads/lead-submission.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import type { Database } from './database.ts'
import { addJob } from './jobs.ts'
import type { DeliveryState, LeadsTable } from './tables.ts'

export interface NewLead {
  siteSlug: string
  idempotencyKey: string
  contentHash: string
  form: string
  values: LeadValues
  details: LeadDetail[]
  car: Car | null
  consent: ConsentRecord
  suspicions: string[]
  targets: readonly LeadTarget[]
  /** Whether the shopper gets an e-mail that it has arrived. */
  confirms: boolean
}

export interface StoredLead extends Omit<NewLead, 'targets' | 'confirms' | 'contentHash' | 'idempotencyKey'> {
  id: string
  createdAt: Date
}

/** `key-reused`: the key belongs to a lead with another content. */
export type StoreOutcome = { kind: 'stored' | 'repeated'; leadId: string } | { kind: 'key-reused' }

/** Ours: with the queue's back-off the last of them is three days after the first. */
export const DELIVERY_ATTEMPTS = 20
/** Jobs for one target run in so many lanes, so that a slow target leaves room for others. */
const LANES_OF_TARGET = 4
const TARGET_QUEUES = 32

/** One transaction: the lead, and a job for each of its deliveries. */
export async function storeLead(db: Database, lead: NewLead): Promise<StoreOutcome> {
  return db.transaction().execute(async (transaction): Promise<StoreOutcome> => {
    const id = randomUUID()
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('leads')
      .values({
        id,
        site_slug: lead.siteSlug,
        idempotency_key: lead.idempotencyKey,
        content_hash: lead.contentHash,
        form: lead.form,
        values: JSON.stringify(lead.values),
        details: JSON.stringify(lead.details),
        car: lead.car === null ? null : JSON.stringify(lead.car),
        consent: JSON.stringify(lead.consent),
        suspicions: JSON.stringify(lead.suspicions),
      })
      .onConflict((conflict) => conflict.columns(['site_slug', 'idempotency_key']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return earlierLead(transaction, lead)
    await addDeliveries(transaction, id, lead.targets)
    if (lead.confirms) await addJob(transaction, 'confirm-lead', { leadId: id }, { maxAttempts: DELIVERY_ATTEMPTS })
    return { kind: 'stored', leadId: id }
  })
}

async function earlierLead(db: Database, lead: NewLead): Promise<StoreOutcome> {
  const earlier = await db
    .selectFrom('leads')
    .select(['id', 'content_hash'])
    .where('site_slug', '=', lead.siteSlug)
    .where('idempotency_key', '=', lead.idempotencyKey)
    .executeTakeFirstOrThrow()
  return earlier.content_hash === lead.contentHash ? { kind: 'repeated', leadId: earlier.id } : { kind: 'key-reused' }
}

async function addDeliveries(db: Database, leadId: string, targets: readonly LeadTarget[]): Promise<void> {
  if (targets.length === 0) return
  const deliveries = targets.map((target) => ({ id: randomUUID(), target: JSON.stringify(target) }))
  await db
    .insertInto('lead_deliveries')
    .values(deliveries.map((delivery) => ({ ...delivery, lead_id: leadId, state: 'waiting' as const })))
    .execute()
  for (const { id, target } of deliveries) await addDeliveryJob(db, id, target)
}

async function addDeliveryJob(db: Database, deliveryId: string, target: string): Promise<void> {
  const lane = Number.parseInt(deliveryId.slice(0, 2), 16) % LANES_OF_TARGET
  await addJob(
    db,
    'deliver-lead',
    { deliveryId },
    { queueName: `lead-${textBucket(target)}-${lane}`, maxAttempts: DELIVERY_ATTEMPTS },
  )
}

function textBucket(text: string): number {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return sum % TARGET_QUEUES
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

/** How many leads with the same words came from the site's forms since; their keys and shoppers may differ. */
export async function countSameMessages(db: Database, siteSlug: string, message: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('site_slug', '=', siteSlug)
    .where('created_at', '>=', since)
    .where(({ ref }) => ref('values', '->>').key('message'), '=', message)
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
    for (const { id, target } of rows) await addDeliveryJob(transaction, id, JSON.stringify(target))
    return rows.length
  })
}
