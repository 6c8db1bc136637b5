/** A car on paper: the print page of the platform, which needs no script, and the brochure that is downloaded in place. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'brindle-quay-motors' })

async function openCar(page: Page): Promise<string> {
  await page.goto('/search/used-cars')
  const path = (await page.locator('.card__title a').first().getAttribute('href')) ?? ''
  await page.goto(path)
  return path.replace('/cars/', '')
}

test('Print opens the page of the car for paper in a new tab', async ({ page }) => {
  const slug = await openCar(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Print' }).click()
  const paper = await opened
  await expect(paper).toHaveURL(new RegExp(`/print\\?car_id=${slug}$`))
  await expect(paper.locator('h1')).toHaveText(/^\d{4} \S/)
  await expect(paper.locator('.price strong')).toHaveText(/^\$/)
  await expect(paper.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect(paper.getByRole('button', { name: 'Print' })).toBeVisible()
  for (const photograph of await paper.locator('.photographs img').all()) {
    await expect(photograph).toHaveJSProperty('complete', true)
    expect(await photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  const width = await paper.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
  expect(await accessibilityProblems(paper)).toEqual([])
  await paper.getByRole('link', { name: 'Back to the car' }).click()
  await expect(paper).toHaveURL(new RegExp(`/cars/${slug}$`))
})

test('Brochure downloads the PDF, and says that it is being made', async ({ page }) => {
  const slug = await openCar(page)
  const link = page.getByRole('link', { name: 'Brochure' })
  const answered = Promise.withResolvers<void>()
  await page.route('**/brochure.pdf', async (route) => {
    await answered.promise
    await route.continue()
  })
  const downloading = page.waitForEvent('download')
  await link.click()
  await expect(page.locator('brochure-link')).toHaveText('Preparing...')
  answered.resolve()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${slug}.pdf`)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.byteLength).toBeGreaterThan(50_000)
  await expect(link).toBeVisible()
})

test('a brochure that cannot be had is an alert with the reason @desktop', async ({ page }) => {
  await openCar(page)
  const reasons = ['This car has been sold.', 'The brochure could not be downloaded. Please try again in a minute.']
  const answers = [
    { status: 404, json: { error: reasons[0] } },
    { status: 502, body: 'Bad gateway' },
  ]
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message())
    await dialog.accept()
  })
  await page.route('**/brochure.pdf', async (route) => route.fulfill(answers.shift()))
  for (const [index, reason] of reasons.entries()) {
    await page.getByRole('link', { name: 'Brochure' }).click()
    await expect.poll(() => alerts[index]).toBe(reason)
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('both are plain links, and an unknown car is said in words', async ({ page }) => {
    const slug = await openCar(page)
    await expect(page.getByRole('link', { name: 'Brochure' })).toHaveAttribute('href', `/api/cars/${slug}/brochure.pdf`)
    await page.goto((await page.getByRole('link', { name: 'Print' }).getAttribute('href')) ?? '')
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    const answer = await page.goto('/print?car_id=never-was')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This car is not here')
    await expect(page.getByRole('link', { name: 'See what is in stock' })).toBeVisible()
  })
})
