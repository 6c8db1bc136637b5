import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CarRecord } from '#domain/compare/car-record.ts'
import { parseCarRecord } from '#domain/compare/car-record.ts'
import { compile } from '#generator/compile/compile.ts'
import { makeCarInputs, makeImages, makeSearchInputs } from '../builders/make-inputs.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { makeCard } from '../builders/make-summary.ts'
import { renderPage } from '../builders/render-page.ts'

const COMPILE_TIMEOUT_MS = 120_000
const site = makeSite()

function text(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

function recordIn(html: string): CarRecord | null {
  const [, json] = /<script type="application\/json" id="car-record">(.*?)<\/script>/s.exec(html) ?? []
  return parseCarRecord(json)
}

const renderCar = (...args: Parameters<typeof makeCarInputs>) =>
  renderPage(site, makePage('/cars/x', makeCarInputs(...args)))
const renderSearch = (...args: Parameters<typeof makeSearchInputs>) =>
  renderPage(site, makePage('/search', makeSearchInputs(...args)))

/** The attributes of each script. */
const scriptsOf = (html: string): string[] => [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '')
const isInline = (attributes: string): boolean => !/ src=|application\/(?:ld\+)?json/.test(attributes)

describe('rendered pages', () => {
  beforeAll(async () => {
    await renderPage(site, makePage('/favourites', { kind: 'favourites' }))
  }, COMPILE_TIMEOUT_MS)

  it('says what a price includes, and what it was', async () => {
    const html = await renderCar({
      priceAud: 54_990,
      beforePriceAud: 57_990,
      priceType: 'excluding_government_charges',
    })
    expect(text(html)).toContain('$54,990 Was $57,990 Excl. government charges')
    expect(html).toContain('content="2022 Toyota Hilux SR5, $54,990 excl. government charges.')
  })

  it('shows no price and no details of a sold car, but a way on (S1 §2 "Not in stock")', async () => {
    const html = await renderCar(
      { status: 'sold' },
      {
        availability: 'sold',
        tag: { kind: 'sold', label: 'JUST SOLD' },
        findSimilarPath: '/search/toyota/hilux',
        similar: [makeCard({ id: 'b', priceAud: 1234 })],
      },
    )
    expect(text(html)).toContain('JUST SOLD')
    expect(html).not.toContain('54,990')
    expect(html).not.toContain('Dealer comments')
    expect(html).toContain('href="/search/toyota/hilux">Find Me Something Similar</a>')
    expect(text(html)).toContain('$1,234')
    for (const inStockOnly of ['Share', 'Print', 'Stock number', 'Compare', '</compare-button>', 'id="vehicle-map"']) {
      expect(html.slice(html.indexOf('<main'), html.indexOf('id="similar"')), inStockOnly).not.toContain(inStockOnly)
    }
    expect(recordIn(html)).toEqual({
      kind: 'gone',
      name: '2022 Toyota Hilux SR5',
      bodyType: 'ute',
      findSimilarPath: '/search/toyota/hilux',
    })
  })

  it('gives compare and favourites the car as data, whatever its texts hold', async () => {
    const features = ['</script><script>alert(1)</script>', 'Tow bar "heavy" & 7 pin', 'Größe']
    const record = recordIn(await renderCar({ features }))
    expect(record).toMatchObject({ kind: 'inStock', features, price: { amount: '$54,990', note: 'Drive away' } })
    const gone = { kind: 'gone' as const, name: 'Old car', bodyType: null, findSimilarPath: '/search', similar: [] }
    expect(recordIn(await renderPage(site, makePage('/gone/x', gone)))).toMatchObject({ kind: 'gone', name: 'Old car' })
  })

  it('has a print button only where the site wants one', async () => {
    const without = { ...site, buttons: { ...site.buttons, print: false } }
    const car = makePage('/cars/x', makeCarInputs())
    expect(await renderPage(site, car)).toContain('<print-button')
    expect(await renderPage(without, car)).not.toContain('<print-button')
    expect(await renderPage(without, makePage('/compare', { kind: 'compare' }))).not.toContain('<print-button')
  })

  it('cuts comments, specifications and features at their limits, with all of them in the HTML', async () => {
    const features = Array.from({ length: 10 }, (_, index) => `Feature ${index}`)
    const html = await renderCar({ comments: 'word '.repeat(100), features })
    expect(html.match(/<li class="more-less__rest">/g)).toHaveLength(2)
    expect(text(html)).toContain('Feature 9')
    for (const label of ['more...', 'Show More', 'Show All']) expect(html).toContain(`>${label}</button>`)
    const short = await renderCar({ features: features.slice(0, 8) })
    expect(short).not.toContain('Show All')
    expect(text(short)).toContain('Dealer comments are pending. Please check back here later.')
  })

  it('has thumbnails for more than three photographs, and a drawing in the car’s paint for none', async () => {
    expect(await renderCar({ images: makeImages(4) })).toContain('gallery__thumbs')
    expect(await renderCar({ images: makeImages(3) })).not.toContain('gallery__thumbs')
    const silhouette = await renderCar({ images: [], bodyType: 'suv', colourFamily: 'red' })
    expect(silhouette).toMatch(/class="car__media car__stage stage paint-red">\s*<svg[^>]*><use href="[^"]*\.svg#suv"/)
  })

  it('links to the terms only where the site has them', async () => {
    const withTerms = makePage('/cars/x', makeCarInputs())
    const without = makePage('/cars/x', makeCarInputs(), { contentPaths: [] })
    expect(await renderPage(site, withTerms)).toContain('href="/terms-and-conditions"')
    expect(await renderPage(site, without)).not.toContain('href="/terms-and-conditions"')
  })

  it('offers something similar on the card of a sold car', async () => {
    const cards = [makeCard({ status: 'sold' }, { availability: 'sold', tag: { kind: 'sold', label: 'JUST SOLD' } })]
    const html = await renderSearch({ cards, totalCars: 1 })
    expect(text(html)).toContain('Like this and want something similar?')
    expect(html).toContain('<favourite-button class="heart" data-availability="sold"')
    expect(html).not.toContain('54,990')
  })

  it('reports an empty search in the words of S1 §8', async () => {
    const html = text(await renderSearch())
    expect(html).toContain('No Results Available')
    expect(html).toContain(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    )
    expect(html).toContain('Clear Filters')
  })

  it('links the pages of a search', async () => {
    const inputs = makeSearchInputs({ cards: [makeCard()], totalCars: 60, pageNumber: 2, pageCount: 3 })
    const html = await renderPage(site, makePage('/search/page-2', inputs))
    expect(html).toMatch(/rel="prev" href="\/search"/)
    expect(html).toMatch(/rel="next" href="\/search\/page-3"/)
    expect(html).toMatch(/href="\/search\/page-2" aria-label="Page 2" aria-current="page"/)
  })

  it('says on the last written page what it leaves out', async () => {
    const last = { cards: [makeCard()], pageNumber: 20, pageCount: 20, totalCars: 548 }
    expect(text(await renderSearch(last))).toContain('128 cars more are not listed here.')
    expect(text(await renderSearch({ ...last, totalCars: 420 }))).not.toContain('not listed here')
  })

  it('loads at most 16 kB of JavaScript, all pages without the search together', async () => {
    const { clientDir } = await compile()
    // Of pages without the search, whose code and engines come when they are asked for.
    const files = (await readdir(join(clientDir, 'assets'))).filter(
      (file) =>
        file.endsWith('.js') && /^(BaseLayout|favourite|browser|stored|local-moment|draw-element|art|money)/.test(file),
    )
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await readFile(join(clientDir, 'assets', file))).length),
    )
    expect(files.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(16_000)
  })

  it('reports its events, also when a test runner has compiled it', async () => {
    expect(await renderSearch()).toMatch(/<body data-analytics="/)
  })

  it('lets no text of a feed become markup', async () => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
    const car = {
      name: hostile,
      make: hostile,
      model: hostile,
      badge: hostile,
      series: hostile,
      tag: hostile,
      comments: hostile,
      features: [hostile],
      colour: hostile,
      specifications: [{ label: hostile, value: hostile }],
    }
    const html = await renderCar(car, { tag: { kind: 'custom', label: hostile }, similar: [makeCard(car)] })
    // Inside a quoted attribute only a quote could end it; everywhere else a "<" must be escaped.
    const outside = html.replace(/="[^"]*"/g, '')
    expect(outside).not.toContain('<img src')
    expect(outside).not.toContain('<script>alert')
    expect(html).toMatch(/data-make="&(?:quot|#34);>/)
  })

  it('carries nothing that the policy forbids', async () => {
    const html = await renderCar({ images: makeImages(4) }, { similar: [makeCard()] })
    expect(html).not.toMatch(/ style=/)
    expect(html).not.toMatch(/ on[a-z]+=/)
    // The site's theme.
    expect(html.match(/<style>/g)).toHaveLength(1)
    const scripts = scriptsOf(html)
    expect(scripts.filter(isInline)).toEqual([])
    // What brings the others after the paint, what search engines read, and what compare and favourites read.
    expect(scripts).toHaveLength(3)
  })

  it('a page with an island has what Astro writes for it, which the policy names', async () => {
    const html = await renderSearch({ cards: [makeCard()], totalCars: 1 })
    // The site's theme, and Astro's own style of islands.
    expect(html.match(/<style>/g)).toHaveLength(2)
    // The directive of the search, and the island's own element.
    expect(scriptsOf(html).filter(isInline)).toHaveLength(2)
  })

  it('is light: a car page at most 42 kB, of which 2 kB ask the platform and 2 kB say what it costs, a page of 21 cards at most 60 kB', async () => {
    const similar = Array.from({ length: 6 }, (_, index) => makeCard({ id: `s${index}` }))
    const features = Array.from({ length: 40 }, (_, index) => `Feature number ${index} of this car`)
    const car = await renderCar({ features, comments: 'Plain words. '.repeat(90) }, { similar })
    expect(Buffer.byteLength(car)).toBeLessThan(42_000)
    const cards = Array.from({ length: 21 }, (_, index) => makeCard({ id: `c${index}` }))
    expect(Buffer.byteLength(await renderSearch({ cards, totalCars: 21 }))).toBeLessThan(60_000)
  })

  it('gives the same bytes again, also when header and footer are kept from another page', async () => {
    const inputs = makeCarInputs()
    const first = makePage('/cars/x', inputs)
    const kept = await renderPage(site, first)
    expect(await renderPage(site, first)).toBe(kept)
    expect(await renderPage(makeSite(), makePage('/cars/x', inputs))).toBe(kept)
    const other = { ...first, chrome: makePage('/', inputs, { makes: [] }).chrome }
    expect(await renderPage(site, other)).not.toBe(kept)
  })

  it('keeps favourites, missing pages and removed cars from search engines', async () => {
    const pages = [
      makePage('/favourites', { kind: 'favourites' as const }),
      makePage('/404', { kind: 'notFound' as const, latest: [] }),
      makePage('/gone/x', {
        kind: 'gone' as const,
        name: '2022 Toyota Hilux',
        bodyType: 'ute' as const,
        findSimilarPath: '/search/toyota',
        similar: [],
      }),
    ]
    for (const page of pages) {
      const html = await renderPage(site, page)
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toContain('rel="canonical"')
    }
    expect(await renderCar()).toContain('<link rel="canonical" href="https://www.north-shore-motors.example/cars/x">')
  })
})
