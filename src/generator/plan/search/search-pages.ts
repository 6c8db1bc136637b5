/** The search routes, each with its first pages of cards (S1 §2 "Vehicle search page"). */
import { fingerprinted, hashValue, sameValue } from '#catalogue/fingerprint.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { Site } from '#config/schema/site.ts'
import { searchBreadcrumbs } from '#domain/car/breadcrumbs.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { Link } from '#domain/navigation/link.ts'
import { leadsSomewhere, sellingHref } from '#domain/navigation/link.ts'
import { featureBanner } from '#domain/promotions/feature-banner.ts'
import { promoCardPlace } from '#domain/promotions/promo-card.ts'
import { promoCardDraw, promoCardPage } from '#domain/promotions/promo-draw.ts'
import { exampleQuery } from '#domain/search/plain-language/example-query.ts'
import { collapseSold } from '#domain/search/results/search-results.ts'
import { pagePath } from '#domain/search/url/search-paths.ts'
import { routeSettings, routesWithin } from '#search/route-settings.ts'
import type { SearchRoute } from '#search/routes.ts'
import type { SearchRouteSettings } from '#search/settings.ts'
import type { SearchInputs } from '#view-models/search.ts'
import type { PagePlan, PlanContext } from '../plan-context.ts'
import type { PageDraft } from '../planned-page.ts'
import { draftPage } from '../planned-page.ts'
import { relatedSearches } from './related-searches.ts'
import { inSearchOrder } from './search-order.ts'

/**
 * A route of the same cars has the same pages as in the site's last plan while what all routes share is the same: a
 * changed price is in the lists of few.
 */
export function planSearchPages(context: PlanContext): PagePlan[] {
  const { catalogue, routes, groups, chrome } = context
  const all = routes.map(routeSettings)
  const example = exampleQuery(catalogue.listed, catalogue.site.card.subscription)
  const models = groups.makes.map((make) => make.models.map(({ model }) => model))
  const basis = hashValue([all, example, chrome.makes, chrome.bodyTypes, models])
  const last = lastPlanned.get(catalogue.site)
  const before = last?.basis === basis ? last.routes : null
  const planned = new Map<string, PlannedRoute>()
  const extras = extrasOf(context)
  const plans = all.flatMap((place, index) => {
    const route = routes[index]
    if (route === undefined) return []
    const known = before?.get(route.path)
    const isKnown = known?.cars === route.cars && sameValue(known.scope, route.scope)
    const made = isKnown ? known : planRoute(context, route, routesWithin(place, all), example)
    planned.set(route.path, made)
    return made.pages.map((page) => pagePlan(page, extras))
  })
  lastPlanned.set(catalogue.site, { basis, routes: planned })
  return plans
}

/** Of each site's last plan; nothing in it refers to that plan. */
const lastPlanned = new WeakMap<Site, { basis: string; routes: ReadonlyMap<string, PlannedRoute> }>()

interface PlannedRoute {
  cars: readonly ListedCar[]
  scope: SearchRoute<ListedCar>['scope']
  pages: readonly PlannedSearchPage[]
}

interface PlannedSearchPage {
  path: string
  inputs: Omit<SearchInputs, keyof Extras>
  /** As it was last made, with the extras of then. */
  last: { extras: Extras; draft: PageDraft } | null
}

/** What depends on where links can lead, and on the day. */
type Extras = Pick<SearchInputs, 'features' | 'promoCard'>

function pagePlan(page: PlannedSearchPage, extrasOn: (page: PlannedSearchPage) => Extras): PagePlan {
  const { path, inputs } = page
  return {
    path,
    draft() {
      const extras = extrasOn(page)
      if (page.last === null || !sameValue(page.last.extras, extras)) {
        page.last = { extras, draft: draftPage(path, { ...inputs, ...extras }) }
      }
      return page.last.draft
    },
  }
}

function planRoute(
  context: PlanContext,
  route: SearchRoute<ListedCar>,
  places: readonly SearchRouteSettings[],
  example: string | null,
): PlannedRoute {
  const { site } = context.catalogue
  const { scope, cars, heading, path } = route
  const { totalCars, pages } = firstPages(cars, site.search)
  const related = fingerprinted(relatedSearches(context, route))
  const chipPlaces = fingerprinted([...places])
  const breadcrumbs = searchBreadcrumbs(scope, heading, site.search)
  return {
    cars,
    scope,
    pages: pages.map((cards, index) => ({
      path: pagePath(path, index + 1),
      inputs: {
        kind: 'search',
        scope,
        places: chipPlaces,
        example,
        heading,
        cards,
        totalCars,
        pageNumber: index + 1,
        pageCount: pages.length,
        basePath: path,
        breadcrumbs,
        related,
      },
      last: null,
    })),
  }
}

interface FirstPages {
  options: Site['search']
  totalCars: number
  /** The cards of each pre-rendered page. */
  pages: KeyedCarCard[][]
}

/** Of lists of cars that nobody changes any more: most of them are those of the last plan. */
const knownPages = new WeakMap<readonly ListedCar[], FirstPages>()

function firstPages(listed: readonly ListedCar[], options: Site['search']): FirstPages {
  const known = knownPages.get(listed)
  if (known?.options === options) return known
  const { pageSize, preRenderedPages, defaultSort } = options
  const cars = inSearchOrder(listed, defaultSort)
  const pageCount = Math.min(Math.max(1, Math.ceil(cars.length / pageSize)), preRenderedPages)
  const pages = Array.from({ length: pageCount }, (_, index) =>
    // Of the hits of one page, as the search in the browser does it: so both show the same.
    collapseSold(
      cars.slice(index * pageSize, (index + 1) * pageSize).map(({ card }) => card),
      ({ availability }) => availability === 'sold',
    ),
  )
  const made = { options, totalCars: cars.length, pages }
  knownPages.set(listed, made)
  return made
}

/**
 * Of any page of one plan, to be asked in its draft: the features that lead somewhere, and the promo card while it runs,
 * when it leads somewhere and the page has a place for it.
 */
function extrasOf(context: PlanContext): (page: PlannedSearchPage) => Extras {
  let shared: { features: Link[]; card: ReturnType<typeof promoCardNow> } | null = null
  return ({ inputs: { basePath, pageNumber, cards } }) => {
    shared ??= {
      features: featureBanner(context.catalogue.site.promotions.featureBanner, context.targets),
      card: promoCardNow(context),
    }
    const { features, card } = shared
    if (card === null || cards.length === 0) return { features, promoCard: null }
    const place = promoCardPlace(card, cards.length, promoCardDraw(promoCardPage(basePath, pageNumber)))
    if (place.kind === 'none') return { features, promoCard: null }
    return { features, promoCard: { title: card.title, lines: card.lines, href: card.href, after: place.cars } }
  }
}

function promoCardNow({ catalogue, targets }: PlanContext) {
  const card = catalogue.promotions().promoCard
  if (card === null) return null
  const href = sellingHref(card.href, targets)
  return leadsSomewhere(href, targets) ? { ...card, href } : null
}
