/** What every page runs comes after the page has been painted; what is pressed before that is not lost. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { siteUrl, test } from '../site-test.ts'
import { holdScripts } from './late-scripts.ts'

test.use({ site: 'saltbush-bikes-and-trucks' })

const EVERY_PAGE = '**/assets/every-page.*.js'

/** Opens a car whose number is shown on demand, without its scripts; the function that it returns sends them. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  await page.goto('/search')
  const paths = await page
    .locator('.card a[href^="/cars/"]')
    .evaluateAll((links: HTMLAnchorElement[]) => [...new Set(links.map((link) => link.pathname))])
  const send = await holdScripts(page, EVERY_PAGE)
  for (const path of paths) {
    await page.goto(path)
    if ((await page.locator('phone-reveal').count()) > 0) return send
  }
  throw new Error('No car of the first page has a number on demand.')
}

test('a link to a form that is pressed too early opens the form in place', async ({ page }) => {
  const send = await openWithoutScripts(page)
  const path = new URL(page.url()).pathname
  await page.locator('.sidebar a[data-form]').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  send()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
})

test('a number that is asked for too early is shown and has the focus', async ({ page }) => {
  const send = await openWithoutScripts(page)
  await page.locator('phone-reveal summary').click()
  send()
  await expect(page.locator('phone-reveal a')).toBeFocused()
})

test('of two presses the last counts', async ({ page }) => {
  const send = await openWithoutScripts(page)
  await page.locator('.sidebar a[data-form]').first().click()
  await page.locator('phone-reveal summary').click()
  send()
  await expect(page.locator('phone-reveal a')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a drawer that was opened early stays open when the scripts come @phone', async ({ page }) => {
  const send = await holdScripts(page, EVERY_PAGE)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('navigation', { name: 'Main' })
  await expect(drawer).toBeVisible()
  send()
  await drawer.locator('summary').first().click()
  await expect(drawer.locator('.menu__count').first()).toHaveText(/\d/)
  await expect(drawer).toBeVisible()
})

test('Escape that is pressed too early closes the menu @desktop', async ({ page }) => {
  const send = await holdScripts(page, EVERY_PAGE)
  await page.goto('/')
  const summary = page.locator('.site-nav summary').first()
  await summary.press('Enter')
  const link = page.locator('.site-nav details').first().getByRole('link').first()
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeVisible()
  send()
  await expect(link).toBeHidden()
  await expect(summary).toBeFocused()
})

test('a menu that is opened after an early Escape stays open @desktop', async ({ page }) => {
  const send = await holdScripts(page, EVERY_PAGE)
  await page.goto('/')
  const menus = page.locator('.site-nav details')
  const summary = menus.first().locator('summary')
  await summary.press('Enter')
  await page.keyboard.press('Escape')
  const other = menus.nth(1)
  await other.locator('summary').press('Enter')
  // The focus is repeated with what was pressed: the page listens before its scripts are sent, which may be there at once.
  const repeated = await page.evaluateHandle(() => {
    const seen = new Promise<void>((resolve) => {
      addEventListener('focusin', ({ isTrusted }) => isTrusted || resolve(), { capture: true })
    })
    return { seen }
  })
  send()
  await repeated.evaluate(({ seen }) => seen)
  await expect(other).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(other).not.toHaveAttribute('open')
})

test('the next page of a list that is asked for too early is shown', async ({ page }) => {
  const send = await holdScripts(page, '**/*.js')
  await page.goto('/models', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Next' }).click({ noWaitAfter: true })
  send()
  await expect(page.getByRole('status')).toContainText('page 2 of')
})

test('a link that needs no script is followed at once', async ({ page }) => {
  await openWithoutScripts(page)
  await page.locator('.breadcrumbs a').first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('where the scripts cannot be loaded a link to a form is followed', async ({ page }) => {
  const send = await openWithoutScripts(page)
  await page.route(EVERY_PAGE, (route) => route.abort())
  const link = page.locator('.sidebar a[data-form]').first()
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url())
  await page.reload()
  send()
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname === pathname)
})

test('a home page fetches its scripts when it has loaded, and the drawings of bodies when they come near', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('favourite-button:defined').first()).toBeAttached()
  const { loadedMs, scriptMs } = await page.evaluate(() => ({
    loadedMs: performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart as number,
    scriptMs: performance.getEntriesByType('resource').find(({ name }) => name.includes('/every-page.'))?.startTime,
  }))
  expect(scriptMs).toBeGreaterThanOrEqual(loadedMs)
  const tiles = page.locator('.body-tile use')
  await expect(tiles.first()).not.toHaveAttribute('href')
  await tiles.first().scrollIntoViewIfNeeded()
  await expect(tiles.first()).toHaveAttribute('href', /silhouettes/)
})

test('a card without a photograph, below what is seen first, fetches its drawing when it comes near', async ({
  page,
}) => {
  await page.goto(siteUrl('quokka-electric', '/'))
  const html = await page.evaluate(async () => (await fetch('/')).text())
  expect(html).not.toMatch(/<use href="[^"]*silhouettes/)
  const drawing = page.locator('.card .silhouette use').first()
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toHaveAttribute('href', /silhouettes/)
})
