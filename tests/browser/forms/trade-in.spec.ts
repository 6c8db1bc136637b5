/** The journey of a trade-in, with the platform as `npm start` runs it (S2 §4, §7). */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { readEventCounts } from '#database/events.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'brindle-quay-motors' })

/** The demo stock has some of it. */
const VEHICLE = { 'Vehicle Make': 'kia', 'Vehicle Model': 'EV6 Air', Year: '2022', Odometer: '70,000' }

async function fill(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label).fill(value)
}

async function answerCondition(page: Page): Promise<void> {
  for (const answer of ['Good', 'Complete', 'No']) await page.getByText(answer, { exact: true }).click()
}

test('an estimate from the stock is shown by keyboard alone, and goes out with the lead', async ({
  page,
  platform,
  site,
}, testInfo) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  const email = `ada-${randomUUID().slice(0, 8)}@example.com`
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/trade-in')
  await expect(page.getByText('Can I get an estimate for any car online?')).toBeVisible()
  const type = async (text: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  // From rego and state, which stay empty.
  await page.getByLabel('State of registration').focus()
  for (const value of Object.values(VEHICLE)) await type(value)
  await page.screenshot({ path: testInfo.outputPath('vehicle.png') })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  for (let question = 0; question < 3; question += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  const estimate = page.locator('.form-estimate')
  await expect(estimate).toHaveText(/Our online estimate: \$[\d,]+ to \$[\d,]+ from \d+ comparable cars/)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.screenshot({ path: testInfo.outputPath('estimate.png') })
  for (const value of ['Ada', 'Lovelace', '2302', '0400 000 123', email]) await type(value)
  // No shopper fills it in as fast as a test on a quiet machine.
  await page.waitForFunction((minMs) => performance.now() > minMs, 5000)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Accept your offer' })).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.screenshot({ path: testInfo.outputPath('offer.png') })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/success')
  const [lead, accepted] = await platform.leadsOf(email)
  expect(accepted?.values).toMatchObject({ subcategory: '3. Offer Accepted', lead_id: lead?.id })
  // S2 §9: the event of an accepted offer.
  const eventIds = async () => (await readEventCounts(platform.db, site, 1)).map(({ eventId }) => eventId)
  await expect.poll(eventIds).toContain(18)
  expect(lead?.values).toMatchObject({ category: 'Trade-in Valuation', 'Vehicle Make': 'kia', Rego: null })
  expect(lead?.suspicions).toEqual([])
  const details = new Map(lead?.details.map(({ label, value }) => [label, value]))
  expect(details.get('Online estimate')).toMatch(/^\$[\d,]+ to \$[\d,]+, from \d+ comparable cars$/)
  expect(details.get('What condition is it in?')).toBe('Excellent')
  await expect.poll(() => platform.mailAbout(email)).not.toEqual([])
  expect(problems).toEqual([])
})

test('S1 §9: a car that is too old has the words of the questions; one of only a rego has no estimate', async ({
  page,
}) => {
  await page.goto('/trade-in')
  await page.getByRole('button', { name: 'Next' }).click()
  const list = page.getByRole('alert')
  await expect(list).toContainText('Please fix the following errors:')
  for (const name of ['Vehicle Make', 'Vehicle Model', 'Year', 'Odometer']) await expect(list).toContainText(name)
  expect(await accessibilityProblems(page)).toEqual([])
  await fill(page, { ...VEHICLE, Year: '2012' })
  await page.getByRole('button', { name: 'Next' }).click()
  await answerCondition(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('.form-estimate')).toHaveText(
    /^Online estimates are generally not given for cars over 7 years old or over 100,000 km\./,
  )
  for (const _ of ['condition', 'vehicle']) await page.getByRole('button', { name: 'Back' }).click()
  await fill(page, { 'Vehicle Make': '', 'Vehicle Model': '', Year: '' })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter: Vehicle Make')
  await page.getByLabel('Rego').fill('ABC12D')
  await page.getByLabel('State of registration').selectOption('NSW')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await expect(page.locator('.form-estimate')).toBeEmpty()
})
