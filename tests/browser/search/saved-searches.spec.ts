import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { ORIGIN, openSuggest, serveSuggest } from '../../islands/suggest/harness-page.ts'
import { suggestStock } from '../../islands/suggest/stock.ts'
import { accessibilityProblems } from '../accessibility.ts'

const MAZDAS = '/search?refinementList[make][0]=Mazda'
const save = (page: Page) => page.getByRole('button', { name: 'Save this search' })
const opener = (page: Page) => page.getByRole('button', { name: /^Saved searches/ })
const found = (page: Page) => page.locator('[data-count]')
const seenUpToMs = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('saved-searches') ?? '[]')[0]?.seenUpToMs)
const problemsOf = (page: Page) => accessibilityProblems(page, { bestPractices: true })

/** As the site is after two Mazdas and a Ford have come. */
const LATER = suggestStock([
  ['Mazda', 'CX-5', 'Akera', 2022, 41_990, 22_000, 'suv', 'Petrol', 'white', 'Chermside'],
  ['Mazda', '2', 'Pure', 2019, 16_990, 61_000, 'hatch', 'Petrol', 'blue', 'Moorooka'],
  ['Ford', 'Escape', 'ST-Line', 2021, 32_990, 35_000, 'suv', 'Petrol', 'grey', 'Moorooka'],
])

const FORDS = '/search?refinementList[make][0]=Ford'

async function keepMazdas(page: Page): Promise<void> {
  await openSuggest(page, { address: MAZDAS })
  await expect(found(page)).toHaveText('2')
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Search saved' })).toHaveAttribute('aria-pressed', 'true')
}

test('new cars are counted on the next visit, and no more once they were seen', async ({ page }) => {
  await keepMazdas(page)
  await serveSuggest(page, LATER)
  await page.goto(`${ORIGIN}/search`)
  await expect(opener(page)).toHaveText('Saved searches (1)2 new')
  await opener(page).click()
  const link = page.getByRole('link', { name: /^Mazda/ })
  await expect(link).toHaveText('Mazda2 new cars')
  expect(await problemsOf(page)).toEqual([])
  await link.click()
  await expect(found(page)).toHaveText('4')
  await expect.poll(() => seenUpToMs(page)).toBe(Date.UTC(2026, 0, 14))
  await page.goto(`${ORIGIN}/search`)
  await opener(page).click()
  await expect(page.getByRole('link', { name: /^Mazda/ })).toHaveText('Mazda')
})

test('the page of favourites lists them with their new cars; renamed and removed by keyboard', async ({ page }) => {
  await keepMazdas(page)
  await serveSuggest(page, LATER)
  await page.goto(`${ORIGIN}/favourites`)
  await expect(page.getByRole('link', { name: /^Mazda/ })).toHaveText('Mazda2 new cars')
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Rename the search Mazda' }).press('Enter')
  await page.keyboard.type('For Mum')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^For Mum/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename the search For Mum' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Other')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /^For Mum/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the search For Mum' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeHidden()
})

test('a name that is being typed, and the focus, stay when new cars are counted and other tabs change the list', async ({
  page,
  context,
}) => {
  await keepMazdas(page)
  await page.goto(`${ORIGIN}${FORDS}`)
  await save(page).click()
  await serveSuggest(page, LATER)
  const counted = Promise.withResolvers<void>()
  await page.route(`${ORIGIN}/index.bin`, async (route) => {
    await counted.promise
    await route.fallback()
  })
  await page.goto(`${ORIGIN}/favourites`)
  await page.getByRole('button', { name: 'Rename the search Mazda' }).click()
  const field = page.getByLabel('New name of Mazda')
  await field.fill('For Mum')
  counted.resolve()
  await expect(page.getByRole('link', { name: /^Ford/ })).toHaveText('Ford1 new car')
  await expect(field).toHaveValue('For Mum')
  await expect(field).toBeFocused()

  const other = await context.newPage()
  await serveSuggest(other, LATER)
  await other.goto(`${ORIGIN}/favourites`)
  await other.getByRole('button', { name: 'Rename the search Ford' }).click()
  await other.keyboard.type('For Dad')
  await other.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^For Dad/ })).toHaveText('For Dad1 new car')
  await expect(page.getByRole('button', { name: 'Remove the search For Dad' })).toBeVisible()
  await expect(field).toHaveValue('For Mum')
  await field.press('Enter')
  await expect(page.getByRole('link', { name: /^For Mum/ })).toHaveText('For Mum2 new cars')
})

test('kept at once while nobody answers, and what was seen when somebody does', async ({ page }) => {
  await serveSuggest(page)
  await page.route(`${ORIGIN}/index.bin`, (route) => route.abort())
  await page.goto(`${ORIGIN}${MAZDAS}`)
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Search saved' })).toHaveAttribute('aria-pressed', 'true')
  await page.unroute(`${ORIGIN}/index.bin`)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => seenUpToMs(page)).toBe(Date.UTC(2026, 0, 9))
})

test('taken away where it was kept', async ({ page }) => {
  await keepMazdas(page)
  await opener(page).click()
  await page.getByRole('button', { name: 'Remove the search Mazda' }).click()
  await expect(save(page)).toBeFocused()
  await expect(opener(page)).toHaveCount(0)
})

test('a device that stores nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openSuggest(page, { address: MAZDAS })
  await save(page).click()
  await expect(page.getByText('this device stores no more')).toBeVisible()
  await expect(opener(page)).toBeVisible()
})

test('junk in the storage is left out', async ({ page }) => {
  await openSuggest(page)
  await page.evaluate(() => localStorage.setItem('saved-searches', '[{"path":"//evil.example","name":"x"},7]'))
  await page.goto(`${ORIGIN}/favourites`)
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeHidden()
})
