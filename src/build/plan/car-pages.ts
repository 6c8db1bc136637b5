/** The pages of cars that are listed, and of those that have gone. */
import type { GoneCar } from '#catalogue/car-history.ts'
import type { ListedCar } from '#catalogue/catalogue.ts'
import type { CardInputs } from '#catalogue/page-inputs.ts'
import { carBreadcrumbs } from '#domain/car/breadcrumbs.ts'
import { carCurrentTitle } from '#domain/car/car-title.ts'
import type { Comparable } from '#domain/car/similar-cars.ts'
import { bodyPath, makePath, modelPath, SEARCH_PATH } from '#domain/search/search-paths.ts'
import type { PlanContext } from './plan-context.ts'
import type { PageDraft } from './planned-page.ts'

export const carPath = (slug: string): string => `/cars/${slug}`
export const gonePath = (slug: string): string => `/gone/${slug}`

export function planCarPages(context: PlanContext): PageDraft[] {
  return context.catalogue.listed.map((listed) => planCar(context, listed))
}

function planCar(context: PlanContext, { car, card, location }: ListedCar): PageDraft {
  const { site } = context.catalogue
  const title = carCurrentTitle(car, site.vehiclePage.seriesInTitle)
  return context.page(
    carPath(car.slug),
    {
      kind: 'car',
      car,
      availability: card.availability,
      tag: card.tag,
      location,
      breadcrumbs: carBreadcrumbs(car, title, site.search).filter(
        ({ href }) => href === null || href === '/' || context.searchPaths.has(href),
      ),
      similar: similarCards(context, car),
    },
    { modifiedAt: car.updatedAt },
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

function similarCards(context: PlanContext, car: Comparable): CardInputs[] {
  return context.catalogue.findSimilar(car).map(({ card }) => card)
}

/** The narrowest search that still has cars: the model, the make, the body type, all. */
function findSimilarPath(context: PlanContext, gone: GoneCar): string {
  const noun = context.catalogue.site.search.pathNoun
  const paths = [modelPath(gone.make, gone.model), makePath(gone.make), bodyPath(gone.bodyType, noun)]
  return paths.find((path) => context.searchPaths.has(path)) ?? SEARCH_PATH
}
