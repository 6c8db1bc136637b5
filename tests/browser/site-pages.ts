/** One page of each kind of a served site, found as a shopper would find it. */
import type { Page } from '@playwright/test'
import { LOCATION_FOLDERS, LOCATIONS_LIST_PATHS } from '#domain/places/location-path.ts'

/** One site of each template. */
export const TEMPLATE_SLUGS = ['brindle-quay-motors', 'wattlebird-motor-group', 'galah-creek-caravans'] as const
/** And small ones: two kinds of vehicle on one site, and subscriptions with strict filter rules. */
export const SLUGS = [...TEMPLATE_SLUGS, 'saltbush-bikes-and-trucks', 'quokka-electric'] as const

/** The page of one location, wherever the site has them. */
export const LOCATION_PAGE = new RegExp(`^(?:${LOCATION_FOLDERS.join('|')})/.`)

/** Differ from one site to another in no more than their words: whether they move is looked at on one site. */
export const SHARED_KINDS = new Set([
  'second page',
  'contact',
  'content',
  'offer',
  'budget search',
  'favourites',
  'compare',
])

/** Reads the site's own sitemap and menus; the page must be on the site already. */
export async function pagesOfEachKind(page: Page): Promise<Map<string, string>> {
  const sitemap = await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()))
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/')
  const models = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.menu__drawn a')].map((link) => link.pathname),
  )
  const first = (test: (path: string) => boolean): string => paths.find(test) ?? '/missing-from-the-sitemap'
  return new Map([
    ['home', '/'],
    ['search', '/search'],
    ['second page', '/search/page-2'],
    ['search of a make', first((path) => /^\/search\/(?!page-)[^/]+$/.test(path))],
    ['car', first((path) => path.startsWith('/cars/'))],
    ['location', first((path) => LOCATION_PAGE.test(path))],
    ['contact', first((path) => LOCATIONS_LIST_PATHS.some((list) => list === path))],
    ['content', first((path) => path === '/about-us')],
    ['offers', '/special-offers'],
    ['offer', first((path) => path.startsWith('/offers/'))],
    // Only a group has brands.
    ...paths
      .filter((path) => path.endsWith('/overview'))
      .slice(0, 1)
      .map((path) => ['brand', path] as const),
    ...paths.filter((path) => path === '/brands').map((path) => ['brands', path] as const),
    ...paths.filter((path) => path === '/twg-rental').map((path) => ['group page', path] as const),
    ['models', '/models'],
    // A group's menu of new vehicles may show its makes alone.
    ...models.slice(0, 1).map((path) => ['model', path] as const),
    ['budget search', '/budget-search'],
    ['favourites', '/favourites'],
    ['compare', '/compare'],
  ])
}
