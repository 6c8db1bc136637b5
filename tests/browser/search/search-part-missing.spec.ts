/** Any part of the search may fail to load: what is shown stays, the page says so quietly, and asks again (S1 §4, §8). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../site-test.ts'
import { openSearch, resultTitles, searchIsReady } from './search-ready.ts'

test.use({ site: 'brindle-quay-motors' })

const note = (page: Page) => page.locator('.search__note')
const box = (page: Page) => page.getByRole('combobox', { name: 'Search cars' })

/** Fails requests to a file until the returned function is called; returns how many failed. */
async function failing(page: Page, file: RegExp): Promise<{ count: () => number; end: () => Promise<void> }> {
  let count = 0
  await page.route(file, (route) => {
    count += 1
    return route.abort()
  })
  return { count: () => count, end: () => page.unroute(file) }
}

/** Keeps a file back until the returned function is called. */
async function held(page: Page, file: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the code that reads words fails once: the cars stay, and the words are searched when it is there', async ({
  page,
}) => {
  const code = await failing(page, /\/text-part\.[^/]+\.js$/)
  await openSearch(page, '/search?sortBy=price-asc')
  const titles = await resultTitles(page).allTextContents()
  await box(page).focus()
  await expect.poll(code.count).toBeGreaterThan(0)
  // Only reaching for the box is no question: the page says nothing of it.
  await expect(note(page)).toHaveText('')
  await box(page).fill('zzkluger')
  await box(page).press('Enter')
  await expect(note(page)).toContainText('not responding')
  await expect(resultTitles(page)).toHaveText(titles)
  await code.end()
  // By itself, later and later.
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible({ timeout: 20_000 })
  await expect(note(page)).toHaveText('')
})

test('a link with words whose code fails once is answered by itself', async ({ page }) => {
  let failed = 0
  await page.route(
    /\/text-part\.[^/]+\.js$/,
    (route) => {
      failed += 1
      return route.abort()
    },
    { times: 1 },
  )
  await openSearch(page, '/search?query=zzkluger')
  expect(failed).toBe(1)
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(note(page)).toHaveText('')
})

for (const [what, typed] of [
  ['the words of a link', null],
  ['the words that were sent', 'kia'],
] as const) {
  test(`${what} are not searched once they can be read, where a shopper has cleared them by then`, async ({ page }) => {
    const release = await held(page, /\/site-words\.[^/]+\.js$/)
    await openSearch(page, '/search?query=zzkluger')
    if (typed !== null) {
      await box(page).fill(typed)
      await box(page).press('Enter')
    }
    await page.locator('.search__results').getByRole('link', { name: 'Clear Filters' }).click()
    await expect(resultTitles(page).first()).toBeVisible()
    await expect(box(page)).toHaveValue('')
    release()
    // What is suggested is read by the same words, after those that waited.
    await box(page).fill('toy')
    await expect(page.getByRole('option', { name: /Toyota/ }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/search$/)
    await expect(resultTitles(page).first()).toBeVisible()
  })
}

test('the words of the site cannot be had: what is typed is searched for as text', async ({ page }) => {
  const code = await failing(page, /\/site-words\.[^/]+\.js$/)
  await openSearch(page, '/search')
  await box(page).fill('sportage')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?query=sportage$/)
  // The results follow the address.
  await expect(async () => {
    for (const title of await resultTitles(page).allTextContents()) expect(title).toContain('Sportage')
  }).toPass()
  expect(code.count()).toBeGreaterThan(0)
  // The next time it is there.
  await code.end()
  await box(page).fill('kia')
  await expect(page.getByRole('option', { name: /^Kia/ }).first()).toBeVisible()
})

test('the code that hydrates the search fails: the page stays as it was built, and the search comes by itself', async ({
  page,
}) => {
  const code = await failing(page, /\/(?:SearchIsland|VehicleSearch)\.[^/]+\.js$/)
  await page.goto('/search')
  await expect.poll(code.count).toBeGreaterThan(0)
  await expect(resultTitles(page).first()).toBeVisible()
  await code.end()
  await searchIsReady(page)
})

for (const [part, file] of [
  ['the settings', /\/search-data\/settings\.json$/],
  ['the code that hydrates the search', /\/(?:SearchIsland|VehicleSearch)\.[^/]+\.js$/],
] as const) {
  test(`a link that asks for other cars, and ${part} cannot be had: the page says so, and shows what was built`, async ({
    page,
  }) => {
    const missing = await failing(page, file)
    await page.goto('/search?refinementList[make][0]=Toyota')
    await expect(note(page)).toContainText('not responding')
    await expect(resultTitles(page).first()).toBeVisible()
    await expect(page.locator('.search__results img').first()).toBeVisible()
    const again = note(page).getByRole('button', { name: 'Try again now' })
    const count = missing.count()
    await again.click()
    await expect.poll(missing.count).toBeGreaterThan(count)
    await expect(again).toBeFocused()
    await missing.end()
    await searchIsReady(page)
    await expect(note(page)).toHaveText('')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota')
  })
}

test('an index that is damaged: the page says that the search cannot be changed, and offers nothing in vain', async ({
  page,
}) => {
  let isDamaged = false
  await page.route(/-index\.bin$/, (route) => (isDamaged ? route.fulfill({ body: 'no index' }) : route.abort()))
  await page.goto('/search?refinementList[make][0]=Toyota')
  await expect(note(page)).toContainText('we keep trying')
  isDamaged = true
  await expect(note(page)).toHaveText('Search failed. The cars shown before stay here.', { timeout: 20_000 })
  await expect(note(page).getByRole('button')).toHaveCount(0)
  await expect(resultTitles(page).first()).toBeVisible()
})

test('the code that starts the search fails: it is asked for again when a shopper turns to the search', async ({
  page,
}) => {
  const code = await failing(page, /\/start\.[^/]+\.js$/)
  const failed = page.waitForEvent('requestfailed', (request) => /\/start\./.test(request.url()))
  await page.goto('/search')
  await failed
  await code.end()
  await page.locator('.suggest__input').focus()
  await searchIsReady(page)
})

test('a chip that is taken away while words are read stays away', async ({ page }) => {
  const release = await held(page, /\/site-words\.[^/]+\.js$/)
  await openSearch(page, '/search/toyota')
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
  await box(page).fill('automatic')
  await box(page).press('Enter')
  await chips.filter({ hasText: 'Toyota' }).click()
  await expect(page).toHaveURL(/\/search$/)
  release()
  await expect(chips.filter({ hasText: 'Automatic' })).toBeVisible()
  await expect(chips.filter({ hasText: 'Toyota' })).toHaveCount(0)
})

test('what is typed while words are read stays in the box', async ({ page }) => {
  const release = await held(page, /\/site-words\.[^/]+\.js$/)
  await openSearch(page, '/search')
  await box(page).fill('automatic')
  await box(page).press('Enter')
  await box(page).fill('automatic wag')
  release()
  await expect(page.getByRole('link', { name: 'Remove Automatic' })).toBeVisible()
  await expect(box(page)).toHaveValue('automatic wag')
})

test('what is typed while an answer is under way stays in the box, and the way back has its own words', async ({
  page,
}) => {
  const release = await held(page, /\/text-part\.[^/]+\.js$/)
  await openSearch(page, '/search')
  await box(page).fill('zzkluger')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/query=zzkluger/)
  await box(page).fill('zzkluger gx')
  release()
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(box(page)).toHaveValue('zzkluger gx')
  await page.goBack()
  await expect(resultTitles(page).first()).toBeVisible()
  await expect(box(page)).toHaveValue('')
  await page.goForward()
  await expect(box(page)).toHaveValue('zzkluger')
})

test('the index does not come: the page as it was built keeps its links to other searches', async ({ page }) => {
  const related = page.locator('.search__related a')
  let asked = 0
  await page.route(/-index\.bin$/, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/search')
  const links = await related.count()
  expect(links).toBeGreaterThan(3)
  // It is asked for again, so the search has been rendered out of sight by then.
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(1)
  await expect(related).toHaveCount(links)
  await expect(related.first()).toBeVisible()
})
