import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { journeyCar, journeyStage } from '#contract/checkout-journey.ts'
import { appointments } from '#contract/places.ts'
import { problemKind } from '#contract/problem.ts'
import { reserveCar } from '#contract/reservations.ts'
import { readReservation } from '#database/payments/reservations.ts'
import { sendReservationLead } from '#worker/reservations.ts'
import { makeCar } from '../../builders/make-car.ts'
import { makeSite } from '../../builders/make-site.ts'
import { signIn } from '../../builders/sign-in.ts'
import { storeCars } from '../../builders/store-cars.ts'
import { testDatabase } from '../../builders/test-database.ts'
import type { TestPlatform } from '../../builders/test-platform.ts'
import { testPlatform } from '../../builders/test-platform.ts'

const database = testDatabase()
const selling = {
  email: 'dealer@example.com.au',
  payments: { provider: { kind: 'test' as const } },
  journeys: { checkoutJourney: true },
  runningCosts: { delivery: { regions: [{ name: 'Brisbane', priceAud: 150, postcodes: ['4000-4179'] }] } },
}
const site = makeSite(selling)
const gatedSite = makeSite({
  ...selling,
  slug: 'gated',
  url: 'https://www.gated.example',
  gating: { enabled: true, checkout: true },
})
const otherSite = makeSite({ slug: 'other', url: 'https://www.other.example' })
let platform: TestPlatform
let gated: TestPlatform
let other: TestPlatform

beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  gated = await testPlatform(database.current(), gatedSite)
  other = await testPlatform(database.current(), otherSite)
  const cars = ['c1', 'c2', 'c3'].map((id) => ({ car: makeCar({ id, slug: `car-${id}` }), hash: id }))
  const gone = { car: makeCar({ id: 'gone', slug: 'sold-car', status: 'sold' }), hash: 'gone' }
  for (const { slug } of [site, gatedSite, otherSite]) await storeCars(database.current().db, slug, [...cars, gone])
})

const KIM = { name: 'Kim', last_name: 'Lee', postcode: '4032', phone: '0412 345 678', email: 'kim@example.com' }
const ANSWERS = { ...KIM, trade_in: 'no', payment: 'cash', handover: 'delivery', delivery_postcode: '4032' }
const stage = (answers: Record<string, string | boolean> = {}, journey_key = randomUUID()) => ({
  car_id: 'c1',
  journey_key,
  answers: { ...ANSWERS, ...answers },
})
const leadIdOf = (outcome: CallOutcome<{ lead_id: string }>): string => {
  if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome))
  return outcome.answer.lead_id
}
const kindOf = (outcome: CallOutcome<unknown>) =>
  outcome.kind === 'refused' ? problemKind(outcome.problem) : outcome.kind
const namesOf = (outcome: CallOutcome<unknown>) =>
  outcome.kind === 'refused' ? outcome.problem.errors?.map(({ name }) => name) : []
/** The lead and what continues it, the oldest first. */
const stagesOf = async (leadId: string) => {
  const rows = await database.current().db.selectFrom('leads').selectAll().orderBy('created_at').execute()
  return rows.filter(({ id, values }) => id === leadId || values.lead_id === leadId)
}

describe('the car of a journey', () => {
  it('is known by its id', async () => {
    const found = await platform.call(journeyCar, { car_id: 'c1' })
    expect(found).toMatchObject({ kind: 'answered', answer: { slug: 'car-c1', is_for_sale: true } })
    const sold = await platform.call(journeyCar, { car_id: 'gone' })
    expect(sold).toMatchObject({ kind: 'answered', answer: { is_for_sale: false } })
    const { db } = database.current()
    const ofCar = db.updateTable('cars').where('site_slug', '=', site.slug).where('id', '=', 'c3')
    await ofCar.set({ removed_at: new Date() }).execute()
    const removed = await platform.call(journeyCar, { car_id: 'c3' })
    expect(removed).toMatchObject({ kind: 'answered', answer: { is_for_sale: false } })
    await ofCar.set({ removed_at: null }).execute()
  })

  it('is none where there is none, and on a site that does not sell online', async () => {
    expect(kindOf(await platform.call(journeyCar, { car_id: 'nothing' }))).toBe('not-found')
    expect(kindOf(await other.call(journeyCar, { car_id: 'c1' }))).toBe('not-found')
    expect(kindOf(await other.call(journeyStage, stage()))).toBe('not-found')
  })
})

describe('what a shopper chooses', () => {
  it('is one lead, which each change continues, and what is sent again is the same', async () => {
    const first = stage()
    const leadId = leadIdOf(await platform.call(journeyStage, first))
    expect(leadIdOf(await platform.call(journeyStage, first))).toBe(leadId)
    const cash = stage({}, first.journey_key)
    const finance = stage({ payment: 'finance' }, first.journey_key)
    for (const each of [finance, finance, cash]) expect(leadIdOf(await platform.call(journeyStage, each))).toBe(leadId)
    const stages = await stagesOf(leadId)
    expect(stages.map(({ values }) => [values.category, values.subcategory, values.lead_id])).toEqual([
      ['Online Purchase', '1. Details given', null],
      ['Online Purchase', '2. Changed', leadId],
      ['Online Purchase', '2. Changed', leadId],
    ])
    expect(stages.map(({ details }) => details.find(({ label }) => label === 'Payment')?.value)).toEqual([
      'Cash or bank transfer',
      'Finance',
      'Cash or bank transfer',
    ])
    expect(stages[0]).toMatchObject({ form: 'checkoutJourney', values: { ...KIM, car_id: 'c1' } })
  })

  it('is one lead when it comes twice at once', async () => {
    const sent = stage()
    const outcomes = await Promise.all([platform.call(journeyStage, sent), platform.call(journeyStage, sent)])
    const ids = new Set(outcomes.map(leadIdOf))
    expect(ids.size).toBe(1)
    for (const id of ids) expect(await stagesOf(id)).toHaveLength(1)
  })

  it('has the price of delivery by the rules of the site, whatever the browser says', async () => {
    const leadId = leadIdOf(await platform.call(journeyStage, stage({ 'Delivery price': '$1' })))
    const [lead] = await stagesOf(leadId)
    expect(lead?.details).toContainEqual({ label: 'Delivery price', value: '$150' })
    expect(lead?.details).not.toContainEqual({ label: 'Delivery price', value: '$1' })
  })

  it('is refused where it is incomplete, and when the time of an appointment is not offered', async () => {
    expect(namesOf(await platform.call(journeyStage, stage({ payment: '', phone: '1' })))).toEqual(['payment', 'phone'])
    const past = stage({ handover: 'pick-up', appointment: '2020-01-01T09:00' })
    expect(namesOf(await platform.call(journeyStage, past))).toEqual(['appointment'])
    const offered = await platform.call(appointments, { car_id: 'c1' })
    if (offered.kind !== 'answered') throw new Error(JSON.stringify(offered))
    const day = offered.answer.days.find(({ times }) => times.length > 0)
    const appointment = day === undefined ? '' : `${day.date}T${day.times[0]}`
    const leadId = leadIdOf(await platform.call(journeyStage, stage({ handover: 'pick-up', appointment })))
    const [lead] = await stagesOf(leadId)
    expect(lead?.details.at(-1)?.value).toBe(appointment === '' ? 'To be agreed on' : appointment.replace('T', ' '))
  })

  it('needs sign-in where the checkout does', async () => {
    expect(kindOf(await gated.call(journeyStage, stage()))).toBe('sign-in-required')
    const cookie = await signIn(gated, KIM.phone)
    const leadId = leadIdOf(await gated.call(journeyStage, stage(), cookie))
    expect((await stagesOf(leadId)).map(({ visitor_id }) => visitor_id === null)).toEqual([false])
  })
})

describe('the reservation', () => {
  const reserve = (journey_key: string | null, slug: string) =>
    platform.call(reserveCar, { ...KIM, slug, idempotency_key: randomUUID(), journey_key, terms: true })

  it('continues the lead of the steps that led to it', async () => {
    const first = { ...stage(), car_id: 'c2' }
    const leadId = leadIdOf(await platform.call(journeyStage, first))
    const held = await reserve(first.journey_key, 'car-c2')
    if (held.kind !== 'answered') throw new Error(JSON.stringify(held))
    const { db } = database.current()
    const reservation = await readReservation(db, 'token', held.answer.token ?? '')
    await sendReservationLead(db, { reservationId: reservation?.id ?? '', stage: 'paid' })
    expect((await stagesOf(leadId)).map(({ values }) => [values.category, values.subcategory, values.lead_id])).toEqual(
      [
        ['Online Purchase', '1. Details given', null],
        ['Reservation', '1. Started', leadId],
        ['Reservation', '2. Paid', leadId],
      ],
    )
  })

  it('is a lead of its own for a journey of another site, or one that was never sent', async () => {
    const key = randomUUID()
    const cookie = await signIn(gated, '0412 345 679')
    leadIdOf(await gated.call(journeyStage, stage({}, key), cookie))
    const held = await reserve(key, 'car-c3')
    const token = held.kind === 'answered' ? (held.answer.token ?? '') : ''
    expect((await readReservation(database.current().db, 'token', token))?.lead.lead_id).toBeNull()
  })
})
