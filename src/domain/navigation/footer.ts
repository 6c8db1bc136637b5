/** The footer's groups of links: from what a site has (S1 §9, S2 §2 "Footer groups"). */
import { ONLINE_PAYMENT_PATH, SPIN_TO_WIN_PATH } from '../access/gated-route.ts'
import type { Link, LinkTargets } from './link.ts'
import { leadsSomewhere, OFFERS_PATH } from './link.ts'

/** A group of the standard footer whose links follow from the stock. */
export interface StockGroupOptions {
  readonly show: boolean
  readonly title: string
  /** Links beyond this many are left out. */
  readonly limit: number
}

/** A group whose links a site may replace. */
export interface LinkGroupOptions {
  readonly show: boolean
  /** `null` for the dealer's name. */
  readonly title: string | null
  readonly links: readonly Link[]
}

export interface FooterOptions {
  /** By body type. */
  readonly vehicles: StockGroupOptions
  readonly models: StockGroupOptions
  readonly buyerTools: LinkGroupOptions
  readonly servicing: LinkGroupOptions
  /** Named for the dealer. */
  readonly dealer: LinkGroupOptions
}

/** S1 §9: the titles of the standard groups; the last is named for the dealer. */
export const FOOTER_TITLES = {
  vehicles: 'Vehicles',
  models: 'Models',
  buyerTools: 'Buyer Tools',
  servicing: 'Servicing and Parts',
} as const

/** Ours: what the groups hold, of the routes that S1 §2 and S2 §2 name. */
export const FOOTER_LINKS = {
  buyerTools: [
    { label: 'Search Stock', href: '/search' },
    { label: 'Makes and Models', href: '/models' },
    { label: 'Special Offers', href: OFFERS_PATH },
    { label: 'Book a Test Drive', href: '/book-test-drive' },
    { label: 'Finance', href: '/finance' },
    { label: 'Trade-in', href: '/trade-in' },
    { label: 'Sell Your {Vehicle}', href: '/sell-your-car' },
    { label: 'Favourites', href: '/favourites' },
    { label: 'Compare', href: '/compare' },
    { label: 'Spin to Win', href: SPIN_TO_WIN_PATH },
  ],
  servicing: [
    { label: 'Service', href: '/service' },
    { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
    { label: 'Parts Search', href: '/parts/search' },
    { label: 'Warranty', href: '/warranty' },
    { label: 'Roadside Assist', href: '/roadside-assist' },
  ],
  dealer: [
    { label: 'About Us', href: '/about-us' },
    { label: 'Contact Us', href: '/contact' },
    { label: 'Fleet', href: '/fleet' },
    { label: 'Pay Online', href: ONLINE_PAYMENT_PATH },
    { label: 'Terms and Conditions', href: '/terms-and-conditions' },
    { label: 'Privacy Policy', href: '/privacy-policy' },
  ],
} as const satisfies Record<string, readonly Link[]>

export interface FooterGroup {
  title: string
  links: Link[]
}

/** What a site has to put into its footer. */
export interface FooterSource extends LinkTargets {
  readonly dealerName: string
  readonly bodyTypes: readonly Link[]
  readonly models: readonly Link[]
  /** The group's other businesses: they stand in the dealer's group, behind what is there. */
  readonly groupPages: readonly Link[]
}

/**
 * The groups of the footer, in the order of S1 §9. Nothing in them leads nowhere, and none is empty.
 * Ours: a group of the site's own takes the links of the standard group of the same title; the others stand before
 * the dealer's.
 */
export function footerNavigation(
  options: FooterOptions,
  own: readonly { readonly title: string; readonly links: readonly Link[] }[],
  source: FooterSource,
): FooterGroup[] {
  const before = [
    stockGroup(options.vehicles, source.bodyTypes),
    stockGroup(options.models, source.models),
    linkGroup(options.buyerTools, source),
    linkGroup(options.servicing, source),
  ].flat()
  const dealer = linkGroup(options.dealer, source)
  const ownLinks = new Map(own.map(({ title, links }) => [title, [...links]]))
  const standardTitles = new Set([...before, ...dealer].map(({ title }) => title))
  const added = own.filter(({ title }) => !standardTitles.has(title))
  return [
    ...before.map(({ title, links }) => ({ title, links: ownLinks.get(title) ?? links })),
    ...added.map(({ title, links }) => ({ title, links: [...links] })),
    ...dealer.map(({ title, links }) => ({ title, links: withMore(ownLinks.get(title) ?? links, source.groupPages) })),
  ]
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => leadsSomewhere(href, source)) }))
    .filter(({ links }) => links.length > 0)
}

function withMore(links: readonly Link[], more: readonly Link[]): Link[] {
  const present = new Set(links.map(({ href }) => href))
  return [...links, ...more.filter(({ href }) => !present.has(href))]
}

function stockGroup({ show, title, limit }: StockGroupOptions, links: readonly Link[]): FooterGroup[] {
  return show ? [{ title, links: links.slice(0, limit) }] : []
}

function linkGroup({ show, title, links }: LinkGroupOptions, { dealerName }: FooterSource): FooterGroup[] {
  return show ? [{ title: title ?? dealerName, links: [...links] }] : []
}
