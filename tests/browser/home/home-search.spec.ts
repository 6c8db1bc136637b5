/** The search box of the home page is that of the search page, and costs nothing until a shopper reaches for it. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { MIN_SHIFT } from '../layout-shifts.ts'
import { searchIsReady } from '../search/search-ready.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors' })

const box = (page: Page) => page.getByRole('combobox', { name: 'Search cars' })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

/** Scripts and data of the search that the page has asked for. */
function watchSearch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/HomeSearch|client\.[^/]*\.js$|\/search-data\//.test(pathname)) asked.push(pathname)
  })
  return asked
}

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** What moved of the page itself: in the list suggestions make room for others. */
function shiftOfPage(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ofPage = (observer.takeRecords() as Shift[]).filter(({ sources }) =>
      sources.some(({ node }) => !(node instanceof Element ? node : node?.parentElement)?.closest('.suggest__list')),
    )
    return ofPage.reduce((sum, { value }) => sum + value, 0)
  })
}

test('nothing comes before it is reached for; what is typed until then stays, and its suggestions lead on', async ({
  page,
}) => {
  const asked = watchSearch(page)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/search-data/settings*', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked).toEqual([])
  await box(page).click()
  await page.keyboard.type('toy')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect(box(page)).toHaveValue('toy')
  release()
  await expect(option(page, /^Toyota ?\d+ cars$/)).toBeVisible()
  await expect(box(page)).toHaveValue('toy')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('ota')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await accessibilityProblems(page, { within: '.hero', bestPractices: true })).toEqual([])

  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box(page)).toHaveValue('toyota')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, /^Toyota ?\d+ cars$/)).toBeVisible()
  for (
    let presses = 0;
    (await page.getByRole('option', { name: /^Toyota ?\d+ cars$/, selected: true }).count()) === 0;
    presses += 1
  ) {
    expect(presses).toBeLessThan(20)
    await page.keyboard.press('ArrowDown')
  }
  expect(await shiftOfPage(page)).toBeLessThan(MIN_SHIFT)
  expect(said).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/toyota$/)
  await searchIsReady(page)
})

test('plain words are sent to the search page, which says what it understood @desktop', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('white suv under 50k')
  await box(page).press('Enter')
  await searchIsReady(page)
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
  await expect(chips).toContainText(['SUV', 'Up to $50,000', 'White'])
  await expect(page.getByRole('button', { name: 'Search the words instead' })).toBeVisible()
})

test('its code is not there: the form leads to the search all the same @desktop', async ({ page }) => {
  await page.route('**/assets/HomeSearch*', (route) => route.abort())
  await page.goto('/')
  await box(page).fill('mazda')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/search/)
  await searchIsReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mazda')
})
