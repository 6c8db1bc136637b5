import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import {
  deleteGarageData,
  dropSearch,
  dropVehicle,
  garage,
  keepSearches,
  saveDetails,
  saveVehicle,
} from '#contract/garage.ts'
import { submitLead } from '#contract/leads.ts'
import { problemKind } from '#contract/problem.ts'
import { saveCar, watchedIds } from '#contract/watchlist.ts'
import { takeHold } from '#database/payments/take-hold.ts'
import { addAlerts } from '#database/visitors/alerts.ts'
import { leadValues } from '#domain/leads/lead-values.ts'
import { stopAlertsUrl } from '#server/providers/alert-links.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { signIn } from '../builders/sign-in.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite({ email: 'sales@example.com.au' })
const SECRET = 'for tests, and as long as it has to be'
const PAT = '+61412345678'
const DETAILS = { name: 'Pat', last_name: 'Lee', email: 'pat@example.com.au', postcode: '4000' }
const VEHICLE = {
  rego: 'ABC123',
  regoState: 'QLD' as const,
  make: 'Mazda',
  model: '3',
  year: 2019,
  km: 45_000,
  lastService: { on: '2026-03-10', km: 40_000 },
}
const SEARCH = {
  path: '/search?query=hilux',
  state: { query: 'hilux', page: 1, sortBy: null, lists: {}, ranges: {}, toggles: [] },
  name: 'Hilux',
  savedAtMs: 1,
  seenUpToMs: 1,
}
let platform: TestPlatform
let pat: string
let kim: string

beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  const car = makeCar({ id: 't1' })
  await storeCars(database.current().db, site.slug, [{ car, hash: 't1' }])
  ;[pat, kim] = [await signIn(platform, PAT), await signIn(platform, '+61487654321')]
})

const kindOf = (outcome: CallOutcome<unknown>) =>
  outcome.kind === 'refused' ? problemKind(outcome.problem) : outcome.kind
const read = async (cookie: string) => {
  const outcome = await platform.call(garage, {}, cookie)
  if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome))
  return outcome.answer
}
const send = async (phone: string, cookie?: string) => {
  const outcome = await platform.call(
    submitLead,
    { form: 'enquiry' as const, idempotency_key: randomUUID(), ...CONTACT, phone },
    cookie,
  )
  expect(outcome).toMatchObject({ kind: 'answered' })
}
const CONTACT = {
  name: 'Pat',
  last_name: 'Lee',
  email: 'pat@example.com.au',
  postcode: '4000',
  category: 'General Enquiry',
  message: 'Call me',
}

describe('my garage', () => {
  it('is empty at first, and without alerts', async () => {
    expect(await read(pat)).toEqual({
      phone_number: PAT,
      details: { name: '', last_name: '', email: '', postcode: '' },
      alerts: { channel: 'none', consent: null },
      searches: [],
      reservations: [],
      payments: [],
      prizes: [],
      enquiries: [],
      vehicles: [],
    })
  })

  it('keeps details, and the consent to alerts with its time and wording', async () => {
    await platform.call(saveDetails, { details: DETAILS, alert_channel: 'email' }, pat)
    const { details, alerts } = await read(pat)
    expect([details, alerts]).toEqual([
      DETAILS,
      { channel: 'email', consent: expect.objectContaining({ marketingOptIn: true, source: `${site.url}/my-garage` }) },
    ])
    await platform.call(saveDetails, { details: { ...DETAILS, name: 'Patricia' }, alert_channel: 'text' }, pat)
    expect((await read(pat)).alerts.consent).toEqual(alerts.consent)
    await platform.call(saveDetails, { details: DETAILS, alert_channel: 'none' }, pat)
    expect((await read(pat)).alerts).toEqual({ channel: 'none', consent: null })
  })

  it('asks for an address before it sends alerts to it', async () => {
    const outcome = await platform.call(
      saveDetails,
      { details: { ...DETAILS, email: '' }, alert_channel: 'email' },
      pat,
    )
    expect(kindOf(outcome)).toBe('invalid-values')
  })

  it('keeps searches once each, also those from before a search could have a place', async () => {
    for (const name of ['Hilux', 'Utes']) await platform.call(keepSearches, { searches: [{ ...SEARCH, name }] }, pat)
    expect((await read(pat)).searches).toEqual([{ ...SEARCH, name: 'Utes', state: { ...SEARCH.state, near: null } }])
  })

  it('keeps vehicles and changes them', async () => {
    await platform.call(saveVehicle, { id: null, vehicle: VEHICLE }, pat)
    const id = (await read(pat)).vehicles[0]?.id ?? ''
    await platform.call(saveVehicle, { id, vehicle: { ...VEHICLE, km: 46_000 } }, pat)
    expect((await read(pat)).vehicles).toEqual([{ id, vehicle: { ...VEHICLE, km: 46_000 } }])
  })

  it('shows enquiries that were sent while signed in with the account’s number, and no others', async () => {
    await send('0412 345 678', pat)
    await send('0412 345 678')
    await send('0487 654 321', pat)
    expect((await read(pat)).enquiries).toEqual([
      expect.objectContaining({ message: 'Call me', car: null, delivered: false }),
    ])
    expect((await read(kim)).enquiries).toEqual([])
  })

  it('shows the reservations of the account, and no others', async () => {
    const { db } = database.current()
    const { id } = await db
      .selectFrom('visitors')
      .select('id')
      .where('phone_number', '=', PAT)
      .executeTakeFirstOrThrow()
    for (const [carId, visitorId] of [
      ['t1', id],
      ['t2', null],
    ] as const) {
      await takeHold(db, {
        siteSlug: site.slug,
        car: makeCar({ id: carId, name: `Car ${carId}` }),
        visitorId,
        idempotencyKey: randomUUID(),
        contentHash: '',
        lead: leadValues({}),
        consent: { wordingVersion: '', marketingOptIn: false, givenAt: '', source: '' },
        amountCents: 20_000,
        provider: 'test',
        holdMs: 60_000,
        graceMs: 1_000,
      })
    }
    const { reservations } = await read(pat)
    expect(reservations).toEqual([
      expect.objectContaining({ car: expect.objectContaining({ name: 'Car t1' }), state: 'held' }),
    ])
    expect((await read(kim)).reservations).toEqual([])
  })

  it('shows the payments and the prizes of the account, and no others', async () => {
    const { db, pool } = database.current()
    const idOf = async (phone: string) =>
      (await db.selectFrom('visitors').select('id').where('phone_number', '=', phone).executeTakeFirstOrThrow()).id
    const own = await idOf(PAT)
    const other = await idOf('+61487654321')
    const pay = (reference: string, state: string, visitorId: string, siteSlug: string, minutesAgo: number) =>
      pool.query(
        `insert into online_payments (id, token, site_slug, visitor_id, idempotency_key, content_hash, reference,
           amount_cents, lead, consent, provider, state, expires_at, created_at, changed_at)
         values (case $1 when 'INV-1' then '7f3a91c2-0000-4000-8000-000000000000'::uuid else gen_random_uuid() end, $1, $4,
           $3, $1, $1, $1, 125050, '{}', '{}', 'test', $2, now() - interval '1 minute',
           now() - $5 * interval '1 minute', '2026-11-20T00:00:00Z')`,
        [reference, state, visitorId, siteSlug, minutesAgo],
      )
    await pay('INV-1', 'paid', own, site.slug, 3)
    await pay('INV-2', 'open', own, site.slug, 2)
    await pay('INV-3', 'paid', other, site.slug, 1)
    await pay('INV-4', 'paid', own, 'another-site', 1)
    const spin = (campaign: string, code: string | null, visitorId: string, siteSlug: string) =>
      pool.query(
        `insert into spins (id, site_slug, campaign, visitor_id, prize_id, label, code, consent, created_at)
         values (gen_random_uuid(), $4, $1, $3, 'a', 'A chair', $2, '{}', '2026-11-20T00:00:00Z')`,
        [campaign, code, visitorId, siteSlug],
      )
    await spin('spring', 'AAAA-2222', own, site.slug)
    await spin('winter', null, own, site.slug)
    await spin('spring', 'BBBB-2222', other, site.slug)
    await spin('spring', 'CCCC-2222', own, 'another-site')

    const at = '2026-11-20T00:00:00.000Z'
    expect(await read(pat)).toMatchObject({
      // Its time is over.
      payments: [
        { reference: 'INV-2', state: 'closed', amount: 1250.5 },
        { reference: 'INV-1', state: 'paid', amount: 1250.5, receipt_number: '7F3A-91C2', at },
      ],
      prizes: [{ label: 'A chair', code: 'AAAA-2222', won_at: at }],
    })
  })

  it.each([
    ['enquiry', null, true],
    ['spin-to-win', 'A chair', false],
    ['online-payment', 'Paid', false],
    ['online-payment', 'Call back to pay', true],
    ['reservation', '1. Started', false],
    ['reservation', 'Call back to reserve', true],
  ])('a lead of the form %s that says %s stands among the enquiries: %s', async (form, subcategory, isListed) => {
    const { db, pool } = database.current()
    await send('0412 345 678', pat)
    const newest = await db.selectFrom('leads').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    await pool.query(
      `update leads set form = $2, "values" = jsonb_set("values", '{subcategory}', to_jsonb($3::text)) where id = $1`,
      [newest.id, form, subcategory ?? ''],
    )
    expect((await read(pat)).enquiries.some(({ id }) => id === newest.id)).toBe(isListed)
    await db.deleteFrom('leads').where('id', '=', newest.id).execute()
  })

  it('lets nobody touch what is another’s, though they know its id', async () => {
    const before = await read(pat)
    const id = before.vehicles[0]?.id ?? ''
    expect(kindOf(await platform.call(saveVehicle, { id, vehicle: { ...VEHICLE, km: 1 } }, kim))).toBe('not-found')
    expect(kindOf(await platform.call(dropVehicle, { id }, kim))).toBe('not-found')
    await platform.call(dropSearch, { path: SEARCH.path }, kim)
    await platform.call(deleteGarageData, {}, kim)
    expect(await read(pat)).toEqual(before)
  })

  it('answers nobody who has not signed in', async () => {
    const outcomes = [
      await platform.call(garage, {}),
      await platform.call(saveDetails, { details: DETAILS, alert_channel: 'none' }),
      await platform.call(keepSearches, { searches: [SEARCH] }),
      await platform.call(dropSearch, { path: SEARCH.path }),
      await platform.call(saveVehicle, { id: null, vehicle: VEHICLE }),
      await platform.call(dropVehicle, { id: randomUUID() }),
      await platform.call(deleteGarageData, {}),
    ]
    expect(new Set(outcomes.map(kindOf))).toEqual(new Set(['sign-in-required']))
  })

  it('deletes all that is the person’s on this site; an enquiry that has arrived says nothing of them any more', async () => {
    const { db } = database.current()
    await platform.call(saveCar, { phone_number: PAT, car_id: 't1' }, pat)
    await db.updateTable('lead_deliveries').set({ state: 'delivered' }).execute()
    await send('0412 345 678', pat)
    await platform.call(deleteGarageData, {}, pat)
    expect(kindOf(await platform.call(garage, {}, pat))).toBe('sign-in-required')
    pat = await signIn(platform, PAT)
    expect(await read(pat)).toMatchObject({ searches: [], vehicles: [], enquiries: [], details: { name: '' } })
    expect(await platform.call(watchedIds, {}, pat)).toMatchObject({ answer: { car_ids: [] } })
    const leads = await db.selectFrom('leads').select(['values', 'visitor_id']).orderBy('created_at').execute()
    const [arrived, ...others] = leads.map(({ values }) => [values.name, values.phone, values.message])
    expect(arrived).toEqual([null, null, null])
    // Those of others, and the one that is on its way, are as they were.
    expect(others.every(([name]) => name === 'Pat')).toBe(true)
    expect(leads.every(({ visitor_id }) => visitor_id === null)).toBe(true)
  })

  it('forgets the number of whoever has nothing left anywhere, and of nobody else', async () => {
    const { db } = database.current()
    const sam = '+61455500001'
    const numbers = async () =>
      (await db.selectFrom('visitors').select('phone_number').execute()).map(({ phone_number }) => phone_number)
    const signedIn = await signIn(platform, sam)
    expect(await numbers()).toContain(sam)
    await platform.call(deleteGarageData, {}, signedIn)
    expect(await numbers()).not.toContain(sam)
    // A reservation is kept for the dealer, with the number that it was made with.
    expect(await numbers()).toContain(PAT)
  })
})

describe('the link that stops alerts', () => {
  const owner = async () => {
    const { db } = database.current()
    const { id } = await db
      .selectFrom('visitors')
      .select('id')
      .where('phone_number', '=', PAT)
      .executeTakeFirstOrThrow()
    return { siteSlug: site.slug, visitorId: id }
  }
  const alerted = async () => {
    await platform.call(saveDetails, { details: DETAILS, alert_channel: 'email' }, pat)
    const { visitorId } = await owner()
    const car = { id: 't1', slug: 't1', title: 'A car' }
    await addAlerts(database.current().db, site.slug, [
      { visitorId, change: randomUUID(), alert: { kind: 'sold', car } },
    ])
  }
  const waiting = () => database.current().db.selectFrom('alerts').selectAll().execute()

  it('needs no sign-in but a press: looking at it stops nothing', async () => {
    await alerted()
    const url = stopAlertsUrl(site, await owner(), SECRET)
    const page = await platform.send(url)
    expect(await page.text()).toContain('<form method="post"')
    expect(await waiting()).toHaveLength(1)
    const answer = await platform.send(url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(await answer.text()).toContain('Alerts are stopped')
    expect(await waiting()).toEqual([])
    expect((await read(pat)).alerts.channel).toBe('none')
  })

  it('is nobody else’s: a changed token opens nothing', async () => {
    await alerted()
    const url = new URL(stopAlertsUrl(site, await owner(), SECRET))
    const token = url.searchParams.get('token') ?? ''
    const others = [
      token.replace(/^[^.]+/, 'other'),
      token.replace(/\.[^.]+\./, `.${randomUUID()}.`),
      `${token}x`,
      '',
      new URL(stopAlertsUrl(site, await owner(), 'another secret')).searchParams.get('token') ?? '',
    ]
    for (const changed of others) {
      url.searchParams.set('token', changed)
      expect((await platform.send(url.href, { method: 'POST' })).status).toBe(404)
    }
    expect((await read(pat)).alerts.channel).toBe('email')
  })
})
