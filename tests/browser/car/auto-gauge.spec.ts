/** The auto-gauge of a vehicle's page (S1 §3-§5, §8). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Car } from '#domain/car/car.ts'
import { accessibilityProblems } from '../accessibility.ts'
import type { ServedPlatform } from '../platform-test.ts'
import { test } from '../platform-test.ts'

const SITE = 'brindle-quay-motors'
test.use({ site: SITE })

const FAILED = 'Failed to fetch auto gauge data.'

/** A used car of a model that nobody else has, and on the platform these others of it, at these shares of its price. */
async function usedCar({ db }: ServedPlatform, shares: readonly number[]): Promise<{ car: Car; priceAud: number }> {
  const rows = await db.selectFrom('cars').select('car').where('site_slug', '=', SITE).orderBy('id').execute()
  // The platform remembers a gauge for a while: other specs open the first cars of a list.
  const found = rows.map((row) => row.car).findLast((each) => each.carType === 'used' && each.status === 'in_stock')
  const priceAud = found?.offerPriceAud ?? found?.priceAud ?? null
  if (found === undefined || priceAud === null) throw new Error('There is no used car with a price.')
  // The market is that of all sites, which other specs need as they are.
  const car: Car = { ...found, model: 'Gauged' }
  const others = shares.map((share, index) => {
    const id = `similar-${index}`
    const other: Car = { ...car, id, slug: id, vin: id, priceAud: Math.round(priceAud * share), offerPriceAud: null }
    return { site_slug: SITE, id, slug: id, car: JSON.stringify(other), car_hash: id, removed_at: null }
  })
  await db.deleteFrom('cars').where('id', 'like', 'similar-%').execute()
  const own = db.updateTable('cars').set({ car: JSON.stringify(car) })
  await own.where('site_slug', '=', SITE).where('id', '=', car.id).execute()
  if (others.length > 0) await db.insertInto('cars').values(others).execute()
  return { car, priceAud }
}

const section = (page: Page) => page.locator('section:has(> auto-gauge)')
const answer = (fields: object) => ({
  json: {
    fill: 40,
    listing_price: 30_000,
    market_range_min: 28_000,
    market_range_max: 33_000,
    confidence: 0.8,
    description: '$1,000 below the market of 12 similar cars: $28,000 to $33,000',
    ...fields,
  },
})

async function reach(page: Page, slug: string): Promise<void> {
  await page.goto(`/cars/${slug}`)
  await page.locator('#gauge').scrollIntoViewIfNeeded()
}

test('S1 §3, §4: says how the price compares, by a needle that moves for 2.5 s, and by words', async ({
  page,
  platform,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const { car, priceAud } = await usedCar(
    platform,
    Array.from({ length: 12 }, (_, index) => 1.02 + index / 100),
  )
  await reach(page, car.slug)
  const gauge = page.locator('auto-gauge')
  await expect(gauge).toHaveAttribute('data-shown')
  await expect(gauge).toContainText(/^\$\d+,\d+\$\d+,\d+\$[\d,]+ below the market of \d\d similar cars: \$[\d,]+ to \$/)
  await expect(gauge).toContainText(`This one is advertised at $${priceAud.toLocaleString('en-AU')}.`)
  await expect(gauge.locator('.gauge__needle')).toHaveCSS('animation-duration', '2.5s')
  expect(await accessibilityProblems(page, { within: 'section:has(> auto-gauge)', bestPractices: true })).toEqual([])
  expect(said).toEqual([])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the needle stands still', async ({ page, platform }) => {
    const { car } = await usedCar(platform, [])
    await page.route('**/autogauge', (route) => route.fulfill(answer({})))
    await reach(page, car.slug)
    await expect(page.locator('.gauge__needle')).toHaveCSS('animation-name', 'none')
  })
})

test('S1 §4: a skeleton stands in its place, and nothing moves when it comes', async ({ page, platform }) => {
  const { car } = await usedCar(platform, [])
  let letThrough = (): void => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/autogauge', async (route) => {
    await held
    await route.fulfill(answer({}))
  })
  await reach(page, car.slug)
  const gauge = page.locator('auto-gauge')
  await expect(gauge).toHaveAttribute('aria-busy', 'true')
  const before = await section(page).boundingBox()
  letThrough()
  await expect(gauge).toHaveAttribute('data-shown')
  expect((await section(page).boundingBox())?.height).toBe(before?.height)
})

for (const [why, fields] of [
  ['low confidence', { confidence: 0.2 }],
  ['a missing field', { market_range_min: null }],
  ['a range that ends below the price', { market_range_max: 29_999 }],
] as const) {
  test(`S1 §5: is hidden on ${why}, in silence`, async ({ page, platform }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const { car } = await usedCar(platform, [])
    await page.route('**/autogauge', (route) => route.fulfill(answer(fields)))
    await reach(page, car.slug)
    await expect(section(page)).toBeHidden()
    expect(said).toEqual([])
  })
}

for (const [why, respond] of [
  ['a failure', { status: 500, json: {} }],
  ['an empty answer', { json: {} }],
] as const) {
  test(`S1 §8: is hidden on ${why}, which is logged`, async ({ page, platform }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const { car } = await usedCar(platform, [])
    await page.route('**/autogauge', (route) => route.fulfill(respond))
    await reach(page, car.slug)
    await expect(section(page)).toBeHidden()
    expect(said).toContain(FAILED)
  })
}

test('a new car has none', async ({ page, platform }) => {
  const rows = await platform.db.selectFrom('cars').select('car').where('site_slug', '=', SITE).execute()
  const car = rows.map((row) => row.car).find((each) => each.carType === 'new' && each.status === 'in_stock')
  await page.goto(`/cars/${car?.slug}`)
  await expect(page.locator('#costs')).toBeVisible()
  await expect(section(page)).toHaveCount(0)
})
