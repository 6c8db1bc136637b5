/** A reservation as its shopper sees it. */
import type { Site } from '#config/schema/site.ts'
import type { ReservationAnswer } from '#contract/reservations.ts'
import type { StoredReservation } from '#database/payments/reservations.ts'
import { NO_PAYMENT_NOW } from '#domain/reservations/reserve-fields.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext } from '../platform-context.ts'
import { ServiceFailedError } from '../providers/json-service.ts'
import { PaymentRefusedError } from '../providers/payments/payment-provider.ts'

export function answerOf({ token, state, payment, ...rest }: StoredReservation): ReservationAnswer {
  const isOpen =
    state === 'held' && !rest.isLapsed && payment.state === 'open' && payment.expiresAt.getTime() > Date.now()
  return {
    token,
    state,
    amount: rest.amountCents / 100,
    seconds_left: state === 'held' ? Math.max(0, Math.floor((payment.expiresAt.getTime() - Date.now()) / 1_000)) : 0,
    payment_url: isOpen ? payment.url : null,
    is_refunding: payment.state === 'refund-due',
    car: { slug: rest.car.slug, name: rest.car.name },
    first_name: rest.lead.name,
  }
}

/** The log names what failed; nothing of it is shown. */
export function paymentProblem({ log }: PlatformContext, { slug }: Site): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ServiceFailedError || error instanceof PaymentRefusedError)) throw error
    log.error({ siteSlug: slug, message: error.message }, 'A payment cannot be opened.')
    throw new ProblemError('service-unavailable', NO_PAYMENT_NOW)
  }
}
