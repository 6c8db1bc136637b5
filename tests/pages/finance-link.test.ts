import { expect, it } from 'vitest'
import { makeCarInputs } from '../builders/make-inputs.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

const PERSONALISED = '/personalised/finance'
const ORDINARY = /^\/finance\?.*#finance-form$/

it.each([
  [
    'the site has the page and the car a VIN',
    [PERSONALISED],
    { vin: 'VIN1' },
    /^\/personalised\/finance\?car_id=t1042$/,
  ],
  ['the site has no such page', [], { vin: 'VIN1' }, ORDINARY],
  ['the car has no identifier', [PERSONALISED], { vin: null, nvic: null }, ORDINARY],
])('S2 §4: the finance link of a car’s page where %s', async (_name, pages, car, href) => {
  const site = makeSite({ finance: { link: { vehicleIdentifierFinance: true } } })
  const page = makePage('/cars/x', makeCarInputs({ id: 't1042', ...car }), { contentPaths: ['/finance', ...pages] })
  const html = (await renderPage(site, page)).replaceAll('&amp;', '&')
  const links = [...html.matchAll(/<a [^>]*href="((?:\/personalised)?\/finance\?[^"]*)"/g)].map(([, link]) => link)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toMatch(href)
})
