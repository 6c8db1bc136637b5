/** Stripe's API by a double on this machine: what is asked of it, and what its messages do. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reservationState, reserveCar } from '#contract/reservations.ts'
import { ServiceFailedError } from '#server/providers/json-service.ts'
import type { PaymentRequest } from '#server/providers/payments/payment-provider.ts'
import { PaymentRefusedError } from '#server/providers/payments/payment-provider.ts'
import { stripePayments } from '#server/providers/payments/stripe.ts'
import { makeCar } from '../../builders/make-car.ts'
import { makeSite } from '../../builders/make-site.ts'
import { storeCars } from '../../builders/store-cars.ts'
import { testDatabase } from '../../builders/test-database.ts'
import type { TestPlatform } from '../../builders/test-platform.ts'
import { testPlatform } from '../../builders/test-platform.ts'

const KEY = 'sk_test_double'
const WEBHOOK_SECRET = 'whsec_of_the_double'

interface Asked {
  call: string
  key: string | undefined
  values: Record<string, string>
}
const asked: Asked[] = []
/** What the double answers to a call: "POST /v1/refunds". */
const answers = new Map<string, { status: number; body: object }>()
const double = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const call = `${request.method} ${request.url?.split('?')[0]}`
  const values = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
  asked.push({ call, key: request.headers['idempotency-key']?.toString(), values })
  const { status, body } = answers.get(call) ?? { status: 404, body: { error: { type: 'invalid_request_error' } } }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
const url = (): string => `http://127.0.0.1:${(double.address() as AddressInfo).port}`
beforeAll(() => new Promise<void>((resolve) => void double.listen(0, '127.0.0.1', resolve)))
afterAll(() => double.close())
beforeEach(() => {
  asked.length = 0
  answers.clear()
})

const session = (id: string, values: object = {}) => ({
  id,
  object: 'checkout.session',
  url: `https://checkout.stripe.com/c/pay/${id}`,
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null,
  ...values,
})
const answerSession = (id: string, values: object = {}): void =>
  void answers.set(`GET /v1/checkout/sessions/${id}`, { status: 200, body: session(id, values) })

const request: PaymentRequest = {
  key: 'payment-1',
  reference: 'reservation-1',
  amountCents: 20_000,
  description: 'Reservation of a car',
  email: 'kim@example.com',
  expiresAt: new Date('2026-06-01T00:31:00Z'),
  returnUrl: 'https://dealer.example/back',
  cancelUrl: 'https://dealer.example/cancelled',
}

describe('the provider', () => {
  it('opens one page for one payment', async () => {
    answers.set('POST /v1/checkout/sessions', { status: 200, body: session('cs_1') })
    const provider = stripePayments(KEY, url())
    expect(await provider.open(request)).toEqual({ id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' })
    expect(asked).toMatchObject([
      {
        key: 'payment-1',
        values: {
          mode: 'payment',
          'line_items[0][price_data][currency]': 'aud',
          'line_items[0][price_data][unit_amount]': '20000',
          client_reference_id: 'reservation-1',
          customer_email: 'kim@example.com',
          expires_at: String(Date.parse('2026-06-01T00:31:00Z') / 1_000),
          success_url: 'https://dealer.example/back',
        },
      },
    ])
  })

  it.each([
    ['open', {}],
    ['closed', { status: 'expired' }],
    [
      'paid',
      {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: { id: 'pi_1', latest_charge: { refunded: false } },
      },
    ],
    [
      'refunded',
      { status: 'complete', payment_status: 'paid', payment_intent: { id: 'pi_1', latest_charge: { refunded: true } } },
    ],
  ])('says %s', async (state, values) => {
    answerSession('cs_1', values)
    expect(await stripePayments(KEY, url()).look('cs_1')).toBe(state)
  })

  it('closes a page, and says paid where it came too late for that', async () => {
    const provider = stripePayments(KEY, url())
    const path = 'POST /v1/checkout/sessions/cs_1/expire'
    answers.set(path, { status: 200, body: session('cs_1', { status: 'expired' }) })
    expect(await provider.close('cs_1')).toBe('closed')
    answers.set(path, { status: 400, body: { error: { type: 'invalid_request_error', message: 'not open' } } })
    answerSession('cs_1', { status: 'complete', payment_status: 'paid' })
    expect(await provider.close('cs_1')).toBe('paid')
  })

  it('gives money back once, also where it was given back already', async () => {
    const provider = stripePayments(KEY, url())
    answerSession('cs_1', { payment_intent: 'pi_1' })
    answers.set('POST /v1/refunds', { status: 200, body: { id: 're_1', object: 'refund' } })
    await provider.refund('cs_1', 'payment-1')
    expect(asked.at(-1)).toMatchObject({ key: 'refund-payment-1', values: { payment_intent: 'pi_1' } })
    const error = { type: 'invalid_request_error', code: 'charge_already_refunded' }
    answers.set('POST /v1/refunds', { status: 400, body: { error } })
    await expect(provider.refund('cs_1', 'payment-1')).resolves.toBeUndefined()
  })

  it('distinguishes a refusal, which no later try changes, from a failure, and repeats nothing of the shopper', async () => {
    const provider = stripePayments(KEY, url())
    const path = 'POST /v1/checkout/sessions'
    const error = { type: 'invalid_request_error', code: 'email_invalid', message: 'Invalid email: kim@example.com' }
    answers.set(path, { status: 400, body: { error } })
    await expect(provider.open(request)).rejects.toThrow(PaymentRefusedError)
    await expect(provider.open(request)).rejects.toThrow('Stripe refused it: email_invalid.')
    answers.set(path, { status: 500, body: { error: { type: 'api_error' } } })
    await expect(provider.open(request)).rejects.toThrow(ServiceFailedError)
  })
})

describe('a message of Stripe', () => {
  const database = testDatabase()
  const site = makeSite({ payments: { provider: { kind: 'stripe' } } })
  let platform: TestPlatform
  beforeAll(async () => {
    const secrets: Record<string, string> = { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET }
    platform = await testPlatform(database.current(), site, {
      secret: (variable) => secrets[variable],
      stripeApiUrl: url(),
    })
    const cars = [makeCar({ id: 'c1', slug: 'car-c1' }), makeCar({ id: 'c2', slug: 'car-c2' })]
    await storeCars(
      database.current().db,
      site.slug,
      cars.map((car) => ({ car, hash: car.id })),
    )
  })

  const event = (type: string, object: object): string =>
    JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
  const send = (payload: string, secret = WEBHOOK_SECRET) => {
    const signature = new Stripe(KEY).webhooks.generateTestHeaderString({ payload, secret })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return platform.send('/api/payments/stripe', { method: 'POST', body: payload, headers })
  }
  /** The token of a reservation whose payment page is open. */
  async function held(slug: string, sessionId: string): Promise<string> {
    answers.set('POST /v1/checkout/sessions', { status: 200, body: session(sessionId) })
    const outcome = await platform.call(reserveCar, {
      slug,
      idempotency_key: randomUUID(),
      name: 'Kim',
      last_name: 'Lee',
      postcode: '4032',
      phone: '0412345678',
      email: 'kim@example.com',
      terms: true,
    })
    if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome))
    expect(outcome.answer).toMatchObject({ state: 'held', payment_url: expect.stringContaining(sessionId) })
    answerSession(sessionId)
    return outcome.answer.token ?? ''
  }
  async function stateOf(token: string): Promise<string | undefined> {
    const outcome = await platform.call(reservationState, { token })
    return outcome.kind === 'answered' ? outcome.answer.state : undefined
  }

  it('only says what to look at: repeats, and one that comes too late, change nothing', async () => {
    const token = await held('car-c1', 'cs_paid')
    const completed = event('checkout.session.completed', { id: 'cs_paid', object: 'checkout.session' })
    // It says that it was paid, but Stripe, when it is asked, does not.
    expect((await send(completed)).status).toBe(200)
    expect(await stateOf(token)).toBe('held')
    answerSession('cs_paid', { status: 'complete', payment_status: 'paid' })
    for (let repeat = 0; repeat < 3; repeat += 1) expect((await send(completed)).status).toBe(200)
    expect((await send(event('checkout.session.expired', { id: 'cs_paid' }))).status).toBe(200)
    expect(await stateOf(token)).toBe('paid')
  })

  it('is refused without the right signature, and asked again where Stripe cannot be asked', async () => {
    const token = await held('car-c2', 'cs_other')
    const completed = event('checkout.session.completed', { id: 'cs_other' })
    answerSession('cs_other', { status: 'complete', payment_status: 'paid' })
    expect((await send(completed, 'whsec_of_another')).status).toBe(400)
    answers.set('GET /v1/checkout/sessions/cs_other', { status: 500, body: { error: { type: 'api_error' } } })
    expect((await send(completed)).status).toBe(502)
    answerSession('cs_other', { status: 'complete', payment_status: 'paid' })
    expect((await send(completed)).status).toBe(200)
    expect(await stateOf(token)).toBe('paid')
  })

  it('about what is none of ours is taken and does nothing', async () => {
    expect((await send(event('checkout.session.completed', { id: 'cs_foreign' }))).status).toBe(200)
    expect((await send(event('customer.created', { id: 'cus_1' }))).status).toBe(200)
    expect(asked).toEqual([])
  })
})
