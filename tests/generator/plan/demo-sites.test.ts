/** The demo sites as they are planned: nothing that they configure or write leads nowhere. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { listSites, loadSite } from '#config/load-site.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import { isOfferShownOn } from '#domain/offers/offer.ts'
import { LOCATION_FOLDERS, LOCATIONS_LIST_PATHS } from '#domain/places/location-path.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { ensureDemoStock } from '#scripts/demo/stock/ensure-demo-stock.ts'

const AS_AT = new Date('2026-11-20T00:00:00Z')
const SITES = await listSites()
const scratch = await mkdtemp(join(tmpdir(), 'forecourt-demo-sites-'))
afterAll(() => rm(scratch, { recursive: true, force: true }))

async function planDemo(slug: string) {
  const site = await loadSite(slug)
  const stockDir = join(scratch, slug)
  await ensureDemoStock(site, stockDir, { asAt: AS_AT })
  const builder = createSiteBuilder({
    site,
    siteDir: join('sites', slug),
    outDir: join(scratch, 'out'),
    cacheDir: null,
    feedFile: join(stockDir, site.stock.feed),
  })
  const catalogue = await builder.catalogue(AS_AT.getTime())
  return { catalogue, plan: planSite(catalogue) }
}

it('the demo sites show every template, and a group of many locations', async () => {
  const sites = await Promise.all(SITES.map((slug) => loadSite(slug)))
  expect(new Set(sites.map(({ template }) => template))).toEqual(new Set(['dealer', 'group', 'leisure']))
  expect(Math.max(...sites.map(({ locations }) => locations.length))).toBeGreaterThanOrEqual(50)
})

it('S2 §2: each address of places and their list is that of a demo site', async () => {
  const pages = (await Promise.all(SITES.map((slug) => loadSite(slug)))).map(({ locationPages }) => locationPages)
  expect(new Set(pages.map(({ listPath }) => listPath))).toEqual(new Set(LOCATIONS_LIST_PATHS))
  expect(new Set(pages.map(({ folder }) => folder))).toEqual(new Set(LOCATION_FOLDERS))
})

it('S1 §3: some vans of the caravan demo stand with their owners', async () => {
  const { catalogue } = await planDemo('galah-creek-caravans')
  const suburbs = catalogue.listed.flatMap(({ card }) => card.place ?? [])
  expect(new Set(suburbs).size).toBeGreaterThan(1)
  expect(suburbs.length).toBeLessThan(catalogue.listed.length / 4)
})

it('S2 §3: an offer that the group keeps from its website is in its file and not on its pages', async () => {
  const { catalogue, plan } = await planDemo('wattlebird-motor-group')
  const kept = catalogue.data.offers.filter((offer) => !isOfferShownOn(offer, catalogue.site.slug))
  expect(kept).toHaveLength(1)
  const paths = plan.pages.map(({ page }) => page.path)
  expect(paths.filter((path) => path.endsWith(`/${kept[0]?.id}`))).toEqual([])
})

describe.each(SITES)('%s', (slug) => {
  it('is planned without a warning, and its own words link to pages that it has', async () => {
    const { catalogue, plan } = await planDemo(slug)
    expect(plan.warnings).toEqual([])
    const links = catalogue.contentPages.flatMap(({ path, parts }) =>
      [...JSON.stringify(parts).matchAll(/href=\\"([^"\\]*)\\"/g)].map(([, href = '']) => ({ path, href })),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(({ href }) => !leadsSomewhere(href, plan.targets))).toEqual([])
    expect(plan.pages.map(({ page }) => page.path)).toEqual(
      expect.arrayContaining(['/about-us', '/privacy-policy', '/terms-and-conditions']),
    )
  })
})
