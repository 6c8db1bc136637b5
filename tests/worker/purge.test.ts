import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { forgetPerson, leadsOfPerson, listFailedDeliveries, listLeads } from '#database/leads/lead-records.ts'
import { readDeliveries, recordAttempt, resendLead } from '#database/leads/leads.ts'
import { createLeadStore } from '#database/leads/store-leads.ts'
import { writeSite } from '#database/sites.ts'
import { leadValues } from '#domain/leads/lead-values.ts'
import { purge } from '#worker/purge.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()

async function lead(siteSlug: string, phone: string, email: string): Promise<string> {
  const outcome = await createLeadStore(database.current().db)({
    siteSlug,
    idempotencyKey: randomUUID(),
    contentHash: 'hash',
    form: 'enquiry',
    values: leadValues({ phone, email }),
    details: [],
    car: null,
    consent: { wordingVersion: 'w-1', marketingOptIn: false, givenAt: '2026-11-22T00:00:00.000Z', source: '/' },
    suspicions: [],
    visitorId: null,
    targets: [{ kind: 'email', to: ['sales@example.com.au'] }],
    confirms: false,
  })
  return outcome.kind === 'stored' ? outcome.leadId : ''
}

it('leads are deleted when their site’s days are over, and kept where it names none', async () => {
  const { db } = database.current()
  const short = makeSite({ slug: 'short', url: 'https://short.example', leads: { keepDays: 30 } })
  const ever = makeSite({ slug: 'ever', url: 'https://ever.example' })
  for (const site of [short, ever]) await writeSite(db, site, site.slug)
  const ids = [await lead('short', '0412345678', 'a@example.com'), await lead('ever', '0412345678', 'a@example.com')]
  await db.updateTable('leads').set({ created_at: '2020-01-01T00:00:00Z' }).where('id', 'in', ids).execute()
  const young = await lead('short', '0412345678', 'a@example.com')
  await purge(db)
  expect((await listLeads(db, 'short', null)).map(({ id }) => id)).toEqual([young])
  expect(await listLeads(db, 'ever', null)).toHaveLength(1)
})

it.each(['KIM@example.com', '0499 888 777', '+61 499 888 777'])(
  'a person is found and forgotten by %s',
  async (who) => {
    const { db } = database.current()
    await lead('privacy', '+61499888777', 'Kim@Example.com')
    await lead('privacy', '0400000001', 'other@example.com')
    expect(await leadsOfPerson(db, 'privacy', who)).toHaveLength(1)
    expect(await forgetPerson(db, 'privacy', who)).toBe(1)
    expect(await leadsOfPerson(db, 'privacy', who)).toEqual([])
    expect(await leadsOfPerson(db, 'privacy', 'other@example.com')).not.toEqual([])
  },
)

it('reservations that have ended go with their person and with time; those that somebody must act upon stay', async () => {
  const { db, pool } = database.current()
  const reserve = (id: string, state: string, payment: string, daysAgo: number) =>
    pool.query(
      `with r as (insert into reservations (id, token, site_slug, car_id, car, idempotency_key, content_hash, lead,
         consent, state, amount_cents, hold_until, changed_at)
         values ($1::uuid, $1::text, 'short', $1::text, '{}', $1::text, '', '{"email":"kim@example.com","phone":null}', '{}', $2, 20000, now(),
         now() - $4 * interval '1 day') returning id)
       insert into payments (id, site_slug, reservation_id, provider, state, amount_cents, expires_at)
       select id, 'short', id, 'test', $3, 20000, now() from r`,
      [`00000000-0000-4000-8000-${id.padStart(12, '0')}`, state, payment, daysAgo],
    )
  const kept = async (): Promise<string[]> =>
    (await db.selectFrom('reservations').select('id').orderBy('id').execute()).map(({ id }) => id.replace(/.*-0*/, ''))
  await reserve('1', 'paid', 'paid', 90)
  await reserve('2', 'expired', 'refund-due', 90)
  await reserve('3', 'expired', 'closed', 90)
  await reserve('4', 'refunded', 'refunded', 5)
  await purge(db)
  expect(await kept()).toEqual(['1', '2', '4'])
  await forgetPerson(db, 'short', 'Kim@example.com')
  expect(await kept()).toEqual(['1', '2'])
})

const wheel = (campaign: string, expiry: string | null) => ({
  campaign,
  introduction: 'Spin.',
  prizes: [
    { id: 'chair', label: 'A chair', chances: 1, limit: 3 },
    { id: 'none', label: 'Better luck', chances: 1, isWin: false },
  ],
  terms: ['One try.'],
  expiry,
})
const person = async (phone: string, seenDaysAgo: number): Promise<string> => {
  const { rows } = await database.current().pool.query(
    `insert into visitors (phone_number, name, email, updated_at)
       values ($1, '', $1, now() - $2 * interval '1 day') returning id`,
    [phone, seenDaysAgo],
  )
  return rows[0].id
}
const numbers = async () =>
  (await database.current().db.selectFrom('visitors').select('phone_number').orderBy('phone_number').execute()).map(
    ({ phone_number }) => phone_number,
  )

it('payments go after the days of their kind; what can still be paid stays', async () => {
  const { db, pool } = database.current()
  const site = makeSite({
    slug: 'pays',
    url: 'https://pays.example',
    leads: { keepDays: 30 },
    payments: { provider: { kind: 'test' }, online: {}, keepDays: 365 },
  })
  await writeSite(db, site, '1')
  const pay = (reference: string, state: string, daysAgo: number) =>
    pool.query(
      `insert into online_payments (id, token, site_slug, idempotency_key, content_hash, reference, amount_cents, lead,
         consent, provider, state, expires_at, changed_at)
       values (gen_random_uuid(), $1, 'pays', $1, $1, $1, 100, '{"email":"kim@example.com","phone":null}', '{}', 'test',
         $2, now(), now() - $3 * interval '1 day')`,
      [reference, state, daysAgo],
    )
  const kept = async () =>
    (await db.selectFrom('online_payments').select('reference').orderBy('reference').execute()).map(
      (row) => row.reference,
    )
  await pay('closed long ago', 'closed', 90)
  await pay('closed now', 'closed', 5)
  await pay('open', 'open', 90)
  await pay('paid', 'paid', 90)
  await pay('paid long ago', 'paid', 400)
  await pay('refunded long ago', 'refunded', 400)
  await purge(db)
  expect(await kept()).toEqual(['closed now', 'open', 'paid'])
  await forgetPerson(db, 'pays', 'kim@example.com')
  expect(await kept()).toEqual(['open', 'paid'])
})

it('tries at the wheel go with time when the promotion is over, and with them the number of who had them', async () => {
  const { db, pool } = database.current()
  const spinning = (slug: string, expiry: string | null) =>
    makeSite({
      slug,
      url: `https://${slug}.example`,
      leads: { keepDays: 30 },
      gating: { enabled: true },
      spinToWin: wheel('spring', expiry),
    })
  await writeSite(db, spinning('runs', null), '1')
  await writeSite(db, spinning('over', '2026-01-31'), '1')
  const spin = (siteSlug: string, campaign: string, visitorId: string) =>
    pool.query(
      `insert into spins (id, site_slug, campaign, visitor_id, prize_id, label, code, consent, created_at)
       values (gen_random_uuid(), $1, $2, $3, 'chair', 'A chair', $1 || $2, '{}', now() - interval '90 days')`,
      [siteSlug, campaign, visitorId],
    )
  const [first, second] = [await person('+61411000001', 90), await person('+61411000002', 90)]
  await spin('runs', 'spring', first)
  await spin('runs', 'winter', second)
  await spin('over', 'spring', second)
  await purge(db)
  const spins = () =>
    db.selectFrom('spins').select(['site_slug', 'campaign', 'prize_id', 'visitor_id', 'code']).execute()
  const kept = { site_slug: 'runs', campaign: 'spring', prize_id: 'chair' }
  expect(await spins()).toEqual([{ ...kept, visitor_id: first, code: 'runsspring' }])
  expect(await numbers()).toEqual(['+61411000001'])
  // The prize stays counted, and nobody is named.
  await forgetPerson(db, 'runs', '0411 000 001')
  expect(await spins()).toEqual([{ ...kept, visitor_id: expect.stringMatching(/^forgotten /), code: null }])
  await purge(db)
  expect(await numbers()).toEqual([])
})

it('what a visitor keeps goes after the site’s days without them, unless they get alerts or are signed in', async () => {
  const { db, pool } = database.current()
  const site = makeSite({ slug: 'garages', url: 'https://garages.example', garage: { keepDays: 60 } })
  await writeSite(db, site, '1')
  const [gone, alerted, signedIn, here] = [
    await person('+61422000001', 90),
    await person('+61422000002', 90),
    await person('+61422000003', 90),
    await person('+61422000004', 10),
  ]
  for (const visitorId of [gone, alerted, signedIn, here]) {
    await db
      .insertInto('watchlist_entries')
      .values({ site_slug: 'garages', visitor_id: visitorId, car_id: 'a' })
      .execute()
    await pool.query(
      `insert into garage_profiles (site_slug, visitor_id, phone_number, details, alert_channel)
       values ('garages', $1, '', '{}', $2)`,
      [visitorId, visitorId === alerted ? 'text' : 'none'],
    )
  }
  const session = (days: number) =>
    pool.query(
      `insert into visitor_sessions (visitor_id, site_slug, token, expires_at)
       values ($1, 'garages', $2, now() + $3 * interval '1 day')`,
      [signedIn, String(days), days],
    )
  await session(20)
  const kept = async () =>
    (await db.selectFrom('watchlist_entries').select('visitor_id').where('site_slug', '=', 'garages').execute()).map(
      ({ visitor_id }) => visitor_id,
    )
  await purge(db)
  expect(new Set(await kept())).toEqual(new Set([alerted, signedIn, here]))
  expect(await numbers()).toEqual(['+61422000002', '+61422000003', '+61422000004'])
  // A session that has just ended counts as a visit.
  await pool.query(`update visitor_sessions set expires_at = now() - interval '1 day'`)
  await purge(db)
  expect(new Set(await kept())).toEqual(new Set([alerted, signedIn, here]))
  expect(await db.selectFrom('visitor_sessions').select('id').execute()).toEqual([])
})

it('a site whose configuration cannot be read leaves the others their purge, and is named', async () => {
  const { db } = database.current()
  const id = await lead('short', '0412345678', 'late@example.com')
  await db.updateTable('leads').set({ created_at: '2020-01-01T00:00:00Z' }).where('id', '=', id).execute()
  await db
    .updateTable('sites')
    .set({ configuration: '{}', configuration_hash: '2' })
    .where('slug', '=', 'ever')
    .execute()
  await expect(purge(db)).rejects.toMatchObject({
    errors: [new Error('The configuration of ever is not known: build the site again.')],
  })
  expect((await listLeads(db, 'short', null)).map((kept) => kept.id)).not.toContain(id)
})

it('what was given up is listed and can be sent again', async () => {
  const { db } = database.current()
  const id = await lead('retries', '0412345678', 'a@example.com')
  const [delivery] = await readDeliveries(db, id)
  await recordAttempt(db, delivery?.id ?? '', 'failed', 20, 'The receiver answered 500.')
  expect(await listFailedDeliveries(db, 'retries')).toMatchObject([{ leadId: id, error: 'The receiver answered 500.' }])
  expect(await resendLead(db, id)).toBe(1)
  expect(await resendLead(db, id)).toBe(0)
  expect((await listLeads(db, 'retries', 10))[0]?.deliveries).toEqual({ waiting: 1, delivered: 0, failed: 0 })
})
