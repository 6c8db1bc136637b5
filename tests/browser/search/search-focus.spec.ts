/** Whoever uses the keys sees where they are: each control of the search page shows that it has the focus. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../site-test.ts'
import { openSearch, resultCards, resultTitles } from './search-ready.ts'

test.use({ site: 'brindle-quay-motors' })

const OUTLINE_LEAST_PX = 2

/** Opens them by keys, where they are not beside the results anyway. */
async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filters', exact: false }).and(page.locator('.search__open'))
  if ((await button.count()) === 0) return
  await button.focus()
  await button.press('Enter')
  await page.locator('.search-sheet[data-filled]').waitFor()
}

/** What the browser draws round an element. */
function outlineOf(element: Locator): Promise<{ isDrawn: boolean; widthPx: number }> {
  return element.evaluate((found) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(found)
    return { isDrawn: outlineStyle !== 'none', widthPx: Number.parseFloat(outlineWidth) }
  })
}

async function expectOutlined(control: Locator, drawnBy: Locator = control): Promise<void> {
  // A key first: browsers show the focus of those who use them.
  await control.page().keyboard.press('Shift')
  await control.evaluate((found) =>
    (document.activeElement instanceof HTMLElement ? document.activeElement : found).blur(),
  )
  expect((await outlineOf(drawnBy)).isDrawn, 'without the focus').toBe(false)
  await control.focus()
  const { isDrawn, widthPx } = await outlineOf(drawnBy)
  expect(isDrawn, 'with the focus').toBe(true)
  expect(widthPx).toBeGreaterThanOrEqual(OUTLINE_LEAST_PX)
}

test('filters: headings, checkboxes, thumbs of sliders and their fields', async ({ page }) => {
  await openSearch(page, '/search')
  await openFilters(page)
  const group = (attribute: string) => page.locator('.filter-group', { has: page.locator(`#filters-${attribute}`) })
  await expectOutlined(group('make').locator('summary'))
  await expectOutlined(group('make').getByRole('checkbox').first())
  await expectOutlined(group('make').locator('.filter-more').last())
  const price = group('price')
  if ((await price.getAttribute('open')) === null) await price.locator('summary').press('Enter')
  for (const thumb of await price.getByRole('slider').all()) await expectOutlined(thumb)
  await expectOutlined(price.getByRole('textbox').first(), price.locator('.entry').first())
})

test('chips, the order and the pages @desktop', async ({ page }) => {
  await openSearch(page, '/search?refinementList[fuel][0]=Petrol')
  for (const chip of await page.locator('.refinement').all()) await expectOutlined(chip)
  await expectOutlined(page.getByLabel('Sort by'))
  await expectOutlined(page.locator('.pagination__step--next'))
  await expectOutlined(page.locator('.pagination').getByRole('link', { name: 'Page 2' }))
})

test('the search box, and the suggestion that the keys have come to', async ({ page }) => {
  await openSearch(page, '/search')
  const box = page.getByRole('combobox', { name: 'Search cars' })
  const form = page.locator('.suggest__form')
  const look = (element: Locator): Promise<string> =>
    element.evaluate((found) => {
      const { boxShadow, backgroundColor, borderColor } = getComputedStyle(found)
      return JSON.stringify({ boxShadow, backgroundColor, borderColor })
    })
  const before = await look(form)
  await box.focus()
  expect(await look(form)).not.toBe(before)
  await box.pressSequentially('toy')
  const option = page.getByRole('option').first()
  await expect(option).toHaveAttribute('aria-selected', 'false')
  const unchosen = await look(option)
  await box.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  expect(await look(option)).not.toBe(unchosen)
})

test('whoever filters from a later page keeps the focus, and a link to a page gives it to the results @desktop', async ({
  page,
}) => {
  await openSearch(page, '/search?page=2')
  await openFilters(page)
  const make = page
    .locator('.filter-group', { has: page.locator('#filters-make') })
    .getByRole('checkbox')
    .first()
  await make.focus()
  await make.press('Space')
  await expect(page.locator('.refinement').first()).toBeAttached()
  await expect(page).not.toHaveURL(/page=2/)
  await expect(make).toBeFocused()
  await openSearch(page, '/search')
  const next = page.locator('.pagination__step--next')
  await next.focus()
  await next.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
})

test('the trail follows what is chosen @desktop', async ({ page }) => {
  await openSearch(page, '/search/toyota')
  const crumbs = page.locator('.breadcrumbs li')
  await expect(crumbs).toHaveText(['Home', 'All Cars', 'Toyota'])
  await page.locator('.refinement').first().click()
  await expect(crumbs).toHaveText(['Home', 'All Cars'])
  await page.goBack()
  await expect(crumbs).toHaveText(['Home', 'All Cars', 'Toyota'])
  await page.goto('/search?refinementList[make][0]=Toyota&refinementList[make][1]=Kia')
  await expect(crumbs.nth(1).getByRole('link')).toHaveAttribute('href', '/search')
  await expect(crumbs).toHaveCount(3)
})

test('the focus moves to the results when Clear Filters goes @desktop', async ({ page }) => {
  await openSearch(page, '/search?query=zzzzz')
  await page.locator('.search__results').getByRole('link', { name: 'Clear Filters' }).press('Enter')
  await expect(resultCards(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
})

test('the search box, then the filters, then the results, to which a link skips', async ({ page }) => {
  await openSearch(page, '/search')
  const skip = page.getByRole('link', { name: 'Skip to results' })
  const order = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('.search :is(input, summary, a, button)')]
    const first = (selector: string): number => controls.findIndex((control) => control.matches(selector))
    return [first('.suggest *'), first('.skip-link'), first('.search__column *'), first('.search__results *')]
  })
  expect(order.filter((at) => at >= 0)).toEqual(order.filter((at) => at >= 0).toSorted((a, b) => a - b))
  expect(order[1]).toBeGreaterThan(0)
  const cars = await resultTitles(page).allTextContents()
  await skip.focus()
  await expect(skip).toBeInViewport()
  await skip.press('Enter')
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
  // One stop for the photograph and the title of a car, then its buttons.
  const card = resultCards(page).first()
  await page.keyboard.press('Tab')
  await expect(card.locator('.card__title a')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.locator('a:focus, button:focus')).toHaveCount(1)
  expect(await resultTitles(page).allTextContents()).toEqual(cars)
  await page.goBack()
  await expect(page).toHaveURL(/\/search$/)
  expect(await resultTitles(page).allTextContents()).toEqual(cars)
})
