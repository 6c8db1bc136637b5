/** The search of makes and models (S1 §2 "/models?body={body}", §3, §9). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { resultCards, searchIsReady } from '../search/search-ready.ts'
import { test } from '../site-test.ts'

test.use({ site: 'wattlebird-motor-group' })

const tiles = (page: Page) => page.locator('.model-tile:visible')
const status = (page: Page) => page.locator('[data-status]')

test('S1 §9: 21 models stand on a page, and the pages have addresses', async ({ page }) => {
  await page.goto('/models')
  await expect(tiles(page)).toHaveCount(21)
  const first = await tiles(page).first().textContent()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/models\?page=2$/)
  await expect(tiles(page)).toHaveCount(21)
  expect(await tiles(page).first().textContent()).not.toBe(first)
  await page.goBack()
  await expect(tiles(page).first()).toHaveText(first ?? '')
})

test('a page of models opens in another tab, and this one stays as it is', async ({ page, context }) => {
  await page.goto('/models')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Next' }).click({ modifiers: ['Control'] })
  const tab = await opened
  await expect(status(tab)).toContainText('page 2 of')
  await expect(status(page)).toContainText('page 1 of')
})

test('a page that is turned by keys begins at its top, and the focus is there', async ({ page }) => {
  await page.goto('/models')
  for (const name of ['Next', 'Previous']) {
    await page.getByRole('link', { name }).press('Enter')
    await expect(status(page)).toBeFocused()
    await expect(status(page)).toBeInViewport()
    await expect(tiles(page).first()).toBeInViewport()
  }
})

test('S1 §2: /models?body={body} shows the models of a body, which lead to their stock', async ({ page }) => {
  await page.goto('/models?body=ute')
  await expect(page.getByRole('checkbox', { name: /^Ute/ })).toBeChecked()
  const texts = await tiles(page).allTextContents()
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text).toContain('Ute')
  await page.getByRole('checkbox', { name: /^Ford/ }).check()
  await expect(page).toHaveURL(/refinementList\[model\.body\]\[0\]=ute&refinementList\[manufacturer\.name\]\[0\]=Ford$/)
  await tiles(page).first().click()
  await expect(page).toHaveURL(/\/search\/ford\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ford')
})

test('models are found by their names, and the first page is shown again', async ({ page }) => {
  await page.goto('/models?page=2')
  await page.getByLabel('Find a make or model').fill('toyota hil')
  await expect(tiles(page)).toHaveCount(1)
  await expect(status(page)).toHaveText('1 model')
  await expect(page).toHaveURL(/\/models\?query=toyota%20hil$/)
  await page.getByLabel('Find a make or model').fill('zzz')
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(tiles(page)).toHaveCount(21)
  await expect(page.getByLabel('Find a make or model')).toHaveValue('')
})

test('S1 §9: seven makes are listed at first, and all of them on demand', async ({ page }) => {
  await page.goto('/models')
  const makes = page.getByRole('group', { name: 'Make' }).getByRole('checkbox')
  await expect(makes).toHaveCount(7)
  await page.getByRole('button', { name: 'Show all makes' }).click()
  await expect.poll(() => makes.count()).toBeGreaterThan(7)
  await page.getByRole('checkbox', { name: /^Volvo/ }).check()
  await page.getByRole('button', { name: 'Hide extra makes' }).click()
  // What is chosen stays in view.
  await expect(makes).toHaveCount(8)
  await page.getByLabel('Sort by').selectOption('Most in stock')
  await expect(page).toHaveURL(/sortBy=stock$/)
})

test.describe('S2 §2: the page of a new model', () => {
  test.use({ site: 'brindle-quay-motors' })

  test('is where the menu, the footer and an offer lead, and leads to the stock of a variant', async ({ page }) => {
    await page.goto('/special-offers')
    await page.getByRole('link', { name: /^New Mazda CX-5 from/ }).click()
    await page.getByRole('link', { name: 'Explore CX-5' }).click()
    await expect(page).toHaveURL(/\/mazda-cx-5$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Mazda CX-5')
    for (const around of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(around).locator('a[href="/mazda-cx-5"]')).toHaveCount(1)
    const variant = page.locator('.model-tile').first()
    const name = await variant.getByRole('heading').textContent()
    const count = /(\d+) in stock/.exec((await variant.textContent()) ?? '')?.[1]
    await variant.getByRole('link').click()
    await searchIsReady(page)
    await expect(page.getByRole('link', { name: `Remove ${name}` })).toBeVisible()
    await expect(resultCards(page)).toHaveCount(Number(count))
    await page.goBack()
    await page.getByRole('link', { name: 'Enquire Now' }).click()
    await expect(page.getByLabel('Comments')).toHaveValue('Please tell me more about the new Mazda CX-5.')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every model is there', async ({ page }) => {
    await page.goto('/models')
    const count = await page.locator('.model-tile').count()
    expect(count).toBeGreaterThan(21)
    await expect(tiles(page)).toHaveCount(count)
  })
})
