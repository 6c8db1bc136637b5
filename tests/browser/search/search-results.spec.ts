/** What stands on the search page once the search is there (S1 §2, §4, §8, §9). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { siteUrl, test } from '../site-test.ts'
import { CARS_ON_PAGE, openSearch, resultCards, resultCount, resultTitles, searchIsReady } from './search-ready.ts'

test.use({ site: 'brindle-quay-motors' })

test.describe('on a phone @phone', () => {
  test('S1 §2: the sheet of filters, its button with the count, and the way back to where the shopper was', async ({
    page,
  }) => {
    await openSearch(page, '/search')
    const open = page.getByRole('button', { name: 'Filters' })
    await open.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    const used = sheet.getByRole('checkbox', { name: /^Used/ })
    await used.check()
    await expect(page).toHaveURL(/\/search\/used-cars$/)
    const count = await resultCount(page)
    // The name is the count itself; what is seen counts up to it.
    const show = sheet.getByRole('link', { name: `Show Me ${count} cars` })
    await expect(show).toHaveText(`Show Me ${count} cars`)
    await expect(show).toHaveAttribute('href', '/search/used-cars')
    await show.click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filters 1 chosen' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Cars')
  })

  test('the sheet closes on Escape, on its button and beside it; the page behind it is out of reach', async ({
    page,
  }) => {
    await openSearch(page, '/search')
    const open = page.getByRole('button', { name: 'Filters' })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await open.click()
    await expect(sheet).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      // Between the last and the first of its controls the browser's own have the focus, and the page says its body.
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await sheet.getByRole('button', { name: 'Close filters' }).click()
    await expect(sheet).toBeHidden()
    await open.click()
    await expect(sheet).toBeVisible()
    await page.mouse.click(200, 10)
    await expect(sheet).toBeHidden()
  })

  test('Clear all lets every filter go and keeps the order', async ({ page }) => {
    await openSearch(page, '/search/toyota?sortBy=price-asc')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/search\?sortBy=price-asc$/)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Clear all' })).toBeDisabled()
  })
})

test('the filters stand beside the results on a large screen, as a column that stays @desktop', async ({ page }) => {
  await openSearch(page, '/search')
  const column = page.getByRole('complementary', { name: 'Filters' })
  await column.getByRole('checkbox', { name: /^Used/ }).check()
  await expect(page).toHaveURL(/\/search\/used-cars$/)
  await page.mouse.move(900, 600)
  await page.mouse.wheel(0, 1500)
  await expect(page.locator('.search__tools')).toBeInViewport()
  await expect(column.getByRole('checkbox', { name: /^Used/ })).toBeInViewport()
})

test('what is chosen stays chosen when the window grows and shrinks @desktop', async ({ page }) => {
  await openSearch(page, '/search?refinementList[make][0]=Kia&range[price]=:50000')
  const count = await resultCount(page)
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(page.getByRole('button', { name: 'Filters 2 chosen' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  await page.locator('.search__sort select').selectOption('price-asc')
  await expect(page).toHaveURL(/\/search\/kia\?range\[price\]=:50000&sortBy=price-asc$/)
  expect(await resultCount(page)).toBe(count)
})

test('the count is announced when it changes, and not before @desktop', async ({ page }) => {
  await openSearch(page, '/search')
  const status = page.locator('.search__main > [role=status].hidden')
  await expect(status).toHaveText('')
  await page.goto('/search/toyota')
  await openSearch(page, '/search/toyota')
  await page.getByRole('link', { name: 'Remove Toyota' }).click()
  await expect(status).toHaveText(/^\d+ cars found$/)
})

test('S1 §2: the promo card stands in its place, on the page that was built and on others @desktop', async ({
  page,
}) => {
  await openSearch(page, '/search')
  const promo = page.locator('.search__results .promo-card')
  await expect(promo).toContainText('We Want Your Car!')
  await expect(promo).toContainText('We buy all types of cars')
  await expect(promo).toContainText('Our high turnover means we can pay more')
  await page.locator('.search__sort select').selectOption('price-desc')
  await expect(page).toHaveURL(/sortBy/)
  await expect(promo).toHaveCount(1)
})

test('S1 §2: the three-feature banner leads to pages that are there @desktop', async ({ page }) => {
  await page.goto('/search')
  const hrefs = await page
    .locator('.search-feature')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) {
    const response = await page.goto(href ?? '')
    expect(response?.status(), href ?? '').toBe(200)
  }
})

test('similar cars take as much room as the placeholders before them', async ({ page }) => {
  await openSearch(page, '/search')
  const similar = page.locator('.similar')
  const heightPx = async () => Math.round((await similar.boundingBox())?.height ?? 0)
  await expect(similar.locator('.skeleton').first()).toBeAttached()
  const waitingPx = await heightPx()
  await similar.scrollIntoViewIfNeeded()
  await expect(similar.locator('.skeleton')).toHaveCount(0)
  expect(await heightPx()).toBe(waitingPx)
})

test('S1 §9: similar cars come when they are near, at most six, none of which stands above @desktop', async ({
  page,
}) => {
  await openSearch(page, '/search/toyota')
  const similar = page.locator('.similar')
  await similar.scrollIntoViewIfNeeded()
  await expect(similar.locator('.skeleton')).toHaveCount(0)
  const count = await similar.locator('.card').count()
  expect(count >= 1 && count <= 6, `${count} cars`).toBe(true)
  const above = new Set(await page.locator('.search__results favourite-button').evaluateAll(idsOf))
  for (const id of await similar.locator('favourite-button').evaluateAll(idsOf)) expect(above.has(id)).toBe(false)
})

function idsOf(hearts: Element[]): (string | undefined)[] {
  return hearts.map((heart) => (heart as HTMLElement).dataset['id'])
}

/** The page tries again by itself, too: then the button is gone before it is pressed. */
async function tryAgain(page: Page): Promise<void> {
  const button = page.locator('.search__note').getByRole('button', { name: 'Try again now' })
  await button.click({ timeout: 5_000 }).catch(() => expect(button).toHaveCount(0))
}

test('S1 §4, §8: a page that was built says quietly that the search does not answer, until it does @desktop', async ({
  page,
}) => {
  await page.route('**/search-data/files/**', (route) => route.abort())
  await page.goto('/search?refinementList[make][0]=Toyota')
  await expect(page.locator('.search__note')).toContainText('not responding')
  await expect(resultCards(page)).toHaveCount(CARS_ON_PAGE)
  await expect(resultCards(page).first()).toBeVisible()
  await page.unroute('**/search-data/files/**')
  await tryAgain(page)
  await searchIsReady(page)
  await expect(page.locator('.search__note')).toHaveText('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota')
})

test.describe('a large site', () => {
  test.use({ site: 'wattlebird-motor-group' })

  test('S1 §4, §8: when the search stops answering, the hits shown before stay @desktop', async ({ page }) => {
    await openSearch(page, '/search')
    const titles = await resultTitles(page).allTextContents()
    // What cars far down the list show is in files that are not loaded yet.
    await page.route('**/search-data/files/**', (route) => route.abort())
    await page.locator('.search__sort select').selectOption('price-asc')
    await expect(page.locator('.search__note')).toContainText('not responding')
    await expect(resultTitles(page)).toHaveText(titles)
    await page.unroute('**/search-data/files/**')
    await tryAgain(page)
    await expect(page.locator('.search__note')).toHaveText('')
    await expect(resultTitles(page)).not.toHaveText(titles)
  })
})

test('cars are 3 in a row on large screens, and 4 on a site that wants it @desktop', async ({ page }) => {
  const columnsOf = () =>
    page
      .locator('.search__results .grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  await openSearch(page, '/search')
  expect(await columnsOf()).toBe(3)
  await openSearch(page, siteUrl('wattlebird-motor-group', '/search'))
  expect(await columnsOf()).toBe(4)
})

test('axe finds nothing, with the sheet closed and open, and where nothing is found', async ({ page, isMobile }) => {
  test.slow()
  const problems = () => accessibilityProblems(page)
  await openSearch(page, '/search/toyota')
  expect(await problems()).toEqual([])
  if (isMobile) {
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page
      .getByRole('dialog')
      .evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))
    expect(await problems()).toEqual([])
  }
  await openSearch(page, '/search?range[price]=1:2')
  expect(await problems()).toEqual([])
})

test('no other page loads React @desktop', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  for (const path of ['/', '/contact', '/favourites']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(scripts.filter((url) => /\/(VehicleSearch|client)\./.test(url))).toEqual([])
  await openSearch(page, '/search')
  expect(scripts.some((url) => /\/VehicleSearch\./.test(url))).toBe(true)
  await expect(resultTitles(page).first()).toBeVisible()
})

test.describe('caravans', () => {
  test.use({ site: 'galah-creek-caravans' })

  test('S1 §9: of price ranges one is chosen, and has as many vans as it says @desktop', async ({ page }) => {
    await openSearch(page, '/search')
    const ranges = page.locator('.filter-group', { has: page.getByRole('heading', { name: 'Price Range' }) })
    await expect(ranges.locator('.filter-value__name').nth(1)).toHaveText(/^Under \$/)
    const range = ranges.getByRole('radio', { name: '$40,000 - $50,000' })
    const promised = await ranges
      .locator('.filter-value', { hasText: '$40,000 - $50,000' })
      .locator('.filter-value__count')
      .textContent()
    await range.check()
    await expect.poll(() => resultCount(page)).toBe(Number(promised))
    await expect(page).toHaveURL(/price_range/)
  })
})
