/** The pages of cars that are listed, and of those that have gone. */
import type { GoneCar } from '#catalogue/car-history.ts'
import type { ListedCar } from '#catalogue/catalogue.ts'
import { fingerprinted } from '#catalogue/fingerprint.ts'
import type { Breadcrumb } from '#domain/car/breadcrumbs.ts'
import { carBreadcrumbs } from '#domain/car/breadcrumbs.ts'
import type { CarSummary, KeyedCarCard } from '#domain/car/car-summary.ts'
import { carCurrentTitle } from '#domain/car/car-title.ts'
import type { Comparable } from '#domain/car/similar-cars.ts'
import { bodyPath, makePath, modelPath, SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import type { PlanContext } from './plan-context.ts'
import type { PageDraft } from './planned-page.ts'
import { deferredPage } from './planned-page.ts'

export const carPath = (slug: string): string => `/cars/${slug}`
export const gonePath = (slug: string): string => `/gone/${slug}`

export function planCarPages(context: PlanContext): PageDraft[] {
  const trailTo = createTrails(context)
  return context.catalogue.listed.map((listed) => planCar(context, listed, trailTo))
}

/** Breadcrumbs to a car under its title. */
type Trails = (car: CarSummary, title: string) => Breadcrumb[]

/** All but the last are shared by the cars of one model, type and body: made and hashed once. */
function createTrails({ catalogue, searchPaths }: PlanContext): Trails {
  const trails = new Map<string, Breadcrumb[]>()
  return (car, title) => {
    const key = `${car.carType}|${car.bodyType}|${car.make}|${car.model}`
    let trail = trails.get(key)
    if (trail === undefined) {
      trail = carBreadcrumbs(car, title, catalogue.site.search)
        .slice(0, -1)
        .filter(({ href }) => href === '/' || (href !== null && searchPaths.has(href)))
        .map((crumb) => fingerprinted({ ...crumb }))
      trails.set(key, trail)
    }
    return [...trail, { label: title, href: null }]
  }
}

function planCar(context: PlanContext, listed: ListedCar, trailTo: Trails): PageDraft {
  const { car, facts, imported, card, location } = listed
  const title = carCurrentTitle(car, context.catalogue.site.vehiclePage.seriesInTitle)
  const others = {
    kind: 'car' as const,
    availability: card.availability,
    tag: card.tag,
    location,
    breadcrumbs: trailTo(car, title),
    similar: similarCards(context, car),
  }
  return deferredPage(
    carPath(car.slug),
    { ...others, car: imported.fingerprint },
    () => ({ ...others, car: imported.car }),
    { modifiedAt: facts.updatedAt },
  )
}

/** Reached by a rewrite from /cars/{slug} with status 404, so that a shopper's old link still helps. */
export function planGonePages(context: PlanContext): PageDraft[] {
  return context.catalogue.gone.map((gone) =>
    context.page(
      gonePath(gone.slug),
      {
        kind: 'gone',
        name: gone.name,
        bodyType: gone.bodyType,
        findSimilarPath: findSimilarPath(context, gone),
        similar: similarCards(context, gone),
      },
      { indexed: false },
    ),
  )
}

function similarCards(context: PlanContext, car: Comparable): KeyedCarCard[] {
  return context.catalogue.findSimilar(car).map(({ card }) => card)
}

/** The narrowest search that still has cars: the model, the make, the body type, all. */
function findSimilarPath(context: PlanContext, gone: GoneCar): string {
  const noun = context.catalogue.site.search.pathNoun
  const ofBody = gone.bodyType === null ? [] : [bodyPath(gone.bodyType, noun)]
  const paths = [modelPath(gone.make, gone.model), makePath(gone.make), ...ofBody]
  return paths.find((path) => context.searchPaths.has(path)) ?? SEARCH_PATH
}
