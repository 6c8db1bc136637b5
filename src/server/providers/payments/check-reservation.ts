/** Brings a reservation to what its payment provider says: the one way in which payments become known. */
import type { Site } from '#config/schema/site.ts'
import type { StoredReservation } from '#database/payments/reservations.ts'
import { settleReservation } from '#database/payments/settle-reservation.ts'
import type { PaymentServices } from './site-payments.ts'
import { paymentProvider } from './site-payments.ts'

/**
 * `ending`: the hold ends now if nothing was paid; `null` ends it only if its time is over. It may be called by anything
 * at any time and again: the provider is asked, and what it says is written once.
 */
export async function checkReservation(
  services: PaymentServices,
  site: Site,
  { id, payment, isLapsed }: StoredReservation,
  ending: 'release' | 'expire' | null = null,
): Promise<void> {
  const ends = ending !== null || isLapsed
  const { state, providerId } = payment
  if (providerId === null) {
    if (ends) await settleReservation(services.db, id, 'unopened', ending ?? 'expire')
    return
  }
  const provider = paymentProvider(site, services)
  // Without its payment page closed first, a shopper could pay for a car that is another's by then.
  const says = ends && state === 'open' ? await provider.close(providerId) : await provider.look(providerId)
  await settleReservation(services.db, id, says, ending ?? 'expire')
}

/** Gives the money of a reservation back, and says so when the provider has done it. */
export async function refundReservation(
  services: PaymentServices,
  site: Site,
  { id, payment }: StoredReservation,
): Promise<void> {
  if (payment.state !== 'refund-due' || payment.providerId === null) return
  const provider = paymentProvider(site, services)
  await provider.refund(payment.providerId, payment.id)
  await settleReservation(services.db, id, await provider.look(payment.providerId), 'expire')
}
