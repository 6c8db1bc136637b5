/** Opens online payments, and says how they stand. */
import { LRUCache } from 'lru-cache'
import type { Site } from '#config/schema/site.ts'
import { HONEYPOT_FIELD } from '#contract/leads.ts'
import type { OnlinePaymentAnswer, PayOnlineRequest } from '#contract/online-payments.ts'
import { onlinePaymentState, payOnline } from '#contract/online-payments.ts'
import type { NewOnlinePayment, StoredOnlinePayment } from '#database/payments/online-payments.ts'
import { openOnlinePayment, readOnlinePayment, startOnlinePayment } from '#database/payments/online-payments.ts'
import { ONLINE_PAYMENT_PATH } from '#domain/access/gated-route.ts'
import { internationalPhone } from '#domain/formats/phone.ts'
import { consentToNotice } from '#domain/leads/consent.ts'
import { ERRORS_HEADING } from '#domain/leads/form-errors.ts'
import { targetsOfLead } from '#domain/leads/lead-routing.ts'
import { leadValues } from '#domain/leads/lead-values.ts'
import {
  ONLINE_PAYMENT_FORM,
  onlinePaymentErrors,
  PAYMENT_PAGE_MINUTES,
  paidAlready,
  paymentCents,
  paymentDetails,
  paymentLead,
  receiptNumber,
  shownPaymentState,
} from '#domain/payments/online-payment.ts'
import { visitorOfRoute } from '../accounts/visitors.ts'
import { contentHashOf } from '../http/content-hash.ts'
import type { EndpointRequest } from '../http/endpoint-route.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import { leadSuspicions, requireTurnstile } from '../leads/lead-suspicions.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { ServiceFailedError } from '../providers/json-service.ts'
import { checkOnlinePayment } from '../providers/payments/check-online-payment.ts'
import { paymentProvider } from '../providers/payments/site-payments.ts'
import { paymentProblem } from '../reservations/reservation-answer.ts'

/** A page that waits asks often; the provider is asked no more than this. */
const LOOK_AGAIN_MS = 3_000
const MAX_LOOKS = 5_000

export function routeOnlinePayments(app: PlatformHono, platform: PlatformContext): void {
  const { db, limits, log } = platform
  const looked = new LRUCache<string, true>({ max: MAX_LOOKS, ttl: LOOK_AGAIN_MS })

  routeEndpoint(app, platform, payOnline, async (input, request) => takePayment(platform, input, request))

  routeEndpoint(app, platform, onlinePaymentState, async ({ token }, { site, address }) => {
    await limits.count('reservation-state-by-address', `${site.slug} ${address}`)
    const payment = await ownPayment(site, token)
    if (payment.state !== 'open' || looked.has(payment.id)) return answerOf(payment)
    looked.set(payment.id, true)
    try {
      await checkOnlinePayment(platform, site, payment)
    } catch (error) {
      if (!(error instanceof ServiceFailedError)) throw error
      log.warn({ siteSlug: site.slug, message: error.message }, 'The payment provider cannot be asked.')
    }
    return answerOf(await ownPayment(site, token))
  })

  async function ownPayment(site: Site, token: string): Promise<StoredOnlinePayment> {
    const payment = await readOnlinePayment(db, 'token', token)
    if (payment === null || payment.siteSlug !== site.slug) {
      throw new ProblemError('not-found', 'There is no such payment.')
    }
    return payment
  }
}

async function takePayment(
  platform: PlatformContext,
  input: PayOnlineRequest,
  request: EndpointRequest,
): Promise<OnlinePaymentAnswer> {
  const { db, limits } = platform
  const { site, address, context, userAgent } = request
  const options = site.payments?.online ?? null
  if (site.payments === null || options === null) throw new ProblemError('not-found', 'Nothing is paid here online.')
  const { provider } = site.payments
  await limits.count('payment-by-address', `${site.slug} ${address}`)
  const visitor = await visitorOfRoute(context, platform, site, 'onlinePayment')
  const values = { ...input, reference: input.reference ?? '', amount: input.amount ?? '' }
  const errors = onlinePaymentErrors(options, textsOf(values))
  const amountCents = paymentCents(values.amount)
  if (errors.length > 0 || amountCents === null) throw new ProblemError('invalid-values', ERRORS_HEADING, { errors })
  // What people do not see was filled in: a program, such as one that tries stolen cards with small amounts.
  if ((input[HONEYPOT_FIELD] ?? '') !== '') throw new ProblemError('not-found', 'Nothing is paid here online.')
  const phone = internationalPhone(input.phone ?? '')
  await limits.count('payment-by-phone', `${site.slug} ${phone}`)

  const reference = values.reference.replace(/\s+/g, ' ')
  const source = input.url ?? site.url
  const payment: NewOnlinePayment = {
    siteSlug: site.slug,
    visitorId: visitor?.id ?? null,
    idempotencyKey: input.idempotency_key,
    contentHash: contentHashOf([reference.toLowerCase(), amountCents, phone]),
    reference,
    amountCents,
    lead: leadValues({
      name: input.name,
      last_name: input.last_name,
      email: input.email,
      phone: input.phone,
      message: `Reference ${reference}`,
      url: source,
      source: site.forms.source,
      user_agent: userAgent,
    }),
    consent: consentToNotice(site.forms.privacy, site.name, {
      noticeVersion: input.notice_version,
      marketingOptIn: false,
      atMs: Date.now(),
      source,
    }),
    provider: provider.kind,
    openMs: PAYMENT_PAGE_MINUTES * 60_000,
  }
  const sent = {
    signs: input,
    address,
    message: null,
    idempotencyKey: input.idempotency_key,
    isContinued: false,
  }
  if (provider.kind === 'none') {
    return requestCall(platform, site, payment, await leadSuspicions(platform, site, sent))
  }
  await requireTurnstile(platform, site, sent)
  const outcome = await startOnlinePayment(db, payment)
  if (outcome.kind === 'key-reused') throw keyReused()
  if (outcome.kind === 'paid') throw new ProblemError('paid-already', paidAlready(amountCents, reference))
  const found = await readOnlinePayment(db, 'id', outcome.id)
  if (found === null) throw new ProblemError('not-found', 'There is no such payment.')
  return openedFor(platform, request, found)
}

/** Outside of any transaction. The provider knows the payment by its own id, so that asking again opens no second one. */
async function openedFor(
  platform: PlatformContext,
  { site, pageOrigin }: EndpointRequest,
  payment: StoredOnlinePayment,
): Promise<OnlinePaymentAnswer> {
  if (payment.state !== 'starting') return answerOf(payment)
  const { id, token, reference, amountCents, lead, expiresAt } = payment
  const page = `${pageOrigin}${ONLINE_PAYMENT_PATH}?payment=${token}`
  try {
    const opened = await paymentProvider(site, platform).open({
      key: id,
      reference: id,
      amountCents,
      description: `${reference} at ${site.name}`,
      email: lead.email,
      expiresAt,
      returnUrl: page,
      cancelUrl: `${page}&cancelled=1`,
    })
    await openOnlinePayment(platform.db, id, opened)
  } catch (error) {
    paymentProblem(platform, site)(error)
  }
  return answerOf((await readOnlinePayment(platform.db, 'id', id)) ?? payment)
}

/** Without a provider a payment is a lead: the dealer calls back. */
async function requestCall(
  platform: PlatformContext,
  site: Site,
  { idempotencyKey, contentHash, visitorId, consent, lead, reference, amountCents }: NewOnlinePayment,
  suspicions: string[],
): Promise<OnlinePaymentAnswer> {
  const values = paymentLead(lead, 'requested', null)
  const outcome = await platform.storeLead({
    siteSlug: site.slug,
    idempotencyKey,
    contentHash,
    form: ONLINE_PAYMENT_FORM,
    visitorId,
    values,
    details: paymentDetails({ id: contentHash, reference, amountCents }).slice(0, 2),
    car: null,
    consent,
    suspicions,
    targets: targetsOfLead(site, values),
    confirms: false,
  })
  if (outcome.kind === 'key-reused') throw keyReused()
  const amount = amountCents / 100
  return { token: null, state: 'requested', reference, amount, receipt_number: '', payment_url: null }
}

function keyReused(): ProblemError {
  return new ProblemError('key-reused', 'This form was sent before with other values. Please send it again.')
}

function answerOf({
  id,
  token,
  state,
  reference,
  amountCents,
  url,
  isOverdue,
}: StoredOnlinePayment): OnlinePaymentAnswer {
  const shown = shownPaymentState(state, isOverdue)
  return {
    token,
    state: shown,
    reference,
    amount: amountCents / 100,
    receipt_number: receiptNumber(id),
    payment_url: shown === 'open' ? url : null,
  }
}

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))
}
