import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../site-test.ts'

test.use({ site: 'wattlebird-motor-group' })

const hearts = (page: Page) => page.getByRole('button', { name: /^Favourite: / })
const count = (page: Page) => page.locator('favourite-count')

test('hearts are kept, counted, shared between tabs and listed', async ({ page, context }) => {
  await page.goto('/search')
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false')
  const other = await context.newPage()
  await other.goto('/favourites')
  await expect(other.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await hearts(page).nth(0).click()
  await hearts(page).nth(1).click()
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(count(page)).toHaveText('2')
  await expect(other.locator('.favourites .card')).toHaveCount(2)
  await expect(count(other)).toHaveText('2')
  const titles = await page.locator('.card__title').allTextContents()
  await expect(other.locator('.favourites .card').first()).toContainText(titles[1] ?? '')
  await page.reload()
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(other.locator('.favourites .card')).toHaveCount(1)
  await expect(count(page)).toHaveText('1')
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false')
  await other.locator('.favourites .card a').first().click()
  await expect(other).toHaveURL(/\/cars\//)
  await expect(hearts(other).first()).toHaveAttribute('aria-pressed', 'true')
})

test('a kept car has its price and its facts from its own page, and one that has gone says so', async ({ page }) => {
  await page.goto('/search')
  const cards = page.locator('.card:has(.card__foot .price)')
  const gone = await cards.nth(0).locator('.card__title a').getAttribute('href')
  const price = await cards.nth(1).locator('.price strong').textContent()
  await cards
    .nth(0)
    .getByRole('button', { name: /^Favourite: / })
    .click()
  await cards
    .nth(1)
    .getByRole('button', { name: /^Favourite: / })
    .click()
  await page.route(`**${gone}`, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/favourites')
  const kept = page.locator('.favourites .card')
  await expect(kept.nth(0).locator('.price strong')).toHaveText(price ?? '')
  await expect(kept.nth(0).locator('.card__facts li')).not.toHaveCount(0)
  await expect(kept.nth(1).getByText('No longer in stock.')).toBeVisible()
  await expect(kept.nth(1).locator('.price')).toBeHidden()
  expect(await accessibilityProblems(page, { bestPractices: true })).toEqual([])
})

test('storage that throws leaves a heart that works on the page, and no error', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => problems.push(message.text()))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/search')
  await hearts(page).nth(0).click()
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(count(page)).toHaveText('1')
  expect(problems).toEqual([])
})

test('junk in the storage is left out', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('favourites', '[{"id":"<img>"},7,null]'))
  await page.goto('/favourites')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect(count(page)).toHaveText('')
})
