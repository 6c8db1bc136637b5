/** The footer's groups of links of a site (S1 §9, S2 §2 "Footer groups"). */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedGroups } from '#catalogue/listed-groups.ts'
import type { Link } from '#catalogue/page-inputs.ts'
import type { FooterGroup } from '#domain/navigation/footer.ts'
import { footerNavigation } from '#domain/navigation/footer.ts'
import type { StockChrome } from './chrome.ts'
import { chosenModels } from './new-models.ts'
import type { SitePaths } from './site-paths.ts'

export function siteFooter(
  { site }: Catalogue,
  groups: ListedGroups,
  stock: StockChrome,
  paths: SitePaths,
): FooterGroup[] {
  const { footerGroups, footer } = site.navigation
  const dealerOf = new Set(site.locations.flatMap(({ makes }) => makes))
  return footerNavigation(footerGroups, footer, {
    ...paths,
    dealerName: site.name,
    bodyTypes: stock.bodyTypes.map(({ label, href }): Link => ({ label, href })),
    models: chosenModels(groups, dealerOf, footerGroups.models.most),
  })
}
