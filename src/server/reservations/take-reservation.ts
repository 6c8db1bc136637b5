/** Holds a car for a shopper and opens the page on which they pay; of two shoppers at once one gets a clear no. */
import type { Site } from '#config/schema/site.ts'
import { HONEYPOT_FIELD } from '#contract/leads.ts'
import type { ReservationAnswer, ReserveRequest } from '#contract/reservations.ts'
import type { StoredReservation } from '#database/payments/reservations.ts'
import { openPayment, readReservation } from '#database/payments/reservations.ts'
import type { NewHold } from '#database/payments/take-hold.ts'
import { takeHold } from '#database/payments/take-hold.ts'
import { readViewedCar } from '#database/visits.ts'
import { checkoutPath } from '#domain/access/car-journeys.ts'
import { reserveAmountAud } from '#domain/car/price/reserve.ts'
import { toCents } from '#domain/formats/money.ts'
import { internationalPhone } from '#domain/formats/phone.ts'
import { ERRORS_HEADING, formErrors } from '#domain/leads/form-errors.ts'
import { targetsOfLead } from '#domain/leads/lead-routing.ts'
import { canBeReserved, PAYMENT_GRACE_MINUTES } from '#domain/reservations/hold.ts'
import { RESERVATION_FORM, reservationLead } from '#domain/reservations/reservation-lead.ts'
import { NOT_FOR_SALE, reserveFields, takenText } from '#domain/reservations/reserve-fields.ts'
import { visitorOfRoute } from '../accounts/visitors.ts'
import { contentHashOf } from '../http/content-hash.ts'
import type { EndpointRequest } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { SentForm } from '../leads/lead-suspicions.ts'
import { leadSuspicions, requireTurnstile } from '../leads/lead-suspicions.ts'
import type { PlatformContext } from '../platform-context.ts'
import { checkReservation } from '../providers/payments/check-reservation.ts'
import type { PaymentProvider } from '../providers/payments/payment-provider.ts'
import { PaymentRefusedError } from '../providers/payments/payment-provider.ts'
import { paymentProvider } from '../providers/payments/site-payments.ts'
import { buyerConsent, buyerLead } from './buyer-lead.ts'
import { leadOfJourney } from './checkout-journey.ts'
import { answerOf, paymentProblem } from './reservation-answer.ts'

const MINUTE_MS = 60_000
/** A hold that has just ended makes room: so often the car is tried again. */
const MAX_TRIES = 3

export async function takeReservation(
  platform: PlatformContext,
  input: ReserveRequest,
  request: EndpointRequest,
): Promise<ReservationAnswer> {
  const { db, limits } = platform
  const { site, address } = request
  if (site.payments === null) throw new ProblemError('not-found', 'Cars of this site are not reserved online.')
  await limits.count('reservation-by-address', `${site.slug} ${address}`)
  const { context } = request
  const visitor = await visitorOfRoute(context, platform, site, 'checkout')
  const fields = reserveFields(site.forms)
  const values = Object.fromEntries(fields.map(({ name }) => [name, sentValue(input, name)]))
  const errors = formErrors(fields, values)
  if (errors.length > 0) throw new ProblemError('invalid-values', ERRORS_HEADING, { errors })
  // What people do not see was filled in: a program, which shall not take cars off sale.
  if ((input[HONEYPOT_FIELD] ?? '') !== '') throw new ProblemError('car-taken', NOT_FOR_SALE)
  await limits.count('reservation-by-phone', `${site.slug} ${internationalPhone(input.phone ?? '')}`)

  const known = await readViewedCar(db, site.slug, input.slug)
  if (known === null) throw new ProblemError('not-found', 'There is no such car.')
  const { car } = known
  if (!canBeReserved(car, known.isRemoved)) throw new ProblemError('car-taken', NOT_FOR_SALE)
  const journey = await leadOfJourney(platform, site, input.journey_key)
  const sent: SentForm = {
    signs: input,
    address,
    message: null,
    idempotencyKey: input.idempotency_key,
    // The steps to this car were checked with their details.
    isContinued: journey !== null && journey.carId === car.id && journey.suspicions.length === 0,
  }
  const hold: NewHold = {
    siteSlug: site.slug,
    car,
    visitorId: visitor?.id ?? null,
    idempotencyKey: input.idempotency_key,
    contentHash: contentHashOf([car.id, values]),
    lead: { ...buyerLead(site, car, input, request), lead_id: journey?.id ?? null },
    consent: buyerConsent(site, input),
    amountCents: toCents(reserveAmountAud(car.processorReserveAud, site.buttons.reserveAmountAud)),
    provider: site.payments.provider.kind,
    holdMs: site.payments.holdMinutes * MINUTE_MS,
    graceMs: PAYMENT_GRACE_MINUTES * MINUTE_MS,
  }
  if (site.payments.provider.kind === 'none') {
    return requestCall(platform, site, hold, await leadSuspicions(platform, site, sent))
  }
  await requireTurnstile(platform, site, sent)
  const provider = usableProvider(platform, site)
  return openedFor(platform, request, provider, await heldFor(platform, site, hold))
}

/** Before the hold: a provider that is not set up takes no car off sale. */
function usableProvider(platform: PlatformContext, site: Site): PaymentProvider {
  try {
    return paymentProvider(site, platform)
  } catch (error) {
    return paymentProblem(platform, site)(error)
  }
}

/** The shopper's own reservation: made now, or by an earlier post with the same key. */
async function heldFor(platform: PlatformContext, site: Site, hold: NewHold): Promise<StoredReservation> {
  const { db } = platform
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await takeHold(db, hold)
    if (outcome.kind === 'key-reused') {
      throw new ProblemError('key-reused', 'This form was sent before with other values. Please send it again.')
    }
    const found = outcome.reservationId === null ? null : await readReservation(db, 'id', outcome.reservationId)
    if (outcome.kind !== 'taken' && found !== null) return found
    const isFree = found === null || found.isLapsed
    if (!isFree || attempt === MAX_TRIES) throw new ProblemError('car-taken', takenText(minutesLeft(found)))
    // Its provider is asked first: it may have been paid in the last moment.
    if (found !== null) await checkReservation(platform, site, found).catch(paymentProblem(platform, site))
  }
}

function minutesLeft(other: StoredReservation | null): number | null {
  if (other === null || other.state !== 'held') return null
  return Math.max(1, Math.ceil((other.holdUntil.getTime() - Date.now()) / MINUTE_MS))
}

/** Outside of any transaction. The provider knows the payment by its own id, so that asking again opens no second one. */
async function openedFor(
  platform: PlatformContext,
  { site, pageOrigin }: EndpointRequest,
  provider: PaymentProvider,
  reservation: StoredReservation,
): Promise<ReservationAnswer> {
  const { db } = platform
  const { id, token, car, payment, state } = reservation
  if (state !== 'held' || payment.state !== 'starting') return answerOf(reservation)
  const page = `${pageOrigin}${checkoutPath(car.slug, site.journeys.checkoutSegment)}?reservation=${token}`
  try {
    const opened = await provider.open({
      key: payment.id,
      reference: id,
      amountCents: reservation.amountCents,
      description: `Reservation of ${car.name}`,
      email: reservation.lead.email,
      expiresAt: payment.expiresAt,
      returnUrl: page,
      cancelUrl: `${page}&payment=cancelled`,
    })
    await openPayment(db, payment.id, opened)
  } catch (error) {
    // No later try can work: the car is not kept from others for it.
    if (error instanceof PaymentRefusedError) await checkReservation(platform, site, reservation, 'release')
    paymentProblem(platform, site)(error)
  }
  const opened = await readReservation(db, 'id', id)
  if (opened === null) throw new ProblemError('not-found', 'There is no such reservation.')
  return answerOf(opened)
}

/** Without payments a reservation is a lead: the dealer calls back. */
async function requestCall(
  platform: PlatformContext,
  site: Site,
  hold: NewHold,
  suspicions: string[],
): Promise<ReservationAnswer> {
  const { car, consent, amountCents } = hold
  const values = reservationLead(hold.lead, 'requested', null)
  const outcome = await platform.storeLead({
    siteSlug: site.slug,
    idempotencyKey: hold.idempotencyKey,
    contentHash: hold.contentHash,
    form: RESERVATION_FORM,
    visitorId: hold.visitorId,
    values,
    details: [],
    car,
    consent,
    suspicions,
    targets: targetsOfLead(site, values),
    confirms: site.leads.confirmation && values.email !== null,
  })
  if (outcome.kind === 'key-reused') {
    throw new ProblemError('key-reused', 'This form was sent before with other values. Please send it again.')
  }
  return {
    token: null,
    state: 'requested',
    amount: amountCents / 100,
    seconds_left: 0,
    payment_url: null,
    is_refunding: false,
    car: { slug: car.slug, name: car.name },
    first_name: values.name,
  }
}

function sentValue(input: ReserveRequest, name: string): string | boolean {
  const value = Object.entries(input).find(([key]) => key === name)?.[1]
  return typeof value === 'number' ? String(value) : (value ?? '')
}
