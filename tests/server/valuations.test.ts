import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { submitLead } from '#contract/leads.ts'
import { problemKind } from '#contract/problem.ts'
import { estimateValue, findRegistration, recordValuation } from '#contract/valuations.ts'
import { purgeEstimates } from '#database/estimates.ts'
import { readLead } from '#database/leads/leads.ts'
import { leadIdOf } from '../builders/lead-id.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'
import { serviceDouble } from './json-double.ts'

const THIS_YEAR = new Date().getFullYear()
const database = testDatabase()
const service = serviceDouble()
const site = makeSite()
let platform: TestPlatform
let asking: TestPlatform

beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  const stock = [30_000, 32_000, 34_000, 36_000].map((priceAud, index) =>
    makeCar({
      id: `c${index}`,
      slug: `c${index}`,
      vin: `VIN${index}`,
      make: 'Toyota',
      model: 'HiLux',
      year: THIS_YEAR - 3,
      odometerKm: 50_000,
      priceAud,
    }),
  )
  const others = [
    makeCar({ ...stock[0], id: 'sold', slug: 'sold', vin: 'S', status: 'sold' }),
    makeCar({ ...stock[0], id: 'new', slug: 'new', vin: 'N', carType: 'new' }),
    makeCar({ ...stock[0], id: 'none', slug: 'none', vin: 'P', priceAud: null }),
  ]
  await storeCars(
    database.current().db,
    site.slug,
    [...stock, ...others].map((car) => ({ car, hash: car.id })),
  )
  const second = makeSite({ slug: 'group', url: 'https://www.group.example' })
  const listedTwice = stock.map((car) => ({ car, hash: car.id }))
  await testPlatform(database.current(), second)
  await storeCars(database.current().db, second.slug, listedTwice)
  const demo = makeSite({ slug: 'demo', url: 'https://www.demo.example', demo: { stock: null } })
  await testPlatform(database.current(), demo)
  const invented = makeCar({ ...stock[0], id: 'invented', slug: 'invented', vin: 'I', priceAud: 1_000_000 })
  await storeCars(database.current().db, demo.slug, [{ car: invented, hash: 'x' }])
  asking = await testPlatform(
    database.current(),
    makeSite({
      slug: 'asking',
      url: 'https://www.asking.example',
      valuation: {
        registrationLookup: { url: service.url(), tokenVariable: 'REGO_TOKEN' },
        estimate: { kind: 'http', url: service.url(), tokenVariable: 'VALUATION_TOKEN' },
      },
    }),
    { secret: (variable) => `token of ${variable}` },
  )
})

const hilux = { make: 'toyota', model: 'Hi-Lux SR5', year: THIS_YEAR - 3, km: 52_000, adjustmentAnswers: [] }

const person = () => ({
  name: 'Kim',
  last_name: 'Lee',
  postcode: '4032',
  phone: `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  email: 'kim@example.com',
})
const lead = (values: object) => ({
  form: 'tradeIn' as const,
  idempotency_key: randomUUID(),
  ...person(),
  odometer: '52,000 km',
  adjustment_condition: 'Good',
  'adjustment_service-history': 'Complete',
  adjustment_accidents: 'No',
  ...values,
})
async function detailsOf(on: TestPlatform, values: object): Promise<Record<string, string>> {
  const outcome = await on.call(submitLead, lead(values))
  const stored = await readLead(database.current().db, leadIdOf(outcome))
  return Object.fromEntries((stored?.details ?? []).map(({ label, value }) => [label, value]))
}

describe('an estimate from the stock of the platform', () => {
  it('is a range that rests on used cars for sale, each once, and on no invented ones', async () => {
    const outcome = await platform.call(estimateValue, hilux)
    // The middle half is 31,500 to 34,500; a dealer pays 85 per cent of it.
    expect(outcome).toMatchObject({ answer: { estimate: { low_aud: 26_700, high_aud: 29_400, cars: 4 } } })
  })

  it.each([
    ['of too few cars', { model: 'Camry' }, /^There are too few like yours/],
    ['of a car over 7 years old', { year: THIS_YEAR - 8 }, /^Online estimates are generally not given for cars over 7/],
    ['of a car over 100,000 km', { km: 100_001 }, /or over 100,000 km\./],
  ])('is none %s', async (_, overrides, text) => {
    expect(await platform.call(estimateValue, { ...hilux, ...overrides })).toMatchObject({
      answer: { estimate: null, text: expect.stringMatching(text) },
    })
  })

  it('goes out with the lead, whatever the browser says', async () => {
    const vehicle = { 'Vehicle Make': 'Toyota', 'Vehicle Model': 'HiLux', year: String(THIS_YEAR - 3) }
    const details = await detailsOf(platform, { ...vehicle, 'Online estimate': '$1,000,000' })
    expect(details).toMatchObject({
      Year: String(THIS_YEAR - 3),
      'What condition is it in?': 'Good',
      'Online estimate': '$26,700 to $29,400, from 4 comparable cars',
    })
    const old = await detailsOf(platform, { ...vehicle, year: '1999' })
    expect(old['Online estimate']).toMatch(/^None\. Online estimates are generally not given/)
    expect(await detailsOf(platform, { Rego: 'ABC123', regoState: 'QLD' })).not.toHaveProperty('Online estimate')
  })

  it('is not given by a site that has it off', async () => {
    const off = makeSite({ slug: 'off', url: 'https://www.off.example', valuation: { estimate: null } })
    const outcome = await (await testPlatform(database.current(), off)).call(estimateValue, hilux)
    expect(outcome.kind === 'refused' && problemKind(outcome.problem)).toBe('not-found')
  })
})

it.each([
  [{ Rego: '', regoState: '' }, ['Vehicle Make', 'Vehicle Model', 'year']],
  [{ Rego: 'ABC123' }, ['regoState']],
  [{ 'Vehicle Make': 'Toyota', 'Vehicle Model': 'HiLux', year: '21' }, ['year']],
])('S2 §7: a lead has rego and state, or make, model and year: %j misses %j', async (values, missing) => {
  const outcome = await platform.call(submitLead, lead(values))
  expect(outcome.kind === 'refused' && outcome.problem.errors?.map(({ name }) => name)).toEqual(missing)
})

describe('a service that looks up registrations', () => {
  const rego = { rego: 'abc 12d', regoState: 'NSW' as const }

  it('is asked by JSON with its token, and says which vehicle it is', async () => {
    service.answer(200, { make: 'Mazda', model: 'CX-5', year: 2021, owner: 'not read' })
    const outcome = await asking.call(findRegistration, rego)
    expect(outcome).toEqual({
      kind: 'answered',
      answer: { vehicle: { make: 'Mazda', model: 'CX-5', year: 2021 } },
    })
    expect(service.requests).toEqual([
      {
        method: 'POST',
        contentType: 'application/json',
        authorization: 'Bearer token of REGO_TOKEN',
        body: JSON.stringify({ rego: 'ABC12D', regoState: 'NSW' }),
      },
    ])
  })

  it('that knows no such rego gives no vehicle', async () => {
    service.answer(404, {})
    expect(await asking.call(findRegistration, rego)).toEqual({ kind: 'answered', answer: { vehicle: null } })
  })

  it.each([
    [500, '{}'],
    [200, 'nonsense'],
    [200, '{"make":"","model":"CX-5","year":2021}'],
    [301, '{}'],
  ])('that fails (%i %s) is a problem, and its words are not repeated', async (status, body) => {
    service.answer(status, body)
    const outcome = await asking.call(findRegistration, rego)
    expect(outcome.kind === 'refused' && problemKind(outcome.problem)).toBe('service-unavailable')
    expect(asking.logged()).not.toContain('ABC12D')
  })

  it('is not asked by a site without one', async () => {
    const outcome = await platform.call(findRegistration, rego)
    expect(outcome.kind === 'refused' && problemKind(outcome.problem)).toBe('not-found')
  })
})

describe('a service that estimates', () => {
  it('is asked once for a vehicle, and the lead includes what the shopper saw', async () => {
    service.answer(200, { low: 21_000, high: 24_500 })
    const answers = [
      { id: 'condition', answer: 'Good' },
      { id: 'service-history', answer: 'Complete' },
      { id: 'accidents', answer: 'No' },
    ]
    const asked = { ...hilux, model: 'HiLux', adjustmentAnswers: answers }
    for (const _ of [1, 2]) {
      expect(await asking.call(estimateValue, asked)).toMatchObject({
        answer: { estimate: { low_aud: 21_000, high_aud: 24_500, cars: null } },
      })
    }
    expect(service.requests).toHaveLength(1)
    expect(service.requests[0]).toMatchObject({ authorization: 'Bearer token of VALUATION_TOKEN' })
    expect(JSON.parse(service.requests[0]?.body ?? '')).toEqual({ ...asked })
    const vehicle = { 'Vehicle Make': 'toyota', 'Vehicle Model': 'HiLux', year: String(THIS_YEAR - 3) }
    expect(await detailsOf(asking, vehicle)).toMatchObject({ 'Online estimate': '$21,000 to $24,500' })
    expect(service.requests).toHaveLength(1)
  })

  it('that was not asked, or failed, keeps no lead waiting', async () => {
    service.answer(500, {})
    const other = { ...hilux, model: 'Other' }
    const outcome = await asking.call(estimateValue, other)
    expect(outcome.kind === 'refused' && problemKind(outcome.problem)).toBe('service-unavailable')
    const vehicle = { 'Vehicle Make': 'toyota', 'Vehicle Model': 'Other', year: String(THIS_YEAR - 3) }
    expect(await detailsOf(asking, vehicle)).not.toHaveProperty('Online estimate')
    expect(service.requests).toHaveLength(1)
  })

  it('its answers are deleted after some days', async () => {
    const count = async () => (await database.current().db.selectFrom('estimates').selectAll().execute()).length
    await purgeEstimates(database.current().db, 7)
    expect(await count()).toBeGreaterThan(0)
    await purgeEstimates(database.current().db, 0)
    expect(await count()).toBe(0)
  })
})

it('S2 §7: a valuation is recorded on sites that want a record of it', async () => {
  const record = {
    column_name: 'valuation' as const,
    Rego: 'ABC123',
    odometer: 45_000,
    adjustmentAnswers: [{ id: 'condition', answer: 'Good' }],
  }
  const outcome = await platform.call(recordValuation, record)
  expect(outcome.kind === 'refused' && problemKind(outcome.problem)).toBe('not-found')
  const keeps = makeSite({
    slug: 'keeps',
    url: 'https://www.keeps.example',
    forms: { tradeIn: { recordValuation: true } },
  })
  const { call } = await testPlatform(database.current(), keeps)
  expect(await call(recordValuation, record)).toEqual({ kind: 'answered', answer: { success: true } })
  const rows = await database.current().db.selectFrom('valuations').selectAll().execute()
  expect(rows).toMatchObject([{ site_slug: 'keeps', values: { Rego: 'ABC123', odometer: 45_000 } }])
})
