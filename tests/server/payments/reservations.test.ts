import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { carView } from '#contract/cars.ts'
import { problemKind } from '#contract/problem.ts'
import type { ReservationAnswer } from '#contract/reservations.ts'
import { giveUpReservation, reservationState, reserveCar } from '#contract/reservations.ts'
import { stockChanges } from '#contract/stock-changes.ts'
import { readReservation } from '#database/payments/reservations.ts'
import { STRIPE_API_URL } from '#server/providers/payments/stripe.ts'
import { reconcilePayments, refundPayment, sendReservationLead, settleHold } from '#worker/reservations.ts'
import { makeCar } from '../../builders/make-car.ts'
import { makeSite } from '../../builders/make-site.ts'
import { storeCars } from '../../builders/store-cars.ts'
import { testDatabase } from '../../builders/test-database.ts'
import type { TestPlatform } from '../../builders/test-platform.ts'
import { testPlatform } from '../../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite({ email: 'dealer@example.com.au', payments: { provider: { kind: 'test' } } })
let platform: TestPlatform
let nextCar = 0

beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  const cars = Array.from({ length: 40 }, (_, index) => makeCar({ id: `c${index}`, slug: `car-c${index}` }))
  await storeCars(database.current().db, site.slug, [
    ...cars.map((car) => ({ car, hash: car.id })),
    { car: makeCar({ id: 'gone', slug: 'sold-car', status: 'sold' }), hash: 'gone' },
    { car: makeCar({ id: 'kept', slug: 'reserved-car', reserved: true }), hash: 'kept' },
    { car: makeCar({ id: 'own', slug: 'own-amount', processorReserveAud: 500 }), hash: 'own' },
  ])
})

/** A car that no other test has. */
function freshCar(): string {
  nextCar += 1
  return `car-c${nextCar}`
}
const form = (slug: string) => ({
  slug,
  idempotency_key: randomUUID(),
  name: 'Kim',
  last_name: 'Lee',
  postcode: '4032',
  phone: `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  email: 'kim@example.com',
  terms: true,
})
const reserve = (slug: string) => platform.call(reserveCar, form(slug))

function answerOf(outcome: CallOutcome<ReservationAnswer>): ReservationAnswer & { token: string; payment_url: string } {
  if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome))
  const { token, payment_url } = outcome.answer
  return { ...outcome.answer, token: token ?? '', payment_url: payment_url ?? '' }
}
const kindOf = (outcome: CallOutcome<unknown>) =>
  outcome.kind === 'refused' ? problemKind(outcome.problem) : 'answered'
const see = async (token: string) => answerOf(await platform.call(reservationState, { token }))
const press = (paymentUrl: string, action: 'pay' | 'fail' | 'cancel') =>
  platform.send(new URL(paymentUrl).pathname, {
    method: 'POST',
    headers: { origin: new URL(site.url).origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
  })
const isReserved = async (slug: string) => {
  const { send } = await testPlatform(database.current(), site)
  const { car_fields } = await (await send(`/api/cars/${slug}/view.json`)).json()
  return car_fields.reserved
}
const services = () => ({
  db: database.current().db,
  secret: () => undefined,
  stripeApiUrl: STRIPE_API_URL,
  isDevelopment: true,
})
const idOf = async (token: string) => (await readReservation(services().db, 'token', token))?.id ?? ''
/** As when so much time has passed since the hold. */
const lapse = (id: string) =>
  database.current().pool.query(
    `with r as (update reservations set hold_until = now() - interval '10 minutes' where id = $1 returning id),
     p as (update payments set expires_at = now() - interval '15 minutes' where reservation_id = $1 returning provider_id)
     update test_payments set expires_at = now() - interval '15 minutes' from p where id = p.provider_id`,
    [id],
  )

describe('a shopper who reserves', () => {
  it('holds the car, pays, and has reserved it', async () => {
    const slug = freshCar()
    const held = answerOf(await reserve(slug))
    expect(held).toMatchObject({ state: 'held', amount: 200, first_name: 'Kim', car: { slug } })
    expect(held.seconds_left).toBeGreaterThan(34 * 60)
    expect(await isReserved(slug)).toBe(true)
    expect((await press(held.payment_url, 'fail')).status).toBe(200)
    expect((await see(held.token)).state).toBe('held')

    const back = await press(held.payment_url, 'pay')
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${new URL(site.url).origin}/cars/${slug}/checkout?reservation=${held.token}`,
    ])
    expect(await see(held.token)).toMatchObject({ state: 'paid', payment_url: '', seconds_left: 0 })
    expect(await isReserved(slug)).toBe(true)
    expect(kindOf(await reserve(slug))).toBe('car-taken')
  })

  it('S1 §9: pays what the car’s payment processor asks, in place of the site’s amount', async () => {
    expect(answerOf(await reserve('own-amount')).amount).toBe(500)
  })

  it('is seen at once by who asked for the car a moment before', async () => {
    const slug = freshCar()
    const seesReserved = async () => {
      const outcome = await platform.call(carView, { slug })
      return outcome.kind === 'answered' && outcome.answer.car_fields.reserved
    }
    expect(await seesReserved()).toBe(false)
    const { token } = answerOf(await reserve(slug))
    expect(await seesReserved()).toBe(true)
    await platform.call(giveUpReservation, { token })
    expect(await seesReserved()).toBe(false)
  })

  it('is asked for what is missing, in words', async () => {
    const outcome = await platform.call(reserveCar, { ...form(freshCar()), terms: false, phone: '1' })
    const problem = outcome.kind === 'refused' ? outcome.problem : null
    expect(problem?.errors?.map(({ name }) => name)).toEqual(['phone', 'terms'])
  })

  it('sends the form twice, and has one reservation', async () => {
    const sent = form(freshCar())
    const [first, second] = await Promise.all([platform.call(reserveCar, sent), platform.call(reserveCar, sent)])
    expect(answerOf(second).token).toBe(answerOf(first).token)
    const third = answerOf(await platform.call(reserveCar, sent))
    expect(third.payment_url).not.toBe('')
    expect(kindOf(await platform.call(reserveCar, { ...sent, name: 'Sam' }))).toBe('key-reused')
  })

  it('gives up, and the car is free at once', async () => {
    const slug = freshCar()
    const { token, payment_url } = answerOf(await reserve(slug))
    expect((await press(payment_url, 'cancel')).headers.get('location')).toContain('&payment=cancelled')
    expect(answerOf(await platform.call(giveUpReservation, { token })).state).toBe('released')
    await press(payment_url, 'pay')
    expect((await see(token)).state).toBe('released')
    expect(kindOf(await reserve(slug))).toBe('answered')
  })

  it('cannot give up what is paid', async () => {
    const { token, payment_url } = answerOf(await reserve(freshCar()))
    await press(payment_url, 'pay')
    expect(answerOf(await platform.call(giveUpReservation, { token })).state).toBe('paid')
  })
})

describe('another shopper', () => {
  it('at the same moment gets a clear no', async () => {
    const slug = freshCar()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => reserve(slug)))
    expect(outcomes.map(kindOf).sort()).toEqual(['answered', ...Array(9).fill('car-taken')])
    const refused = outcomes.find(({ kind }) => kind === 'refused')
    expect(refused?.kind === 'refused' && refused.problem.detail).toMatch(
      /^Another shopper is reserving this vehicle right now\. .* in at most 40 minutes\.$/,
    )
  })

  it('gets a car whose hold has lapsed, though no queue has run', async () => {
    const slug = freshCar()
    const { token } = answerOf(await reserve(slug))
    await lapse(await idOf(token))
    expect(await isReserved(slug)).toBe(false)
    expect(kindOf(await reserve(slug))).toBe('answered')
    expect((await see(token)).state).toBe('expired')
  })

  it('does not get a car that was paid for in the last moment, though nobody heard of it', async () => {
    const slug = freshCar()
    const { token } = answerOf(await reserve(slug))
    const id = await idOf(token)
    await database
      .current()
      .pool.query(
        `update test_payments set state = 'paid' where id = (select provider_id from payments where reservation_id = $1)`,
        [id],
      )
    await lapse(id)
    expect(kindOf(await reserve(slug))).toBe('car-taken')
    expect((await see(token)).state).toBe('paid')
  })

  it('neither reserves a car that is sold, reserved by the feed or not there', async () => {
    expect(kindOf(await reserve('sold-car'))).toBe('car-taken')
    expect(kindOf(await reserve('reserved-car'))).toBe('car-taken')
    expect(kindOf(await reserve('no-such-car'))).toBe('not-found')
  })

  it('sees no reservation of another site, and none without its token', async () => {
    const { token } = answerOf(await reserve(freshCar()))
    const other = await testPlatform(database.current(), makeSite({ slug: 'other', url: 'https://www.other.example' }))
    expect(kindOf(await other.call(reservationState, { token }))).toBe('not-found')
    expect(kindOf(await platform.call(reservationState, { token: 'x'.repeat(32) }))).toBe('not-found')
  })
})

describe('the queue', () => {
  it('mends a payment of which nobody heard', async () => {
    const { token } = answerOf(await reserve(freshCar()))
    const id = await idOf(token)
    await database
      .current()
      .pool.query(
        `update test_payments set state = 'paid' where id = (select provider_id from payments where reservation_id = $1)`,
        [id],
      )
    await lapse(id)
    await reconcilePayments(services())
    expect((await readReservation(services().db, 'id', id))?.state).toBe('paid')
  })

  it('ends a hold whose API was killed before a payment page was opened', async () => {
    const slug = freshCar()
    const { token } = answerOf(await reserve(slug))
    const id = await idOf(token)
    await database
      .current()
      .pool.query(`update payments set state = 'starting', provider_id = null, url = null where reservation_id = $1`, [
        id,
      ])
    await settleHold(services(), id)
    expect((await see(token)).state).toBe('held')
    await lapse(id)
    await settleHold(services(), id)
    expect((await see(token)).state).toBe('expired')
  })

  it('gives money back once, and only then the car is free', async () => {
    const slug = freshCar()
    const { token, payment_url } = answerOf(await reserve(slug))
    await press(payment_url, 'pay')
    const id = await idOf(token)
    const { requestRefund } = await import('#database/payments/settle-reservation.ts')
    await requestRefund(services().db, id)
    expect((await see(token)).is_refunding).toBe(true)
    await Promise.all([refundPayment(services(), id), refundPayment(services(), id)])
    expect(await see(token)).toMatchObject({ state: 'refunded', is_refunding: false })
    expect(kindOf(await reserve(slug))).toBe('answered')
  })

  it('reports each stage to the dealer once, as one lead that goes on', async () => {
    const { token } = answerOf(await reserve(freshCar()))
    const reservationId = await idOf(token)
    const { db } = services()
    for (const stage of ['held', 'paid', 'paid'] as const) await sendReservationLead(db, { reservationId, stage })
    const rows = await db
      .selectFrom('leads')
      .selectAll()
      .where('idempotency_key', 'like', `reservation-${reservationId}-%`)
      .orderBy('created_at')
      .execute()
    expect(rows.map(({ values }) => [values.category, values.subcategory, values.lead_id])).toEqual([
      ['Reservation', '1. Started', null],
      ['Reservation', '2. Paid', rows[0]?.id],
    ])
    expect(rows[1]?.details).toContainEqual({ label: 'Amount', value: '$200' })
  })
})

it('one call says which cars have been reserved, are free again, cost something else, or have left', async () => {
  const { db } = database.current()
  const [kept, freed] = [freshCar(), freshCar()]
  await reserve(kept)
  const { token } = answerOf(await reserve(freed))
  await platform.call(giveUpReservation, { token })
  const listed = ['dear', 'same', 'left'].map((id) => makeCar({ id, slug: `car-${id}`, priceAud: 30_000 }))
  const others = ['dear', 'same']
  const write = (hash: string, cars: typeof listed, keptIds: string[]) =>
    storeCars(
      db,
      site.slug,
      cars.map((car) => ({ car, hash: `${car.id} ${hash}` })),
      keptIds,
    )
  const all = (await db.selectFrom('cars').select('id').where('site_slug', '=', site.slug).execute()).map(
    ({ id }) => id,
  )
  await write('first', listed, [...all, ...others, 'left'])
  await write(
    'second',
    [
      makeCar({ id: 'dear', slug: 'car-dear', priceAud: 31_000, createdAt: new Date().toISOString() }),
      makeCar({ id: 'same', slug: 'car-same', priceAud: 30_000, odometerKm: 9 }),
    ],
    [...all, ...others],
  )
  const { call, send } = await testPlatform(database.current(), site)
  const outcome = await call(stockChanges, {})
  const cars = new Map((outcome.kind === 'answered' ? outcome.answer.cars : []).map((car) => [car.id, car]))
  const shown = (id: string) => [cars.get(id)?.availability, cars.get(id)?.tag?.label, cars.get(id)?.price.amount]
  const idOfCar = (slug: string) => slug.replace('car-', '')
  expect(shown(idOfCar(kept)).slice(0, 2)).toEqual(['inStock', 'Reserved'])
  expect(cars.get(idOfCar(freed))).toMatchObject({ availability: 'inStock' })
  expect(cars.get(idOfCar(freed))?.tag?.kind).not.toBe('reserved')
  expect(shown('left')).toEqual(['sold', site.card.soldLabel, site.card.soldLabel])
  expect(shown('dear')[2]).toBe('$31,000')
  expect(cars.has('same')).toBe(false)
  expect(cars.get('dear')?.tag?.kind).toBe('justArrived')
  const limited = { ...site, card: { ...site.card, justArrivedNewestPercent: 0.1 } }
  const ofLimited = await (await testPlatform(database.current(), limited)).call(stockChanges, {})
  const limitedCars = ofLimited.kind === 'answered' ? ofLimited.answer.cars : []
  expect(limitedCars.find(({ id }) => id === 'dear')?.tag).toBeNull()
  expect((await send('/api/stock-changes')).headers.get('cache-control')).toBe('public, max-age=5')
})

describe('a site', () => {
  it('whose dealer calls back takes a lead and no money', async () => {
    const calling = makeSite({
      slug: 'calling',
      url: 'https://www.calling.example',
      payments: { provider: { kind: 'none' } },
    })
    const { call } = await testPlatform(database.current(), calling)
    await storeCars(database.current().db, calling.slug, [{ car: makeCar({ id: 'x', slug: 'car-x' }), hash: 'x' }])
    expect(answerOf(await call(reserveCar, form('car-x')))).toMatchObject({ state: 'requested', token: '' })
    const view = await call(carView, { slug: 'car-x' })
    expect(view.kind === 'answered' && view.answer.car_fields.reserved).toBe(false)
  })

  it('without payments reserves nothing; in production the test provider takes none and holds no car for long', async () => {
    const without = makeSite({ slug: 'without', url: 'https://www.without.example' })
    const { call } = await testPlatform(database.current(), without)
    expect(kindOf(await call(reserveCar, form('car-c1')))).toBe('not-found')
    const production = await testPlatform(database.current(), site, { isDevelopment: false })
    expect(kindOf(await production.call(reserveCar, form(freshCar())))).toBe('service-unavailable')
    expect((await production.send('/api/test-payments/x')).status).toBe(404)
  })
})
