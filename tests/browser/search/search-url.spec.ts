/** The URL is the state of the search (S1 §2 "Vehicle search page", §4, S2 §2). */
import { expect } from '@playwright/test'
import { test } from '../site-test.ts'
import { CARS_ON_PAGE, openSearch, resultCards, resultCount, resultTitles, searchIsReady } from './search-ready.ts'

test.use({ site: 'brindle-quay-motors' })

const sortSelect = '.search__sort select'

test('S1 §2: a link with parameters, and a menu that is written as a list (S2 §2)', async ({ page }) => {
  await openSearch(page, '/search?menu[make]=Mazda&range[price]=10000:40000&sortBy=price-asc')
  await expect(page).toHaveURL(/\/search\/mazda\?range\[price\]=10000:40000&sortBy=price-asc$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mazda')
  await expect(page).toHaveTitle(/^Mazda \| /)
  await expect(page.locator(sortSelect)).toHaveValue('price-asc')
  const titles = await resultTitles(page).allTextContents()
  expect(titles.length).toBeGreaterThan(0)
  for (const title of titles) expect(title).toContain('Mazda')
  const prices = await page.locator('.search__results .price strong').allTextContents()
  const amounts = prices.map((price) => Number(price.replace(/\D/g, '')))
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  for (const amount of amounts) expect(amount >= 10_000 && amount <= 40_000).toBe(true)
})

test('a link with words in plain language is read as if they were typed', async ({ page }) => {
  await openSearch(page, '/search?query=white+suv')
  await expect(page.getByRole('link', { name: 'Remove White' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove SUV' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search the words instead' })).toBeVisible()
})

test('pages: links that are real, the top of the results, back, forward and loading again', async ({ page }) => {
  await openSearch(page, '/search')
  const first = await resultTitles(page).allTextContents()
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
  await expect(next).toHaveAttribute('href', '/search?page=2')
  await next.click()
  await expect(page).toHaveURL(/\/search\?page=2$/)
  await expect(page.locator('.search__count')).toContainText('page 2 of')
  await expect(page).toHaveTitle(/^All Cars, page 2 \| /)
  await expect(page.locator('#results')).toBeFocused()
  await expect(resultCards(page).first()).toBeInViewport()
  const second = await resultTitles(page).allTextContents()
  expect(second).not.toEqual(first)
  await page.goBack()
  await expect(resultTitles(page)).toHaveText(first)
  await page.goForward()
  await expect(resultTitles(page)).toHaveText(second)
  await page.reload()
  await searchIsReady(page)
  await expect(resultTitles(page)).toHaveText(second)
})

test('S1 §4: the page is the first again when the order or a filter changes', async ({ page }) => {
  await openSearch(page, '/search?page=3')
  await expect(page.locator('.search__count')).toContainText('page 3 of')
  await page.locator(sortSelect).selectOption('km-asc')
  await expect(page).toHaveURL(/\/search\?sortBy=km-asc$/)
  await expect(page.locator('.search__count')).toContainText('page 1 of')
  await page.locator(sortSelect).selectOption('rank-desc')
  await expect(page).toHaveURL(/\/search$/)
})

test('one entry of the history for each change; a step back is one change taken back', async ({ page }) => {
  await openSearch(page, '/search')
  const all = await resultCount(page)
  const before = await page.evaluate(() => history.length)
  await page.locator(sortSelect).selectOption('price-desc')
  await expect(page).toHaveURL(/sortBy=price-desc$/)
  await page.locator(sortSelect).selectOption('year-desc')
  await expect(page).toHaveURL(/sortBy=year-desc$/)
  expect(await page.evaluate(() => history.length)).toBe(before + 2)
  await page.goBack()
  await expect(page.locator(sortSelect)).toHaveValue('price-desc')
  await page.goBack()
  await expect(page.locator(sortSelect)).toHaveValue('rank-desc')
  expect(await resultCount(page)).toBe(all)
})

test('a route chooses what it stands for, and letting it go leads to the wider route', async ({ page }) => {
  await openSearch(page, '/search/toyota')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota')
  const toyotas = await resultCount(page)
  await page.getByRole('link', { name: 'Remove Toyota' }).click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Cars')
  await expect(page.locator('.breadcrumbs [aria-current]')).toHaveText('All Cars')
  await expect.poll(() => resultCount(page)).toBeGreaterThan(toyotas)
})

test('a link may ask for what the site has no filter for, and keeps it through changes', async ({ page }) => {
  await openSearch(page, '/search?refinementList[badge][0]=SX')
  const count = await resultCount(page)
  expect(count).toBeGreaterThan(0)
  await page.locator(sortSelect).selectOption('price-asc')
  await expect(page).toHaveURL(/refinementList\[badge\]\[0\]=SX&sortBy=price-asc/)
  await expect(page.getByRole('link', { name: /Remove SX/ })).toBeVisible()
})

test('S1 §8: nothing is found in the words of the specification, and Clear Filters leads to all cars', async ({
  page,
}) => {
  await openSearch(page, '/search?range[price]=1:2')
  const results = page.locator('.search__results')
  await expect(results.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(results).toContainText(
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  )
  const clear = results.getByRole('link', { name: 'Clear Filters' })
  await expect(clear).toHaveAttribute('href', '/search')
  await clear.click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(resultCards(page)).toHaveCount(CARS_ON_PAGE)
})

test('a link to a page that has gone leads to the last one, and the way back does not lead to it again', async ({
  page,
}) => {
  await page.goto('/search/suv-cars')
  await openSearch(page, '/search?page=999')
  await expect(page).toHaveURL(/\/search\?page=\d{1,2}$/)
  await expect(page.locator('.search__count')).toContainText(/page (\d+) of \1$/)
  await expect(resultCards(page).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/search\/suv-cars$/)
})

test('two routes that fit: the make says more than the body', async ({ page }) => {
  await openSearch(page, '/search/mazda?refinementList[body][0]=SUV')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mazda SUVs')
  await page.locator(sortSelect).selectOption('price-asc')
  await expect(page).toHaveURL(/\/search\/mazda\?refinementList\[body\]\[0\]=SUV&sortBy=price-asc$/)
})

test('the canonical address follows the route and the page', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]')
  await openSearch(page, '/search?page=2')
  await expect(canonical).toHaveAttribute('href', /\/search\?page=2$/)
  await openSearch(page, '/search/page-2')
  await expect(canonical).toHaveAttribute('href', /\/search\/page-2$/)
  await openSearch(page, '/search?menu[make]=Mazda')
  await expect(canonical).toHaveAttribute('href', /\/search\/mazda$/)
})

test('the focus stays by the chips while there are some, and goes to the results after the last one', async ({
  page,
}) => {
  await openSearch(page, '/search/mazda?refinementList[body][0]=SUV&range[price]=10000:90000')
  const chip = (name: string) => page.getByRole('link', { name: `Remove ${name}` })
  await chip('$10,000 - $90,000').press('Enter')
  await expect(chip('SUV')).toBeFocused()
  await chip('Mazda').press('Enter')
  await expect(chip('SUV')).toBeFocused()
  await chip('SUV').press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  await openSearch(page, '/search/mazda?refinementList[body][0]=SUV')
  await page.getByRole('link', { name: 'Clear all' }).press('Enter')
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.locator('#results')).toBeFocused()
})
