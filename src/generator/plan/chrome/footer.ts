/** The footer's groups of links of a site (S1 §9, S2 §2 "Footer groups"). */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedGroups } from '#catalogue/listed-groups.ts'
import type { FooterGroup, LinkGroupOptions } from '#domain/navigation/footer.ts'
import { footerNavigation } from '#domain/navigation/footer.ts'
import type { Link } from '#domain/navigation/link.ts'
import type { SitePaths } from '../links/site-paths.ts'
import { newModels } from '../models/new-models.ts'
import { chosenModels } from './menu-models.ts'
import { movedLink } from './standard-links.ts'
import type { StockChrome } from './stock-chrome.ts'

export function siteFooter(
  catalogue: Catalogue,
  groups: ListedGroups,
  stock: StockChrome,
  paths: SitePaths,
): FooterGroup[] {
  const { site } = catalogue
  const { footerGroups, footer } = site.navigation
  const { buyerTools, servicing, dealer } = footerGroups
  const moved = <T extends LinkGroupOptions>(group: T): T => ({
    ...group,
    links: group.links.map((link) => movedLink(link, site)),
  })
  const dealerOf = new Set(site.locations.flatMap(({ makes }) => makes))
  const groupsHere = {
    ...footerGroups,
    buyerTools: moved(buyerTools),
    servicing: moved(servicing),
    dealer: moved(dealer),
  }
  return footerNavigation(groupsHere, footer, {
    ...paths,
    dealerName: site.name,
    bodyTypes: stock.bodyTypes.map(({ label, href }): Link => ({ label, href })),
    groupPages: site.group.pages.map(({ label, href }) => ({ label, href })),
    models: chosenModels(groups, newModels(catalogue, groups), dealerOf, footerGroups.models.limit),
  })
}
