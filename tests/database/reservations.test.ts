import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openPayment, readReservation } from '#database/payments/reservations.ts'
import { overdueReservations, requestRefund, settleReservation } from '#database/payments/settle-reservation.ts'
import type { HoldOutcome, NewHold } from '#database/payments/take-hold.ts'
import { takeHold } from '#database/payments/take-hold.ts'
import { leadValues } from '#domain/leads/lead-values.ts'
import { makeCar } from '../builders/make-car.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()
const MINUTE_MS = 60_000

function wanted(carId: string, extras: Partial<NewHold> = {}): NewHold {
  return {
    siteSlug: 'north',
    car: makeCar({ id: carId }),
    visitorId: null,
    idempotencyKey: randomUUID(),
    contentHash: 'x',
    lead: leadValues({ name: 'Kim' }),
    consent: { wordingVersion: 'w', marketingOptIn: false, givenAt: '', source: '' },
    amountCents: 20_000,
    provider: 'test',
    holdMs: 35 * MINUTE_MS,
    graceMs: 4 * MINUTE_MS,
    ...extras,
  }
}

const hold = (carId: string, extras: Partial<NewHold> = {}) => takeHold(database.current().db, wanted(carId, extras))

function idOf(outcome: HoldOutcome): string {
  if (outcome.kind !== 'held') throw new Error(outcome.kind)
  return outcome.reservationId
}

async function held(carId: string, extras: Partial<NewHold> = {}) {
  const { db } = database.current()
  const reservation = await readReservation(db, 'id', idOf(await hold(carId, extras)))
  if (reservation === null) throw new Error('The reservation is not there.')
  const session = { id: `session-${carId}`, url: 'https://pay.example' }
  return { reservation, open: () => openPayment(db, reservation.payment.id, session) }
}

const stateOf = async (id: string) => {
  const found = await readReservation(database.current().db, 'id', id)
  return [found?.state, found?.payment.state]
}
const jobsOf = async (id: string) => {
  const rows = await database.current().pool.query(
    `select task.identifier, job.payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where job.payload ->> 'reservationId' = $1 order by job.id`,
    [id],
  )
  return rows.rows.map(({ identifier, payload }) => payload.stage ?? identifier)
}

describe('a hold', () => {
  it('of many shoppers at once is taken by one', async () => {
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => hold('many')))
    const [winner, ...others] = outcomes.filter(({ kind }) => kind === 'held')
    expect([winner?.kind, others]).toEqual(['held', []])
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['held', 'taken']))
  })

  it('of the same key at once is one hold; of another content it is refused', async () => {
    const idempotencyKey = randomUUID()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => hold('same', { idempotencyKey })))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['held', ...Array(7).fill('repeated')])
    expect(await hold('same', { idempotencyKey, contentHash: 'y' })).toEqual({ kind: 'key-reused' })
  })

  it('holds the car of its own site only', async () => {
    await hold('shared')
    expect((await hold('shared', { siteSlug: 'south' })).kind).toBe('held')
  })

  it('ends payment before it ends itself, and the queue knows when', async () => {
    const { reservation } = await held('timed')
    const { holdUntil, createdAt, payment } = reservation
    expect(holdUntil.getTime() - createdAt.getTime()).toBe(35 * MINUTE_MS)
    expect(holdUntil.getTime() - payment.expiresAt.getTime()).toBe(4 * MINUTE_MS)
    expect(await jobsOf(reservation.id)).toEqual(['settle-reservation', 'held'])
  })
})

describe('what the provider says', () => {
  it('paid, heard by many at once, is one change and one lead', async () => {
    const { reservation, open } = await held('paid')
    expect(await open()).toBe(true)
    const { db } = database.current()
    await Promise.all(Array.from({ length: 8 }, () => settleReservation(db, reservation.id, 'paid', 'expire')))
    await settleReservation(db, reservation.id, 'open', 'expire')
    expect(await stateOf(reservation.id)).toEqual(['paid', 'paid'])
    expect((await jobsOf(reservation.id)).slice(1)).toEqual(['held', 'paid'])
    expect((await hold('paid')).kind).toBe('taken')
  })

  it('nothing was paid: the car is free again, and nobody is sent to pay', async () => {
    const { reservation, open } = await held('free')
    await settleReservation(database.current().db, reservation.id, 'unopened', 'release')
    expect(await stateOf(reservation.id)).toEqual(['released', 'closed'])
    expect(await open()).toBe(false)
    expect((await hold('free')).kind).toBe('held')
  })

  it('a payment that has been opened is not ended unasked', async () => {
    const { reservation, open } = await held('opened')
    await open()
    await settleReservation(database.current().db, reservation.id, 'unopened', 'expire')
    expect(await stateOf(reservation.id)).toEqual(['held', 'open'])
  })

  it('paid after another has the car: the money goes back', async () => {
    const { db } = database.current()
    const { reservation, open } = await held('late')
    await open()
    await settleReservation(db, reservation.id, 'closed', 'expire')
    const second = idOf(await hold('late'))
    await settleReservation(db, reservation.id, 'paid', 'expire')
    expect(await stateOf(reservation.id)).toEqual(['expired', 'refund-due'])
    expect(await stateOf(second)).toEqual(['held', 'starting'])
    expect((await jobsOf(reservation.id)).slice(1)).toEqual(['held', 'expired', 'refund-payment', 'late'])
    await settleReservation(db, reservation.id, 'refunded', 'expire')
    expect(await stateOf(reservation.id)).toEqual(['expired', 'refunded'])
  })

  it('a refund frees the car when the provider has given the money back', async () => {
    const { db } = database.current()
    const { reservation, open } = await held('refund')
    expect(await requestRefund(db, reservation.id)).toBe(false)
    await open()
    await settleReservation(db, reservation.id, 'paid', 'expire')
    expect(await requestRefund(db, reservation.id)).toBe(true)
    expect((await hold('refund')).kind).toBe('taken')
    await settleReservation(db, reservation.id, 'refunded', 'expire')
    expect(await stateOf(reservation.id)).toEqual(['refunded', 'refunded'])
    expect((await hold('refund')).kind).toBe('held')
  })
})

it('holds that have lapsed and refunds that are due are found, if the queue has lost them', async () => {
  const { db } = database.current()
  const { reservation: lapsed } = await held('lapsed', { holdMs: -MINUTE_MS })
  const { reservation: fresh } = await held('fresh')
  const { reservation: owed, open } = await held('owed')
  await open()
  await settleReservation(db, owed.id, 'closed', 'expire')
  await settleReservation(db, owed.id, 'paid', 'expire')
  expect(lapsed.isLapsed).toBe(true)
  expect(fresh.isLapsed).toBe(false)
  const overdue = await overdueReservations(db, 0, 100)
  expect(overdue).toEqual(expect.arrayContaining([lapsed.id, owed.id]))
  expect(overdue).not.toContain(fresh.id)
  expect(await overdueReservations(db, 2 * MINUTE_MS, 100)).toEqual([])
})
