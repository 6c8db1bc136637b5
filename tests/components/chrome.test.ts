import { beforeAll, describe, expect, it } from 'vitest'
import type { Site } from '#config/schema/site.ts'
import { makeCarInputs, makeImages, makeSearchInputs } from '../builders/make-inputs.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { makeCard } from '../builders/make-summary.ts'
import { renderPage } from '../builders/render-page.ts'

const COMPILE_TIMEOUT_MS = 120_000
const favourites = { kind: 'favourites' } as const
const render = (site: Site, chrome: Parameters<typeof makePage>[2] = {}, path = '/favourites') =>
  renderPage(site, makePage(path, favourites, chrome))

describe('header, footer and head of rendered pages', () => {
  beforeAll(async () => {
    await render(makeSite())
  }, COMPILE_TIMEOUT_MS)

  it('has menus that need no script, and panels after what they hold', async () => {
    const html = await render(makeSite(), {
      header: [
        {
          kind: 'menu',
          label: 'New Vehicles',
          href: '/search/new-cars',
          panel: {
            kind: 'models',
            makes: [
              {
                make: { label: 'Mazda', href: '/search/mazda' },
                models: [{ label: 'CX-5', href: '/search/mazda/cx-5', bodyType: 'suv' }],
              },
            ],
          },
        },
        { kind: 'menu', label: 'Our Stock', href: '/search', panel: { kind: 'stock' } },
        {
          kind: 'menu',
          label: 'Brands',
          href: null,
          panel: {
            kind: 'brands',
            groups: [
              {
                kind: 'cars',
                brands: [
                  { label: 'Mazda', href: '/mazda/overview', logo: '/logos/mazda.svg' },
                  { label: 'Kia', href: '/kia/overview', logo: null },
                  { label: 'Lexus', href: '/lexus/overview', logo: null },
                ],
              },
            ],
          },
        },
      ],
    })
    expect(html.match(/<details class="menu menu--wide" name="site-menu">/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/search\/mazda\/cx-5"><svg[^>]*><use data-href="[^"]*#suv"><\/use><\/svg><span>CX-5/)
    expect(html).toContain('All New Vehicles')
    expect(html).toContain('href="/search/used-cars">Used Cars')
    // The site's own picture, else the maker's mark, else its name (S1 §1).
    const tile = (slug: string) => new RegExp(`href="/${slug}/overview">(.*?)</a>`).exec(html)?.[1]
    expect(tile('mazda')).toMatch(/<img class="brand-mark" src="\/logos\/mazda\.svg" alt="" width="76" height="65"/)
    expect(tile('kia')).toMatch(
      /<img class="brand-mark brand-mark--outline" src="[^"]+kia[^"]*\.svg" alt="" width="76"/,
    )
    expect(tile('lexus')).toMatch(/brand-mark--name" aria-hidden="true">Lexus<\/span>/)
    expect(html).not.toContain('All Brands')
  })

  it('says the licence, and links the legal pages', async () => {
    const html = await render(makeSite(), { legal: [{ label: 'Privacy policy', href: '/privacy-policy' }] })
    expect(html).toContain('Motor dealer licence MD 0000001.')
    expect(html).toContain('href="/privacy-policy">Privacy policy</a>')
  })

  it('names pages after the site’s patterns', async () => {
    const seo = { titlePattern: '{title} at {site}', carDescription: '{title} for {price} in {place}' }
    const html = await renderPage(makeSite({ seo }), makePage('/cars/x', makeCarInputs({ priceAud: 54_990 })))
    expect(html).toMatch(/<title>2022 Toyota Hilux[^<]* at North Shore Motors<\/title>/)
    expect(html).toMatch(/name="description" content="2022 Toyota Hilux SR5 for \$54,990/)
  })

  it('carries the tags that the site asks for, and no others', async () => {
    const seo = { googleVerification: 'abcdefgh', bingVerification: 'ABCDEFGH', openGraphImage: '/share.jpg' }
    const html = await render(makeSite({ seo }))
    expect(html).toContain('<meta name="google-site-verification" content="abcdefgh">')
    expect(html).toContain('<meta name="msvalidate.01" content="ABCDEFGH">')
    expect(html).toContain('<meta property="og:image" content="https://www.north-shore-motors.example/share.jpg">')
    const plain = await render(makeSite())
    for (const name of ['google-site-verification', 'msvalidate', 'preconnect']) {
      expect(plain).not.toContain(name)
    }
  })

  it('keeps a site that is not listed, and structured data that is switched off, from search engines', async () => {
    const search = makePage('/search', makeSearchInputs({ cards: [makeCard()], totalCars: 1 }))
    const listed = await renderPage(makeSite(), search)
    expect(listed).toContain('application/ld+json')
    expect(listed).toContain('rel="canonical"')
    const html = await renderPage(makeSite({ seo: { indexed: false, structuredData: false } }), search)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('application/ld+json')
  })

  it('asks the media CDN for widths, the first picture before all others', async () => {
    const site = makeSite({
      images: { scheme: 'imgix', cdn: 'https://north.imgix.net', origin: 'https://images.example' },
    })
    const photo = (name: string) => ({ url: `https://images.example/${name}.jpg`, thumbnailUrl: '/small.jpg' })
    const cards = ['a', 'b', 'c', 'd'].map((id) => makeCard({ id, images: [photo(id)] }))
    const html = await renderPage(site, makePage('/search', makeSearchInputs({ cards, totalCars: 4 })))
    expect(html).toContain('<link rel="preconnect" href="https://north.imgix.net">')
    expect(html.match(/srcset="https:\/\/north\.imgix\.net\/[a-d]\.jpg\?w=320[^"]* 1280w"/g)).toHaveLength(4)
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1)
    expect(html).toMatch(/imgix\.net\/a\.jpg[^>]*loading="eager" fetchpriority="high"/)
    expect(html.match(/loading="eager"/g)).toHaveLength(3)
    const images = makeImages(4).map((_, index) => photo(`p${index}`))
    const car = await renderPage(site, makePage('/cars/x', makeCarInputs({ images })))
    expect(car).toMatch(/imgix\.net\/p0\.jpg\?w=1280[^>]*srcset="[^>]*sizes="/)
  })
})
