import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { makeCarInputs, makeImages } from '../builders/make-inputs.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'
import { test } from './site-test.ts'

test.use({ site: 'brindle-quay-motors' })

/** A car of our own on the served site: the demo stock has no photographs. */
async function openFixture(page: Page, imageCount: number): Promise<void> {
  const inputs = makeCarInputs({
    images: makeImages(imageCount),
    comments: 'Plain words. '.repeat(60),
    features: Array.from({ length: 10 }, (_, index) => `Feature ${index}`),
  })
  const body = await renderPage(makeSite(), makePage('/cars/fixture', inputs))
  await page.route('**/cars/fixture', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.route('**/fixture/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="1200" height="800"><rect width="3" height="2" fill="#678"/></svg>',
    }),
  )
  await page.goto('/cars/fixture')
}

test('photographs are turned by buttons, keys and thumbnails', async ({ page }) => {
  await openFixture(page, 5)
  const counter = page.locator('.gallery__counter')
  await expect(counter).toHaveText('1 / 5')
  await page.getByRole('button', { name: 'Next photograph' }).click()
  await expect(counter).toHaveText('2 / 5')
  await page.locator('.gallery__strip').focus()
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText('3 / 5')
  await page.keyboard.press('ArrowLeft')
  await expect(counter).toHaveText('2 / 5')
  const thumbnail = page.getByRole('link', { name: 'Photograph 5' })
  await thumbnail.click()
  await expect(counter).toHaveText('5 / 5')
  await expect(thumbnail).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Next photograph' }).click()
  await expect(counter).toHaveText('1 / 5')
})

test('what is cut is shown on demand', async ({ page }) => {
  await openFixture(page, 1)
  await expect(page.locator('.features li:visible')).toHaveCount(8)
  await page.getByRole('button', { name: 'Show All' }).click()
  await expect(page.locator('.features li:visible')).toHaveCount(10)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.locator('.features li:visible')).toHaveCount(8)
  await expect(page.locator('.specs div:visible')).toHaveCount(4)
  await page.getByRole('button', { name: 'Show More' }).click()
  await page.getByRole('button', { name: 'Show Less' }).click()
  const more = page.getByRole('button', { name: 'more...' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(page.getByRole('button', { name: 'less...' })).toHaveAttribute('aria-expanded', 'true')
})

test.describe('hours', () => {
  // Brisbane keeps its time all year; the browser of these tests is in Melbourne, an hour ahead in summer.
  test.use({ site: 'galah-creek-caravans' })

  test('are told in the dealer’s zone, not the shopper’s', async ({ page }) => {
    await page.clock.setFixedTime('2026-01-08T22:15:00Z')
    await page.goto('/contact')
    const status = page.locator('.hours__status').first()
    await expect(status).toHaveText(/^Opens today at /)
    await page.clock.setFixedTime('2026-01-09T02:00:00Z')
    await page.reload()
    await expect(status).toHaveText(/^Open now until /)
    await expect(page.locator('.hours tr[data-today]').first()).toHaveText(/^(Mon-)?Fri/)
  })
})
