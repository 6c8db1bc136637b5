/** Brings an online payment to what its provider says; anything may call it at any time and again. */
import type { Site } from '#config/schema/site.ts'
import type { StoredOnlinePayment } from '#database/payments/online-payments.ts'
import { settleOnlinePayment } from '#database/payments/online-payments.ts'
import type { PaymentServices } from './site-payments.ts'
import { paymentProvider } from './site-payments.ts'

export async function checkOnlinePayment(
  services: PaymentServices,
  site: Site,
  { id, providerId, state, isOverdue }: StoredOnlinePayment,
): Promise<void> {
  if (providerId === null) {
    if (isOverdue) await settleOnlinePayment(services.db, id, 'unopened')
    return
  }
  const provider = paymentProvider(site, services)
  const says = isOverdue && state === 'open' ? await provider.close(providerId) : await provider.look(providerId)
  await settleOnlinePayment(services.db, id, says)
}
