/** The bars, the share sheet and the number on demand of a vehicle's page (S1 §2, §4, §9). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Car } from '#domain/car/car.ts'
import { makeCarInputs } from '../../builders/make-inputs.ts'
import { makePage } from '../../builders/make-page.ts'
import { makeSite } from '../../builders/make-site.ts'
import { renderPage } from '../../builders/render-page.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors', reducedMotion: 'reduce' })

const CAR: Partial<Car> = {
  comments: 'Plain words. '.repeat(60),
  features: Array.from({ length: 30 }, (_, index) => `Feature ${index}`),
  standardEquipment: ['ABS', 'Airbags', 'Cruise control', 'Central locking', 'Isofix'],
  marketPrices: { averageAud: 56_000, stateAverageAud: null },
}

async function openCar(page: Page, site: Parameters<typeof makeSite>[0] = {}): Promise<void> {
  const body = await renderPage(makeSite(site), makePage('/cars/fixture', makeCarInputs(CAR)))
  await page.route('**/cars/fixture', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto('/cars/fixture')
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test('S1 §9: the sticky header comes at 500 px, and its buttons step forward past 900 px', async ({ page }) => {
  await openCar(page)
  const bar = page.locator('.car-bar')
  await scrollTo(page, 499)
  await expect(bar).toBeHidden()
  await scrollTo(page, 500)
  await expect(bar).toBeVisible()
  await expect(bar).toContainText('2022 Toyota Hilux SR5')
  await expect(bar).toContainText('$54,990')
  await scrollTo(page, 900)
  await expect(bar).not.toHaveAttribute('data-scrolled')
  await scrollTo(page, 901)
  await expect(bar).toHaveAttribute('data-scrolled')
  expect(await accessibilityProblems(page, { within: '.car-bar', bestPractices: true })).toEqual([])
  await scrollTo(page, 0)
  await expect(bar).toBeHidden()
})

test('S1 §2: a phone has its bar while the price is out of view @phone', async ({ page }) => {
  await openCar(page)
  const bar = page.locator('.mobile-bar')
  await expect(bar).toBeHidden()
  await scrollTo(page, 1500)
  await expect(bar).toBeVisible()
  await expect(bar.getByRole('link')).toHaveText(['Call Now', 'Enquire Now'])
  await scrollTo(page, 0)
  await expect(bar).toBeHidden()
})

test('a desktop never has the phone’s bar @desktop', async ({ page }) => {
  await openCar(page)
  await scrollTo(page, 1500)
  await expect(page.locator('.car-bar')).toBeVisible()
  await expect(page.locator('.mobile-bar')).toBeHidden()
})

test('one set of buttons is in view at a time @desktop', async ({ page }) => {
  // In a low window the buttons beside the page leave it.
  await page.setViewportSize({ width: 1440, height: 560 })
  await openCar(page)
  const bar = page.locator('.car-bar')
  const beside = page.locator('.sidebar__actions')
  const inBar = bar.locator('.car-bar__actions')
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  const seen = new Set<string>()
  for (let top = 500; top < end; top += 150) {
    await scrollTo(page, top)
    await expect(bar).toBeVisible()
    const besideIsInView = await beside.evaluate((actions) => {
      const { top, bottom } = actions.getBoundingClientRect()
      const bars = document.querySelector('.car-bar')?.getBoundingClientRect().bottom ?? 0
      return bottom > bars && top < innerHeight
    })
    await expect(inBar).toBeVisible({ visible: !besideIsInView })
    seen.add(besideIsInView ? 'beside' : 'in the bar')
  }
  expect([...seen].sort()).toEqual(['beside', 'in the bar'])
})

test('what has the focus is never behind a bar', async ({ page }) => {
  await openCar(page)
  await expect(page.locator('mobile-bar:defined')).toBeAttached()
  const hidden = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const found: string[] = []
    const all = [...document.querySelectorAll<HTMLElement>('.car__main :is(a, button, summary), .similar a, footer a')]
    for (const element of [...all, ...all.toReversed()]) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      element.focus()
      await frame()
      const box = element.getBoundingClientRect()
      for (const bar of document.querySelectorAll('.car-bar[data-shown], .mobile-bar[data-shown], .site-header')) {
        const over = bar.getBoundingClientRect()
        if (box.top < over.bottom && box.bottom > over.top) found.push(`${element.textContent} behind ${bar.className}`)
      }
    }
    return found
  })
  expect(hidden).toEqual([])
})

test('S1 §4: the address is copied, and the button says so for 1.5 s, the toast for 3 s @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openCar(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('copy-link button').click()
  const words = sheet.locator('[data-words]')
  await expect(words).toHaveText('Copied')
  const status = sheet.getByRole('status')
  await expect(status).toHaveText('Copied 2022 Toyota Hilux SR5 to your clipboard!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${makeSite().url}/cars/fixture`)
  await page.clock.runFor(1500)
  await expect(words).toHaveText('Copy link')
  await page.clock.runFor(1500)
  await expect(status).toHaveText('')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('S1 §4: a hidden number is shown on demand, and has the focus', async ({ page }) => {
  await openCar(page, { vehiclePage: { phone: { display: 'hidden' } } })
  const call = page.locator('.call')
  const number = call.locator('.call__number')
  await expect(number).toBeHidden()
  await expect(page.locator('.sidebar__actions')).not.toContainText(/\d{4}/)
  await call.getByText('Show phone number').click()
  await expect(number).toBeVisible()
  await expect(number).toBeFocused()
  await expect(call.getByText('Show phone number')).toBeHidden()
})

test('S1 §2: equipment shows four, and the market mark its amount @desktop', async ({ page }) => {
  await openCar(page)
  await expect(page.locator('.price-block__below')).toContainText('$1,010 below market')
  await expect(page.locator('.equipment li:visible')).toHaveCount(4)
  await page.getByRole('button', { name: 'Show All Specs' }).click()
  await expect(page.locator('.equipment li:visible')).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Hide Specs' })).toBeVisible()
})

test('no button leads nowhere @desktop', async ({ page }) => {
  await page.goto('/search')
  await page.locator('.card__title a').first().click()
  await expect(page.locator('.sidebar__actions a').first()).toBeVisible()
  const hrefs = await page
    .locator('.sidebar__actions a, .mobile-bar a, .car-bar a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(3)
  for (const href of hrefs.filter((each) => each.startsWith('/'))) {
    const status = await page.evaluate((path) => fetch(path).then((response) => response.status), href)
    expect(status, href).toBe(200)
  }
  for (const href of hrefs) expect(href).toMatch(/^(\/|tel:|#content$)/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no bar covers the page, no button is dead, and the number can still be had', async ({ page }) => {
    await openCar(page, { vehiclePage: { phone: { display: 'hidden' } } })
    await expect(page.locator('.car-bar')).toBeHidden()
    await expect(page.locator('.mobile-bar')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Print' })).toHaveAttribute('href', /^\/print\?car_id=/)
    await page.locator('.call summary').click()
    await expect(page.locator('.call__number')).toBeVisible()
    await page.getByText('Share', { exact: true }).click()
    await expect(page.locator('.copy-link__url')).toHaveValue(`${makeSite().url}/cars/fixture`)
    await expect(page.locator('.copy-link button')).toBeHidden()
  })
})
