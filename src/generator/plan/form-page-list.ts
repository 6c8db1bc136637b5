/** Which pages with a form of their own a site has. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { FormPage } from '#domain/leads/forms/form-pages.ts'
import { FORM_PAGES } from '#domain/leads/forms/form-pages.ts'
import { withTradeInName } from '#domain/leads/trade-in-name.ts'

/** The pages with a form that a site has; none on a site without a platform, which keeps its words at their addresses. */
export function formPagesOf({ site, contentPages }: Pick<Catalogue, 'site' | 'contentPages'>): FormPage[] {
  if (site.platform === null) return []
  const groupPaths = new Set(site.group.pages.map(({ href }) => href))
  return FORM_PAGES.filter(
    ({ path, needs }) =>
      !groupPaths.has(path) &&
      (needs === 'nothing' ||
        contentPages.some((page) => page.path === path) ||
        site.locations.some(({ type, visible }) => visible && type === needs)),
  ).map((page) => ({
    ...page,
    title: withTradeInName(page.title, site.search.itemName),
    introduction: withTradeInName(page.introduction, site.search.itemName),
  }))
}
