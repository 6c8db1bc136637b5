/** Reservations of cars with their payments, as they are stored. */
import { sql } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import type { PaymentState, ReservationState } from '#domain/reservations/reservation-state.ts'
import type { Database } from '../database.ts'

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
