import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { carCardHtml, cardLoading } from '#components/card/car-card-html.ts'
import { promoCardHtml } from '#components/search/promo-card-html.ts'
import type { SiteInput } from '#config/schema/site.ts'
import { cardOptions } from '#domain/car/card/card-options.ts'
import { makeImages } from '../builders/make-inputs.ts'
import { makeSite } from '../builders/make-site.ts'
import { makeCard } from '../builders/make-summary.ts'

const options = cardOptions(makeSite())

describe('the HTML of a card', () => {
  it('lets no text of a feed become markup, whatever field it stands in', () => {
    const hostile = '"><script>alert(1)</script>&\''
    const card = makeCard(
      { make: hostile, model: hostile, badge: hostile, series: hostile, slug: hostile, id: hostile },
      { tag: { kind: 'custom', label: hostile } },
    )
    for (const availability of ['inStock', 'sold'] as const) {
      const html = carCardHtml({ ...card, availability }, options)
      expect(elementsOf(html)).not.toContain('script')
    }
    expect(elementsOf(promoCardHtml({ title: hostile, lines: [hostile], href: hostile }))).not.toContain('script')
  })

  it('is the same text for the same card, and needs nothing but its options as data', () => {
    const card = makeCard()
    expect(carCardHtml(card, JSON.parse(JSON.stringify(options)))).toBe(carCardHtml(card, options))
  })

  it.each([
    ['drive_away', '<span>Drive away</span>'],
    ['excluding_government_charges', '<span class="price__excluding">Excl. government charges</span>'],
    ['as_advertised', '<span>Advertised price</span>'],
  ] as const)('AU §2: says of a price of type %s what it includes', (priceType, words) => {
    const card = makeCard({ priceAud: 54_990, beforePriceAud: null, priceType })
    expect(carCardHtml(card, options)).toContain(`<p class="price"><strong>$54,990</strong>${words}</p>`)
  })

  it('loads photographs of the first cards with the page, the very first before all else', () => {
    const card = makeCard({ images: makeImages(1) })
    expect([0, 1, 2, 3].map((index) => cardLoading(card, index, 3))).toEqual(['first', 'eager', 'eager', 'lazy'])
    expect(cardLoading(makeCard({ images: [] }), 0, 3)).toBe('lazy')
    expect(carCardHtml(card, options, 'first')).toContain('loading="eager" fetchpriority="high"')
    expect(carCardHtml(card, options)).toContain('loading="lazy"')
  })

  it('S1 §2, §4: leads to the checkout of a car that can be reserved, on a site whose cars can', () => {
    const journeys = { checkoutSegment: 'buy-online' as const }
    const buttonsOf = (site: Partial<SiteInput>, car: Parameters<typeof makeCard>[0] = {}) =>
      [
        ...carCardHtml(makeCard({ slug: 'hilux', ...car }), cardOptions(makeSite(site))).matchAll(
          /class="card__explore" href="([^"]*)"[^>]*>([^<]*)</g,
        ),
      ].map(([, href, label]) => `${label} ${href}`)
    const others = ['Explore Vehicle /cars/hilux', 'Quick Enquiry /contact?car_id=t1042#form']
    const payments = { provider: { kind: 'test' as const } }
    expect(buttonsOf({ payments })).toEqual([...others, 'Reserve /cars/hilux/checkout'])
    expect(buttonsOf({ payments, journeys })).toEqual([...others, 'Reserve /cars/hilux/buy-online'])
    expect(buttonsOf({ payments }, { status: 'coming_soon' })).toHaveLength(3)
    expect(buttonsOf({ payments }, { reserved: true })).toEqual(others)
    expect(buttonsOf({})).toEqual(others)
  })

  it('S1 §9: calls the number of the type of its car, else that of the site', () => {
    const site = makeSite({
      buttons: { card: { inStock: ['call'] } },
      vehiclePage: { phone: { byCarType: { new: '07 7010 0009' } } },
    })
    const hrefOf = (carType: 'new' | 'used') => carCardHtml(makeCard({ carType }), cardOptions(site))
    expect(hrefOf('new')).toContain('href="tel:+61770100009"')
    expect(hrefOf('used')).toContain('href="tel:+61770100000"')
  })

  it('says of a car in stock how many photographs it has, and holds the first of them', () => {
    const several = makeCard({ images: makeImages(3) })
    expect(elementsOf(carCardHtml(several, options)).filter((name) => name === 'img')).toHaveLength(1)
    expect(carCardHtml(several, options)).toContain('<card-photographs data-shown="1" data-count="3"><img')
    for (const card of [makeCard({ images: makeImages(1) }), makeCard({ images: [] })]) {
      expect(elementsOf(carCardHtml(card, options))).not.toContain('card-photographs')
    }
    expect(elementsOf(carCardHtml({ ...several, availability: 'sold' }, options))).not.toContain('card-photographs')
  })
})

function elementsOf(html: string): string[] {
  const names: string[] = []
  new Parser({ onopentag: (name) => names.push(name) }).end(html)
  return names
}
