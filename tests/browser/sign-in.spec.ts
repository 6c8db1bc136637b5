/** Signing in from the browser to the session, with the platform as `npm start` runs it. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from './accessibility.ts'
import type { ServedPlatform } from './platform-test.ts'
import { test } from './platform-test.ts'

test.use({ site: 'brindle-quay-motors' })

let phones = Math.floor(Math.random() * 80_000_000)
/** Another shopper each time, so that no limit is reached. */
function anotherPhone(): string {
  phones += 1
  return `04${String(10_000_000 + phones)}`
}

const code = (page: Page) => page.getByLabel('Code from the message')

async function askForCode(page: Page, platform: ServedPlatform): Promise<string> {
  const phone = anotherPhone()
  await page.getByLabel('Mobile number').fill(phone)
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  await expect.poll(() => platform.codeSentTo(phone)).toMatch(/^\d{6}$/)
  return platform.codeSentTo(phone)
}

const another = (sent: string) => (sent === '000000' ? '000001' : '000000')

test('a gated page leads to sign-in and back, and its visitor stays signed in until signing out', async ({
  page,
  platform,
}) => {
  await page.goto('/trade-in')
  await page.evaluate(() => location.assign('/sell-my-car?from=menu'))
  await page.waitForURL('**/sign-in?**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to value your vehicle')
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/trade-in')
  expect(await accessibilityProblems(page, { bestPractices: true })).toEqual([])
  const sent = await askForCode(page, platform)
  expect(await accessibilityProblems(page, { bestPractices: true })).toEqual([])
  await code(page).pressSequentially(sent)
  await page.waitForURL('**/sell-my-car?from=menu')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell my car')
  await page.goto('/sign-in?type=finance&redirect=%2Fsell-my-car')
  await page.waitForURL('**/sell-my-car')
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/sell-my-car')
  await page.waitForURL('**/sign-in?**')
})

test('every mistake is said in words at its field, and after three wrong codes another one is asked for', async ({
  page,
  platform,
}) => {
  await page.goto('/sign-in?type=watchlist&redirect=https%3A%2F%2Fevil.example&back=%2F%2Fevil.example')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to save this vehicle')
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
  await page.getByLabel('Mobile number').fill('07 7010 0001')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Australian mobile number' })).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  const first = await askForCode(page, platform)
  const resend = page.getByRole('button', { name: /^Send another code/ })
  await expect(resend).toBeDisabled()
  for (const words of ['You can try twice more.', 'You can try once more.', 'Please ask for a new one.']) {
    await code(page).fill(another(first))
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(code(page)).toHaveValue('')
  }
  await resend.click()
  await expect(page.getByText('Another code is on its way.')).toBeVisible()
  const phone = `0${(await page.locator('[data-number]').textContent())?.replace(/\D/g, '').slice(1)}`
  await expect.poll(() => platform.codeSentTo(phone)).not.toBe(first)
  // Pasted with a space, as a message may have it.
  const second = await platform.codeSentTo(phone)
  await code(page).fill(`${second.slice(0, 3)} ${second.slice(3)}`)
  await page.waitForURL((url) => url.pathname === '/')
})
