/** Ends reservations: what a payment's provider says of them, refunds, and those that are overdue. */
import { sql } from 'kysely'
import { stageOfChange } from '#domain/reservations/reservation-lead.ts'
import type { ProviderState } from '#domain/reservations/reservation-state.ts'
import { settle } from '#domain/reservations/reservation-state.ts'
import { queueBuild } from '../builds/site-builds.ts'
import type { Database } from '../database.ts'
import { addJob } from '../queue/jobs.ts'

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
