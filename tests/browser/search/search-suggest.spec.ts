import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { ORIGIN, openSuggest } from '../../islands/suggest/harness-page.ts'
import { accessibilityProblems } from '../accessibility.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search cars' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
const found = (page: Page) => page.locator('[data-count]')
const address = (page: Page) => page.locator('[data-url]')
const problemsOf = (page: Page) => accessibilityProblems(page, { bestPractices: true })

test('Enter reads plain language: chips that can be removed, nearest places first, and the way back', async ({
  page,
}) => {
  await openSuggest(page)
  await box(page).fill('white diesel ute under 40k near 4000')
  await box(page).press('Enter')
  // However far: the nearest stand first.
  await expect(found(page)).toHaveText('3')
  await expect(box(page)).toHaveValue('')
  await expect(chips(page)).toContainText(['Ute', 'Up to $40,000', 'Diesel', 'White', 'Near 4000'])
  await expect(address(page)).toContainText('near=4000&sortBy=distance-asc')
  await chips(page).filter({ hasText: '$40,000' }).click()
  await expect(chips(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Search the words instead' }).click()
  await expect(address(page)).toHaveText('/search?query="white" "diesel" "ute" "under" "40k" "near" "4000"')
  await expect(box(page)).toBeFocused()
})

test('what is said of the words goes with the chips that it speaks of', async ({ page }) => {
  const note = page.locator('.suggest__note')
  const ask = async (): Promise<void> => {
    await openSuggest(page)
    await box(page).fill('ute near 4000')
    await box(page).press('Enter')
    await expect(note).toContainText('Understood as Ute, Near 4000.')
    // The way back leads to the search before once the address is written.
    await expect(page).toHaveURL(/near=4000/)
  }
  await ask()
  await chips(page).filter({ hasText: 'Near 4000' }).click()
  await expect(note).not.toContainText('Near')
  await expect(note).toContainText('Understood as Ute.')
  await chips(page).filter({ hasText: 'Ute' }).click()
  await expect(note).toHaveText('')
  await ask()
  await chips(page).filter({ hasText: 'Clear all' }).click()
  await expect(note).toHaveText('')
  await ask()
  await page.goBack()
  await expect(chips(page)).toHaveCount(0)
  await expect(note).toHaveText('')
})

test('the way back takes back the last words, and what is said of them', async ({ page }) => {
  await openSuggest(page, { address: '/search?refinementList[body][0]=Ute' })
  await box(page).fill('white ute')
  await box(page).press('Enter')
  await expect(chips(page)).toContainText(['Ute', 'White'])
  await expect(page.locator('.suggest__note')).toContainText('Understood as White, Ute.')
  await page.goBack()
  await expect(chips(page)).toHaveText([/Ute/])
  await expect(page.locator('.suggest__note')).toHaveText('')
})

test('suggestions: what is understood, makes, models and bodies with counts, cars', async ({ page }) => {
  await openSuggest(page)
  await box(page).fill('white toy')
  await expect(option(page, /^Toyota ?3 cars$/)).toBeVisible()
  await expect(option(page, /^Toyota Hilux ?2 cars$/)).toBeVisible()
  await expect(option(page, /^White, “toy”$/)).toBeVisible()
  await expect(option(page, /2021 Toyota Hilux.*\$38,990/)).toBeVisible()
  expect(await problemsOf(page)).toEqual([])
  await option(page, /^Toyota Hilux ?2 cars$/).click()
  await expect(chips(page)).toContainText(['Toyota', 'Hilux', 'White'])
  await expect(found(page)).toHaveText('2')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('a body is suggested, and none that no car of the search has', async ({ page }) => {
  await openSuggest(page)
  await box(page).fill('ut')
  await expect(option(page, /^Ute ?5 cars$/)).toBeVisible()
  await box(page).fill('mazda ut')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(option(page, /^Ute/)).toHaveCount(0)
})

test('the keyboard alone: choose, close, clear', async ({ page }) => {
  await openSuggest(page)
  await page.keyboard.press('Tab')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('mazda')
  await expect(option(page, /^Mazda ?2 cars$/)).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(box(page)).toHaveValue('mazda')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('')
  await page.keyboard.type('mazda')
  await expect(option(page, /^Mazda ?2 cars$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveText([/Mazda/])
  await expect(found(page)).toHaveText('2')
})

test('what is not understood is a search for text, and what is excluded stays in it', async ({ page }) => {
  await openSuggest(page)
  await box(page).fill('wildtrak')
  await box(page).press('Enter')
  await expect(address(page)).toHaveText('/search?query=wildtrak')
  await expect(found(page)).toHaveText('1')
  await box(page).fill('ute not white')
  await box(page).press('Enter')
  await expect(address(page)).toHaveText('/search?query=-white&refinementList[body][0]=Ute')
  await expect(found(page)).toHaveText('2')
})

test('a repayment becomes the price that it reaches', async ({ page }) => {
  await openSuggest(page)
  await box(page).fill('hilux $150 a week')
  await box(page).press('Enter')
  await expect(chips(page)).toContainText(['Toyota', 'Hilux', /Up to \$\d\d,\d{3}/])
})

test('a link with words is read in plain language; going back to it is not', async ({ page }) => {
  await openSuggest(page, { address: '/search?query=red+mazda' })
  await expect(chips(page)).toContainText(['Mazda', 'Red'])
  await expect(found(page)).toHaveText('1')
  await page.goBack()
  await expect(address(page)).toHaveText('/search?query=red mazda')
  await expect(box(page)).toHaveValue('red mazda')
})

test('S2 §3: recent searches come back, after a page was left', async ({ page }) => {
  await openSuggest(page)
  await box(page).fill('white ute')
  await box(page).press('Enter')
  await expect(found(page)).toHaveText('3')
  await page.goto(`${ORIGIN}/search`)
  await box(page).click()
  await expect(page.getByText('Recent searches')).toBeVisible()
  await option(page, 'Ute · White').click()
  await expect(found(page)).toHaveText('3')
  expect(await problemsOf(page)).toEqual([])
})

test('a car is opened', async ({ page }) => {
  await openSuggest(page)
  await box(page).fill('carnival')
  await option(page, /2022 Kia Carnival/).click()
  await expect(page).toHaveURL(`${ORIGIN}/cars/car-c10`)
})

test('storage that throws changes nothing else', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await openSuggest(page)
  await box(page).fill('hilux sr5')
  await box(page).press('Enter')
  await expect(found(page)).toHaveText('1')
  expect(problems).toEqual([])
})
