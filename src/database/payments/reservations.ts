/** Reservations of cars with their payments. The database decides who gets a car: see the index `reservations_of_car`. */
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import { stageOfChange } from '#domain/reservations/reservation-lead.ts'
import type { PaymentState, ProviderState, ReservationState } from '#domain/reservations/reservation-state.ts'
import { settle } from '#domain/reservations/reservation-state.ts'
import { queueBuild } from '../builds/site-builds.ts'
import type { Database } from '../database.ts'
import { addJob } from '../queue/jobs.ts'

export interface NewHold {
  siteSlug: string
  car: Car
  visitorId: string | null
  idempotencyKey: string
  contentHash: string
  lead: LeadValues
  consent: ConsentRecord
  amountCents: number
  /** The kind of the payment provider. */
  provider: string
  holdMs: number
  /** So long before the end of the hold the provider takes no payment any more. */
  graceMs: number
}

export interface StoredReservation {
  id: string
  token: string
  siteSlug: string
  car: Car
  visitorId: string | null
  lead: LeadValues
  consent: ConsentRecord
  state: ReservationState
  amountCents: number
  holdUntil: Date
  createdAt: Date
  /** Held, but its time is over: it holds nothing any more, once the provider has said so. */
  isLapsed: boolean
  payment: StoredPayment
}

export interface StoredPayment {
  id: string
  provider: string
  providerId: string | null
  url: string | null
  state: PaymentState
  expiresAt: Date
}

/** `taken`: by the reservation of this id, or by one that has just ended (`null`). */
export type HoldOutcome =
  | { kind: 'held' | 'repeated'; reservationId: string }
  | { kind: 'taken'; reservationId: string | null }
  | { kind: 'key-reused' }

const DUE_AFTER_MS = 1_000

/** One transaction: the reservation, its payment, and the jobs that report to the dealer and end the hold. */
export async function takeHold(db: Database, hold: NewHold): Promise<HoldOutcome> {
  return db.transaction().execute(async (transaction): Promise<HoldOutcome> => {
    const id = randomUUID()
    const taken = await transaction
      .insertInto('reservations')
      .values({
        id,
        token: randomBytes(24).toString('base64url'),
        site_slug: hold.siteSlug,
        car_id: hold.car.id,
        car: JSON.stringify(hold.car),
        visitor_id: hold.visitorId,
        idempotency_key: hold.idempotencyKey,
        content_hash: hold.contentHash,
        lead: JSON.stringify(hold.lead),
        consent: JSON.stringify(hold.consent),
        state: 'held',
        amount_cents: hold.amountCents,
        hold_until: sql<Date>`now() + ${hold.holdMs} * interval '1 millisecond'`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hold_until')
      .executeTakeFirst()
    if (taken === undefined) return earlierHold(transaction, hold)
    await transaction
      .insertInto('payments')
      .values({
        id: randomUUID(),
        site_slug: hold.siteSlug,
        reservation_id: id,
        provider: hold.provider,
        provider_id: null,
        url: null,
        state: 'starting',
        amount_cents: hold.amountCents,
        expires_at: new Date(taken.hold_until.getTime() - hold.graceMs),
      })
      .execute()
    const runAt = new Date(taken.hold_until.getTime() + DUE_AFTER_MS)
    await addJob(transaction, 'settle-reservation', { reservationId: id }, { runAt })
    await addJob(transaction, 'reservation-lead', { reservationId: id, stage: 'held' })
    return { kind: 'held', reservationId: id }
  })
}

async function earlierHold(
  db: Database,
  { siteSlug, car, idempotencyKey, contentHash }: NewHold,
): Promise<HoldOutcome> {
  const own = await db
    .selectFrom('reservations')
    .select(['id', 'content_hash'])
    .where('site_slug', '=', siteSlug)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (own !== undefined) {
    return own.content_hash === contentHash ? { kind: 'repeated', reservationId: own.id } : { kind: 'key-reused' }
  }
  const other = await db
    .selectFrom('reservations')
    .select('id')
    .where('site_slug', '=', siteSlug)
    .where('car_id', '=', car.id)
    .where('state', 'in', ['held', 'paid'])
    .executeTakeFirst()
  return { kind: 'taken', reservationId: other?.id ?? null }
}

/** The reservation that has this value; `null` when there is none. */
export async function readReservation(
  db: Database,
  by: 'id' | 'token',
  value: string,
): Promise<StoredReservation | null> {
  const row = await stored(db).where(`reservations.${by}`, '=', value).executeTakeFirst()
  return row === undefined ? null : toReservation(row)
}

/** Of the payment that the provider knows by this id. */
export async function readReservationOfPayment(
  db: Database,
  provider: string,
  providerId: string,
): Promise<StoredReservation | null> {
  const row = await stored(db)
    .where('payments.provider', '=', provider)
    .where('payments.provider_id', '=', providerId)
    .executeTakeFirst()
  return row === undefined ? null : toReservation(row)
}

/** The newest first. */
export async function listReservations(db: Database, siteSlug: string, limit: number): Promise<StoredReservation[]> {
  const rows = await stored(db)
    .where('reservations.site_slug', '=', siteSlug)
    .orderBy('reservations.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toReservation)
}

function stored(db: Database) {
  return db
    .selectFrom('reservations')
    .innerJoin('payments', 'payments.reservation_id', 'reservations.id')
    .select([
      'reservations.id',
      'token',
      'reservations.site_slug as siteSlug',
      'car',
      'visitor_id as visitorId',
      'lead',
      'consent',
      'reservations.state',
      'reservations.amount_cents as amountCents',
      'hold_until as holdUntil',
      'reservations.created_at as createdAt',
      'payments.id as paymentId',
      'provider',
      'provider_id as providerId',
      'url',
      'payments.state as paymentState',
      'expires_at as expiresAt',
      sql<boolean>`reservations.state = 'held' and hold_until < now()`.as('isLapsed'),
    ])
}

type ReservationRow = Awaited<ReturnType<ReturnType<typeof stored>['executeTakeFirstOrThrow']>>

function toReservation({ paymentId, provider, providerId, url, paymentState, expiresAt, ...row }: ReservationRow) {
  return { ...row, payment: { id: paymentId, provider, providerId, url, state: paymentState, expiresAt } }
}

/** Writes where the shopper pays; `false` when the hold has ended meanwhile, so that nobody is sent there. */
export async function openPayment(
  db: Database,
  paymentId: string,
  { id, url }: { id: string; url: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ state: 'open', provider_id: id, url, changed_at: sql<Date>`now()` })
    .where('id', '=', paymentId)
    .where('state', '=', 'starting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * What the provider says, written with its consequences in one transaction. `unopened`: nobody has asked the provider,
 * because nobody could have paid; nothing is written if that has changed.
 */
export async function settleReservation(
  db: Database,
  reservationId: string,
  says: ProviderState | 'unopened',
  ending: 'release' | 'expire',
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // In this order everywhere, so that two transactions never wait for each other.
    const reservation = await transaction
      .selectFrom('reservations')
      .select(['state', 'site_slug as siteSlug'])
      .where('id', '=', reservationId)
      .forUpdate()
      .executeTakeFirst()
    const payment = await transaction
      .selectFrom('payments')
      .select(['id', 'state'])
      .where('reservation_id', '=', reservationId)
      .forUpdate()
      .executeTakeFirst()
    if (reservation === undefined || payment === undefined) return
    if (says === 'unopened' && payment.state !== 'starting') return
    const before = { reservation: reservation.state, payment: payment.state }
    const after = settle(before, says === 'unopened' ? 'closed' : says, ending)
    const changed_at = sql<Date>`now()`
    if (after.reservation !== before.reservation) {
      await transaction
        .updateTable('reservations')
        .set({ state: after.reservation, changed_at })
        .where('id', '=', reservationId)
        .execute()
      // Its pages say that it is reserved, or that it is for sale again.
      if (after.reservation === 'paid' || before.reservation === 'paid') {
        await queueBuild(transaction, { siteSlug: reservation.siteSlug })
      }
    }
    if (after.payment !== before.payment) {
      await transaction
        .updateTable('payments')
        .set({ state: after.payment, changed_at })
        .where('id', '=', payment.id)
        .execute()
      if (after.payment === 'refund-due') await addJob(transaction, 'refund-payment', { reservationId })
    }
    const stage = stageOfChange(before, after)
    if (stage !== null) await addJob(transaction, 'reservation-lead', { reservationId, stage })
  })
}

/** A paid reservation gives its money back; the car is free once the provider has done so. `false`: nothing was paid. */
export async function requestRefund(db: Database, reservationId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('payments')
      .set({ state: 'refund-due', changed_at: sql<Date>`now()` })
      .where('reservation_id', '=', reservationId)
      .where('state', '=', 'paid')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await addJob(transaction, 'refund-payment', { reservationId })
    return true
  })
}

/** Holds that have lapsed, and refunds that are due, for longer than the queue should need. */
export async function overdueReservations(db: Database, overdueMs: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from reservations
    where state = 'held' and hold_until < now() - ${overdueMs} * interval '1 millisecond'
    union
    select reservation_id from payments
    where state = 'refund-due' and reservation_id is not null and changed_at < now() - ${overdueMs} * interval '1 millisecond'
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
