/** Every page of one site: its path, its route and its inputs. */
import type { Catalogue, ListedCar } from '#catalogue/catalogue.ts'
import { groupListed } from '#catalogue/listed-groups.ts'
import { COMPARE_PATH } from '#domain/compare/compare-link.ts'
import type { SearchRoute } from '#search/routes.ts'
import { searchRoutes } from '#search/routes.ts'
import { planCarPages, planGonePages } from './car-pages.ts'
import { createChrome } from './chrome/chrome.ts'
import { createStockChrome } from './chrome/stock-chrome.ts'
import { planDesign } from './design-page.ts'
import { brandPaths, planBrandPages } from './group/brand-pages.ts'
import { planHome } from './home-page.ts'
import { deadLinks } from './links/dead-links.ts'
import type { SitePaths } from './links/site-paths.ts'
import { sitePaths } from './links/site-paths.ts'
import { offerPaths, planOfferPages } from './offer-pages.ts'
import { planLocationPages } from './places/location-pages.ts'
import type { PlanContext } from './plan-context.ts'
import { latestCards } from './plan-context.ts'
import type { HashPages, PageDraft, PlannedPage } from './planned-page.ts'
import { createPageHasher, draftPage } from './planned-page.ts'
import { planBudget } from './search/budget-page.ts'
import { planModels } from './search/models-page.ts'
import { planSearchPages } from './search/search-pages.ts'

export interface SitePlan {
  pages: PlannedPage[]
  /** The search routes, with the cars of each. */
  routes: SearchRoute<ListedCar>[]
  /** Where links can lead. */
  targets: SitePaths
  /** Things that a site builder should know; the site is built all the same. */
  warnings: string[]
  nextChangeAtMs: number | null
}

const NOT_FOUND_CARDS = 6

/** `hashPages` remembers the site's last plan where there are several. */
export function planSite(catalogue: Catalogue, hashPages: HashPages = createPageHasher()): SitePlan {
  const { site } = catalogue
  const groups = groupListed(catalogue.listed)
  const stockChrome = createStockChrome(catalogue, groups)
  const { routes, conflicts } = searchRoutes(
    { all: catalogue.listed, ...groups, locations: catalogue.locations, carTypeOf: ({ car }) => car.carType },
    site.search,
  )
  const context: PlanContext = {
    catalogue,
    groups,
    chrome: stockChrome,
    page: draftPage,
    searchPaths: new Set(routes.map((route) => route.path)),
    placePaths: new Set(
      routes.flatMap(({ path, scope }) => (scope.kind === 'dealership' || scope.kind === 'location' ? [path] : [])),
    ),
  }
  const hidden = { indexed: false }
  const others = [
    ...planCarPages(context),
    ...planGonePages(context),
    ...planLocationPages(context),
    ...catalogue.contentPages.map(({ path, title, description, html }) =>
      context.page(path, { kind: 'content', title, description, html }),
    ),
    ...planModels(context),
    ...planDesign(context),
    ...planBudget(context, routes),
    context.page('/favourites', { kind: 'favourites' }, hidden),
    ...(site.compare.show ? [context.page(COMPARE_PATH, { kind: 'compare' }, hidden)] : []),
    context.page('/404', { kind: 'notFound', latest: latestCards(catalogue, NOT_FOUND_CARDS) }, hidden),
  ]
  const known = [
    ...context.searchPaths,
    ...others.map(({ path }) => path),
    ...offerPaths(catalogue),
    ...brandPaths(catalogue),
    '/',
  ]
  const linked = { ...context, targets: sitePaths(catalogue, new Set(known)) }
  const searches = planSearchPages(linked, routes)
  const pages = [planHome(linked), ...searches, ...others, ...planOfferPages(linked), ...planBrandPages(linked)]
  const { pages: unique, warnings } = withoutDoubles(pages, conflicts)
  const paths = sitePaths(catalogue, new Set(unique.map(({ path }) => path)))
  const chrome = createChrome(catalogue, groups, stockChrome, paths)
  return {
    pages: hashPages(unique, chrome),
    routes,
    targets: paths,
    warnings: [...warnings, ...deadLinks(catalogue, paths)],
    nextChangeAtMs: catalogue.nextChangeAtMs,
  }
}

/** Two pages cannot share a file: the first planned keeps the path, and the site builder is told. */
function withoutDoubles(
  pages: PageDraft[],
  conflicts: { path: string; kept: string; left: string }[],
): { pages: PageDraft[]; warnings: string[] } {
  const seen = new Set<string>()
  const warnings = conflicts.map(
    ({ path, kept, left }) =>
      `${path} is wanted by both "${kept}" and "${left}"; "${kept}" has it. Change the slug of one of them.`,
  )
  const unique = pages.filter(({ path, kind }) => {
    if (!seen.has(path)) {
      seen.add(path)
      return true
    }
    warnings.push(`${path} is planned twice; the second page (${kind}) is left out. Rename its file or slug.`)
    return false
  })
  return { pages: unique, warnings }
}
