/** Lists show at once what has been reserved since they were built (docs/visitors.md). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { layoutShifts } from '../layout-shifts.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'galah-creek-caravans' })

const CHANGES_PATH = '/api/stock-changes'
const RESERVED = 'Reserved'
const cardOf = (page: Page, id: string) => page.locator(`.card:has([data-id="${id}"])`)
const tagOf = (page: Page, id: string) => cardOf(page, id).locator('.tag')

/** Another shopper's, who has not paid yet. */
async function reserve(page: Page, href: string): Promise<void> {
  await page.goto(`${href}/checkout`)
  await page.getByLabel('First Name').fill('Kim')
  await page.getByLabel('Last Name').fill('Lee')
  await page.getByLabel('Email').fill('kim@example.com')
  await page.getByLabel('Mobile Number').fill('0412000177')
  await page.getByLabel('Postcode').fill('4032')
  await page.getByLabel('I agree to the terms').check()
  await page.getByRole('button', { name: /^Reserve for/ }).click()
  await page.waitForURL('**/api/test-payments/**')
}

test('a car that another shopper reserves says so on every list, before the next release @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const asked: string[] = []
  const messages: string[] = []
  page.on('request', (request) => new URL(request.url()).pathname === CHANGES_PATH && asked.push(request.url()))
  page.on('console', (message) => messages.push(message.text()))
  await page.goto('/search')
  const card = page.locator('.card:has(.card__facts)').nth(5)
  const id = (await card.locator('favourite-button').getAttribute('data-id')) ?? ''
  const href = (await card.locator('.card__title a').getAttribute('href')) ?? ''
  await expect(page.locator('.search[data-ready]')).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  await expect(cardOf(page, id).getByText(RESERVED)).toHaveCount(0)
  await cardOf(page, id).locator('favourite-button button').click()
  await cardOf(page, id).locator('compare-button button').click()

  await reserve(await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage(), href)
  // An answer is kept for some seconds on its way.
  await expect(async () => {
    await page.reload()
    await expect(tagOf(page, id)).toHaveText(RESERVED, { timeout: 2_000 })
  }).toPass()
  await expect(page.locator('.search[data-ready]')).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
  asked.length = 0
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(cardOf(page, id)).toHaveCount(0)
  await pages.getByRole('link', { name: 'Page 1', exact: true }).click()
  await expect(tagOf(page, id)).toHaveText(RESERVED)
  expect(asked, 'the platform is not asked again').toEqual([])
  await cardOf(page, id).scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath('search.png') })

  await page.goto('/favourites')
  await expect(tagOf(page, id)).toHaveText(RESERVED)
  await page.screenshot({ path: test.info().outputPath('favourites.png') })
  await page.goto('/compare')
  await expect(page.locator(`.compare__picture[data-id="${id}"] .tag`)).toHaveText(RESERVED)
  await page.screenshot({ path: test.info().outputPath('compare.png') })
  expect(messages).toEqual([])
})
