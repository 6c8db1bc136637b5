/** Which analytics events pages report (S1 §7, S2 §9), with the platform as `npm start` runs it. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { reportEvents } from '#contract/events.ts'
import type { Database } from '#database/database.ts'
import { readEventCounts } from '#database/events.ts'
import { makeCarInputs } from '../builders/make-inputs.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'
import { test } from './platform-test.ts'

test.use({ site: 'brindle-quay-motors' })

/** The ids that the page reports from now on, in their order. */
function reportedBy(page: Page): number[] {
  const ids: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events'))
      ids.push(...v.parse(reportEvents.input, request.postDataJSON()).event_ids)
  })
  return ids
}

/** A batch that is sent while the page is left is not seen by Playwright, so the list's own is waited for. */
async function openCar(page: Page, reported: readonly number[], list = '/search/used-cars'): Promise<void> {
  await page.goto(list)
  await expect.poll(() => reported).toEqual([49])
  await page.locator('.card:has(.card__facts) .card__title a').first().click()
  await page.waitForURL('**/cars/**')
}

async function countsOf(db: Database, site: string): Promise<Record<number, number>> {
  const counts = await readEventCounts(db, site, 1)
  return Object.fromEntries(counts.map(({ eventId, count }) => [eventId, count]))
}

const PERSON = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  Postcode: '2302',
  'Mobile Number': '0400 000 001',
  'Email Address': 'ada@example.com',
}

test('a page that has reported its view has nothing under way any more', async ({ page }) => {
  const finished = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/events'))
  await page.goto('/search/used-cars')
  await finished
})

test('views, a favourite, a press on the number and a print are counted once each', async ({
  page,
  platform,
  site,
}) => {
  const before = await countsOf(platform.db, site)
  const reported = reportedBy(page)
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      // A telephone would be dialled.
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]') !== null) event.preventDefault()
    })
  })
  await openCar(page, reported)
  await expect.poll(() => reported).toEqual([49, 4])
  const heart = page.locator('.sidebar .heart button')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Print' }).click()
  await (await opened).close()
  await page.locator('.call__number').click()
  await expect.poll(() => reported).toEqual([49, 4, 39, 61, 25])
  await expect
    .poll(async () => {
      const now = await countsOf(platform.db, site)
      return [49, 4, 39, 61, 25].map((id) => (now[id] ?? 0) - (before[id] ?? 0) >= 1)
    })
    .toEqual([true, true, true, true, true])
})

test('the page of a new car has no event of its own, nor has another page', async ({ page }) => {
  const reported = reportedBy(page)
  await openCar(page, reported, '/search/new-cars')
  await page.goto('/contact')
  await page.goto('/search')
  await expect.poll(() => reported).toEqual([49, 49])
})

test('an enquiry is reported by the type of its car, though the page is left', async ({ page, platform, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const reported = reportedBy(page)
  await openCar(page, reported)
  await expect.poll(() => reported).toEqual([49, 4])
  await page.locator('.sidebar').getByRole('link', { name: 'Enquire Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enquire now' })
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  for (const [label, value] of Object.entries({ ...PERSON, Comments: 'Is it still there?' }))
    await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
  await expect.poll(() => reported).toEqual([49, 4, 15])
  const before = (await countsOf(platform.db, site))[51] ?? 0
  await page.goto('/contact')
  await page.getByLabel('Enquiry type').selectOption('Careers Enquiry')
  await page.getByLabel('Comments').fill('I mend gearboxes.')
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await page.waitForURL('**/success')
  await expect.poll(async () => (await countsOf(platform.db, site))[51]).toBe(before + 1)
})

for (const { list, events } of [
  { list: '/search/new-cars', events: [49, 17] },
  { list: '/search/used-cars', events: [49, 4, 48] },
]) {
  test(`a test drive of a car of ${list} is reported by its type`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const reported = reportedBy(page)
    await openCar(page, reported, list)
    await page.locator('.sidebar').getByRole('link', { name: 'Book a Test Drive' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book a test drive' })
    for (const [label, value] of Object.entries(PERSON)) await dialog.getByLabel(label).fill(value)
    await dialog.getByRole('button', { name: 'Book Test Drive' }).click()
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
    await expect.poll(() => reported).toEqual(events)
  })
}

test('a number that is hidden is revealed, logged and counted once', async ({ page, platform, site }) => {
  const reported = reportedBy(page)
  const configured = makeSite({ slug: site, vehiclePage: { phone: { display: 'hidden' } } })
  const id = `reveal-${Date.now()}`
  const body = await renderPage(configured, makePage('/cars/fixture', makeCarInputs({ id, carType: 'new' })))
  await page.route('**/cars/fixture', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto('/cars/fixture')
  await page.locator('phone-reveal summary').focus()
  await page.keyboard.press('Enter')
  const number = page.locator('phone-reveal a')
  await expect(number).toBeFocused()
  await number.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault())
  })
  await number.click()
  await expect
    .poll(() => platform.db.selectFrom('phone_reveals').select('site_slug').where('car_id', '=', id).execute())
    .toEqual([{ site_slug: site }])
  await expect.poll(() => reported).toEqual([25])
})

test('a failure is swallowed with a warning, and the page goes on', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
  await page.route('**/api/events', (route) => route.abort())
  await page.goto('/search')
  await expect.poll(() => messages).toContain('Analytics event 49 could not be sent.')
  expect(messages.filter((message) => message.startsWith('error:'))).toEqual([])
})

test('a site without a platform asks nothing of one, and its page works', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  const configured = makeSite({ platform: null, vehiclePage: { phone: { display: 'hidden' } } })
  const body = await renderPage(configured, makePage('/cars/fixture', makeCarInputs({ carType: 'used' })))
  await page.route('**/cars/fixture', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto('/cars/fixture')
  const heart = page.locator('.sidebar .heart button')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.locator('phone-reveal summary').click()
  await expect(page.locator('phone-reveal a')).toBeVisible()
  await page.goto('about:blank')
  expect(asked).toEqual([])
})
