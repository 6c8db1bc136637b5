/** Takes a hold of a car: the database decides who gets it (the index `reservations_of_car`). */
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
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
