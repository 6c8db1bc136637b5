/** Links that a site's configuration asks for and that lead nowhere: its pages leave them out, and its builder is told. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Site } from '#config/schema/site.ts'
import { FOOTER_LINKS } from '#domain/navigation/footer.ts'
import { HEADER_ITEMS } from '#domain/navigation/header.ts'
import type { Link } from '#domain/navigation/link.ts'
import { leadsSomewhere, OFFERS_PATH } from '#domain/navigation/link.ts'
import { standardHeader } from '../chrome/standard-links.ts'
import type { SitePaths } from './site-paths.ts'

/** Standard links that a site does not have are left out in silence; what it wrote itself is not. */
export function deadNavigation({ site }: Catalogue, paths: SitePaths): string[] {
  const { header, footer, footerGroups, social } = site.navigation
  const standard = new Set<string>([
    ...Object.values(HEADER_ITEMS).map(({ href }) => href),
    ...Object.values(FOOTER_LINKS).flatMap((links) => links.map(({ href }) => href)),
    // Its page comes and goes with the offers.
    site.offers.listPath,
  ])
  const moved: Link[] = [
    ...Object.values(standardHeader(site)).flatMap((item) => ('href' in item && item.show ? [item] : [])),
    ...[footerGroups.buyerTools, footerGroups.servicing, footerGroups.dealer].flatMap(({ show, links }) =>
      show ? links : [],
    ),
    ...movedLegal(site),
  ].filter(({ href }) => !standard.has(href))
  const own: Link[] = [...header, ...header.flatMap(({ links }) => links), ...footer.flatMap(({ links }) => links)]
  const dead = [...own, ...moved, ...social].filter(({ href }) => !leadsSomewhere(href, paths))
  const warnings = dead.map(({ label, href }) => warning(label, href, paths))
  return [...new Set(warnings)]
}

/** Legal pages under another address than the usual one, which the site must then have. */
function movedLegal({ legal }: Site): Link[] {
  return [legal.privacy, legal.terms]
}

function warning(label: string, href: string, { hasPath, hasOffers }: SitePaths): string {
  const path = href.replace(/[?#].*$/, '')
  return path === OFFERS_PATH && hasPath(path) && !hasOffers
    ? `navigation: "${label}" leads to ${href}, but this site has no offers. The link is left out until it has.`
    : `navigation: "${label}" leads to ${href}, where this site has no page. Correct the link, or add pages${path}.md.`
}
