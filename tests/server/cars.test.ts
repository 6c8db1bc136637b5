import { beforeAll, describe, expect, it } from 'vitest'
import { autoGauge } from '#contract/auto-gauge.ts'
import { carFinanceDisclaimer, carView, revealPhone, similarCars } from '#contract/cars.ts'
import { problemKind } from '#contract/problem.ts'
import { readViewedCar } from '#database/visits.ts'
import { disclaimerSentences } from '#domain/finance/disclaimer.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'
import { eventually } from '../eventually.ts'

const database = testDatabase()
const site = makeSite()
const car = makeCar({ id: 't1', slug: '2022-toyota-hilux-t1', priceAud: 45_990, views: 100 })
const other = makeCar({ id: 't2', slug: '2021-mazda-3-t2' })
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  const hashed = [car, other].map((one) => ({ car: one, hash: one.id }))
  await storeCars(database.current().db, site.slug, hashed)
})

const path = `/api/cars/${car.slug}/view.json?photos_count=3&updated_at=1&website_id=x`
const look = async (address: string, agent = 'Browser') =>
  (await platform.send(path, { headers: { 'user-agent': agent } }, address)).json()
const viewsOf = async (slug: string) => (await readViewedCar(database.current().db, site.slug, slug))?.views

describe('view.json', () => {
  it('gives the views and the values that change (S1 §7)', async () => {
    expect(await platform.call(carView, { slug: car.slug, photos_count: '3', website_id: 'x' })).toEqual({
      kind: 'answered',
      answer: {
        views: expect.any(Number),
        car_fields: {
          price: 45_990,
          before_price: car.beforePriceAud,
          offer_price: car.offerPriceAud,
          subscription_price: null,
          price_type: car.priceType,
          status: 'in_stock',
          reserved: false,
        },
      },
    })
  })

  it('counts a visitor once a day', async () => {
    const before = (await viewsOf(car.slug)) ?? 0
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await look(address)
    await look('192.0.2.1', 'Another browser')
    await platform.app.close()
    await eventually(async () => expect(await viewsOf(car.slug)).toBeGreaterThanOrEqual(before + 3))
    const counted = await viewsOf(car.slug)
    await look('192.0.2.2')
    await platform.app.close()
    expect(await viewsOf(car.slug)).toBe(counted)
  })

  it('of a car that has left the site says sold; of one that it never had, nothing', async () => {
    await storeCars(database.current().db, site.slug, [{ car, hash: car.id }])
    const gone = await platform.call(carView, { slug: other.slug })
    expect(gone.kind === 'answered' && gone.answer.car_fields.status).toBe('sold')
    const unknown = await platform.call(carView, { slug: 'no-such-car' })
    expect(unknown.kind === 'refused' && problemKind(unknown.problem)).toBe('not-found')
  })
})

it('a look at a telephone number is recorded', async () => {
  const outcome = await platform.call(revealPhone, { car_id: car.id, dealership_id: 'd1', website_id: 'w1' })
  expect(outcome).toEqual({ kind: 'answered', answer: { success: true } })
  const rows = await database.current().db.selectFrom('phone_reveals').selectAll().execute()
  expect(rows).toMatchObject([{ site_slug: site.slug, car_id: car.id, dealership_id: 'd1' }])
})

describe('the auto-gauge', () => {
  const gauged = makeSite({
    slug: 'gauged',
    url: 'https://www.gauged.example',
    vehiclePage: { plugins: ['Autogauge'] },
  })
  const asked = makeCar({
    id: 'g0',
    slug: 'g0',
    vin: 'GVIN0',
    make: 'Mazda',
    model: 'CX-5',
    year: 2021,
    odometerKm: 50_000,
    priceAud: 31_000,
  })
  let gauging: TestPlatform
  beforeAll(async () => {
    gauging = await testPlatform(database.current(), gauged)
    const similar = [30_000, 32_000, 34_000, 36_000, 33_000].map((priceAud, index) =>
      makeCar({ ...asked, id: `g${index + 1}`, slug: `g${index + 1}`, vin: `GVIN${index + 1}`, priceAud }),
    )
    const others = [
      { ...asked, year: 2024 },
      { ...asked, odometerKm: 90_001 },
      { ...asked, model: 'CX-50' },
      { ...asked, carType: 'new' as const },
      { ...asked, status: 'sold' as const },
    ].map((one, index) =>
      makeCar({ ...one, id: `o${index}`, slug: `o${index}`, vin: `OVIN${index}`, priceAud: 90_000 }),
    )
    const lone = makeCar({ ...asked, id: 'lone', slug: 'lone', vin: 'L', make: 'Lotus', model: 'Elise' })
    const cars = [asked, lone, ...similar, ...others].map((one) => ({ car: one, hash: one.id }))
    await storeCars(database.current().db, gauged.slug, cars)
    // The same car, listed by another site too, is not held against itself.
    await storeCars(database.current().db, site.slug, [
      { car: makeCar({ ...asked, id: 'again', slug: 'again', priceAud: 99_000 }), hash: 'again' },
    ])
  })

  it('holds the price against similar used cars, and not against itself (S1 §3)', async () => {
    expect(await gauging.call(autoGauge, { slug: 'g0' })).toEqual({
      kind: 'answered',
      answer: {
        fill: 5,
        listing_price: 31_000,
        market_range_min: 30_800,
        market_range_max: 35_200,
        confidence: expect.closeTo(0.433, 3),
        description: '$2,000 below the market of 5 similar cars: $30,800 to $35,200',
      },
    })
  })

  it('has no confidence where there are too few similar cars', async () => {
    expect(await gauging.call(autoGauge, { slug: 'lone' })).toMatchObject({
      answer: { fill: null, listing_price: 31_000, confidence: 0, description: null },
    })
  })

  it('is not found of a car that is not there, nor on a site without the plugin', async () => {
    const unknown = await gauging.call(autoGauge, { slug: 'no-such-car' })
    expect(unknown.kind === 'refused' && problemKind(unknown.problem)).toBe('not-found')
    const without = await platform.call(autoGauge, { slug: car.slug })
    expect(without.kind === 'refused' && problemKind(without.problem)).toBe('not-found')
  })
})

describe('similar cars by slug (S1 §7)', () => {
  const similarSite = makeSite({ slug: 'similar', url: 'https://www.similar.example' })
  const hilux = { make: 'Toyota', model: 'Hilux', bodyType: 'ute', offerPriceAud: null } as const
  const asked = makeCar({ ...hilux, id: 'asked', slug: 'asked', priceAud: 30_000 })
  const stock = [
    asked,
    makeCar({ ...hilux, id: 'body', slug: 'body', model: 'Ranger', make: 'Ford', priceAud: 30_500 }),
    makeCar({ ...hilux, id: 'near', slug: 'near', priceAud: 31_000 }),
    makeCar({ ...hilux, id: 'far', slug: 'far', priceAud: 45_000 }),
    makeCar({ ...hilux, id: 'sold', slug: 'sold', priceAud: 30_000, status: 'sold' }),
    makeCar({ ...hilux, id: 'gone', slug: 'gone', priceAud: 30_000 }),
  ]

  it('are the ids of cars that can be bought, the same model first, within the price window', async () => {
    const similar = await testPlatform(database.current(), similarSite)
    const { db } = database.current()
    await storeCars(
      db,
      similarSite.slug,
      stock.map((one) => ({ car: one, hash: one.id })),
    )
    await storeCars(
      db,
      similarSite.slug,
      stock.slice(0, -1).map((one) => ({ car: one, hash: one.id })),
    )
    expect(await similar.call(similarCars, { slug: 'asked' })).toEqual({
      kind: 'answered',
      answer: { ids: ['near', 'body'] },
    })
    // A car that has left the site is asked about, too: its page leads to what is left.
    expect(await similar.call(similarCars, { slug: 'gone' })).toMatchObject({
      answer: { ids: ['asked', 'near', 'body'] },
    })
    const unknown = await similar.call(similarCars, { slug: 'no-such-car' })
    expect(unknown.kind === 'refused' && problemKind(unknown.problem)).toBe('not-found')
  })
})

describe('the finance disclaimer of a car’s id (S1 §7)', () => {
  const LENDER = {
    deposit: null,
    termYears: 5,
    termMonths: null,
    interestRate: 6.29,
    comparisonRate: 8.19,
    establishmentFees: null,
    balloon: null,
    paymentWeek: 120,
    paymentMonth: null,
    disclaimer: 'Subject to credit.',
  }
  it('has the words of the lender and the sentences of the site', async () => {
    const financed = makeSite({ slug: 'financed', url: 'https://www.financed.example', finance: { provider: 'youx' } })
    const lending = await testPlatform(database.current(), financed)
    const lent = makeCar({ id: 'l1', slug: 'lent', financeLenders: { youx: LENDER } })
    const cars = [lent, makeCar({ id: 'l2', slug: 'unlent', financeLenders: null })]
    await storeCars(
      database.current().db,
      financed.slug,
      cars.map((one) => ({ car: one, hash: one.id })),
    )
    const sentences = disclaimerSentences(financed.finance.disclaimer)
    expect(sentences.length).toBeGreaterThan(0)
    const answerOf = async (carId: string) => await lending.call(carFinanceDisclaimer, { car_id: carId })
    expect(await answerOf('l1')).toEqual({ kind: 'answered', answer: { lender: 'Subject to credit.', sentences } })
    expect(await answerOf('l2')).toEqual({ kind: 'answered', answer: { lender: null, sentences } })
    expect((await answerOf('l3')).kind).toBe('refused')
  })
})
