/** The way back on the search page: out of the sheet of filters, and through what was chosen (S1 §2). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { TEST_AS_AT } from '#scripts/testing/test-sites.ts'
import { test } from '../site-test.ts'
import { openSearch, resultCount, resultTitles, searchIsReady } from './search-ready.ts'

test.use({ site: 'brindle-quay-motors' })

const AS_AT_MS = Date.parse(TEST_AS_AT)
const HOUR_MS = 3_600_000
/** Long enough for the page to paint, and not for a slider to come to rest. */
const PAINTED_MS = 200

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

/** Which entry of the history the page is at. */
const entryOf = (page: Page) => page.evaluate(() => navigation.currentEntry?.index)

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(sheetOf(page)).toBeVisible()
}

test.describe('the sheet of filters @phone', () => {
  test('the way back closes it, keeps what was chosen in it, and then takes that back', async ({ page }) => {
    await openSearch(page, '/search')
    const all = await resultCount(page)
    await openSheet(page)
    await sheetOf(page).getByRole('checkbox', { name: /^Used/ }).check()
    await expect(page).toHaveURL(/\/search\/used-cars$/)
    await sheetOf(page).getByRole('checkbox', { name: /^New/ }).check()
    await expect(page).toHaveURL(/\/search\?refinementList\[car_type\]/)
    const chosen = page.url()
    await page.goBack()
    await expect(sheetOf(page)).toBeHidden()
    await expect(page).toHaveURL(chosen)
    await expect(page.getByRole('button', { name: 'Filters 2 chosen' })).toBeVisible()
    const count = await resultCount(page)
    expect(count).toBeLessThan(all)
    await page.goBack()
    await expect(page).toHaveURL(/\/search$/)
    await expect.poll(() => resultCount(page)).toBe(all)
    await page.goForward()
    await expect(page).toHaveURL(chosen)
    await expect.poll(() => resultCount(page)).toBe(count)
    await expect(sheetOf(page)).toBeHidden()
  })

  test('closed with nothing chosen it leaves no step behind, however it is closed', async ({ page }) => {
    await page.goto('/')
    await openSearch(page, '/search')
    await openSheet(page)
    await page.goBack()
    await expect(sheetOf(page)).toBeHidden()
    await expect(page).toHaveURL(/\/search$/)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => sheetOf(page).getByRole('button', { name: 'Close filters' }).click(),
      () =>
        sheetOf(page)
          .getByRole('link', { name: /^Show Me/ })
          .click(),
    ]) {
      const before = await entryOf(page)
      await openSheet(page)
      await close()
      await expect(sheetOf(page)).toBeHidden()
      await expect.poll(() => entryOf(page)).toBe(before)
    }
    await page.goBack()
    await expect(page).toHaveURL(/localhost:\d+\/$/)
  })

  test('what is chosen and shown is one step, which the next way back takes back', async ({ page }) => {
    await openSearch(page, '/search')
    const titles = await resultTitles(page).allTextContents()
    await openSheet(page)
    await sheetOf(page).getByRole('checkbox', { name: /^Used/ }).check()
    await expect(page).toHaveURL(/\/search\/used-cars$/)
    await sheetOf(page)
      .getByRole('link', { name: /^Show Me/ })
      .click()
    await expect(sheetOf(page)).toBeHidden()
    await expect(page).toHaveURL(/\/search\/used-cars$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/search$/)
    await expect(resultTitles(page)).toHaveText(titles)
    await expect(sheetOf(page)).toBeHidden()
  })

  test('a choice that is not searched yet when the sheet closes is not lost', async ({ page }) => {
    await openSearch(page, '/search')
    await openSheet(page)
    // Both in one task: the search that the first asks for begins after the next paint.
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('dialog .filter-value input')?.click()
      document.querySelector<HTMLButtonElement>('dialog [aria-label="Close filters"]')?.click()
    })
    await expect(sheetOf(page)).toBeHidden()
    await expect(page).not.toHaveURL(/\/search$/)
    await expect(page.getByRole('button', { name: 'Filters 1 chosen' })).toBeVisible()
  })

  test('the move of a slider is searched when the sheet closes, and dropped by Clear all', async ({ page }) => {
    await page.clock.install({ time: AS_AT_MS })
    await openSearch(page, '/search/used-cars')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const price = sheetOf(page).locator('.filter-group', { has: page.locator('#filters-price') })
    if ((await price.getAttribute('open')) === null) await price.locator('summary').click()
    const least = price.getByRole('slider').first()
    await least.focus()
    // From here on, long enough for the page to paint, and not for the slider to come to rest.
    await page.clock.pauseAt(AS_AT_MS + HOUR_MS)
    await least.press('ArrowRight')
    await sheetOf(page).getByRole('button', { name: 'Clear all' }).click()
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(/\/search$/)
    await least.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toBeHidden()
    // The sheet is hidden before it says that it has closed, and the clock stands still meanwhile.
    await expect(async () => {
      await page.clock.runFor(PAINTED_MS)
      expect(page.url()).toMatch(/\/search\?range\[price\]=\d+:$/)
    }).toPass()
  })

  test('a sheet that goes because the window grew leaves no step behind', async ({ page }) => {
    await page.goto('/')
    await openSearch(page, '/search')
    const before = await entryOf(page)
    await openSheet(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
    await expect.poll(() => entryOf(page)).toBe(before)
    await page.goBack()
    await expect(page).toHaveURL(/localhost:\d+\/$/)
  })
})

test('chips, words, order and pages: each is a step, and back and forward go through them', async ({ page }) => {
  await openSearch(page, '/search/mazda?refinementList[body][0]=SUV')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Mazda SUVs')
  await page.getByRole('link', { name: 'Remove SUV' }).click()
  await expect(page).toHaveURL(/\/search\/mazda$/)
  await expect(heading).toHaveText('Mazda')
  await page.getByRole('link', { name: 'Remove Mazda' }).click()
  await expect(heading).toHaveText('All Cars')
  const box = page.getByRole('combobox', { name: 'Search cars' })
  await box.fill('white used kia suv')
  await box.press('Enter')
  await expect(heading).toHaveText('Used White Kia SUVs')
  await page.goBack()
  await expect(heading).toHaveText('All Cars')
  await page.goBack()
  await expect(heading).toHaveText('Mazda')
  await page.goBack()
  await expect(heading).toHaveText('Mazda SUVs')
  for (const text of ['Mazda', 'All Cars', 'Used White Kia SUVs']) {
    await page.goForward()
    await expect(heading).toHaveText(text)
  }
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(heading).toHaveText('All Cars')
  await page.goBack()
  await expect(heading).toHaveText('Used White Kia SUVs')
  await page.reload()
  await searchIsReady(page)
  await expect(heading).toHaveText('Used White Kia SUVs')
  await expect(page).toHaveTitle(/^Used White Kia SUVs \| /)
  await expect(page.locator('.breadcrumbs [aria-current]')).toHaveText('Used White Kia SUVs')
})
