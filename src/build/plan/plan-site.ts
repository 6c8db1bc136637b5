/** Every page of one site: its path, its route and its inputs (design §3 "Plan"). */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { groupListed } from '#catalogue/listed-groups.ts'
import { searchRoutes } from '#search/routes.ts'
import { planRedirects } from '../files/redirects.ts'
import { planCarPages, planGonePages } from './car-pages.ts'
import { createChrome } from './chrome.ts'
import { planHome } from './home-page.ts'
import { planLocationPages } from './location-pages.ts'
import type { PlanContext } from './plan-context.ts'
import { latestCards } from './plan-context.ts'
import type { PlannedPage } from './planned-page.ts'
import { planPage } from './planned-page.ts'
import { planSearchPages } from './search-pages.ts'

export interface SitePlan {
  pages: PlannedPage[]
  /** Things that a site builder should know; the site is built all the same. */
  warnings: string[]
  nextChangeAtMs: number | null
}

const NOT_FOUND_CARDS = 6

export function planSite(catalogue: Catalogue): SitePlan {
  const { site } = catalogue
  const groups = groupListed(catalogue.listed)
  const chrome = createChrome(catalogue, groups)
  const { routes, conflicts } = searchRoutes(
    { all: catalogue.listed, ...groups, locations: catalogue.locations, carTypeOf: ({ car }) => car.carType },
    site.search,
  )
  const context: PlanContext = {
    catalogue,
    groups,
    chrome,
    page: (path, inputs, options) => planPage(path, chrome, inputs, options),
    searchPaths: new Set(routes.map((route) => route.path)),
    placePaths: new Set(
      routes.flatMap(({ path, scope }) => (scope.kind === 'dealership' || scope.kind === 'location' ? [path] : [])),
    ),
  }
  const hidden = { indexed: false }
  const pages = [
    planHome(context),
    ...planSearchPages(context, routes),
    ...planCarPages(context),
    ...planGonePages(context),
    ...planLocationPages(context),
    ...catalogue.contentPages.map(({ path, title, description, html }) =>
      context.page(path, { kind: 'content', title, description, html }),
    ),
    context.page('/favourites', { kind: 'favourites' }, hidden),
    context.page('/404', { kind: 'notFound', latest: latestCards(catalogue, NOT_FOUND_CARDS) }, hidden),
  ]
  const { pages: unique, warnings } = withoutDoubles(pages, conflicts)
  return {
    pages: unique,
    warnings: [...warnings, ...deadNavigation(catalogue, unique)],
    nextChangeAtMs: catalogue.nextChangeAtMs,
  }
}

/** Links of the configured menus that lead to no page and no redirect. */
function deadNavigation(catalogue: Catalogue, pages: readonly PlannedPage[]): string[] {
  const { header, footer } = catalogue.site.navigation
  const hrefs = [...header, ...header.flatMap(({ links }) => links), ...footer.flatMap(({ links }) => links)]
  const paths = new Set(pages.map(({ page }) => page.path))
  const redirected = new Set(planRedirects(catalogue, paths).map(({ from }) => from))
  return hrefs.flatMap(({ label, href }) => {
    const path = href.replace(/[?#].*$/, '')
    if (!path.startsWith('/') || paths.has(path) || redirected.has(path)) return []
    return [
      `navigation: "${label}" leads to ${href}, where this site has no page. Correct the link, or add pages${path}.md.`,
    ]
  })
}

/** Two pages cannot share a file: the first planned keeps the path, and the site builder is told. */
function withoutDoubles(
  pages: PlannedPage[],
  conflicts: { path: string; kept: string; left: string }[],
): Pick<SitePlan, 'pages' | 'warnings'> {
  const seen = new Set<string>()
  const warnings = conflicts.map(
    ({ path, kept, left }) =>
      `${path} is wanted by both "${kept}" and "${left}"; "${kept}" has it. Change the slug of one of them.`,
  )
  const unique = pages.filter(({ page, kind }) => {
    if (!seen.has(page.path)) {
      seen.add(page.path)
      return true
    }
    warnings.push(`${page.path} is planned twice; the second page (${kind}) is left out. Rename its file or slug.`)
    return false
  })
  return { pages: unique, warnings }
}
