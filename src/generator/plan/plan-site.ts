/** Every page of one site: its path, its kind and its inputs. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { GroupedCars } from '#catalogue/listed-groups.ts'
import { carsOfTypes, regroupListed } from '#catalogue/listed-groups.ts'
import type { Site } from '#config/schema/site.ts'
import type { SearchRoute } from '#search/routes.ts'
import { searchRoutes } from '#search/routes.ts'
import { planCarPages } from './car-pages.ts'
import { createChrome } from './chrome/chrome.ts'
import { createStockChrome } from './chrome/stock-chrome.ts'
import { contentWarnings } from './content-parts.ts'
import { planDesign } from './design-page.ts'
import { planFormPages } from './form-pages.ts'
import { planGonePages } from './gone-pages.ts'
import { planBrandPages } from './group/brand-pages.ts'
import { planGroupPages } from './group/group-pages.ts'
import { overstatedStats } from './group/group-stats.ts'
import { planHome } from './home-page.ts'
import { deadLinks } from './links/dead-links.ts'
import type { SitePaths } from './links/site-paths.ts'
import { sitePaths } from './links/site-paths.ts'
import { planModelPages } from './models/model-pages.ts'
import { planModels } from './models/models-page.ts'
import type { NewModel } from './models/new-models.ts'
import { newModels } from './models/new-models.ts'
import { planOfferPages } from './offer-pages.ts'
import { planLocationPages } from './places/location-pages.ts'
import type { PagePlan, PagePlanner, PlanContext } from './plan-context.ts'
import type { HashPages, PageDraft, PlannedPage } from './planned-page.ts'
import { createPageHasher } from './planned-page.ts'
import { planBudget } from './search/budget-page.ts'
import { planSearchPages } from './search/search-pages.ts'
import { offerWarnings } from './shown-offers.ts'
import { planContentPages, planStandardPages } from './standard-pages.ts'

/** The kinds of page. Where two want one path, the first of this list keeps it. */
const PAGE_PLANNERS: readonly PagePlanner[] = [
  planHome,
  planSearchPages,
  planCarPages,
  planGonePages,
  planLocationPages,
  planGroupPages,
  planFormPages,
  planContentPages,
  planModels,
  planDesign,
  planBudget,
  planStandardPages,
  planOfferPages,
  planBrandPages,
  planModelPages,
]

export interface SitePlan {
  pages: readonly PlannedPage[]
  /** Of all pages. */
  paths: ReadonlySet<string>
  /** The search routes, with the cars of each. */
  routes: SearchRoute<ListedCar>[]
  /** The models with a page of their own. */
  models: readonly NewModel[]
  /** Where links can lead. */
  targets: SitePaths
  /** Things that a site builder should know; the site is built all the same. */
  warnings: string[]
  nextChangeAtMs: number | null
}

/** `hashPages` remembers the site's last plan where there are several. */
export function planSite(catalogue: Catalogue, hashPages: HashPages = createPageHasher()): SitePlan {
  const { site, listed } = catalogue
  const groups = regroupListed(listed, lastGrouped.get(site) ?? null)
  lastGrouped.set(site, { listed, groups })
  const stockChrome = createStockChrome(catalogue, groups)
  const { routes, conflicts } = searchRoutes(
    {
      all: listed,
      ...groups,
      locations: catalogue.locations,
      ofCarTypes: (carTypes) => carsOfTypes(listed, carTypes),
    },
    catalogue.site.search,
  )
  let targets: SitePaths | null = null
  const drafting = { isDone: false }
  const context: PlanContext = {
    catalogue,
    groups,
    chrome: stockChrome,
    drafting,
    routes,
    searchPaths: new Set(routes.map((route) => route.path)),
    placePaths: new Set(
      routes.flatMap(({ path, scope }) => (scope.kind === 'dealership' || scope.kind === 'location' ? [path] : [])),
    ),
    get targets() {
      if (targets === null) throw new Error('Where links lead is known once every page is planned: ask in its draft.')
      return targets
    },
  }
  const last = lastPlanned.get(site) ?? null
  const { pages, paths, repeated } = withoutDoubles(
    PAGE_PLANNERS.flatMap((plan) => plan(context)),
    last,
  )
  targets = sitePaths(catalogue, paths)
  const drafts = pages.map((page, index) => {
    const known = page === last?.pages[index] ? last.drafts[index] : undefined
    return known ?? page.draft()
  })
  drafting.isDone = true
  lastPlanned.set(site, { pages, paths, repeated, drafts })
  const chrome = createChrome(catalogue, groups, stockChrome, targets)
  return {
    pages: hashPages(drafts, chrome),
    paths,
    routes,
    models: newModels(catalogue, groups),
    targets,
    warnings: [
      ...conflicts.map(
        ({ path, kept, left }) =>
          `${path} is wanted by both "${kept}" and "${left}"; "${kept}" has it. Change the slug of one of them.`,
      ),
      ...repeated.map((path) => `${path} is planned twice; the second page is left out. Rename its file or slug.`),
      ...deadLinks(catalogue, targets),
      ...overstatedStats(catalogue),
      ...offerWarnings(catalogue),
      ...contentWarnings(catalogue),
    ],
    nextChangeAtMs: catalogue.nextChangeAtMs,
  }
}

/** Of each site's last plan. */
const lastGrouped = new WeakMap<Site, GroupedCars>()
const lastPlanned = new WeakMap<Site, UniquePages & { drafts: readonly PageDraft[] }>()

interface UniquePages {
  pages: readonly PagePlan[]
  /** The same object as before while no page has come or gone. */
  paths: ReadonlySet<string>
  /** Paths of pages that are left out. */
  repeated: readonly string[]
}

/** Two pages cannot share a file: the first planned keeps the path, and the build warns of the second. */
function withoutDoubles(pages: readonly PagePlan[], last: UniquePages | null): UniquePages {
  if (last !== null && last.repeated.length === 0 && haveSamePaths(pages, last.pages)) return { ...last, pages }
  const paths = new Set<string>()
  const repeated: string[] = []
  const unique = pages.filter(({ path }) => {
    if (paths.has(path)) {
      repeated.push(path)
      return false
    }
    paths.add(path)
    return true
  })
  return { pages: unique, paths, repeated }
}

function haveSamePaths(pages: readonly PagePlan[], before: readonly PagePlan[]): boolean {
  return (
    pages.length === before.length &&
    pages.every((page, index) => page === before[index] || page.path === before[index]?.path)
  )
}
