import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { journeyStage } from '#contract/checkout-journey.ts'
import { submitLead, TURNSTILE_FIELD } from '#contract/leads.ts'
import { payOnline } from '#contract/online-payments.ts'
import { reserveCar } from '#contract/reservations.ts'
import { readLead } from '#database/leads/leads.ts'
import { leadIdOf } from '../builders/lead-id.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'
import { serviceDouble } from './json-double.ts'

const database = testDatabase()
const cloudflare = serviceDouble()
const site = makeSite({
  leads: { turnstile: { siteKey: '1x00000000000000000000AA', secretVariable: 'TURNSTILE_SECRET' } },
})
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), site, {
    turnstileVerifyUrl: cloudflare.url(),
    secret: (variable) => (variable === 'TURNSTILE_SECRET' ? 'the-secret' : undefined),
  })
})

async function suspicionsOf(sent: object, on = platform): Promise<string[]> {
  const outcome = await on.call(submitLead, {
    form: 'enquiry',
    idempotency_key: randomUUID(),
    name: 'Kim',
    last_name: 'Lee',
    postcode: '4032',
    phone: `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    email: 'kim@example.com',
    category: 'General Enquiry',
    message: 'Is it still there?',
    ...sent,
  })
  return (await readLead(database.current().db, leadIdOf(outcome)))?.suspicions ?? ['not stored']
}

it('a token is checked by the published call, once for each lead', async () => {
  cloudflare.answer(200, { success: true, 'error-codes': [], challenge_ts: '2026-11-22T00:00:00Z', hostname: 'x' })
  const key = randomUUID()
  expect(await suspicionsOf({ idempotency_key: key, [TURNSTILE_FIELD]: 'a-token' })).toEqual([])
  expect(cloudflare.requests).toHaveLength(1)
  const [request] = cloudflare.requests
  expect(request).toMatchObject({
    method: 'POST',
    contentType: expect.stringMatching(/^application\/x-www-form-urlencoded/),
  })
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    secret: 'the-secret',
    response: 'a-token',
    remoteip: expect.stringMatching(/^10\.0\.\d+\.\d+$/),
    idempotency_key: key,
  })
})

it('a lead that does not pass, or has no token, is stored and marked', async () => {
  cloudflare.answer(200, { success: false, 'error-codes': ['invalid-input-response'] })
  expect(await suspicionsOf({ [TURNSTILE_FIELD]: 'forged' })).toEqual(['The Turnstile check was not passed.'])
  expect(await suspicionsOf({})).toEqual(['The Turnstile check was not made.'])
  expect(await suspicionsOf({ [TURNSTILE_FIELD]: 'x'.repeat(3_000) })).toEqual(['The Turnstile check was not passed.'])
  expect(cloudflare.requests).toHaveLength(1)
})

it.each([
  [500, 'nonsense'],
  [200, { success: false, 'error-codes': ['invalid-input-secret'] }],
])('a check that cannot be made marks nobody, and is logged without the token (%i)', async (status, body) => {
  cloudflare.answer(status, body)
  expect(await suspicionsOf({ [TURNSTILE_FIELD]: 'a-token-of-somebody' })).toEqual([])
  expect(platform.logged()).toContain('Turnstile could not be asked')
  expect(platform.logged()).not.toContain('a-token-of-somebody')
})

it('a secret that is not set is logged', async () => {
  const without = await testPlatform(database.current(), site, { turnstileVerifyUrl: cloudflare.url() })
  expect(await suspicionsOf({ [TURNSTILE_FIELD]: 'a-token' }, without)).toEqual([])
  expect(without.logged()).toContain('TURNSTILE_SECRET is not set')
})

const person = () => ({
  idempotency_key: randomUUID(),
  name: 'Kim',
  last_name: 'Lee',
  postcode: '4032',
  phone: `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  email: 'kim@example.com',
})

describe.each(['test', 'none'] as const)('with payments by "%s"', (kind) => {
  const paying = makeSite({
    slug: `paying-${kind}`,
    url: `https://www.paying-${kind}.example`,
    email: 'dealer@example.com.au',
    payments: { provider: { kind }, online: {} },
    journeys: { checkoutJourney: true },
    leads: { turnstile: { siteKey: '1x00000000000000000000AA', secretVariable: 'TURNSTILE_SECRET' } },
  })
  let paid: TestPlatform
  beforeAll(async () => {
    paid = await testPlatform(database.current(), paying, {
      turnstileVerifyUrl: cloudflare.url(),
      secret: () => 'the-secret',
    })
    const cars = ['r1', 'r2'].map((id) => ({ car: makeCar({ id, slug: `car-${id}` }), hash: id }))
    await storeCars(database.current().db, paying.slug, cars)
  })
  const reserve = (sent: object) => paid.call(reserveCar, { ...person(), terms: true, slug: 'car-r1', ...sent })
  const pay = (sent: object) =>
    paid.call(payOnline, { ...person(), reference: `INV-${randomUUID()}`, amount: '$100', ...sent })
  const suspicionsOfAll = async () => {
    const { db } = database.current()
    const leads = db.selectFrom('leads').select('suspicions').where('site_slug', '=', paying.slug)
    return (await leads.orderBy('created_at').execute()).map(({ suspicions }) => suspicions)
  }

  if (kind === 'none') {
    it('what asks for a call is stored and marked, as a lead', async () => {
      expect((await reserve({ filled_ms: 300 })).kind).toBe('answered')
      expect((await pay({})).kind).toBe('answered')
      const notChecked = 'The Turnstile check was not made.'
      expect(await suspicionsOfAll()).toEqual([['The form was filled in too fast.', notChecked], [notChecked]])
    })
    return
  }

  it('a car is taken off sale, and a payment is opened, only by who passes', async () => {
    cloudflare.answer(200, { success: false, 'error-codes': ['invalid-input-response'] })
    for (const send of [reserve, pay]) {
      for (const sent of [{}, { [TURNSTILE_FIELD]: 'forged' }]) {
        expect(await send(sent)).toMatchObject({
          kind: 'refused',
          problem: { status: 422, detail: expect.stringContaining('a person') },
        })
      }
    }
    cloudflare.answer(200, { success: true, 'error-codes': [] })
    for (const send of [reserve, pay]) expect((await send({ [TURNSTILE_FIELD]: 'a-token' })).kind).toBe('answered')
  })

  it('the steps of buying online are checked once, for their own car', async () => {
    cloudflare.answer(200, { success: true, 'error-codes': [] })
    const journeyKey = randomUUID()
    const { idempotency_key: _, ...shopper } = person()
    const answers = { ...shopper, trade_in: 'no', payment: 'cash', handover: 'pick-up' }
    await paid.call(journeyStage, {
      car_id: 'r2',
      journey_key: journeyKey,
      answers,
      filled_ms: 9_000,
      [TURNSTILE_FIELD]: 't',
    })
    expect((await reserve({ journey_key: journeyKey, slug: 'car-r1' })).kind).toBe('refused')
    expect((await reserve({ journey_key: journeyKey, slug: 'car-r2' })).kind).toBe('answered')
  })
})

it('buying online is looked at as every form, once for all its stages', async () => {
  cloudflare.answer(200, { success: true, 'error-codes': [] })
  const { db } = database.current()
  const selling = makeSite({
    slug: 'selling',
    url: 'https://www.selling.example',
    email: 'dealer@example.com.au',
    payments: { provider: { kind: 'test' } },
    journeys: { checkoutJourney: true },
    leads: { turnstile: { siteKey: '1x00000000000000000000AA', secretVariable: 'TURNSTILE_SECRET' } },
  })
  const { call } = await testPlatform(database.current(), selling, {
    turnstileVerifyUrl: cloudflare.url(),
    secret: () => 'the-secret',
  })
  await storeCars(db, selling.slug, [{ car: makeCar({ id: 'c1', slug: 'car-c1' }), hash: 'c1' }])
  const answers = {
    name: 'Kim',
    last_name: 'Lee',
    postcode: '4032',
    email: 'kim@example.com',
    trade_in: 'no',
    handover: 'pick-up',
  }
  const send = async (key: string, payment: string, sent: object = {}) => {
    const phone = `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    const stage = { car_id: 'c1', journey_key: key, answers: { ...answers, phone, payment }, ...sent }
    const outcome = await call(journeyStage, stage)
    const first = outcome.kind === 'answered' ? outcome.answer.lead_id : JSON.stringify(outcome)
    const leads = await db.selectFrom('leads').select(['id', 'values', 'suspicions']).orderBy('created_at').execute()
    return leads.filter(({ id, values }) => id === first || values.lead_id === first).map((lead) => lead.suspicions)
  }
  const key = randomUUID()
  const asked = cloudflare.requests.length
  expect(await send(key, 'cash', { filled_ms: 20_000, [TURNSTILE_FIELD]: 'a-token' })).toEqual([[]])
  expect(cloudflare.requests.slice(asked).map(({ body }) => new URLSearchParams(body).get('idempotency_key'))).toEqual([
    key,
  ])
  expect(await send(key, 'finance', { filled_ms: 30_000 })).toEqual([[], []])
  expect(await send(randomUUID(), 'cash', { filled_ms: 200, company_website: 'spam.example' })).toEqual([
    ['The hidden field was filled in.', 'The form was filled in too fast.', 'The Turnstile check was not made.'],
  ])
})
