/**
 * Every kind of search route (S1 §2, S2 §2) as it is built and read without JavaScript, and what the search in the
 * browser makes of it: the same cars, in the same order, under the same heading.
 */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { loadSite } from '#config/load-site.ts'
import type { CarType } from '#domain/car/car.ts'
import { carTypesPath, placePath, SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import { TEST_AS_AT } from '#scripts/testing/test-sites.ts'
import { TEMPLATE_SLUGS } from '../site-pages.ts'
import { siteUrl, test } from '../site-test.ts'
import { CARS_ON_PAGE, openSearch, resultCount, resultTitles } from './search-ready.ts'

const CAR_TYPES: CarType[][] = [['used'], ['new'], ['demo'], ['new', 'demo'], ['new', 'demo', 'used']]

/** The routes by car type, and one of every other kind that a site has. */
async function routesOf(page: Page, slug: string): Promise<{ byCarType: string[]; others: string[] }> {
  const { search, locations } = await loadSite(slug)
  const sitemap = await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()))
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/search[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const byCarType = CAR_TYPES.map((types) => carTypesPath(types, search.pathNoun))
  const dealerships = locations.flatMap(({ dealership }) => (dealership === null ? [] : [placePath(dealership.slug)]))
  const places = locations.map((location) => placePath(location.slug))
  const rest = paths.filter((path) => ![...byCarType, ...dealerships, ...places].includes(path))
  const bodies = rest.filter((path) => path.endsWith(`-${search.pathNoun}`))
  const makes = rest.filter((path) => path.split('/').length === 3 && !bodies.includes(path))
  const models = rest.filter((path) => path.split('/').length === 4 && !path.includes('/page-'))
  const listed = (wanted: readonly string[]) => wanted.filter((path) => paths.includes(path)).slice(0, 1)
  const others = [bodies, makes, models, dealerships, places].flatMap(listed)
  return { byCarType, others: [SEARCH_PATH, ...others] }
}

interface ShownSearch {
  heading: string
  count: number
  titles: string[]
}

async function shownOn(page: Page): Promise<ShownSearch> {
  return {
    heading: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
    count: await resultCount(page),
    titles: await resultTitles(page).allTextContents(),
  }
}

for (const slug of TEMPLATE_SLUGS) {
  test.describe(slug, () => {
    test.use({ site: slug })

    // The routes by car type are one template: of a site whose configuration differs, one of them is looked at.
    for (const kind of ['byCarType', 'others'] as const) {
      test(`routes ${kind}: the same cars without JavaScript and with it @desktop`, async ({ page, browser }) => {
        test.slow()
        await page.clock.setFixedTime(new Date(TEST_AS_AT))
        await page.goto('/')
        const all = (await routesOf(page, slug))[kind]
        expect(all.length).toBeGreaterThan(4)
        const routes = kind === 'byCarType' && slug !== TEMPLATE_SLUGS[0] ? all.slice(-1) : all
        const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl(slug) })
        const plain = await context.newPage()
        for (const each of [page, plain]) await each.route('**/imagery/**', (route) => route.abort())
        for (const route of routes) {
          const response = await plain.goto(route)
          expect(response?.status(), route).toBe(200)
          expect(new URL(plain.url()).pathname, route).toBe(route)
          const built = await shownOn(plain)
          expect(built.heading, route).not.toBe('')
          // Sold cars that follow each other are one card (S1 §4).
          expect(built.titles.length, route).toBeLessThanOrEqual(Math.min(CARS_ON_PAGE, built.count))
          expect(built.titles.length > 0, route).toBe(built.count > 0)
          await openSearch(page, route)
          expect(await shownOn(page), route).toEqual(built)
        }
        await context.close()
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ site: 'brindle-quay-motors', javaScriptEnabled: false })

  test('the pages of a route lead on and back, and each has an address of its own @desktop', async ({ page }) => {
    await page.goto('/search/used-cars')
    const first = await resultTitles(page).allTextContents()
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/\/search\/used-cars\/page-2$/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search\/used-cars\/page-2$/)
    await expect.poll(() => resultTitles(page).allTextContents()).not.toEqual(first)
    await page.getByRole('link', { name: 'Previous', exact: true }).click()
    await expect(page).toHaveURL(/\/search\/used-cars$/)
    await expect.poll(() => resultTitles(page).allTextContents()).toEqual(first)
  })

  for (const [from, to] of [
    ['/search/', '/search'],
    ['/search/used', '/search/used-cars'],
    ['/search/used/', '/search/used-cars'],
    ['/search/new/', '/search/new-cars'],
    ['/search/demo', '/search/demo-cars'],
    ['/search/new-used-and-demo-cars/', '/search/new-used-and-demo-cars'],
    ['/search/toyota/?sortBy=price-asc', '/search/toyota?sortBy=price-asc'],
    ['/search/used?range[price]=:20000', '/search/used-cars?range[price]=:20000'],
  ] as const) {
    test(`S1 §2, S2 §2: ${from} leads to ${to} @desktop`, async ({ page }) => {
      const response = await page.goto(from)
      expect(response?.status()).toBe(200)
      const { pathname, search } = new URL(page.url())
      expect(`${pathname}${search}`).toBe(to)
    })
  }
})
