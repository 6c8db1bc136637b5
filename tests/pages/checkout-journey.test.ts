/** What the steps of buying online offer by a site's configuration. */
import { expect, it } from 'vitest'
import type { SiteInput } from '#config/schema/site.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

const render = (site: Partial<SiteInput>) =>
  renderPage(makeSite(site), makePage('/checkout-journey', { kind: 'checkoutJourney' }))

it('a rego is looked up, and a value estimated, where the site has who does it', async () => {
  const html = await render({
    valuation: { registrationLookup: { url: 'https://rego.example.com', tokenVariable: 'REGO_TOKEN' } },
  })
  expect(html).toMatch(/name="regoState"[\s\S]*data-lookup>[\s\S]*name="Vehicle Make"/)
  expect(html).toContain('data-estimate>')
  const without = await render({ valuation: { estimate: null } })
  expect(without).not.toContain('data-lookup')
  expect(without).not.toContain('data-estimate')
})

it('the page has the key of Turnstile on a site that has it', async () => {
  const turnstile = { siteKey: '1x00000000000000000000AA', secretVariable: 'TURNSTILE_SECRET' }
  expect(await render({ leads: { turnstile } })).toContain(turnstile.siteKey)
  expect(await render({})).not.toContain(turnstile.siteKey)
})
