import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { CARS_ON_PAGE } from '../search/search-ready.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors' })

const banner = (page: Page): Locator => page.getByRole('banner')
const menu = (page: Page, label: string): Locator => page.locator('summary', { hasText: label })

test('menus open, exclude each other and close by keyboard @desktop', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const stock = menu(page, 'Our Stock')
  await stock.focus()
  await page.keyboard.press('Enter')
  const link = banner(page).getByRole('link', { name: 'All Cars' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(stock).toBeFocused()
  await stock.click()
  await menu(page, 'Service').click()
  await expect(link).toBeHidden()
  const warranty = banner(page).getByRole('link', { name: 'Warranty' })
  await expect(warranty).toBeVisible()
  await page.mouse.click(5, 700)
  await expect(warranty).toBeHidden()
})

test('arrow keys lead through the menus @desktop', async ({ page }) => {
  await page.goto('/about-us')
  await expect(banner(page).locator('favourite-count:defined').first()).toBeAttached()
  await banner(page).getByRole('link', { name: 'Home', exact: true }).focus()
  await page.keyboard.press('End')
  await expect(menu(page, 'About Us')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(menu(page, 'Our Stock')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(banner(page).getByRole('link', { name: 'All Cars' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(banner(page).getByRole('link', { name: 'New Cars' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(menu(page, 'Our Stock')).toBeFocused()
})

test('an open menu counts the vehicles of its links, and moves nothing @desktop', async ({ page }) => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/menu-counts.json', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await menu(page, 'Our Stock').click()
  const links = page.locator('.stock-panel a')
  await expect(links.first()).toBeVisible()
  await page
    .locator('.stock-panel')
    .evaluate((panel) => Promise.all(panel.getAnimations({ subtree: true }).map((animation) => animation.finished)))
  await page
    .locator('.menu[open] .menu__panel')
    .evaluate((panel) => Promise.all(panel.getAnimations().map((animation) => animation.finished)))
  const boxes = () => links.evaluateAll((all) => all.map((link) => JSON.stringify(link.getBoundingClientRect())))
  const before = await boxes()
  release()
  await expect(page.locator('.stock-panel .menu__count').first()).toHaveText(/^[\d,]+$/)
  expect(await boxes()).toEqual(before)
})

test('the drawings of menus are fetched when one is about to open @desktop', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/silhouettes')) fetched.push(request.url())
  })
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])
  await menu(page, 'Our Stock').click()
  await expect.poll(() => fetched).not.toEqual([])
  const drawing = page.locator('.stock-panel .silhouette use').first()
  await expect(drawing).toHaveAttribute('href', /#[a-z-]+$/)
  // A drawing that has come has a size of its own.
  await expect.poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(100)
})

test('menus are whole without the file of counts @desktop', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.route('**/menu-counts.json', (route) => route.abort())
  await page.goto('/')
  await menu(page, 'Our Stock').click()
  await banner(page).getByRole('link', { name: 'Toyota' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota')
  expect(problems).toEqual([])
})

test('the open page is marked in the header @desktop', async ({ page }) => {
  await page.goto('/finance')
  await expect(banner(page).getByRole('link', { name: 'Finance' })).toHaveAttribute('aria-current', 'page')
})

test('the skip link leads past the header @desktop', async ({ page }) => {
  await page.goto('/search')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('what has the focus in a row to swipe is in view @phone', async ({ page }) => {
  await page.goto('/')
  const row = page.locator('.grid--row').first()
  await row.locator('a, button').first().focus()
  const focusedInRow = () =>
    row.evaluate((list) => {
      const focused = list.contains(document.activeElement) ? document.activeElement : null
      const { left, right } = focused?.getBoundingClientRect() ?? { left: 0, right: 0 }
      return focused && { left: Math.round(left), right: Math.round(right) }
    })
  const places: { left: number; right: number }[] = []
  for (let place = await focusedInRow(); place !== null; place = await focusedInRow()) {
    // A swipe that snaps would take some frames to settle.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 12; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    places.push((await focusedInRow()) ?? place)
    await page.keyboard.press('Tab')
  }
  expect(places.length).toBeGreaterThan(12)
  expect(places.filter(({ left, right }) => left < 0 || right > 390)).toEqual([])
})

test('the drawer opens, holds the menus and closes on Escape @phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('navigation', { name: 'Main' })
  await expect(drawer).toBeVisible()
  await drawer.locator('summary', { hasText: 'Our Stock' }).click()
  await expect(drawer.getByRole('link', { name: 'Toyota' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open and lead on', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    if (await menu.isVisible()) await menu.click()
    await page.locator('summary', { hasText: 'Our Stock' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Toyota' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota')
  })

  test('pages of a search follow each other @desktop', async ({ page }) => {
    await page.goto('/search')
    const first = await page.locator('.card__title').first().textContent()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/search\/page-2$/)
    await expect(page.locator('.search__results .card')).toHaveCount(CARS_ON_PAGE)
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page.locator('.card__title').first()).toHaveText(first ?? '')
  })

  test('a car shows all that JavaScript would cut @desktop', async ({ page }) => {
    await page.goto('/search')
    await page.locator('.card__title a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const row of await page.locator('.more-less__rest').all()) await expect(row).toBeVisible()
    await expect(page.locator('.more-less__button').first()).toBeHidden()
  })
})
