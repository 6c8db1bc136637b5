/** Payments by a reference and an amount, in the order in which the provider and its payer hear of them. */
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import { nextPayment, REPEAT_MINUTES, stageOfPayment } from '#domain/payments/online-payment.ts'
import type { PaymentState, ProviderState } from '#domain/reservations/reservation-state.ts'
import type { Database } from '../database.ts'
import { addJob } from '../queue/jobs.ts'
import type { Owner } from '../visitors/watchlist.ts'

export interface NewOnlinePayment {
  siteSlug: string
  visitorId: string | null
  idempotencyKey: string
  /** Of who pays what for what. */
  contentHash: string
  reference: string
  amountCents: number
  lead: LeadValues
  consent: ConsentRecord
  /** The kind of the payment provider. */
  provider: string
  /** How long it can be paid. */
  openMs: number
}

export interface StoredOnlinePayment {
  id: string
  token: string
  siteSlug: string
  visitorId: string | null
  reference: string
  amountCents: number
  lead: LeadValues
  consent: ConsentRecord
  provider: string
  providerId: string | null
  url: string | null
  state: PaymentState
  expiresAt: Date
  /** Its time is over, and nobody has asked the provider since. */
  isOverdue: boolean
}

/** `waiting`: the same content can still be paid, so no second payment is made; `paid`: it was, not long ago. */
export type PaymentOutcome = { kind: 'new' | 'waiting'; id: string } | { kind: 'paid' } | { kind: 'key-reused' }

/** Two posts of one content, from two tabs or by a reload, make one payment: they wait for each other here. */
export async function startOnlinePayment(db: Database, payment: NewOnlinePayment): Promise<PaymentOutcome> {
  const { siteSlug, idempotencyKey, contentHash } = payment
  return db.transaction().execute(async (transaction): Promise<PaymentOutcome> => {
    for (const key of [`${siteSlug} ${idempotencyKey}`, `${siteSlug} ${contentHash}`].sort()) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
    }
    const earlier = await transaction
      .selectFrom('online_payments')
      .select(['id', 'content_hash'])
      .where('site_slug', '=', siteSlug)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst()
    if (earlier !== undefined) {
      return earlier.content_hash === contentHash ? { kind: 'waiting', id: earlier.id } : { kind: 'key-reused' }
    }
    const same = await transaction
      .selectFrom('online_payments')
      .select(['id', 'state'])
      .where('site_slug', '=', siteSlug)
      .where('content_hash', '=', contentHash)
      .where(
        sql<boolean>`(state in ('starting', 'open') and expires_at > now()
          or state = 'paid' and changed_at > now() - ${REPEAT_MINUTES} * interval '1 minute')`,
      )
      .executeTakeFirst()
    if (same !== undefined) return same.state === 'paid' ? { kind: 'paid' } : { kind: 'waiting', id: same.id }
    const id = randomUUID()
    await transaction
      .insertInto('online_payments')
      .values({
        id,
        token: randomBytes(24).toString('base64url'),
        site_slug: siteSlug,
        visitor_id: payment.visitorId,
        idempotency_key: idempotencyKey,
        content_hash: contentHash,
        reference: payment.reference,
        amount_cents: payment.amountCents,
        lead: JSON.stringify(payment.lead),
        consent: JSON.stringify(payment.consent),
        provider: payment.provider,
        provider_id: null,
        url: null,
        state: 'starting',
        expires_at: sql<Date>`now() + ${payment.openMs} * interval '1 millisecond'`,
      })
      .execute()
    return { kind: 'new', id }
  })
}

/** The payment that has this value; `null` when there is none. */
export async function readOnlinePayment(
  db: Database,
  by: 'id' | 'token',
  value: string,
): Promise<StoredOnlinePayment | null> {
  return (await stored(db).where(by, '=', value).executeTakeFirst()) ?? null
}

/** The one that the provider knows by this id. */
export async function readOnlinePaymentOf(
  db: Database,
  provider: string,
  providerId: string,
): Promise<StoredOnlinePayment | null> {
  const found = stored(db).where('provider', '=', provider).where('provider_id', '=', providerId)
  return (await found.executeTakeFirst()) ?? null
}

function stored(db: Database) {
  return db
    .selectFrom('online_payments')
    .select([
      'id',
      'token',
      'site_slug as siteSlug',
      'visitor_id as visitorId',
      'reference',
      'amount_cents as amountCents',
      'lead',
      'consent',
      'provider',
      'provider_id as providerId',
      'url',
      'state',
      'expires_at as expiresAt',
      sql<boolean>`state in ('starting', 'open') and expires_at < now()`.as('isOverdue'),
    ])
}

export interface OwnPayment extends StoredOnlinePayment {
  /** When it came to its state. */
  changedAt: Date
}

/** Those that were made while signed in; the newest first. */
export async function readOwnPayments(db: Database, { siteSlug, visitorId }: Owner): Promise<OwnPayment[]> {
  return stored(db)
    .select('changed_at as changedAt')
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Writes where it is paid, once. */
export async function openOnlinePayment(db: Database, id: string, opened: { id: string; url: string }): Promise<void> {
  await db
    .updateTable('online_payments')
    .set({ state: 'open', provider_id: opened.id, url: opened.url, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'starting')
    .execute()
}

/** What the provider says, written with the job that reports it. `unopened`: nobody can have paid; no provider was asked. */
export async function settleOnlinePayment(db: Database, id: string, says: ProviderState | 'unopened'): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('online_payments')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined || (says === 'unopened' && row.state !== 'starting')) return
    const after = nextPayment(row.state, says === 'unopened' ? 'closed' : says)
    if (after === row.state) return
    await transaction
      .updateTable('online_payments')
      .set({ state: after, changed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    const stage = stageOfPayment(row.state, after)
    if (stage !== null) await addJob(transaction, 'payment-lead', { paymentId: id, stage })
  })
}

/** Whose time is over, though nobody has heard of their end. */
export async function overdueOnlinePayments(db: Database, limit: number): Promise<StoredOnlinePayment[]> {
  return stored(db)
    .where('state', 'in', ['starting', 'open'])
    .where('expires_at', '<', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
}

/** Deletes payments that ended before so many days: `null` keeps those. What can still be paid stays. */
export async function purgeOnlinePayments(
  db: Database,
  siteSlug: string,
  { paidDays, unpaidDays }: { paidDays: number | null; unpaidDays: number | null },
): Promise<void> {
  const ended = [
    { states: ['paid', 'refunded'], days: paidDays },
    { states: ['closed'], days: unpaidDays },
  ] as const
  for (const { states, days } of ended) {
    if (days === null) continue
    await db
      .deleteFrom('online_payments')
      .where('site_slug', '=', siteSlug)
      .where('state', 'in', states)
      .where('changed_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
      .execute()
  }
}
