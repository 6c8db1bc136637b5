/** What the queue does for online payments: reports them to the dealer with a receipt for the payer, and mends what was cut off. */
import type { Database } from '#database/database.ts'
import { createLeadStore } from '#database/leads/store-leads.ts'
import { overdueOnlinePayments, readOnlinePayment } from '#database/payments/online-payments.ts'
import { targetsOfLead } from '#domain/leads/lead-routing.ts'
import { ONLINE_PAYMENT_FORM, paymentDetails, paymentLead } from '#domain/payments/online-payment.ts'
import { checkOnlinePayment } from '#server/providers/payments/check-online-payment.ts'
import type { PaymentServices } from '#server/providers/payments/site-payments.ts'
import { readStoredSite } from './stored-site.ts'

/** Each stage is stored once, by its key; the receipt goes to the payer whatever the site says of other enquiries. */
export async function sendPaymentLead(
  db: Database,
  { paymentId, stage }: { paymentId: string; stage: 'paid' | 'refunded' },
): Promise<void> {
  const payment = await readOnlinePayment(db, 'id', paymentId)
  if (payment === null) return
  const site = await readStoredSite(db, payment.siteSlug)
  const store = createLeadStore(db)
  const send = async (sent: 'paid' | 'refunded', firstLeadId: string | null): Promise<string | null> => {
    const values = paymentLead(payment.lead, sent, firstLeadId)
    const outcome = await store({
      siteSlug: site.slug,
      idempotencyKey: `payment-${paymentId}-${sent}`,
      contentHash: paymentId,
      form: ONLINE_PAYMENT_FORM,
      visitorId: payment.visitorId,
      values,
      details: paymentDetails(payment),
      car: null,
      consent: payment.consent,
      suspicions: [],
      targets: targetsOfLead(site, values),
      confirms: values.email !== null,
    })
    return outcome.kind === 'key-reused' ? null : outcome.leadId
  }
  const first = await send('paid', null)
  if (stage !== 'paid') await send(stage, first)
}

const AT_ONCE = 200

/** One that fails leaves the others their turn; rejects at the end, so that it is seen. */
export async function reconcileOnlinePayments(services: PaymentServices): Promise<void> {
  const failures: unknown[] = []
  for (const payment of await overdueOnlinePayments(services.db, AT_ONCE)) {
    try {
      await checkOnlinePayment(services, await readStoredSite(services.db, payment.siteSlug), payment)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be settled.`)
}
