/** The search of special offers (S1 §3, §8, S2 §2, §4). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../site-test.ts'

test.use({ site: 'wattlebird-motor-group' })

const tiles = (page: Page) => page.locator('.offer-tile:visible')
const status = (page: Page) => page.locator('[data-status]')
const pill = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

test('offers are found by kind and make, with counts, chips and an address', async ({ page }) => {
  await page.goto('/special-offers')
  await expect(tiles(page)).toHaveCount(14)
  await pill(page, /^Fleet/).check()
  await expect(tiles(page)).toHaveCount(2)
  await expect(status(page)).toHaveText('2 special offers')
  await expect(page).toHaveURL(/\/special-offers\?refinementList\[categories\]\[0\]=Fleet$/)
  await pill(page, /^Bonus/).check()
  await expect(tiles(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Remove Fleet' }).click()
  await expect(tiles(page)).toHaveCount(4)
  await expect(pill(page, /^Fleet/)).not.toBeChecked()
  await page.goBack()
  await expect(tiles(page)).toHaveCount(6)
  await page.goBack()
  await expect(tiles(page)).toHaveCount(2)
  await page.goForward()
  await expect(tiles(page)).toHaveCount(6)
  await page.reload()
  await expect(tiles(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(tiles(page)).toHaveCount(14)
  await expect(page).toHaveURL(/\/special-offers$/)
})

/** Those that are shown, in dollars, as they are listed; an offer may have none. */
const pricesOf = async (page: Page): Promise<number[]> =>
  (await page.locator('.offer-tile:visible .price strong').allTextContents()).map((text) =>
    Number(text.replaceAll(/[$,]/g, '')),
  )

test('S1 §3: offers are found and sorted by price @desktop', async ({ page }) => {
  await page.goto('/special-offers')
  const prices = (await pricesOf(page)).sort((a, b) => a - b)
  const [cheapest = 0, next = 0] = prices
  const dearest = prices.at(-1) ?? 0
  expect(next).toBeGreaterThan(cheapest)
  await page.getByLabel('Price from').fill(String(next))
  await expect(tiles(page)).toHaveCount(prices.length - 1)
  await expect(page).toHaveURL(new RegExp(`range\\[price\\]=${next}:`))
  await page.getByLabel('Price to').fill(String(next))
  await expect(tiles(page)).toHaveCount(prices.filter((price) => price === next).length)
  await page.getByRole('button', { name: /^Remove \$/ }).click()
  await expect(page.getByLabel('Price from')).toHaveValue('')
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await expect.poll(async () => (await pricesOf(page))[0]).toBe(cheapest)
  await expect(page).toHaveURL(/sortBy=price_asc/)
  await page.getByLabel('Sort by').selectOption('Price: high to low')
  await expect.poll(async () => (await pricesOf(page))[0]).toBe(dearest)
  await expect(tiles(page)).toHaveCount(14)
})

test('an offer of stock lists the cars that it names, from the price that it names, until its last day @desktop', async ({
  page,
}) => {
  await page.goto('/special-offers')
  await page.getByRole('link', { name: /^New Tucson from/ }).click()
  const words = page.locator('.offer__words')
  const price = await words.locator('.price strong').textContent()
  await expect(words.getByRole('heading', { level: 1 })).toContainText(price ?? '')
  await expect(words).toContainText('Until ')
  const cards = page.locator('section[aria-labelledby="stock"] .card')
  await expect(cards.first()).toContainText(price ?? '')
  for (const card of await cards.all()) await expect(card).toContainText('Tucson')
})

test('S1 §8: nothing found says so in its words, and Clear Filters leads to the special offers @desktop', async ({
  page,
}) => {
  await page.goto('/special-offers?refinementList[categories][0]=Fleet&refinementList[manufacturer][0]=Kia')
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(
    page.getByText('There appears to be no offers currently available that meet the conditions of your search'),
  ).toBeVisible()
  const clear = page.getByRole('link', { name: 'Clear Filters' })
  await expect(clear).toHaveAttribute('href', '/special-offers')
  await clear.click()
  await expect(page).toHaveURL(/\/special-offers$/)
  await expect(tiles(page)).toHaveCount(14)
})

test('S2 §4: long texts begin collapsed and open in their tile', async ({ page }) => {
  await page.goto('/special-offers')
  const tile = page.locator('.offer-tile', { hasText: 'Tray or canopy' })
  const whole = tile.getByText('does not have to be driven there from Dubbo.')
  await expect(whole).toBeHidden()
  await tile.getByText('View more').click()
  await expect(whole).toBeVisible()
  await tile.getByText('View less').click()
  await expect(whole).toBeHidden()
  await expect(page).toHaveURL(/\/special-offers$/)
})

test('S2 §9: a collapsed text opens within 300 ms, and at once for whoever asks for less motion @desktop', async ({
  page,
}) => {
  await page.goto('/special-offers')
  const motion = (): Promise<{ property: string; duration: string }> =>
    page
      .locator('details.collapsible')
      .first()
      .evaluate((text) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(text, '::details-content')
        return { property: transitionProperty, duration: transitionDuration }
      })
  expect(await motion()).toEqual({ property: 'opacity', duration: '0.3s' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await motion()).duration).toBe('0s')
})

test('an offer is asked about in the form of its own page, which knows it and keeps it', async ({ page }) => {
  await page.goto('/special-offers')
  await page.getByRole('link', { name: /Ranger XLT/ }).click()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.locator('.offer__actions a[href="#form"]').press('Enter')
  const form = page.getByRole('region', { name: 'Enquire now' })
  await expect(form).toBeInViewport()
  const comments = form.getByLabel('Comments')
  await comments.focus()
  await expect(form.locator('form[data-ready]')).toBeVisible()
  await expect(comments).toHaveValue(`Please tell me more about this offer: ${name}`)
})

test('an offer says its last day, and one that has run out leads to those that run @desktop', async ({ page }) => {
  await page.goto('/special-offers')
  await expect(tiles(page).filter({ hasText: 'Ranger XLT' })).toContainText('Until Wed 30 Jun 2027')
  await page.getByRole('link', { name: /Ranger XLT/ }).click()
  await expect(page.locator('.offer__words').getByText('Until Wed 30 Jun 2027')).toBeVisible()
  await page.goto('/offers/frost-check-battery-coolant-and-wipers-59')
  await expect(page).toHaveURL(/\/special-offers$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every offer is there, and no filter that does nothing @desktop', async ({ page }) => {
    await page.goto('/special-offers')
    await expect(tiles(page)).toHaveCount(14)
    await expect(page.locator('.list-search__form')).toBeHidden()
  })

  test('an offer has its form, which knows it @desktop', async ({ page }) => {
    await page.goto('/special-offers')
    await page.getByRole('link', { name: /Ranger XLT/ }).click()
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.locator('.offer__actions a[href$="#form"]').click()
    await expect(page).toHaveURL(/\/offers\/.*#form$/)
    await expect(page.locator('#form textarea')).toHaveValue(`Please tell me more about this offer: ${name}`)
  })
})
