import { describe, expect, it, test } from 'vitest'
import type { FooterGroup, FooterOptions, FooterSource } from '#domain/navigation/footer.ts'
import { footerNavigation } from '#domain/navigation/footer.ts'
import type { Link } from '#domain/navigation/link.ts'
import { makeSite } from '../../builders/make-site.ts'

const standard: FooterOptions = makeSite().navigation.footerGroups
const source = (overrides: Partial<FooterSource> = {}): FooterSource => ({
  hasPath: () => true,
  hasOffers: true,
  dealerName: 'North Shore Motors',
  bodyTypes: [
    { label: 'SUVs', href: '/search/suv-cars' },
    { label: 'Utes', href: '/search/ute-cars' },
  ],
  models: [{ label: 'CX-5', href: '/search/mazda/cx-5' }],
  groupPages: [],
  ...overrides,
})
const footer = (
  options: Partial<FooterOptions> = {},
  from: Partial<FooterSource> = {},
  own: { title: string; links: Link[] }[] = [],
): FooterGroup[] => footerNavigation({ ...standard, ...options }, own, source(from))
const titles = (groups: FooterGroup[]) => groups.map(({ title }) => title)
const hrefs = (groups: FooterGroup[], title: string) =>
  groups.find((group) => group.title === title)?.links.map(({ href }) => href)

describe('S1 §9, S2 §2: footer groups', () => {
  it('are Vehicles by body type, Models, Buyer Tools, Servicing and Parts, and one named for the dealer', () => {
    expect(footer()).toEqual([
      { title: 'Vehicles', links: source().bodyTypes },
      { title: 'Models', links: source().models },
      {
        title: 'Buyer Tools',
        links: [
          { label: 'Search Stock', href: '/search' },
          { label: 'Makes and Models', href: '/models' },
          { label: 'Special Offers', href: '/special-offers' },
          { label: 'Book a Test Drive', href: '/book-test-drive' },
          { label: 'Finance', href: '/finance' },
          { label: 'Trade-in', href: '/trade-in' },
          { label: 'Sell Your Car', href: '/sell-your-car' },
          { label: 'Favourites', href: '/favourites' },
          { label: 'Compare', href: '/compare' },
          { label: 'Spin to Win', href: '/spin-to-win' },
        ],
      },
      {
        title: 'Servicing and Parts',
        links: [
          { label: 'Service', href: '/service' },
          { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
          { label: 'Parts Search', href: '/parts/search' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Roadside Assist', href: '/roadside-assist' },
        ],
      },
      {
        title: 'North Shore Motors',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Contact Us', href: '/contact' },
          { label: 'Fleet', href: '/fleet' },
          { label: 'Pay Online', href: '/online-payment' },
          { label: 'Terms and Conditions', href: '/terms-and-conditions' },
          { label: 'Privacy Policy', href: '/privacy-policy' },
        ],
      },
    ])
  })

  it('hold nothing that leads nowhere, and none is empty', () => {
    const pages = ['/search/ute-cars', '/favourites', '/contact']
    const groups = footer({}, { hasPath: (path) => pages.includes(path) })
    expect(groups).toEqual([
      { title: 'Vehicles', links: [{ label: 'Utes', href: '/search/ute-cars' }] },
      { title: 'Buyer Tools', links: [{ label: 'Favourites', href: '/favourites' }] },
      { title: 'North Shore Motors', links: [{ label: 'Contact Us', href: '/contact' }] },
    ])
    expect(footer({}, { hasPath: () => false })).toEqual([])
  })

  it('have no offers when the dealer has none', () => {
    expect(hrefs(footer({}, { hasOffers: false }), 'Buyer Tools')).not.toContain('/special-offers')
  })

  test.each(['vehicles', 'models', 'buyerTools', 'servicing', 'dealer'] as const)(
    '%s can be switched off and renamed',
    (key) => {
      const title = standard[key].title ?? 'North Shore Motors'
      expect(titles(footer({ [key]: { ...standard[key], show: false } }))).toEqual(
        titles(footer()).filter((each) => each !== title),
      )
      expect(titles(footer({ [key]: { ...standard[key], title: 'Renamed' } }))).toEqual(
        titles(footer()).map((each) => (each === title ? 'Renamed' : each)),
      )
    },
  )

  it('take no more links of the stock than a site wants', () => {
    expect(hrefs(footer({ vehicles: { ...standard.vehicles, limit: 1 } }), 'Vehicles')).toEqual(['/search/suv-cars'])
  })

  it('take a site’s own links for the group of the same title, and its other groups before the dealer’s', () => {
    const links = (href: string) => [{ label: 'Own', href }]
    const groups = footer({}, {}, [
      { title: 'Buyer Tools', links: links('/own-tools') },
      { title: 'North Shore Motors', links: links('/own-dealer') },
      { title: 'Vehicles', links: links('/own-vehicles') },
      { title: 'Guides', links: links('/guides') },
    ])
    expect(titles(groups)).toEqual([
      'Vehicles',
      'Models',
      'Buyer Tools',
      'Servicing and Parts',
      'Guides',
      'North Shore Motors',
    ])
    expect(hrefs(groups, 'Buyer Tools')).toEqual(['/own-tools'])
    expect(hrefs(groups, 'North Shore Motors')).toEqual(['/own-dealer'])
    expect(hrefs(groups, 'Vehicles')).toEqual(['/own-vehicles'])
    expect(hrefs(groups, 'Guides')).toEqual(['/guides'])
  })
})
