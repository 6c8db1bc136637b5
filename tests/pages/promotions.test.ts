import { expect, it } from 'vitest'
import { makeCarInputs, makeSearchInputs } from '../builders/make-inputs.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

const popup = { title: 'The first week is free', description: 'Until the end of the month.' }

it.each([
  ['in stock, on a site with a popup', popup, 'in_stock', true],
  ['in stock, on a site without one', null, 'in_stock', false],
  ['that is sold', popup, 'sold', false],
] as const)('S1 §4, S2 §9: the page of a car %s', async (_name, configured, status, hasPopup) => {
  const site = makeSite({ promotions: { popup: configured } })
  const availability = status === 'sold' ? 'sold' : 'inStock'
  const html = await renderPage(site, makePage('/cars/x', makeCarInputs({ status }, { availability })))
  expect(html.includes('<vehicle-popup')).toBe(hasPopup)
  expect(html.includes('The first week is free')).toBe(hasPopup)
})

it('S1 §2, S2 §2: a search has the banner of three features below its results', async () => {
  const features = [
    { label: 'Latest offers', href: '/special-offers' },
    { label: 'Book a service online', href: '/service' },
    { label: 'Sell your car', href: '/sell-your-car' },
  ]
  const html = await renderPage(makeSite(), makePage('/search', makeSearchInputs({ features })))
  const links = [...html.matchAll(/<a class="search-feature" href="([^"]+)"><span>([^<]+)<\/span>/g)]
  expect(links.map(([, href, label]) => ({ label, href }))).toEqual(features)
  expect(await renderPage(makeSite(), makePage('/search', makeSearchInputs()))).not.toContain('search-feature')
})
