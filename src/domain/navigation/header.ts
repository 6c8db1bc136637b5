/** The header's menu: from what a site has, to a tree of links (S1 §9, S2 §2 "Header navigation"). */
import { BRANDS_PATH } from '../group/brand.ts'
import type { Link, LinkTargets } from './link.ts'
import { leadsSomewhere, OFFERS_PATH } from './link.ts'

/** One item of the standard header, as a site has it. */
export interface HeaderItemOptions {
  readonly show: boolean
  readonly label: string
  readonly href: string
}

/** A menu whose items are its own; it has no page. */
export interface HeaderMenuOptions {
  readonly show: boolean
  readonly label: string
}

export interface HeaderOptions {
  readonly home: HeaderItemOptions
  /** Opens the models that are sold new. */
  readonly newVehicles: HeaderItemOptions
  /** Opens the stock by type and body. */
  readonly ourStock: HeaderItemOptions
  /** Opens the logos of the brands that are sold. */
  readonly brands: HeaderItemOptions
  readonly offers: HeaderItemOptions
  readonly serviceMenu: HeaderMenuOptions
  readonly service: HeaderItemOptions
  readonly parts: HeaderItemOptions
  readonly warranty: HeaderItemOptions
  readonly finance: HeaderItemOptions
  readonly aboutMenu: HeaderMenuOptions
  readonly about: HeaderItemOptions
  readonly contact: HeaderItemOptions
  readonly fleet: HeaderItemOptions
}

/** S1 §9, S2 §2: the standard header, in its order; ours: the brand-logo menu of S2 §2 follows the stock. */
export const HEADER_ITEMS = {
  home: { label: 'Home', href: '/' },
  newVehicles: { label: 'New Vehicles', href: '/search/new-cars' },
  ourStock: { label: 'Our Stock', href: '/search' },
  brands: { label: 'Brands', href: BRANDS_PATH },
  offers: { label: 'Offers', href: OFFERS_PATH },
  service: { label: 'Service', href: '/service' },
  parts: { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
  warranty: { label: 'Warranty', href: '/warranty' },
  finance: { label: 'Finance', href: '/finance' },
  about: { label: 'About Us', href: '/about-us' },
  contact: { label: 'Contact Us', href: '/contact' },
  fleet: { label: 'Fleet', href: '/fleet' },
} as const satisfies Record<string, Link>
export const HEADER_MENUS = { serviceMenu: 'Service', aboutMenu: 'About Us' } as const

export type HeaderEntry =
  | { kind: 'link'; label: string; href: string }
  /** `href` is the page of the menu's own name, where it has one. */
  | { kind: 'menu'; label: string; href: string | null; links: Link[]; panel: HeaderPanel }

/** How a menu shows its links: the dynamic dropdowns have layouts of their own. */
export type HeaderPanel = 'list' | 'models' | 'stock' | 'brands'

/** What a site has to put into its header. */
export interface HeaderSource extends LinkTargets {
  /** Models sold new; the New Vehicles dropdown. */
  readonly models: readonly Link[]
  /** The Our Stock dropdown. */
  readonly stock: readonly Link[]
  /** The brand-logo menu. */
  readonly brands: readonly Link[]
}

/** An item of a site's own; with `links` it is a menu. */
export interface OwnHeaderItem extends Link {
  readonly links: readonly Link[]
}

/**
 * The tree of the header. Nothing in it leads nowhere: an item whose page the site lacks is left out, and so is a menu
 * with nothing in it. Ours: an item of the site's own takes the place of the standard item of the same label; the
 * others follow the standard items.
 */
export function headerNavigation(
  options: HeaderOptions,
  own: readonly OwnHeaderItem[],
  source: HeaderSource,
): HeaderEntry[] {
  const standard: (HeaderEntry | null)[] = [
    link(options.home, source),
    menu(options.newVehicles, options.newVehicles.href, source.models, source, 'models'),
    menu(options.ourStock, options.ourStock.href, source.stock, source, 'stock'),
    source.brands.length > 0 ? menu(options.brands, options.brands.href, source.brands, source, 'brands') : null,
    source.hasOffers ? link(options.offers, source) : null,
    menu(options.serviceMenu, null, shown([options.service, options.parts, options.warranty]), source),
    link(options.finance, source),
    menu(options.aboutMenu, null, shown([options.about, options.contact, options.fleet]), source),
  ]
  const entries = standard.filter((entry) => entry !== null)
  const labels = new Set(entries.map(({ label }) => label))
  const ownEntries = new Map(own.map((item) => [item.label, ownEntry(item, source)]))
  return [
    ...entries.map((entry) => ownEntries.get(entry.label) ?? entry),
    ...[...ownEntries].flatMap(([label, entry]) => (entry === null || labels.has(label) ? [] : [entry])),
  ]
}

function link({ show, label, href }: HeaderItemOptions, targets: LinkTargets): HeaderEntry | null {
  return show && leadsSomewhere(href, targets) ? { kind: 'link', label, href } : null
}

/** A menu of the links that lead somewhere; without any it is a link to its own page, if it has one. */
function menu(
  { show, label }: HeaderMenuOptions,
  href: string | null,
  links: readonly Link[],
  targets: LinkTargets,
  panel: HeaderPanel = 'list',
): HeaderEntry | null {
  if (!show) return null
  const ownPage = href !== null && leadsSomewhere(href, targets) ? href : null
  const kept = links.filter((each) => leadsSomewhere(each.href, targets))
  if (kept.length > 0) return { kind: 'menu', label, href: ownPage, links: kept, panel }
  return ownPage === null ? null : { kind: 'link', label, href: ownPage }
}

function shown(items: readonly HeaderItemOptions[]): Link[] {
  return items.filter(({ show }) => show).map(({ label, href }) => ({ label, href }))
}

function ownEntry({ label, href, links }: OwnHeaderItem, targets: LinkTargets): HeaderEntry | null {
  return links.length === 0
    ? link({ show: true, label, href }, targets)
    : menu({ show: true, label }, null, links, targets)
}
