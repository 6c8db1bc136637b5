/** Playwright's `test`, with a site to open: `test.use({ site: '<slug>' })`, then `page.goto('/search')`. */
import { test as base } from '@playwright/test'
import { PORT_VARIABLE } from '#scripts/testing/serve-test-sites.ts'

export interface SiteOptions {
  /** The slug of a demo site. */
  site: string
}

export const test = base.extend<SiteOptions>({
  site: ['', { option: true }],
  baseURL: async ({ site }, use) => {
    if (site === '') throw new Error("Say which site the spec opens: test.use({ site: '<slug>' })")
    await use(siteUrl(site))
  },
  // Served alone, a site has no platform that counts its events or knows its market; both are for specs of their own.
  context: async ({ context }, use) => {
    const answerAlone = (path: string, json: object): Promise<unknown> =>
      context.route(path, (route) => {
        const isAlone = new URL(route.request().url()).port === servedPort()
        return isAlone ? route.fulfill({ json }) : route.fallback()
      })
    await answerAlone('**/api/events', { success: true })
    await answerAlone('**/autogauge', UNKNOWN_MARKET)
    await use(context)
  },
})

/** An answer without confidence, which hides the panel (S1 §5). */
const UNKNOWN_MARKET = {
  fill: 0,
  listing_price: 20_000,
  market_range_min: 20_000,
  market_range_max: 20_000,
  confidence: 0,
  description: 'There are no similar cars.',
}

/** Chromium takes every *.localhost to the loopback address by itself; Playwright's `request` does not, so use `page`. */
export function siteUrl(slug: string, path = ''): string {
  return `http://${slug}.localhost:${servedPort()}${path}`
}

/** The index of built sites. */
export function sitesUrl(): string {
  return `http://localhost:${servedPort()}/`
}

function servedPort(): string {
  const port = process.env[PORT_VARIABLE]
  if (port === undefined) throw new Error('The sites are not served: run the specs with `npm run test:browser`.')
  return port
}
