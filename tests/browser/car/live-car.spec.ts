/** What the platform says of a car corrects its page in place (S1 §7 view.json). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { readCar } from '#database/sites.ts'
import type { Car } from '#domain/car/car.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'brindle-quay-motors' })

/** No other test opens it: what is written of it lasts for some seconds after the test. */
async function openCar(page: Page): Promise<void> {
  await page.goto('/search/used-cars')
  await page.locator('.card:has(.card__facts) .card__title a').nth(12).click()
  await page.waitForURL('**/cars/**')
}

/** How far the page has moved by itself since it was opened. */
async function movedBy(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            observer.disconnect()
            resolve(sum)
          }),
        )
      }),
  )
}

test('views are shown, and a visitor is counted once a day', async ({ page, platform, site }) => {
  await openCar(page)
  const views = page.locator('[data-views]')
  await expect(views).toHaveText(/^[\d,]+ views?$/)
  const id = await page.locator('.sidebar favourite-button').getAttribute('data-id')
  const counted = async () =>
    (
      await platform.db
        .selectFrom('car_views')
        .select('views')
        .where('site_slug', '=', site)
        .where('car_id', '=', id ?? '')
        .execute()
    ).map((row) => Number(row.views))
  await expect.poll(counted).toEqual([1])
  const fed = (await readCar(platform.db, site, id ?? ''))?.views ?? 0
  await expect(async () => {
    await page.reload()
    await expect(views).toHaveAttribute('data-views', String(fed + 1), { timeout: 1_000 })
  }).toPass()
  await page.reload()
  await expect(views).toHaveAttribute('data-views', String(fed + 1))
  expect(await counted()).toEqual([1])
})

test('a price that has changed since is corrected in place, and so is a car that was sold', async ({
  page,
  platform,
  site,
}) => {
  await openCar(page)
  const id = (await page.locator('.sidebar favourite-button').getAttribute('data-id')) ?? ''
  const car = await readCar(platform.db, site, id)
  if (car === null) throw new Error('The platform does not know the car.')
  const write = (changes: Partial<Car>) =>
    platform.db
      .updateTable('cars')
      .set({ car: JSON.stringify({ ...car, ...changes }) })
      .where('site_slug', '=', site)
      .where('id', '=', id)
      .execute()
  const price = page.locator('#price .price')
  try {
    await write({ priceAud: 31_337, beforePriceAud: 33_337, offerPriceAud: null })
    await expect(async () => {
      await page.reload()
      await expect(price).toContainText('$31,337', { timeout: 1_000 })
    }).toPass()
    await expect(price).toContainText('Was $33,337')
    await expect(page.locator('.car-bar__price')).toContainText('$31,337')
    expect(await movedBy(page)).toBeLessThan(0.0005)
    await page.screenshot({ path: test.info().outputPath('price.png') })
    await write({ status: 'sold' })
    await expect(async () => {
      await page.reload()
      await expect(price).toContainText('SOLD', { timeout: 1_000 })
    }).toPass()
    await expect(page.locator('.sidebar__actions')).toHaveText('Find Me Something Similar')
    await expect(page.locator('.mobile-bar')).toHaveCount(0)
    expect(await movedBy(page)).toBeLessThan(0.0005)
    await page.screenshot({ path: test.info().outputPath('sold.png') })
  } finally {
    await write({})
  }
})
