import { describe, expect, it, test } from 'vitest'
import type { HeaderEntry, HeaderOptions, HeaderSource, OwnHeaderItem } from '#domain/navigation/header.ts'
import { headerNavigation } from '#domain/navigation/header.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import { standardHeader } from '#generator/plan/chrome/standard-links.ts'
import { makeSite } from '../../builders/make-site.ts'

const standard: HeaderOptions = standardHeader(makeSite())
const source = (overrides: Partial<HeaderSource> = {}): HeaderSource => ({
  hasPath: () => true,
  hasOffers: true,
  models: [{ label: 'CX-5', href: '/search/mazda/cx-5' }],
  stock: [{ label: 'Used Cars', href: '/search/used-cars' }],
  brands: [],
  ...overrides,
})
/** "Home=/; Service[Service=/service]" */
const written = (entries: readonly HeaderEntry[]): string =>
  entries
    .map((entry) => {
      if (entry.kind === 'link') return `${entry.label}=${entry.href}`
      const links = entry.links.map(({ label, href }) => `${label}=${href}`).join(', ')
      return `${entry.label}${entry.href === null ? '' : `=${entry.href}`} [${links}]`
    })
    .join('; ')
const header = (
  options: Partial<HeaderOptions> = {},
  from: Partial<HeaderSource> = {},
  own: readonly OwnHeaderItem[] = [],
): string => written(headerNavigation({ ...standard, ...options }, own, source(from)))

const SERVICE = 'Service [Service=/service, Parts and Accessories=/vehicle-parts-and-accessories, Warranty=/warranty]'
const ABOUT = 'About Us [About Us=/about-us, Contact Us=/contact, Fleet=/fleet]'
const NEW = 'New Vehicles=/search/new-cars [CX-5=/search/mazda/cx-5]'
const STOCK = 'Our Stock=/search [Used Cars=/search/used-cars]'
const OFFERS = 'Offers=/special-offers'

describe('S1 §9, S2 §2: header navigation', () => {
  it('is Home, New Vehicles, Our Stock, Offers, Service, Finance, About Us', () => {
    expect(header()).toBe(['Home=/', NEW, STOCK, OFFERS, SERVICE, 'Finance=/finance', ABOUT].join('; '))
  })

  it('distinguishes links from menus', () => {
    const kinds = headerNavigation(standard, [], source()).map(({ kind }) => kind)
    expect(kinds).toEqual(['link', 'menu', 'menu', 'link', 'menu', 'link', 'menu'])
  })

  it('has Offers only when the dealer has offers', () => {
    expect(header({}, { hasOffers: false })).toBe(['Home=/', NEW, STOCK, SERVICE, 'Finance=/finance', ABOUT].join('; '))
  })

  it('has Offers at another address only when the dealer has offers, too', () => {
    const offers = { ...standard.offers, href: '/deals' }
    expect(header({ offers })).toContain('Offers=/deals')
    expect(header({ offers }, { hasOffers: false })).not.toContain('/deals')
  })

  it('has a brand-logo menu behind the stock when there are brands', () => {
    const brands = [{ label: 'Mazda', href: '/mazda/overview' }]
    expect(header({}, { brands })).toContain(`${STOCK}; Brands=/brands [Mazda=/mazda/overview]; ${OFFERS}`)
    expect(header({ brands: { ...standard.brands, show: false } }, { brands })).not.toContain('Brands')
  })

  it('knows which layout a menu has', () => {
    const entries = headerNavigation(standard, [], source({ brands: [{ label: 'Mazda', href: '/mazda' }] }))
    expect(entries.map((entry) => (entry.kind === 'menu' ? entry.panel : null))).toEqual([
      null,
      'models',
      'stock',
      'brands',
      null,
      'list',
      null,
      'list',
    ])
  })

  it('opens the models and the stock that the site has; without any, leads to their page', () => {
    expect(header({}, { models: [], stock: [] })).toBe(
      ['Home=/', 'New Vehicles=/search/new-cars', 'Our Stock=/search', OFFERS, SERVICE, 'Finance=/finance', ABOUT].join(
        '; ',
      ),
    )
  })

  it('leaves out what the site has no page for', () => {
    const pages = ['/', '/search', '/warranty', '/search/used-cars']
    expect(header({}, { hasPath: (path) => pages.includes(path) })).toBe(
      ['Home=/', STOCK, 'Service [Warranty=/warranty]'].join('; '),
    )
    expect(header({}, { hasPath: () => false })).toBe('')
  })

  it('keeps a menu without a page of its own name', () => {
    const hasPath = (path: string) => path === '/search/mazda/cx-5'
    expect(header({}, { hasPath })).toBe('New Vehicles [CX-5=/search/mazda/cx-5]')
  })

  test.each([
    ['home', 'Home=/'],
    ['newVehicles', NEW],
    ['ourStock', STOCK],
    ['offers', OFFERS],
    ['serviceMenu', SERVICE],
    ['finance', 'Finance=/finance'],
    ['aboutMenu', ABOUT],
  ] as const)('%s can be switched off and renamed', (key, written) => {
    expect(header({ [key]: { ...standard[key], show: false } })).not.toContain(written)
    expect(header({ [key]: { ...standard[key], show: false } }).split('; ')).toHaveLength(6)
    expect(header({ [key]: { ...standard[key], label: 'Renamed' } })).toContain(
      written.replace(standard[key].label, 'Renamed'),
    )
  })

  test.each([
    ['service', 'Service=/service'],
    ['parts', 'Parts and Accessories=/vehicle-parts-and-accessories'],
    ['warranty', 'Warranty=/warranty'],
    ['about', 'About Us=/about-us'],
    ['contact', 'Contact Us=/contact'],
    ['fleet', 'Fleet=/fleet'],
  ] as const)('%s can be switched off, renamed and moved', (key, written) => {
    expect(header({ [key]: { ...standard[key], show: false } })).not.toContain(written)
    expect(header({ [key]: { show: true, label: 'Renamed', href: '/moved' } })).toContain('Renamed=/moved')
  })

  it('puts a site’s own items behind, or in the place of the standard item of the same label', () => {
    const own = [
      { label: 'Service', href: '#', links: [{ label: 'Book', href: '/book' }] },
      { label: 'Finance', href: '/loans', links: [] },
      { label: 'Careers', href: '/careers', links: [] },
    ]
    expect(header({}, {}, own)).toBe(
      ['Home=/', NEW, STOCK, OFFERS, 'Service [Book=/book]', 'Finance=/loans', ABOUT, 'Careers=/careers'].join('; '),
    )
  })

  it('keeps the standard item when the site’s own leads nowhere, and shows no own item that does', () => {
    const own = [
      { label: 'Finance', href: '/loans', links: [] },
      { label: 'Careers', href: '/careers', links: [] },
      { label: 'More', href: '#', links: [{ label: 'Careers', href: '/careers' }] },
    ]
    const hasPath = (path: string) => path === '/finance'
    expect(header({}, { hasPath }, own)).toBe('Finance=/finance')
  })
})

describe('whether a link leads somewhere', () => {
  const targets = (hasOffers: boolean, ...paths: string[]) => ({
    hasOffers,
    hasPath: (path: string) => paths.includes(path),
  })

  test.each([
    ['/finance', true],
    ['/finance/', true],
    ['/finance?car_id=7', true],
    ['/finance#finance-form', true],
    ['/finance?a=/b/', true],
    ['/', true],
    ['/?a=b', true],
    ['/service', false],
    ['https://elsewhere.example/service', true],
    ['tel:+61770100000', true],
    ['mailto:a@b.example', true],
    ['#form', true],
  ])('%s: %s', (href, expected) => {
    expect(leadsSomewhere(href, targets(true, '/', '/finance'))).toBe(expected)
  })

  it('S1 §9: leads to offers only when there are some', () => {
    expect(leadsSomewhere('/special-offers', targets(true, '/special-offers'))).toBe(true)
    expect(leadsSomewhere('/special-offers?category=a', targets(false, '/special-offers'))).toBe(false)
    expect(leadsSomewhere('/special-offers', targets(true))).toBe(false)
  })
})
