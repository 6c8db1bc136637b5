/** The page that was built is hydrated: its nodes stay, nothing moves, and what a shopper has begun is kept. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { TEST_AS_AT } from '#scripts/testing/test-sites.ts'
import { MIN_SHIFT } from '../layout-shifts.ts'
import { test } from '../site-test.ts'
import { CARS_ON_PAGE, openSearch, resultTitles, searchIsReady } from './search-ready.ts'

/** Where each card stands and what it says. */
function cardPlaces(page: Page): Promise<unknown[]> {
  return page.locator('.search__results li').evaluateAll((items) =>
    items.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect()
      return { text: item.textContent, image: item.querySelector('img')?.getAttribute('src'), x, y, width, height }
    }),
  )
}

/** Holds the data of the search back until it is released. */
async function holdSearch(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/search-data/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Holds every node of the page as it was built; the function that is returned lists those that are gone since. Similar
 * cars come when they are near, and the search knows more pages than are written.
 */
async function holdNodes(page: Page): Promise<() => Promise<string[]>> {
  const nodes = await page.evaluateHandle(() =>
    [...document.querySelectorAll('.search *')].filter((node) => !node.closest('.similar li, .pagination li')),
  )
  return () =>
    nodes.evaluate((all) => all.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 100)))
}

/** What the console says, which is nothing while all is well: React warns there of what does not hydrate. */
function watchConsole(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

for (const [site, path] of [
  ['brindle-quay-motors', '/search'],
  ['brindle-quay-motors', '/search/page-2'],
  ['brindle-quay-motors', '/search/toyota'],
  ['brindle-quay-motors', '/search/toyota/corolla'],
  ['wattlebird-motor-group', '/search/used-cars'],
  ['galah-creek-caravans', '/search'],
] as const) {
  test.describe(`${site} ${path}`, () => {
    test.use({ site })

    test('every node that was built stays, where it stood', async ({ page }) => {
      const said = watchConsole(page)
      // Sold cars leave the search by themselves: the page is looked at when it was built.
      await page.clock.setFixedTime(new Date(TEST_AS_AT))
      const shifts = await watchShifts(page)
      const release = await holdSearch(page)
      await page.goto(path)
      const built = await cardPlaces(page)
      const count = await page.locator('.search__count').textContent()
      const title = await page.title()
      const trail = await page.locator('.breadcrumbs').innerHTML()
      expect(built.length).toBeGreaterThan(3)
      const gone = await holdNodes(page)
      release()
      await searchIsReady(page)
      expect(await gone()).toEqual([])
      expect(said).toEqual([])
      expect(await cardPlaces(page)).toEqual(built)
      await expect(page.locator('.search__count')).toHaveText(count ?? '')
      expect(await page.title()).toBe(title)
      expect(await page.locator('.breadcrumbs').innerHTML()).toBe(trail)
      expect(await shifts()).toBeLessThan(MIN_SHIFT)
    })
  })
}

test.describe('what has the focus keeps it', () => {
  test.use({ site: 'brindle-quay-motors' })

  for (const [what, selector] of [
    ['a card', '.search__results li:nth-child(3) .card__title a'],
    ['a heart', '.search__results li:nth-child(3) favourite-button button'],
    ['a page', '.pagination a[href$="/page-2"]'],
    ['a chip', '.refinements a'],
  ] as const) {
    test(`${what} @desktop`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(TEST_AS_AT))
      const release = await holdSearch(page)
      await page.goto('/search/used-cars')
      const focused = page.locator(selector).first()
      await focused.focus()
      // Where on the page: cards that come into view may turn out a part of a pixel higher than was thought.
      const placeOf = (found: Element) => ({
        text: found.textContent,
        top: found.getBoundingClientRect().top + scrollY,
      })
      const before = await focused.evaluate(placeOf)
      const node = await focused.elementHandle()
      release()
      await searchIsReady(page)
      expect(await node?.evaluate((element) => element === document.activeElement)).toBe(true)
      const now = await page.locator(':focus').evaluate(placeOf)
      expect(now.text).toBe(before.text)
      expect(Math.abs(now.top - before.top)).toBeLessThan(50)
    })
  }
})

test.describe('whoever has scrolled on meanwhile', () => {
  test.use({ site: 'wattlebird-motor-group' })

  for (const scroll of ['to the links below the cards', 'to the middle of the cards', 'down and up again'] as const) {
    test(`${scroll}: nothing moves`, async ({ page, isMobile }) => {
      await page.clock.setFixedTime(new Date(TEST_AS_AT))
      const shifts = await watchShifts(page)
      const release = await holdSearch(page)
      await page.goto('/search/used-cars')
      await page.evaluate(async (how) => {
        const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const to = async (top: number) => {
          scrollTo({ top, behavior: 'instant' })
          await painted()
        }
        const related = document.querySelector('.search__related')?.getBoundingClientRect().top ?? 0
        for (let top = 0; top < related; top += innerHeight / 2) await to(top)
        const end =
          (document.querySelector('.search__related')?.getBoundingClientRect().top ?? 0) + scrollY - innerHeight
        await to(how.includes('links') ? end + 20 : how.includes('middle') ? end / 2 : 0)
      }, scroll)
      const places = () =>
        page
          .locator(isMobile ? '.search__results li, .search__related a' : '.search__results li')
          .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)))
      const [before, moved] = [await places(), await shifts()]
      release()
      await searchIsReady(page)
      expect(await places()).toEqual(before)
      expect(await shifts()).toBe(moved)
    })
  }
})

test.describe('a small site', () => {
  test.use({ site: 'brindle-quay-motors' })

  test('words that were typed before are still there with the focus, and are searched @desktop', async ({ page }) => {
    const release = await holdSearch(page)
    await page.goto('/search')
    const box = page.locator('.search__ask input')
    await box.pressSequentially('white')
    release()
    await searchIsReady(page)
    await expect(box).toHaveValue('white')
    await expect(box).toBeFocused()
    await expect(page.getByRole('option').first()).toBeVisible()
    await box.press('Enter')
    await expect(page).toHaveURL(/refinementList\[colour\]\[0\]=White/)
  })

  test('a button that is pressed before answers once it can @phone', async ({ page }) => {
    const release = await holdSearch(page)
    await page.goto('/search')
    await page.getByRole('button', { name: 'Filters' }).click()
    release()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })

  test('hearts work before, after, and on cards that the browser draws @desktop', async ({ page }) => {
    await openSearch(page, '/search')
    const first = page.locator('.search__results favourite-button button').first()
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await page.locator('.search__sort select').selectOption('price-asc')
    await expect(page).toHaveURL(/sortBy=price-asc/)
    const heart = page.locator('.search__results favourite-button button').first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await searchIsReady(page)
    await expect(page.locator('.search__results favourite-button button').first()).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('a link that asks for other cars shows none of those that it does not ask for @desktop', async ({ page }) => {
    const release = await holdSearch(page)
    await page.goto('/search?refinementList[make][0]=Toyota')
    await expect(page.locator('.search[data-pending]')).toHaveCount(1)
    await expect(page.locator('.search__results img').first()).toBeHidden()
    await expect(page.locator('.search__count')).toBeHidden()
    release()
    await searchIsReady(page)
    await expect(page.locator('.search[data-pending]')).toHaveCount(0)
    for (const title of await resultTitles(page).allTextContents()) expect(title).toContain('Toyota')
  })
})

test.describe('without JavaScript', () => {
  test.use({ site: 'brindle-quay-motors', javaScriptEnabled: false })

  test('cars, pages and neighbouring searches are there, and nothing that would not work @desktop', async ({
    page,
  }) => {
    await page.goto('/search')
    await expect(page.locator('.search__results .card')).toHaveCount(CARS_ON_PAGE)
    await expect(page.locator('.search__sort')).toBeHidden()
    await expect(page.locator('.search__ask')).toBeHidden()
    await expect(page.locator('.similar')).toBeHidden()
    await page.locator('.search__related').getByRole('link', { name: 'Toyota', exact: true }).click()
    await expect(page).toHaveURL(/\/search\/toyota$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota')
    await page.getByRole('link', { name: 'Remove Toyota' }).click()
    await expect(page).toHaveURL(/\/search$/)
  })

  test('a phone is led to the neighbouring searches @phone', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(page).toHaveURL(/#related$/)
    await expect(page.getByRole('navigation', { name: 'Makes' })).toBeInViewport()
  })
})
