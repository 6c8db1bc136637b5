import { beforeAll, describe, expect, it, vi } from 'vitest'
import { carView, revealPhone } from '#contract/cars.ts'
import { problemKind } from '#contract/problem.ts'
import { writeCars } from '#database/sites.ts'
import { readViewedCar } from '#database/visits.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite()
const car = makeCar({ id: 't1', slug: '2022-toyota-hilux-t1', priceAud: 45_990, views: 100 })
const other = makeCar({ id: 't2', slug: '2021-mazda-3-t2' })
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
  const hashed = [car, other].map((one) => ({ car: one, hash: one.id }))
  await writeCars(database.current().db, site.slug, hashed)
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
    await vi.waitFor(async () => expect(await viewsOf(car.slug)).toBeGreaterThanOrEqual(before + 3))
    const counted = await viewsOf(car.slug)
    await look('192.0.2.2')
    await platform.app.close()
    expect(await viewsOf(car.slug)).toBe(counted)
  })

  it('of a car that has left the site says sold; of one that it never had, nothing', async () => {
    await writeCars(database.current().db, site.slug, [{ car, hash: car.id }])
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
