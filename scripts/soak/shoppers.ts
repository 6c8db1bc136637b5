/** Shoppers who all want every car at the same time, and what must be true of the cars when they have gone. */
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Site } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'

/** One request to the site's host, of a shopper with an address of their own for each number; rejects when it is cut off. */
export type Send = (number: number, path: string, init: RequestInit) => Promise<Response>

/** What a shopper does with a car that they hold; `both` has two tabs and presses at once. */
const ENDS = ['pays', 'pays', 'pays', 'pays and never comes back', 'gives up', 'both', 'leaves'] as const

export interface Shopping {
  site: Site
  slugs: readonly string[]
  shoppers: number
  send: Send
}

export interface Shopped {
  tries: number
  /** Reservations that shoppers have been given. */
  holds: number
  /** Tokens of reservations that their shoppers saw as paid, by the car's slug. */
  paid: Map<string, Set<string>>
}

/** Every shopper tries every car, all in the same order, so that each car is wanted by all of them at once. */
export async function shop({ site, slugs, shoppers, send }: Shopping): Promise<Shopped> {
  const shopped: Shopped = { tries: 0, holds: 0, paid: new Map() }
  const origin = new URL(site.url).origin
  const sendAgain = (path: string, init: RequestInit): Promise<Answer> => {
    shopped.tries += 1
    return sendUntilAnswered(send, shopped.tries, path, init)
  }
  const post = (path: string, body: object): Promise<Answer> =>
    sendAgain(path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const pay = (paymentUrl: string): Promise<Answer> => {
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
    return sendAgain(new URL(paymentUrl).pathname, { method: 'POST', headers, body: 'action=pay', redirect: 'manual' })
  }
  const want = async (shopper: number, slug: string): Promise<void> => {
    const held = await post('/api/reservations', wantedCar(slug, shopped.tries))
    // Another shopper has it.
    if (held.status === 409) return
    if (held.status !== 200) throw new Error(`A shopper got ${held.status}: ${held.text}`)
    shopped.holds += 1
    const { token, payment_url: paymentUrl } = JSON.parse(held.text)
    // The hold ended while its answer was lost again and again.
    if (paymentUrl === null) return
    const release = () => post(`/api/reservations/${token}/release`, {})
    const end = ENDS[createHash('sha256').update(`${shopper} ${slug}`).digest().readUInt16BE() % ENDS.length]
    if (end === 'leaves') return
    if (end === 'gives up') await release()
    else if (end === 'both') await Promise.all([pay(paymentUrl), release()])
    else await pay(paymentUrl)
    if (end === 'pays and never comes back') return
    const seen = await sendAgain(`/api/reservations/${token}`, { headers: { origin } })
    if (JSON.parse(seen.text).state !== 'paid') return
    shopped.paid.set(slug, (shopped.paid.get(slug) ?? new Set()).add(token))
  }
  const shopper = async (_: unknown, number: number): Promise<void> => {
    for (const slug of slugs) await want(number, slug)
  }
  await Promise.all(Array.from({ length: shoppers }, shopper))
  return shopped
}

function wantedCar(slug: string, number: number): object {
  return {
    slug,
    idempotency_key: randomUUID(),
    name: 'Kim',
    last_name: 'Lee',
    postcode: '4000',
    phone: `04${String(number).padStart(8, '0')}`,
    email: `shopper${number}@example.com`,
    terms: true,
  }
}

interface Answer {
  status: number
  text: string
}

/** Again with the same key, as a page does. */
async function sendUntilAnswered(send: Send, number: number, path: string, init: RequestInit): Promise<Answer> {
  for (;;) {
    try {
      const response = await send(number, path, init)
      const text = await response.text()
      if (response.status < 500) return { status: response.status, text }
    } catch {
      // Cut off: the platform was killed.
    }
    await delay(200)
  }
}

/** As when the time of every hold were over: whoever left without paying has lost the car. */
export async function endHolds(db: Database): Promise<void> {
  await sql`
    with past as (
      update reservations set hold_until = now() - interval '10 minutes' where state = 'held' returning id
    ), unpaid as (
      update payments set expires_at = now() - interval '15 minutes' from past where reservation_id = past.id
      returning payments.provider_id
    )
    update test_payments set expires_at = now() - interval '15 minutes' from unpaid where id = unpaid.provider_id`.execute(
    db,
  )
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(id), now())
    from graphile_worker.jobs where task_identifier = 'settle-reservation'`.execute(db)
}

/** Reservations that are held, money that is to go back, and jobs that the queue has not done; builds are not run here. */
export async function countOpen(db: Database): Promise<number> {
  const { rows } = await sql<{ open: string }>`
    select (select count(*) from reservations where state = 'held')
      + (select count(*) from payments where state = 'refund-due')
      + (select count(*) from graphile_worker.jobs where task_identifier <> 'build-site') as open`.execute(db)
  return Number(rows[0]?.open)
}

/** What is wrong, counted by its name: all of them are 0. The provider's own table says what was really paid. */
export async function countFaults(db: Database, { paid }: Shopped): Promise<Record<string, number>> {
  const tokens = [...paid.values()].flatMap((own) => [...own])
  const { rows } = await sql<Record<string, string>>`
    with money as (
      select reservation_id, test_payments.state from test_payments left join payments on payments.provider_id = test_payments.id
    ), leads_of_paid as (
      select idempotency_key from leads where values ->> 'subcategory' = '2. Paid'
    )
    select
      (select count(*) from (select from reservations where state in ('held', 'paid') group by site_slug, car_id
        having count(*) > 1) twice) as "cars held or paid twice",
      (select count(*) from money left join reservations on reservations.id = reservation_id and reservations.state = 'paid'
        where money.state = 'paid' and reservations.id is null) as "payments without a reservation",
      (select count(*) from reservations where state = 'paid' and not exists (
        select from money where reservation_id = reservations.id and money.state = 'paid')) as "reservations without their payment",
      (select count(*) from reservations where state <> 'paid' and token = any(${tokens})) as "paid reservations that were lost",
      (select count(*) from reservations where state = 'paid' and not exists (
        select from leads_of_paid where idempotency_key = 'reservation-' || reservations.id || '-paid'))
        as "paid reservations of which the dealer does not know",
      (select count(*) from reservations where state = 'held') as "holds that never end",
      (select count(*) from dead_letters) as "jobs that were given up"`.execute(db)
  const counted = Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)])
  const seenTwice = [...paid.values()].filter(({ size }) => size > 1).length
  return { ...Object.fromEntries(counted), 'cars that two shoppers saw as theirs': seenTwice }
}
