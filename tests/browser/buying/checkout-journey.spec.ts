import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'galah-creek-caravans' })

const step = (page: Page, name: string) => page.locator(`[data-step="${name}"]`)
/** A press while the last one is still being sent does nothing. */
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

/** From the page of a car; each test takes another. */
async function openJourney(page: Page, index: number): Promise<void> {
  await page.goto('/search')
  const inStock = page.locator('.card:has(.card__facts):not(:has(.tag--reserved, .tag--comingSoon))')
  await inStock.locator('.card__title a').nth(index).click()
  await page.locator('.sidebar__actions').getByRole('link', { name: 'Buy Online' }).click()
  await expect(page).toHaveURL(/\/checkout-journey\?car_id=/)
  await expect(step(page, 'vehicle')).toBeVisible()
}

test('a caravan is bought online in steps, after a reload and a way back, and is one lead @desktop', async ({
  page,
  platform,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const email = 'journey@example.com'
  await openJourney(page, 5)
  await goOn(page)
  await page.getByLabel('No trade-in').check()
  await goOn(page)
  await page.getByLabel('Finance').check()
  await page.locator('finance-calculator a[href*="amount="]').click()
  await expect(page.locator('[data-finance-kept]')).toContainText('over 5 years')
  await goOn(page)
  await page.getByLabel('Have it delivered').check()
  await page.getByLabel('Postcode of the delivery').fill('4000')
  await expect(page.locator('[data-delivery-answer]')).toContainText('Delivery to postcode 4000 costs')

  await page.reload()
  await expect(step(page, 'handover')).toBeVisible()
  await goOn(page)
  await page.getByLabel('First Name').fill('Kim')
  await page.getByLabel('Last Name').fill('Lee')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile Number').fill('0412000201')
  await page.getByLabel('Postcode', { exact: true }).fill('4032')
  await goOn(page)
  await expect(step(page, 'reserve')).toBeVisible()
  await expect.poll(async () => (await platform.leadsOf(email)).length).toBe(1)

  await page.goBack()
  await expect(step(page, 'details')).toBeVisible()
  await page.goBack()
  await expect(step(page, 'handover')).toBeVisible()
  await page.getByLabel('Pick it up').check()
  await goOn(page)
  await expect(step(page, 'details')).toBeVisible()
  await goOn(page)
  await expect(step(page, 'reserve')).toContainText('Pick it up')
  await page.getByLabel('I agree to the terms').check()
  await page.getByRole('button', { name: /^Reserve for/ }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.locator('checkout-form h1')).toContainText('reserved')

  const subcategories = async () =>
    (await platform.leadsOf(email)).map(({ values }) => `${values.category}: ${values.subcategory}`)
  await expect
    .poll(subcategories)
    .toEqual([
      'Online Purchase: 1. Details given',
      'Online Purchase: 2. Changed',
      'Reservation: 1. Started',
      'Reservation: 2. Paid',
    ])
  const [first, ...later] = await platform.leadsOf(email)
  expect(new Set(later.map(({ values }) => values.lead_id))).toEqual(new Set([first?.id]))
  expect(messages).toEqual([])
})

test('what is missing is said by keyboard alone, and axe finds nothing @phone', async ({ page }) => {
  await openJourney(page, 6)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(step(page, 'trade-in').getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('No trade-in')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(step(page, 'payment').getByRole('heading')).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
})
