/** Trails and lists, as search engines read them. */
import type { BreadcrumbList, ItemList } from 'schema-dts'
import type { Site } from '#config/schema/site.ts'
import type { Breadcrumb } from '#domain/car/breadcrumbs.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { Link } from '#domain/navigation/link.ts'

/** The last crumb is the page itself. */
export function breadcrumbData(site: Site, path: string, breadcrumbs: readonly Breadcrumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: `${site.url}${href ?? path}`,
    })),
  } satisfies BreadcrumbList
}

/** Pages of the site, in the order of their list. */
export function linkListData(site: Site, links: readonly Link[]) {
  return {
    '@type': 'ItemList',
    itemListElement: links.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      url: `${site.url}${href}`,
    })),
  } satisfies ItemList
}

/** Vehicles in the order of their list; no list of none. */
export function carListData(site: Site, cards: readonly KeyedCarCard[], firstPosition = 1): ItemList[] {
  if (cards.length === 0) return []
  const rows = cards.map(({ car }, index) => ({
    '@type': 'ListItem' as const,
    position: firstPosition + index,
    url: `${site.url}/cars/${car.slug}`,
  }))
  return [{ '@type': 'ItemList', itemListElement: rows }]
}
