import { expect } from '@playwright/test'
import { test } from './site-test.ts'

test.use({ site: 'brindle-quay-motors' })

test('menus open, exclude each other and close by keyboard @desktop', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const stock = page.locator('summary', { hasText: 'Our Stock' })
  const makes = page.locator('summary', { hasText: 'Makes' })
  await stock.focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('banner').getByRole('link', { name: 'All Cars' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(stock).toBeFocused()
  await stock.click()
  await makes.click()
  await expect(link).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Toyota' })).toBeVisible()
  await page.locator('h1').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Toyota' })).toBeHidden()
})

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/search')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the drawer opens, holds the menus and closes on Escape @phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('navigation', { name: 'Main' })
  await expect(drawer).toBeVisible()
  await drawer.locator('summary', { hasText: 'Makes' }).click()
  await expect(drawer.getByRole('link', { name: 'Toyota' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open and lead on', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    if (await menu.isVisible()) await menu.click()
    await page.locator('summary', { hasText: 'Makes' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Toyota' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota')
  })

  test('pages of a search follow each other', async ({ page }) => {
    await page.goto('/search')
    const first = await page.locator('.card__title').first().textContent()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/search\/page-2$/)
    await expect(page.locator('.card')).toHaveCount(21)
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page.locator('.card__title').first()).toHaveText(first ?? '')
  })

  test('a car shows all that JavaScript would cut', async ({ page }) => {
    await page.goto('/search')
    await page.locator('.card__title a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const row of await page.locator('.more-less__rest').all()) await expect(row).toBeVisible()
    await expect(page.locator('.more-less__button').first()).toBeHidden()
  })
})
