/** What the queue does for reservations: ends holds, gives money back, reports to the dealer, and mends what was cut off. */
import type { Database } from '#database/database.ts'
import { createLeadStore } from '#database/leads/store-leads.ts'
import { readReservation } from '#database/payments/reservations.ts'
import { overdueReservations } from '#database/payments/settle-reservation.ts'
import { targetsOfLead } from '#domain/leads/lead-routing.ts'
import type { ReservationStage } from '#domain/reservations/reservation-lead.ts'
import { RESERVATION_FORM, reservationDetails, reservationLead } from '#domain/reservations/reservation-lead.ts'
import { checkReservation, refundReservation } from '#server/providers/payments/check-reservation.ts'
import type { PaymentServices } from '#server/providers/payments/site-payments.ts'
import { readStoredSite } from './stored-site.ts'

/** Rejects while the provider cannot be asked: the queue asks again. */
export async function settleHold(services: PaymentServices, reservationId: string): Promise<void> {
  const reservation = await readReservation(services.db, 'id', reservationId)
  if (reservation === null || reservation.state !== 'held') return
  await checkReservation(services, await readStoredSite(services.db, reservation.siteSlug), reservation)
}

export async function refundPayment(services: PaymentServices, reservationId: string): Promise<void> {
  const reservation = await readReservation(services.db, 'id', reservationId)
  if (reservation === null) return
  await refundReservation(services, await readStoredSite(services.db, reservation.siteSlug), reservation)
}

/** Each stage is stored once, by its key; a later one continues the first. */
export async function sendReservationLead(
  db: Database,
  { reservationId, stage }: { reservationId: string; stage: ReservationStage },
): Promise<void> {
  const reservation = await readReservation(db, 'id', reservationId)
  if (reservation === null) return
  const { siteSlug, visitorId, lead, consent, car, amountCents } = reservation
  const site = await readStoredSite(db, siteSlug)
  const store = createLeadStore(db)
  const send = async (sent: ReservationStage, firstLeadId: string | null): Promise<string | null> => {
    const values = reservationLead(lead, sent, firstLeadId)
    const outcome = await store({
      siteSlug,
      idempotencyKey: `reservation-${reservationId}-${sent}`,
      contentHash: reservationId,
      form: RESERVATION_FORM,
      visitorId,
      values,
      details: reservationDetails(reservationId, amountCents),
      car,
      consent,
      suspicions: [],
      targets: targetsOfLead(site, values),
      confirms: sent === 'paid' && site.leads.confirmation && values.email !== null,
    })
    return outcome.kind === 'key-reused' ? null : outcome.leadId
  }
  const first = await send('held', null)
  if (stage !== 'held') await send(stage, first)
}

/** The queue's own jobs come first: this is for those that were given up. */
const OVERDUE_MS = 2 * 60_000
const AT_ONCE = 200

/** One that fails leaves the others their turn; rejects at the end, so that it is seen. */
export async function reconcilePayments(services: PaymentServices): Promise<void> {
  const failures: unknown[] = []
  for (const id of await overdueReservations(services.db, OVERDUE_MS, AT_ONCE)) {
    try {
      await settleHold(services, id)
      await refundPayment(services, id)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be settled.`)
}
