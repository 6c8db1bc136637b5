import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'galah-creek-caravans' })

const reserveLink = (page: Page) => page.locator('.sidebar__actions a[href$="/checkout"]')
const heading = (page: Page) => page.locator('checkout-form h1')

/** A car that can be reserved; each test takes another. */
async function openCar(page: Page, index: number): Promise<void> {
  await page.goto('/search')
  await page.locator('.card:has(.card__facts) .card__title a').nth(index).click()
  await page.waitForURL('**/cars/**')
  await expect(reserveLink(page)).toBeVisible()
}

async function fillIn(page: Page, phone: string): Promise<void> {
  await page.getByLabel('First Name').fill('Kim')
  await page.getByLabel('Last Name').fill('Lee')
  await page.getByLabel('Email').fill('kim@example.com')
  await page.getByLabel('Mobile Number').fill(phone)
  await page.getByLabel('Postcode').fill('4032')
  await page.getByLabel('I agree to the terms').check()
  await page.getByRole('button', { name: /^Reserve for/ }).click()
}

/** Where the form has led, with what it says when it has led nowhere. */
async function outcome(page: Page): Promise<string> {
  // A page that is being left says nothing.
  const said = page.locator('[data-words], checkout-form [role="alert"]').allTextContents()
  const words = await said.catch(() => [])
  return [new URL(page.url()).pathname, ...words].filter((text) => text !== '').join(' | ')
}

test('one shopper pays and has the car; another gets a clear no, and its page says that it is reserved @desktop', async ({
  page,
  browser,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await openCar(page, 1)
  const car = page.url()
  await reserveLink(page).click()
  await expect(page).toHaveURL(`${car}/checkout`)
  await fillIn(page, '0412000101')
  await expect.poll(() => outcome(page)).toMatch(/^\/api\/test-payments\//)
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL(/reservation=.*payment=cancelled/)
  await expect(page.locator('checkout-form').getByRole('link', { name: /^Pay/ })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  const other = await (await browser.newContext({ baseURL: new URL(car).origin })).newPage()
  await other.goto(`${car}/checkout`)
  await fillIn(other, '0412000102')
  await expect(heading(other)).toBeFocused()
  await expect(other.locator('[data-words]')).toContainText('Another shopper is reserving this vehicle')
  // The platform believes what it has read of a car for three seconds.
  await expect(async () => {
    await other.goto(car)
    await expect(reserveLink(other)).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await expect(other.locator('.sidebar__actions [aria-disabled="true"]').first()).toHaveText('Reserved')

  // The tab was closed on the page of the payment: the device knows the reservation.
  await page.goto(`${car}/checkout`)
  await page.locator('checkout-form').getByRole('link', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(heading(page)).toContainText('reserved')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(messages).toEqual([])
})

test('what is missing is said beside each field, by keyboard alone, and axe finds nothing @phone', async ({ page }) => {
  await openCar(page, 3)
  await page.goto(`${page.url()}/checkout`)
  await page.getByRole('button', { name: /^Reserve for/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(6)
  expect(await accessibilityProblems(page)).toEqual([])
})

test.describe('a site whose cars are bought at /buy-online', () => {
  test.use({ site: 'saltbush-bikes-and-trucks' })

  test('a truck is held for its own amount, from its card on @desktop', async ({ page }) => {
    await page.goto('/search/fuso')
    const reserve = page.locator('.card').getByRole('link', { name: /^Reserve/ })
    await reserve.first().click()
    await expect(page).toHaveURL(/\/cars\/[^/]+\/buy-online$/)
    await expect(page.getByText('To pay now').locator('..')).toContainText('$500')
    await fillIn(page, '0412000103')
    await expect.poll(() => outcome(page)).toMatch(/^\/api\/test-payments\//)
    await page.getByRole('button', { name: 'Pay $500' }).click()
    await expect(page).toHaveURL(/\/buy-online\?reservation=/)
    await expect(heading(page)).toContainText('reserved')
  })
})
