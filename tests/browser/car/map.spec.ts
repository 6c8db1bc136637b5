/** The map of a place: nothing of the map service is loaded before its link is pressed. */
import { expect } from '@playwright/test'
import { makeCarInputs } from '../../builders/make-inputs.ts'
import { makePage } from '../../builders/make-page.ts'
import { makeSite } from '../../builders/make-site.ts'
import { renderPage } from '../../builders/render-page.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors' })

for (const start of ['/search/used-cars', '/contact'] as const) {
  test(`a press shows the map in the page, from ${start}`, async ({ page }) => {
    const asked: string[] = []
    await page.route('https://www.openstreetmap.org/**', async (route) => {
      asked.push(route.request().url())
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>',
      })
    })
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|Refused/.test(message.text())) refused.push(message.text())
    })
    await page.goto(start)
    const link =
      start === '/contact' ? page.locator('a[href^="/locations/"]').first() : page.locator('.card__title a').first()
    await page.goto((await link.getAttribute('href')) ?? '')
    const show = page.getByRole('link', { name: 'Show the map' })
    await expect(show).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=-\d/)
    await expect(page.getByRole('link', { name: 'Get directions' }).first()).toBeVisible()
    expect(asked).toEqual([])
    await show.press('Enter')
    await expect(page.locator('iframe[title^="Map of "]')).toBeVisible()
    await expect(page.frameLocator('iframe[title^="Map of "]').getByText('Map')).toBeVisible()
    await expect(show).toBeHidden()
    expect(asked[0]).toMatch(/export\/embed\.html\?bbox=.*&marker=-\d/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(refused).toEqual([])
  })
}

test('a tile server is asked after a press, and no one for the outline @desktop', async ({ page }) => {
  const tiles: string[] = []
  await page.route('https://tiles.example/**', (route) => {
    tiles.push(route.request().url())
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  const site = makeSite()
  const server = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles <i>of ours</i>' }
  for (const provider of ['tiles', 'none'] as const) {
    const map = { ...site.map, provider, tiles: server }
    const body = await renderPage({ ...site, map }, makePage('/cars/fixture', makeCarInputs({})))
    await page.route('**/cars/fixture', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
    await page.goto('/cars/fixture')
    const asked = tiles.length
    await page.getByRole('link', { name: 'Show the map' }).click()
    const region = page.getByRole('region', { name: /^Map of / })
    await expect(region).toBeFocused()
    if (provider === 'none') await expect(region.getByRole('img', { name: /in Australia$/ })).toBeVisible()
    else {
      await expect(region).toContainText('Tiles <i>of ours</i>')
      await expect.poll(() => tiles.length).toBeGreaterThan(asked)
    }
    expect(await accessibilityProblems(page)).toEqual([])
    if (provider === 'none') expect(tiles).toHaveLength(asked)
  }
})
