import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listSites, loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { ensureDemoStock } from '#scripts/demo/stock/ensure-demo-stock.ts'
import { createStockImporter } from '#stock/stock-importer.ts'

const AS_AT = new Date('2026-11-20T14:00:00Z')
const SITES = await listSites()
const DEMO_SITES = (await Promise.all(SITES.map((slug) => loadSite(slug)))).filter(({ demo }) => demo?.stock)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const feedOf = (site: Site, siteDir = folder) => join(siteDir, site.stock.feed)

/** The demo site with the fewest vehicles. */
function smallDemoSite(): Site {
  const [smallest] = DEMO_SITES.toSorted((a, b) => (a.demo?.stock?.vehicles ?? 0) - (b.demo?.stock?.vehicles ?? 0))
  if (smallest === undefined) throw new Error('There is no demo site.')
  return smallest
}

describe('ensureDemoStock', () => {
  it.each(DEMO_SITES.map(({ slug }) => slug))(
    'writes a feed of %s that imports as intended, the same bytes each time',
    async (slug) => {
      const site = await loadSite(slug)
      const wanted = site.demo?.stock?.vehicles ?? 0
      const made = await ensureDemoStock(site, folder, { asAt: AS_AT })
      expect(made.written).toBe(true)
      const bytes = await readFile(feedOf(site))
      const { cars, report } = await createStockImporter({
        feedFile: feedOf(site),
        cacheFile: null,
        stock: site.stock,
        locationCodes: site.locations.map(({ code }) => code),
        asAtYear: 2026,
      }).import()
      expect(report.unreadable).toBeNull()
      expect(report.rows).toBe(made.rows)
      expect(cars).toHaveLength(wanted)
      expect(report.quarantinedRows / report.rows).toBeGreaterThan(0.015)
      expect(report.quarantinedRows / report.rows).toBeLessThan(0.045)
      expect(cars.every(({ car }) => car.locationCode !== null)).toBe(true)
      expect(cars.filter(({ car }) => car.images.length > 1).length).toBeGreaterThan(cars.length * 0.8)
      expect(JSON.stringify(cars.map(({ car }) => car))).not.toMatch(/<script|javascript:|alert\(/)

      expect(await ensureDemoStock(site, folder, { asAt: AS_AT, force: true })).toEqual(made)
      expect((await readFile(feedOf(site))).equals(bytes)).toBe(true)
    },
  )

  it('never writes over a feed unless forced', async () => {
    const site = smallDemoSite()
    await ensureDemoStock(site, folder, { asAt: AS_AT })
    await writeFile(feedOf(site), 'the dealer’s own')
    expect(await ensureDemoStock(site, folder, { asAt: AS_AT })).toEqual({ written: false, rows: 0 })
    expect(await readFile(feedOf(site), 'utf8')).toBe('the dealer’s own')
    expect((await ensureDemoStock(site, folder, { asAt: AS_AT, force: true })).written).toBe(true)
  })

  it('leaves a site alone that is no demo, or keeps a feed of its own', async () => {
    const site = smallDemoSite()
    const nothing = { written: false, rows: 0 }
    expect(await ensureDemoStock({ ...site, demo: null }, folder, { force: true })).toEqual(nothing)
    expect(await ensureDemoStock({ ...site, demo: { stock: null } }, folder, { force: true })).toEqual(nothing)
  })
})
