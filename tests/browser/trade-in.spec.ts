/** The journey of a trade-in, with the platform as `npm start` runs it (S2 §4, §7). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from './accessibility.ts'
import { test } from './platform-test.ts'

test.use({ site: 'brindle-quay-motors' })

/** The demo stock has some of it. */
const VEHICLE = { 'Vehicle Make': 'kia', 'Vehicle Model': 'EV6 Air', Year: '2022', Odometer: '70,000' }

async function fill(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label).fill(value)
}

async function answerCondition(page: Page): Promise<void> {
  for (const answer of ['Good', 'Complete', 'No']) await page.getByText(answer, { exact: true }).click()
}

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
