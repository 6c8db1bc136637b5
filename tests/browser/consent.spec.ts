/**
 * Google Analytics and Tag Manager with consent mode: nothing of Google before a shopper agrees, where the site asks. In
 * the place of Google stands a double on this machine, which holds every request to the published interface.
 */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { SiteInput } from '#config/schema/site.ts'
import { contentSecurityPolicy } from '#generator/files/headers.ts'
import { themeCss } from '#styles/theme-css.ts'
import { makeCarInputs } from '../builders/make-inputs.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'
import { test } from './site-test.ts'

test.use({ site: 'brindle-quay-motors' })

const ANALYTICS_ID = 'G-AB12CD34EF'
const CONTAINER_ID = 'GTM-AB12CD3'
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Sends what gtag.js would: an event of the data layer as a request of the collection interface, with its consent. */
const GTAG_DOUBLE = `
  let consent = {}, id = null
  const take = (command) => {
    if (!('callee' in command)) return
    const [kind, name, parameters = {}] = command
    if (kind === 'consent') consent = { ...consent, ...parameters }
    if (kind === 'config') id = name
    if (kind !== 'event' || window['ga-disable-' + id]) return
    const query = new URLSearchParams({ v: '2', tid: parameters.send_to, en: name, gcs: consent.analytics_storage + '/' + consent.ad_storage })
    for (const [key, value] of Object.entries(parameters)) if (key !== 'send_to') query.set((typeof value === 'number' ? 'epn.' : 'ep.') + key, value)
    fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST', keepalive: true })
  }
  dataLayer.forEach(take)
  const push = dataLayer.push.bind(dataLayer)
  dataLayer.push = (...commands) => { commands.forEach(take); return push(...commands) }`

interface Google {
  /** The address of every request to Google. */
  urls: string[]
  /** "4 asc_item_pageview granted/denied" of each event that was collected. */
  events: string[]
}

async function standInForGoogle(page: Page): Promise<Google> {
  const google: Google = { urls: [], events: [] }
  await page.route(/^https:\/\/[^/]*google/, async (route) => {
    const url = new URL(route.request().url())
    google.urls.push(`${url.origin}${url.pathname}`)
    if (url.pathname === '/gtag/js') {
      expect(url.searchParams.get('id')).toBe(ANALYTICS_ID)
      return route.fulfill({ contentType: 'text/javascript', body: GTAG_DOUBLE })
    }
    if (url.pathname === '/gtm.js') {
      expect(url.searchParams.get('id')).toBe(CONTAINER_ID)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    }
    expect(url.pathname).toBe('/g/collect')
    const query = url.searchParams
    expect([query.get('v'), query.get('tid')]).toEqual(['2', ANALYTICS_ID])
    // Names of at most 40 letters, digits and underscores; values of at most 100; at most 25 parameters.
    expect(query.get('en')).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
    const parameters = [...query].filter(([name]) => /^epn?\./.test(name))
    expect(parameters.length).toBeLessThanOrEqual(25)
    for (const [name, value] of parameters) {
      expect(name).toMatch(/^epn?\.[a-z][a-z0-9_]{0,39}$/)
      expect(value.length).toBeLessThanOrEqual(100)
    }
    google.events.push(`${query.get('epn.event_id')} ${query.get('en')} ${query.get('gcs')}`)
    return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
  })
  return google
}

/** The page of a used car of a site with these counters, under the policy that its build would write. */
async function openCar(page: Page, analytics: SiteInput['analytics']): Promise<string[]> {
  const site = makeSite({ platform: null, analytics })
  const body = await renderPage(site, makePage('/cars/fixture', makeCarInputs({ carType: 'used' })))
  const inlineHashes = { scripts: [], styles: [] }
  const policy = contentSecurityPolicy({ inlineStyle: themeCss(site.theme), inlineHashes, hasGoogleCounters: true })
  await page.route('**/cars/fixture', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
      body,
    }),
  )
  const refused: string[] = []
  page.on('console', (message) => /Content.Security.Policy/i.test(message.text()) && refused.push(message.text()))
  await page.goto('/cars/fixture')
  return refused
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test('opt-in: nothing of Google until the shopper agrees; the choice is kept, and can be taken back', async ({
  page,
}) => {
  const google = await standInForGoogle(page)
  const refused = await openCar(page, { googleAnalyticsId: ANALYTICS_ID, consent: 'opt-in' })
  await expect(bar(page)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  expect(violations).toEqual([])
  await page.screenshot({ path: test.info().outputPath('consent.png') })
  await page.locator('.sidebar .heart button').click()
  expect(google.urls).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  await page.getByRole('button', { name: 'Yes, count my visits' }).focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect
    .poll(() => google.events)
    .toEqual(['4 asc_item_pageview granted/denied', '39 asc_cta_interaction granted/denied'])
  await page.reload()
  await expect.poll(() => google.events.length).toBe(3)
  await expect(bar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await expect(bar(page).getByRole('button').first()).toBeFocused()
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as gtag.js writes it
    document.cookie = '_ga=GA1.1.1; path=/'
  })
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeFocused()
  await page.locator('.sidebar .heart button').click()
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')
  const asked = google.urls.length
  await page.reload()
  await expect(page.locator('favourite-button button').first()).toHaveAttribute('aria-pressed', /true|false/)
  expect(google.urls.length).toBe(asked)
  expect(google.events.length).toBe(3)
  expect(refused).toEqual([])
})

test('notice: counting starts with the notice and stops when it is declined', async ({ page }) => {
  const google = await standInForGoogle(page)
  await openCar(page, { googleAnalyticsId: ANALYTICS_ID, consent: 'notice' })
  await expect.poll(() => google.events).toEqual(['4 asc_item_pageview granted/denied'])
  await page.getByRole('button', { name: 'Stop counting' }).click()
  await page.locator('.sidebar .heart button').click()
  await page.reload()
  await expect(bar(page)).toBeHidden()
  expect(google.events.length).toBe(1)
})

test('without asking: a container gets its events in the data layer, and there is no bar', async ({ page }) => {
  const google = await standInForGoogle(page)
  const refused = await openCar(page, { googleTagManagerId: CONTAINER_ID, consent: 'none' })
  await expect.poll(() => google.urls).toEqual(['https://www.googletagmanager.com/gtm.js'])
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toHaveCount(0)
  const layer = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'dataLayer') as object[]).map((entry) => JSON.parse(JSON.stringify(entry))),
    )
  expect(await layer()).toEqual([
    { 0: 'consent', 1: 'default', 2: expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }) },
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    {
      event: 'asc_item_pageview',
      event_owner: 'forecourt',
      event_id: 4,
      page_type: 'item',
      item_condition: 'used',
    },
  ])
  expect(refused).toEqual([])
})

test('a site without such counters has no bar', async ({ page }) => {
  const google = await standInForGoogle(page)
  await openCar(page, {})
  await expect(page.locator('consent-bar')).toHaveCount(0)
  expect(google.urls).toEqual([])
})
