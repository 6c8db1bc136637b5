/** The map of all locations beside their list (S1 §2 "/dealer-locator", S2 §2). */
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../site-test.ts'

test.use({ site: 'wattlebird-motor-group' })

test('a press opens the map, whose markers and list show each other, by keyboard', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('localhost')) foreign.push(request.url())
  })
  await page.goto('/dealer-locator')
  const map = page.getByRole('region', { name: 'Map of our locations' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('svg.outline-map circle').first()).toBeVisible()
  await map.getByRole('button', { name: /^Open the map of 48 locations$/ }).press('Enter')
  const clusters = map.getByRole('button', { name: /^\d+ locations near / })
  await expect(clusters.first()).toBeFocused()
  const counted = async (): Promise<number> => {
    const labels = await map.locator('.place-marker').evaluateAll((all) => all.map(({ textContent }) => textContent))
    return labels.reduce((sum, label) => sum + Number(label || 1), 0)
  }
  expect(await counted()).toBe(48)
  expect(await accessibilityProblems(page)).toEqual([])

  // From a cluster to a single place, without leaving the keyboard.
  const single = map.locator('.place-marker:focus:empty')
  await expect(async () => {
    if ((await single.count()) === 0) await page.keyboard.press('Enter')
    await expect(single).toHaveCount(1, { timeout: 500 })
  }).toPass()
  expect(await counted()).toBe(48)
  const name = (await single.getAttribute('aria-label')) ?? ''
  await single.press('Enter')
  const card = map.locator('[data-chosen]')
  await expect(card.getByRole('link', { name, exact: true })).toBeFocused()
  await expect(card.getByRole('link', { name: `Directions to ${name}` })).toBeVisible()
  await card.getByRole('button', { name: 'In the list' }).click()
  const entry = page.locator('[data-place][data-chosen]')
  await expect(entry).toBeInViewport()
  await expect(entry).toContainText(name)
  // What the sticky header covers in part is too small to axe: the map is moved from under it, and is what has changed.
  await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  expect(await accessibilityProblems(page, { within: '.places-map__frame' })).toEqual([])
  await card.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(map.locator('.place-marker:focus')).toHaveCount(1)

  // From the list to the map; what is found is all that the map shows.
  await page.getByLabel('Suburb, postcode or make').fill('tasmania')
  const found = page.locator('[data-place]:visible')
  await expect(found.first()).toContainText('TAS')
  const count = await found.count()
  await expect.poll(counted).toBe(count)
  const onMap = found.first().getByRole('button', { name: / on the map$/ })
  await onMap.click()
  await expect(map.locator('.place-marker[aria-pressed="true"]')).toBeInViewport()
  await expect(card.getByRole('link').first()).toHaveText(
    (await found.first().locator('.place__name').textContent()) ?? '',
  )
  await page.getByLabel('Suburb, postcode or make').fill('')
  await expect.poll(counted).toBe(48)
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list stands without the map', async ({ page }) => {
    await page.goto('/dealer-locator')
    await expect(page.locator('places-map')).toBeHidden()
    await expect(page.locator('summary', { hasText: 'Tasmania' })).toBeVisible()
  })
})
