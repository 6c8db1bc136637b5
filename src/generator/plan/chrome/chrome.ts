/** The header and the footer that stand around every page of a site. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { fingerprinted } from '#catalogue/fingerprint.ts'
import type { ListedGroups } from '#catalogue/listed-groups.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import type { Chrome } from '#view-models/chrome.ts'
import type { SitePaths } from '../links/site-paths.ts'
import { siteFooter } from './footer.ts'
import { siteHeader } from './header.ts'
import type { StockChrome } from './stock-chrome.ts'

/** With the header and the footer, which lead only to what the site has. */
export function createChrome(catalogue: Catalogue, groups: ListedGroups, stock: StockChrome, paths: SitePaths): Chrome {
  const { privacy, terms } = catalogue.site.legal
  const legal = [privacy, terms].filter(({ href }) => leadsSomewhere(href, paths))
  const legalPaths = new Set(legal.map(({ href }) => href))
  // The legal links stand in the small print of every page, and there only.
  const footer = siteFooter(catalogue, groups, stock, paths)
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => !legalPaths.has(href)) }))
    .filter(({ links }) => links.length > 0)
  return fingerprinted<Chrome>({
    ...stock,
    header: siteHeader(catalogue, groups, stock, paths),
    footer,
    legal: legal.map(({ label, href }) => ({ label, href })),
  })
}
