import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import type { ServedPlatform } from '../platform-test.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'brindle-quay-motors' })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const cards = (page: Page) => page.locator('.watched')
const SEARCH = '/search/used-cars'

async function openCar(page: Page, index: number): Promise<void> {
  await page.goto(SEARCH)
  await page.locator('.card__title a').nth(index).click()
  // Loaded: what is pressed before the page's first script has run is not held (held-input.ts).
  await page.waitForURL('**/cars/**')
}

/** On the page of sign-in: with the code of the text message to this number. */
async function signIn(page: Page, { codeSentTo }: ServedPlatform, phone: string): Promise<void> {
  // Before its script is there, the form knows nothing of codes.
  await page.waitForLoadState('load')
  await page.getByLabel('Mobile number').fill(phone)
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Code from the message')
  await expect(field).toBeVisible()
  await expect.poll(() => codeSentTo(phone)).toMatch(/^\d{6}$/)
  await field.fill(await codeSentTo(phone))
}

test('a car that was to be saved is saved after signing in, and its removal can be undone', async ({
  page,
  platform,
}) => {
  await openCar(page, 0)
  const title = await page.locator('h1').textContent()
  await save(page).click()
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=/)
  await signIn(page, platform, '0412000001')
  await expect(page).toHaveURL(/\/cars\//)
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible()
  // A toast stays while the focus is in it, however long axe takes.
  const viewList = page.getByRole('link', { name: 'View List' })
  await viewList.focus()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await accessibilityProblems(page)).toEqual([])
  await viewList.click()
  await expect(cards(page)).toHaveCount(1)
  expect(title?.startsWith((await cards(page).locator('.card__title').textContent()) ?? '?')).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Remove .* from your watchlist$/ }).press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.focus()
  await expect(page.getByText('Car Removed')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText('Nothing on your watchlist yet')).toBeVisible()
  await undo.press('Enter')
  await expect(cards(page)).toHaveCount(1)
})

test('two tabs show one watchlist; favourites of the device can be added to it', async ({
  page,
  context,
  platform,
}) => {
  await openCar(page, 1)
  const heart = page.getByRole('button', { name: /^Favourite: / }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/watchlist')
  await page.getByRole('link', { name: 'Sign in' }).last().click()
  await signIn(page, platform, '0412000002')
  await expect(page).toHaveURL(/\/watchlist$/)
  await page.getByRole('button', { name: 'Add to my watchlist' }).click()
  await expect(cards(page)).toHaveCount(1)
  const other = await context.newPage()
  await openCar(other, 2)
  await save(other).click()
  await expect(other.getByText('Car Saved In Watchlist')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(save(other)).toHaveAttribute('aria-pressed', 'false')
})

test('the garage keeps vehicles and details, and deletes them', async ({ page, platform }) => {
  // The site asks for sign-in before the garage is opened.
  await page.goto('/my-garage')
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage/)
  await signIn(page, platform, '0412000003')
  await expect(page).toHaveURL(/\/my-garage$/)
  await page.getByText('Add or change a vehicle').click()
  const values = { Rego: 'ABC123', Make: 'Mazda', Model: '3', Year: '2019', Kilometres: '45,000' }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Save vehicle' }).click()
  await expect(page.getByText('2019 Mazda 3', { exact: true })).toBeVisible()
  await page.getByLabel('By email').check()
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Please enter the email address for your alerts.')).toBeVisible()
  await page.getByLabel('Email Address').fill('pat@example.com.au')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Details saved')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  expect((await exported).suggestedFilename()).toBe('my-garage.json')
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByText('Your data is deleted')).toBeVisible()
  await expect(page.getByText('2019 Mazda 3', { exact: true })).toBeHidden()
  await expect(page.locator('my-garage')).toHaveAttribute('data-state', 'signed-out')
  await expect(page.locator('#email')).toHaveValue('')
})
