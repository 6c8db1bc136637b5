/** Choosing cars and seeing them side by side (S1 §1, §4). */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { TEST_AS_AT } from '#scripts/testing/test-sites.ts'
import { openSearch } from '../search/search-ready.ts'
import { siteUrl, test } from '../site-test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const SLUG = 'wattlebird-motor-group'
test.use({ site: SLUG })

const COMPARABLE = '.card:not(.skeleton):has(.card__media img:not(.tag *)):not(:has(.card__foot--sold, .price__text))'
const toggles = (page: Page) => page.locator(COMPARABLE).getByRole('button', { name: /^Compare: / })
const bar = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true })
const table = (page: Page) => page.getByRole('table')
const cars = (page: Page) => table(page).getByRole('columnheader')

/** The slugs of the first cards that can be compared. */
async function comparable(page: Page, count: number): Promise<string[]> {
  await page.goto('/search')
  const links = page.locator(`${COMPARABLE} .card__title a`)
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return hrefs.slice(0, count).map((href) => href.replace('/cars/', ''))
}

const FULL = 'Compare holds four cars. Remove one to add another.'

/** What stands below a button that has the focus. */
function reasonShown(button: Locator): Promise<string> {
  return button.evaluate((found) => getComputedStyle(found, '::after').content)
}

test('cars are chosen on cards, four at most, and let go again', async ({ page }) => {
  await page.goto('/search')
  await expect(bar(page)).toHaveCount(0)
  await toggles(page).nth(0).click()
  await expect(bar(page).getByRole('listitem')).toHaveCount(1)
  for (const index of [1, 2, 3]) await toggles(page).nth(index).click()
  await expect(bar(page).getByRole('link', { name: 'Compare 4 chosen vehicles' })).toBeVisible()
  // By its keys: Playwright clicks nothing that says that it is disabled.
  await toggles(page).nth(4).press('Enter')
  await expect(bar(page).getByText(FULL)).toBeVisible()
  const fifth = toggles(page).nth(4)
  await expect(fifth).toHaveAttribute('aria-pressed', 'false')
  await expect(fifth).toHaveAttribute('aria-disabled', 'true')
  await expect(fifth).toHaveAccessibleDescription(FULL)
  await expect(fifth).toBeFocused()
  expect(await reasonShown(fifth)).toContain(FULL)
  await bar(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(toggles(page).nth(0)).toHaveAttribute('aria-pressed', 'false')
  await expect(fifth).not.toHaveAttribute('aria-disabled')
  expect(await reasonShown(fifth)).toBe('none')
  await expect(bar(page).getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await expect(bar(page).getByRole('listitem')).toHaveCount(3)
  await expect(toggles(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
})

test('S1 §4: only cars in stock with a price and images can be compared; one that lacks them says what @desktop', async ({
  page,
}) => {
  // One has no photo, the others no price.
  for (const [path, lacks] of [
    ['/search', 'photo'],
    ['/search/page-3', 'price'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(COMPARABLE).first()).toBeVisible()
    await expect(page.locator(`${COMPARABLE}:not(:has(compare-button))`)).toHaveCount(0)
    await expect(page.locator(`${COMPARABLE} compare-button [data-reason]`)).toHaveCount(0)
    await expect(page.locator('.card:has(.card__foot--sold) compare-button')).toHaveCount(0)
    const others = page.locator(`.card:not(.skeleton, :has(.card__foot--sold), ${COMPARABLE})`)
    const refused = others.getByRole('button', { name: /^Compare: /, disabled: true })
    await expect(refused).toHaveCount(await others.count())
    const reason = `Compare needs a ${lacks}.`
    await expect(refused.first()).toHaveAccessibleDescription(reason)
    await refused.first().press('Enter')
    expect(await reasonShown(refused.first())).toContain(reason)
    await expect(bar(page)).toHaveCount(0)
  }
})

test('the bar leads to a table with names, prices and marked differences', async ({ page }) => {
  await page.goto('/search')
  for (const index of [0, 1, 2]) await toggles(page).nth(index).click()
  await bar(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/compare\?cars=[a-z0-9-]+,[a-z0-9-]+,[a-z0-9-]+$/)
  await expect(cars(page)).toHaveCount(3)
  await expect(bar(page)).toHaveCount(0)
  for (const index of [0, 1, 2]) await expect(cars(page).nth(index)).toContainText('$')
  const odometer = table(page).getByRole('row', { name: /^Odometer/ })
  await expect(odometer.getByRole('cell')).toHaveCount(3)
  await expect(odometer.getByRole('rowheader')).toHaveText('Odometer (differs)')
  const rows = table(page).locator('tbody tr:visible')
  const before = await rows.count()
  await page.getByLabel('Only differences').check()
  await expect.poll(() => rows.count()).toBeLessThan(before)
  await expect(odometer).toBeVisible()
  await expect(table(page).locator('tr:visible:not(.compare__differs) > td:not(.compare__corner)')).toHaveCount(
    // The pictures alone.
    3,
  )
})

test('a car is chosen on its own page, and removed from the table', async ({ page }) => {
  const [first = '', second = ''] = await comparable(page, 2)
  for (const slug of [first, second]) {
    await page.goto(`/cars/${slug}`)
    await page
      .locator('.tools')
      .getByRole('button', { name: /^Compare: / })
      .click()
    await expect(page.getByText('Comparing', { exact: true })).toBeVisible()
  }
  await page.goto('/compare')
  await expect(cars(page)).toHaveCount(2)
  await expect(page).toHaveURL(`${siteUrl(SLUG)}/compare?cars=${first},${second}`)
  await table(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(cars(page)).toHaveCount(1)
  await expect(page).toHaveURL(`${siteUrl(SLUG)}/compare?cars=${second}`)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await expect(page).toHaveURL(`${siteUrl(SLUG)}/compare`)
})

test('a shared address shows its cars beside the shopper’s own choice, and becomes it where there is none @desktop', async ({
  page,
}) => {
  const [first = '', second = '', third = ''] = await comparable(page, 3)
  await page.goto(`/compare?cars=${first},${second}`)
  await expect(cars(page)).toHaveCount(2)
  await expect(page.getByText('were shared with you')).toBeHidden()
  await page.goto(`/compare?cars=${third}`)
  await expect(cars(page)).toHaveCount(1)
  await expect(page.getByText('were shared with you')).toBeVisible()
  await page.getByRole('link', { name: 'See your own list' }).click()
  await expect(cars(page)).toHaveCount(2)
})

test('a removed car is explained, and a failure can be tried again @desktop', async ({ page }) => {
  const [first = '', second = ''] = await comparable(page, 2)
  await page.goto(`/compare?cars=${first},2019-kia-rio-gone-x1`)
  const gone = cars(page).nth(1)
  await expect(gone).toContainText('2019 kia rio gone')
  await expect(gone).toContainText('No longer in stock.')
  await expect(page.locator('p[data-status]')).toHaveText('2 vehicles to compare. 1 no longer in stock.')
  await gone.getByRole('link', { name: 'Find Me Something Similar' }).click()
  await expect(page).toHaveURL(/\/search$/)
  const path = `**/cars/${second}`
  await page.route(path, (route) => route.abort())
  await page.goto(`/compare?cars=${first},${second}`)
  await expect(cars(page).nth(1)).toContainText('Could not be loaded.')
  await page.unroute(path)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cars(page).nth(1)).toContainText('$')
})

test('a sold car has its name and leads to what is similar and in stock @desktop', async ({ page }) => {
  const [first = ''] = await comparable(page, 1)
  await page.clock.setFixedTime(new Date(TEST_AS_AT))
  await openSearch(page, '/search?refinementList[status][0]=sold')
  const sold = page.locator('.card:has(.card__foot--sold) .card__title a').first()
  const title = (await sold.textContent()) ?? ''
  const path = (await sold.getAttribute('href')) ?? ''
  await page.goto(path)
  const similar = await page.getByRole('link', { name: 'Find Me Something Similar' }).getAttribute('href')
  await page.goto(`/compare?cars=${first},${path.replace('/cars/', '')}`)
  await expect(cars(page).nth(1)).toContainText(title)
  const link = cars(page).nth(1).getByRole('link', { name: 'Find Me Something Similar' })
  await expect(link).toHaveAttribute('href', similar ?? '')
})

test('four cars print on one landscape page @desktop', async ({ page }) => {
  const slugs = await comparable(page, 4)
  await page.goto(`/compare?cars=${slugs.join(',')}`)
  await expect(cars(page)).toHaveCount(4)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
})

test('two cars stand side by side on a phone, the others a swipe away @phone', async ({ page }) => {
  const slugs = await comparable(page, 4)
  await page.goto(`/compare?cars=${slugs.join(',')}`)
  await expect(cars(page).nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(cars(page).nth(2)).not.toBeInViewport({ ratio: 0.2 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.locator('.compare__scroller').focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(cars(page).nth(3)).toBeInViewport({ ratio: 0.9, timeout: 200 })
  }).toPass()
  // The name of a row stays beside what is seen of it.
  await expect(
    table(page)
      .getByRole('rowheader', { name: /^Odometer/ })
      .locator('span')
      .first(),
  ).toBeInViewport()
})

test('axe finds nothing in the bar, the table and the sheet', async ({ page }) => {
  test.slow()
  await page.goto('/search')
  for (const index of [0, 1]) await toggles(page).nth(index).click()
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
  await expect(bar(page)).toBeVisible()
  await check()
  await bar(page).getByRole('link').click()
  await expect(cars(page)).toHaveCount(2)
  await check()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByLabel('Address of this comparison')).toHaveValue(page.url())
  await check()
})

test('keys alone choose, compare and let go @desktop', async ({ page }) => {
  await page.goto('/search')
  await toggles(page).nth(0).press('Space')
  await expect(bar(page).getByRole('listitem')).toHaveCount(1)
  await toggles(page).nth(1).press('Enter')
  await expect(bar(page).getByRole('listitem')).toHaveCount(2)
  await bar(page).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(cars(page)).toHaveCount(2)
  await table(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(cars(page)).toHaveCount(1)
  await expect(page.locator('compare-page')).toBeFocused()
})

test('a bar that goes says so and leaves the focus in the page @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSearch(page, '/search')
  const said = page.getByRole('status').filter({ hasText: 'removed' })
  const focused = page.locator('compare-button button:focus')
  for (const name of [/^Remove /, 'Clear']) {
    await toggles(page).nth(0).press('Enter')
    await bar(page).getByRole('button', { name }).press('Enter')
    await expect(bar(page)).toHaveCount(0)
    await expect(focused).toBeInViewport()
    await expect(said).toHaveText(name === 'Clear' ? 'All vehicles removed.' : / removed: 0 of 4\.$/)
  }
  await toggles(page).nth(0).press('Enter')
  await page.goto('/contact')
  await expect(bar(page)).toHaveCount(1)
  await bar(page).getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no toggle that does nothing, and the page says why @desktop', async ({ page }) => {
    await page.goto('/search')
    await expect(page.locator('compare-button').first()).toBeHidden()
    await page.goto('/compare')
    await expect(page.getByText('Compare needs JavaScript')).toBeVisible()
  })
})
