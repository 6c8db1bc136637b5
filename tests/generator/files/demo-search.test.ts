/** On every demo site, the search in the browser lists what the plan pre-renders: each route, each page, each card. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { listSites, loadSite } from '#config/load-site.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import { planRedirects } from '#generator/files/redirects.ts'
import { createSearchDocuments } from '#generator/files/search/search-documents.ts'
import { bundledSearch, searchFiles, searchIndexOptions } from '#generator/files/search/search-files.ts'
import { createSearchIndexMaker } from '#generator/files/search/search-index-maker.ts'
import type { SiteFile } from '#generator/files/site-files.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { ensureDemoStock } from '#scripts/demo/stock/ensure-demo-stock.ts'
import { cardOfHit } from '#search/card-of-hit.ts'
import { createSearchClient } from '#search/client/create-search-client.ts'
import { fetchSearchSettings } from '#search/client/fetch-file.ts'
import type { SearchRouteSettings } from '#search/settings.ts'
import { indexNameOf, settingsFilter } from '#search/settings.ts'

const AS_AT = new Date('2026-03-10T00:00:00Z')
const scratch = await mkdtemp(join(tmpdir(), 'forecourt-demo-search-'))
afterAll(() => rm(scratch, { recursive: true, force: true }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function contentOf(file: SiteFile): Promise<string | Uint8Array> {
  if (file.kind === 'text') return file.text
  if (file.kind === 'made') return file.make()
  throw new Error(`expected no ${file.kind}`)
}

/** Answers as a release would that holds these files. */
function serveFiles(files: ReadonlyMap<string, SiteFile>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const file = files.get(url.slice(1))
    return file === undefined ? new Response(null, { status: 404 }) : new Response((await contentOf(file)) as BodyInit)
  })
}

const facetFilters = ({ implied }: SearchRouteSettings): string[][] =>
  Object.entries(implied).map(([attribute, values]) => values.map((value) => `${attribute}:${value}`))

const withoutKey = ({ key: _, ...card }: KeyedCarCard) => card

async function planDemo(slug: string) {
  const site = await loadSite(slug)
  await ensureDemoStock(site, join(scratch, slug), { asAt: AS_AT })
  const feedFile = join(scratch, slug, site.stock.feed)
  const where = { site, siteDir: join(scratch, slug), outDir: join(scratch, 'out'), cacheDir: null, feedFile }
  const catalogue = await createSiteBuilder(where).catalogue(AS_AT.getTime())
  return { site, catalogue, plan: planSite(catalogue) }
}

/** S1 §2 and S2 §2 name these, whatever a site calls its stock. */
const LITERAL_ROUTES = [
  '/search',
  '/search/used-cars',
  '/search/new-cars',
  '/search/demo-cars',
  '/search/new-and-demo-cars',
  '/search/new-used-and-demo-cars',
  '/search/used',
  '/search/new',
  '/search/demo',
]

describe.each(await listSites())('%s', (slug) => {
  it('has a page or a redirect for each literal search route, and for each body as /search/{body}-cars', async () => {
    const { catalogue, plan } = await planDemo(slug)
    const pages = new Map(plan.pages.map(({ page }) => [page.path, page.inputs]))
    const redirects = new Map(
      planRedirects(catalogue, new Set(pages.keys())).map((redirect) => [redirect.from, redirect]),
    )
    const bodies = [...pages.values()].flatMap((inputs) =>
      inputs.kind === 'search' && inputs.scope.kind === 'body' ? [`/search/${inputs.scope.bodyType}-cars`] : [],
    )
    expect(bodies.length).toBeGreaterThan(0)
    for (const path of [...LITERAL_ROUTES, ...bodies]) {
      const redirect = redirects.get(path)
      expect([path, pages.get(redirect?.to ?? path)?.kind, redirect?.status ?? 301]).toEqual([path, 'search', 301])
    }
  })

  it('lists the pre-rendered cards of every page of every route', async () => {
    const { site, catalogue, plan } = await planDemo(slug)
    const documents = createSearchDocuments(site)(catalogue, null)
    const search = bundledSearch(
      documents,
      searchIndexOptions(site),
      'test',
      createSearchIndexMaker({ staysWarm: false }),
    )
    serveFiles(searchFiles(catalogue, plan, search.engine, search.files))
    vi.useFakeTimers({ now: AS_AT, toFake: ['Date'] })

    const settings = await fetchSearchSettings()
    const filter = settingsFilter(settings, AS_AT.getTime())
    expect(documents.cars().filter(({ document }) => !matchesFilter(document, filter))).toEqual([])

    const client = createSearchClient(settings)
    const places = new Map(settings.places.map((place) => [place.path, place]))
    const indexName = indexNameOf(settings, null)
    let cards = 0
    for (const { page } of plan.pages) {
      const { inputs } = page
      if (inputs.kind !== 'search') continue
      const place = places.get(inputs.basePath)
      if (place === undefined) throw new Error(`${inputs.basePath} is no place of the settings`)
      const params = {
        facetFilters: facetFilters(place),
        page: inputs.pageNumber - 1,
        hitsPerPage: settings.pageSize,
        facets: ['car_type'],
      }
      const { results } = await client.search([{ indexName, params }])
      const [answer] = results
      expect(answer?.hits.map(cardOfHit), page.path).toEqual(inputs.cards.map(withoutKey))
      expect(answer?.nbHits, page.path).toBe(inputs.totalCars)
      cards += inputs.cards.length
    }
    expect(cards).toBeGreaterThan(100)
  }, 60_000)

  it('makes the same documents again, and those alone that have changed', async () => {
    const site = await loadSite(slug)
    await ensureDemoStock(site, join(scratch, slug), { asAt: AS_AT })
    const feedFile = join(scratch, slug, site.stock.feed)
    const where = { site, siteDir: join(scratch, slug), outDir: join(scratch, 'out'), cacheDir: null, feedFile }
    const builder = createSiteBuilder(where)
    const documentsOf = createSearchDocuments(site)
    const catalogue = await builder.catalogue(AS_AT.getTime())
    const first = documentsOf(catalogue, 'code')
    const second = documentsOf(await builder.catalogue(AS_AT.getTime()), 'code')
    expect(second.hash).toBe(first.hash)
    expect(second.texts.every((text, index) => text.buffer === first.texts[index]?.buffer)).toBe(true)
    // Nobody who starts anew gets another answer.
    const anew = createSearchDocuments(site)(await createSiteBuilder(where).catalogue(AS_AT.getTime()), null)
    expect([anew.ids, anew.fingerprints, anew.cars()]).toEqual([first.ids, first.fingerprints, first.cars()])
    // Another code makes its own, and so does another configuration.
    const [memo] = catalogue.listed.map(({ imported }) => imported.memo)
    documentsOf(catalogue, 'other code')
    expect(catalogue.listed[0]?.imported.memo).not.toBe(memo)
    documentsOf(catalogue, 'code')
    const kept = catalogue.listed[0]?.imported.memo
    createSearchDocuments({ ...site, search: { ...site.search, priceBandsAud: [1] } })(catalogue, 'code')
    expect(catalogue.listed[0]?.imported.memo).not.toBe(kept)
  }, 60_000)
})
