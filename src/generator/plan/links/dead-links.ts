/** Links of a site's configuration that lead nowhere: its pages leave them out, and the build warns of each. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Site } from '#config/schema/site.ts'
import { GROUP_PAGES } from '#domain/group/group-pages.ts'
import { FOOTER_LINKS } from '#domain/navigation/footer.ts'
import { HEADER_ITEMS } from '#domain/navigation/header.ts'
import type { Link } from '#domain/navigation/link.ts'
import { leadsSomewhere, OFFERS_PATH, SELLING_PATHS, sellingHref } from '#domain/navigation/link.ts'
import { instantsOf } from '#domain/time/date-window.ts'
import { windowState } from '#domain/time/instant-window.ts'
import { standardHeader } from '../chrome/standard-links.ts'
import type { SitePaths } from './site-paths.ts'

/** A link as the configuration has it, under the path of its option, such as "promotions.homeTiles[0].href". */
interface ConfiguredLink extends Link {
  option: string
}

/** A warning for each link that the site wrote itself; standard links that it lacks the page of are left out silently. */
export function deadLinks(catalogue: Catalogue, paths: SitePaths): string[] {
  const { site } = catalogue
  const links = [
    ...navigationLinks(site),
    ...promotionLinks(catalogue),
    ...blockLinks(site),
    ...groupLinks(site),
    ...offerLinks(catalogue),
  ]
  const dead = links.filter(({ href }) => !leadsSomewhere(sellingHref(href, paths), paths))
  return [...new Set(dead.map((link) => warning(link, paths)))]
}

function navigationLinks(site: Site): ConfiguredLink[] {
  const { header, footer, footerGroups, social } = site.navigation
  const standard = new Set<string>([
    ...Object.values(HEADER_ITEMS).map(({ href }) => href),
    ...Object.values(FOOTER_LINKS).flatMap((links) => links.map(({ href }) => href)),
    // Its page comes and goes with the offers.
    site.offers.listPath,
  ])
  const items = Object.entries(standardHeader(site)).flatMap(([item, options]) =>
    'href' in options && options.show
      ? [{ option: `navigation.headerItems.${item}`, label: options.label, href: options.href }]
      : [],
  )
  const { buyerTools, servicing, dealer } = footerGroups
  const groups = Object.entries({ buyerTools, servicing, dealer }).flatMap(([group, { show, links }]) =>
    show ? listed(`navigation.footerGroups.${group}.links`, links) : [],
  )
  const legal = Object.entries({ privacy: site.legal.privacy, terms: site.legal.terms }).map(([page, link]) => ({
    option: `legal.${page}`,
    ...link,
  }))
  return [
    ...[...items, ...groups, ...legal].filter(({ href }) => !standard.has(href)),
    ...listed('navigation.header', header),
    ...header.flatMap(({ links }, index) => listed(`navigation.header[${index}].links`, links)),
    ...footer.flatMap(({ links }, index) => listed(`navigation.footer[${index}].links`, links)),
    ...listed('navigation.social', social),
  ]
}

/** Of promotions that run now or will; those that are over are in nobody's way. */
function promotionLinks({ site, asAtMs }: Catalogue): ConfiguredLink[] {
  const { promoCard, popup, carousels, homeTiles, featureBanner } = site.promotions
  const isOver = (window: Parameters<typeof instantsOf>[0]): boolean =>
    windowState(instantsOf(window, site.timeZone), asAtMs) === 'over'
  const tilesOf = (option: string, tiles: typeof homeTiles): ConfiguredLink[] =>
    tiles.flatMap((tile, index) =>
      isOver(tile) ? [] : [{ option: `${option}[${index}]`, label: tile.title, href: tile.href }],
    )
  const standard = new Set<string>([...SELLING_PATHS, OFFERS_PATH, '/service'])
  const features = Object.entries(featureBanner).flatMap(([feature, { show, label, href }]) =>
    show && !standard.has(href) ? [{ option: `promotions.featureBanner.${feature}`, label, href }] : [],
  )
  const isOwnCard = promoCard.display && !isOver(promoCard) && !standard.has(promoCard.href)
  return [
    ...(isOwnCard ? [{ option: 'promotions.promoCard', label: promoCard.title, href: promoCard.href }] : []),
    ...(popup === null || popup.button === null || isOver(popup)
      ? []
      : [{ option: 'promotions.popup.button', ...popup.button }]),
    ...tilesOf('promotions.homeTiles', homeTiles),
    ...carousels.flatMap((carousel, index) =>
      isOver(carousel) ? [] : tilesOf(`promotions.carousels[${index}].tiles`, carousel.tiles),
    ),
    ...features,
  ]
}

/** Of the site's own blocks; those of its template are left out where the site lacks their page. */
function blockLinks({ home }: Site): ConfiguredLink[] {
  return (home.blocks ?? []).flatMap((block, index) =>
    'href' in block ? [{ option: `home.blocks[${index}]`, label: block.label, href: block.href }] : [],
  )
}

function groupLinks({ group }: Site): ConfiguredLink[] {
  const standard = new Set(GROUP_PAGES.map(({ href }) => href))
  return [
    ...listed('group.pages', group.pages).filter(({ href }) => !standard.has(href)),
    ...group.pages.flatMap(({ action }, index) =>
      action === null ? [] : [{ option: `group.pages[${index}].action`, ...action }],
    ),
  ]
}

/** An offer whose model has no such page leads to the model's stock in its place. */
function offerLinks(catalogue: Catalogue): ConfiguredLink[] {
  return catalogue
    .offers()
    .flatMap(({ id, name, model }) =>
      model === null || model.overrideUrl === null
        ? []
        : [{ option: `data/offers.json, offer ${id}: model.override_url`, label: name, href: model.overrideUrl }],
    )
}

function listed(option: string, links: readonly Link[]): ConfiguredLink[] {
  return links.map(({ label, href }, index) => ({ option: `${option}[${index}]`, label, href }))
}

function warning({ option, label, href }: ConfiguredLink, { hasPath, hasOffers }: SitePaths): string {
  const path = href.replace(/[?#].*$/, '')
  return path === OFFERS_PATH && hasPath(path) && !hasOffers
    ? `${option}: "${label}" leads to ${href}, but this site has no offers. The link is left out until it has.`
    : `${option}: "${label}" leads to ${href}, where this site has no page. Correct the link, or add pages${path}.md.`
}
