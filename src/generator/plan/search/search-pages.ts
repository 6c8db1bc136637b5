/** The search routes, each with its first pages of cards (S1 §2 "Vehicle search page"). */
import { fingerprinted } from '#catalogue/fingerprint.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { Site } from '#config/schema/site.ts'
import { searchBreadcrumbs } from '#domain/car/breadcrumbs.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import { bodyHeading } from '#domain/car/item-types.ts'
import { BODY_LABELS } from '#domain/car/labels.ts'
import type { Link } from '#domain/navigation/link.ts'
import { leadsSomewhere, sellingHref } from '#domain/navigation/link.ts'
import { featureBanner } from '#domain/promotions/feature-banner.ts'
import { promoCardPlace } from '#domain/promotions/promo-card.ts'
import { promoCardDraw, promoCardPage } from '#domain/promotions/promo-draw.ts'
import { exampleQuery } from '#domain/search/plain-language/example-query.ts'
import { collapseSold } from '#domain/search/results/search-results.ts'
import { bodyPath, makePath, modelPath, pagePath } from '#domain/search/url/search-paths.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import { routeSettings, routesWithin } from '#search/route-settings.ts'
import type { SearchRoute } from '#search/routes.ts'
import type { SearchRouteSettings } from '#search/settings.ts'
import type { SearchInputs } from '#view-models/search.ts'
import type { PagePlan, PlanContext } from '../plan-context.ts'
import { planPage } from '../plan-context.ts'
import { inSearchOrder } from './search-order.ts'

export function planSearchPages(context: PlanContext): PagePlan[] {
  const all = context.routes.map(routeSettings)
  const example = exampleQuery(context.catalogue.listed, context.catalogue.site.card.subscription)
  return all.flatMap((place, index) => {
    const route = context.routes[index]
    return route === undefined ? [] : planRoute(context, route, routesWithin(place, all), example)
  })
}

function planRoute(
  context: PlanContext,
  route: SearchRoute<ListedCar>,
  places: readonly SearchRouteSettings[],
  example: string | null,
): PagePlan[] {
  const { site } = context.catalogue
  const { totalCars, pages } = firstPages(route.cars, site.search)
  const related = fingerprinted(relatedSearches(context, route))
  const chipPlaces = fingerprinted([...places])
  return pages.map((cards, index) => {
    const pageNumber = index + 1
    const inputs = (): SearchInputs => ({
      kind: 'search',
      scope: route.scope,
      places: chipPlaces,
      example,
      heading: route.heading,
      cards,
      totalCars,
      pageNumber,
      pageCount: pages.length,
      basePath: route.path,
      breadcrumbs: searchBreadcrumbs(route.scope, route.heading, site.search),
      related,
      features: featureBanner(site.promotions.featureBanner, context.targets),
      promoCard: promoCardOn(context, promoCardPage(route.path, pageNumber), cards.length),
    })
    return planPage(pagePath(route.path, pageNumber), inputs)
  })
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

/** The promo card of a page while it runs, when it leads somewhere and the page has a place for it. */
function promoCardOn({ catalogue, targets }: PlanContext, page: string, carsOnPage: number): SearchInputs['promoCard'] {
  const card = catalogue.promotions().promoCard
  if (card === null || carsOnPage === 0) return null
  const href = sellingHref(card.href, targets)
  if (!leadsSomewhere(href, targets)) return null
  const place = promoCardPlace(card, carsOnPage, promoCardDraw(page))
  if (place.kind === 'none') return null
  return { title: card.title, lines: card.lines, href, after: place.cars }
}

/** Narrower searches, then neighbours: models of a make, makes and bodies elsewhere. */
function relatedSearches(context: PlanContext, { scope, cars }: SearchRoute<ListedCar>): SearchInputs['related'] {
  const { groups, chrome, catalogue, searchPaths } = context
  const { pathNoun: noun, facetLabels } = catalogue.site.search
  const bodiesTitle = `${bodyHeading(facetLabels)}s`
  const kept = (links: Link[]): Link[] => links.filter(({ href }) => searchPaths.has(href))
  if (scope.kind === 'make' || scope.kind === 'model') {
    const make = groups.makes.find((group) => group.make === scope.make)
    const models = (make?.models ?? [])
      .filter(({ model }) => scope.kind === 'make' || model !== scope.model)
      .map(({ model }) => ({ label: model, href: modelPath(scope.make, model) }))
    return titled([{ title: scope.kind === 'make' ? 'Models' : `More from ${scope.make}`, links: kept(models) }])
  }
  if (scope.kind === 'all') {
    return titled([
      { title: 'Makes', links: chrome.makes },
      { title: bodiesTitle, links: chrome.bodyTypes.map(({ label, href }) => ({ label, href })) },
    ])
  }
  const ofMakes = linksTo([...new Set(makesOf(cars).flat())], (make) => ({ label: make, href: makePath(make) }))
  const ofBodies = linksTo([...new Set(bodiesOf(cars).flat())], (body) => ({
    label: BODY_LABELS[body].many,
    href: bodyPath(body, noun),
  }))
  return titled([
    { title: 'Makes', links: kept(ofMakes) },
    ...(scope.kind === 'body' ? [] : [{ title: bodiesTitle, links: kept(ofBodies) }]),
  ])
}

const makesOf = onceForRuns((cars: readonly ListedCar[]) => [...new Set(cars.map(({ car }) => car.make))])
const bodiesOf = onceForRuns((cars: readonly ListedCar[]) => [
  ...new Set(cars.flatMap(({ car }) => car.bodyType ?? [])),
])

/** One link for each address. Names that share one stand under the smallest, which no new arrival changes. */
function linksTo<T extends string>(names: T[], link: (name: T) => Link): Link[] {
  const byHref = new Map<string, Link>()
  for (const each of names.sort().map(link)) if (!byHref.has(each.href)) byHref.set(each.href, each)
  return [...byHref.values()].sort((a, b) => (a.href < b.href ? -1 : 1))
}

function titled(groups: SearchInputs['related']): SearchInputs['related'] {
  return groups.filter(({ links }) => links.length > 1)
}
