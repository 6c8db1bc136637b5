/** The pages of removed cars, and the search that is offered instead of a car. */
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { Comparable } from '#domain/car/similar/similar-cars.ts'
import { slugify } from '#domain/formats/slugify.ts'
import { bodyPath, makePath, modelPath, SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import { NOT_INDEXED, planPage } from './plan-context.ts'

export const gonePath = (slug: string): string => `/gone/${slug}`

/** Reached by a rewrite from /cars/{slug} with status 404, so that a shopper's old link still helps. */
export function planGonePages(context: PlanContext): PagePlan[] {
  return context.catalogue.gone.map((gone) =>
    planPage(
      gonePath(gone.slug),
      () => ({
        kind: 'gone',
        name: gone.name,
        bodyType: gone.bodyType,
        findSimilarPath: findSimilarPath(context, gone),
        similar: similarCards(context, gone),
      }),
      NOT_INDEXED,
    ),
  )
}

function similarCards(context: PlanContext, car: Comparable): KeyedCarCard[] {
  return context.catalogue.findSimilar(car).map(({ card }) => card)
}

/** The narrowest search with a car that can be bought: the model, the make, the body type, all; else the dealer. */
export function findSimilarPath(
  { catalogue, groups, searchPaths }: PlanContext,
  { make, model, bodyType }: Comparable,
): string {
  const { site, listed } = catalogue
  const ofMake = groups.makes.find(({ slug }) => slug === slugify(make))
  const ofModel = ofMake?.models.find(({ slug }) => slug === slugify(model))
  const ofBody = groups.bodyTypes.find((group) => group.bodyType === bodyType)
  const choices: { path: string; cars: readonly ListedCar[] }[] = [
    { path: modelPath(make, model), cars: ofModel?.cars ?? [] },
    { path: makePath(make), cars: ofMake?.cars ?? [] },
    { path: bodyType === null ? SEARCH_PATH : bodyPath(bodyType, site.search.pathNoun), cars: ofBody?.cars ?? [] },
    { path: SEARCH_PATH, cars: listed },
  ]
  const found = choices.find(
    ({ path, cars }) => searchPaths.has(path) && cars.some(({ card }) => card.availability === 'inStock'),
  )
  return found?.path ?? site.locationPages.listPath
}
