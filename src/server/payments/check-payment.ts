/** A payment that its provider names: of a reservation, or by a reference and an amount. */
import type { Site } from '#config/schema/site.ts'
import { readOnlinePaymentOf } from '#database/payments/online-payments.ts'
import { readReservationOfPayment } from '#database/payments/reservations.ts'
import type { PlatformContext } from '../platform-context.ts'
import { checkOnlinePayment } from '../providers/payments/check-online-payment.ts'
import { checkReservation } from '../providers/payments/check-reservation.ts'

/** Payments that the dealer takes elsewhere with the same account are none of ours, nor are those of another site. */
export async function checkPayment(
  platform: PlatformContext,
  site: Site,
  provider: string,
  providerId: string,
): Promise<void> {
  const reservation = await readReservationOfPayment(platform.db, provider, providerId)
  if (reservation?.siteSlug === site.slug) await checkReservation(platform, site, reservation)
  const payment = reservation === null ? await readOnlinePaymentOf(platform.db, provider, providerId) : null
  if (payment?.siteSlug === site.slug) await checkOnlinePayment(platform, site, payment)
}
