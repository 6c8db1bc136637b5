/** An amount for a reference, and the wheel: from the sign-in to what is paid and won. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import type { ServedPlatform } from '../platform-test.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'galah-creek-caravans' })

async function signIn(page: Page, platform: ServedPlatform, phone: string): Promise<void> {
  await page.waitForURL('**/sign-in?**')
  await page.getByLabel('Mobile number').fill(phone)
  await page.keyboard.press('Enter')
  await expect.poll(() => platform.codeSentTo(phone)).toMatch(/^\d{6}$/)
  await page.getByLabel('Code from the message').pressSequentially(await platform.codeSentTo(phone))
}

test('an amount that a link names is paid once, by keyboard, and what is missing is said first @desktop', async ({
  page,
  platform,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto('/online-payment?reference=INV-1042&amount=1250')
  await signIn(page, platform, '0412000301')
  await page.waitForURL('**/online-payment?**')
  await expect(page.getByLabel('Reference')).toHaveValue('INV-1042')
  await page.getByRole('button', { name: 'Continue to payment' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First Name')).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByLabel('First Name').fill('Kim')
  await page.getByLabel('Last Name').fill('Lee')
  await page.getByLabel('Email').fill('payer@example.com')
  await page.getByLabel('Mobile Number').fill('0412000301')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/api/test-payments/**')
  await page.getByRole('button', { name: /^Pay \$1,250/ }).click()
  const heading = page.locator('online-payment h1')
  await expect(heading).toBeFocused()
  const paid = await heading.textContent()
  await page.reload()
  await expect(heading).toHaveText(paid ?? '')
  expect(await accessibilityProblems(page)).toEqual([])
  await expect.poll(async () => (await platform.leadsOf('payer@example.com')).length).toBe(1)
  expect(messages).toEqual([])
})

test('the wheel gives one prize to an account, and shows it again afterwards @phone', async ({ page, platform }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/spin-to-win')
  await signIn(page, platform, '0412000302')
  await page.waitForURL('**/spin-to-win')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Spin the wheel' }).click()
  const title = page.locator('spin-wheel [data-title]')
  await expect(title).toBeFocused()
  const words = await page.locator('spin-wheel [data-words]').textContent()
  await page.reload()
  await expect(page.locator('spin-wheel [data-words]')).toHaveText(words ?? '')
  // What was won is kept in the garage; a spin that won nothing is not.
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(words ?? '')?.[0]
  await page.goto('/my-garage')
  await expect(page.locator('[data-list="prizes"] li')).toHaveCount(code === undefined ? 0 : 1)
  if (code !== undefined) await expect(page.locator('[data-list="prizes"]')).toContainText(code)
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeHidden()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('the links of a portal are there after signing in, and before it in no file @desktop', async ({
  page,
  platform,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'My Galah' }).click()
  await signIn(page, platform, '0412000303')
  await page.waitForURL('**/mygalah')
  await expect(page.getByRole('link', { name: 'Help on the road' })).toHaveAttribute('href', 'tel:0755500721')
  expect(await accessibilityProblems(page, { bestPractices: true })).toEqual([])
  const written = await page.evaluate(async () => (await fetch('/mygalah')).text())
  expect(written).toContain('My Galah')
  expect(written).not.toContain('0755500721')
})
