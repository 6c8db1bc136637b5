/** The page of all makes and models in stock (S1 §2 "/models", §3 "Manufacturer search"). */
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { BODY_TYPES } from '#domain/car/car.ts'
import { BODY_LABELS } from '#domain/car/labels.ts'
import type { OfferFacet } from '#domain/offers/offer-facets.ts'
import { MODELS_PATH } from '#domain/search/lists/models-url.ts'
import { modelPath } from '#domain/search/url/search-paths.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import type { ModelCard } from '#view-models/search.ts'
import type { PagePlan, PlanContext } from '../plan-context.ts'
import { planPage } from '../plan-context.ts'

/** No page without stock, and none where the site has one of its own words at its address. */
export function planModels(context: PlanContext): PagePlan[] {
  const { catalogue, groups, searchPaths } = context
  const models = groups.makes.flatMap(({ make, models: ofMake }) =>
    ofMake.flatMap(({ model, cars }): ModelCard[] => {
      const href = modelPath(make, model)
      const newest = cars[0]?.car
      if (newest === undefined || !searchPaths.has(href)) return []
      const { bodyType, colourFamily } = newest
      const image = cars.find(({ car }) => car.image !== null)?.car.image ?? null
      const drawing = { bodyType, colourFamily }
      return [{ make, model, href, bodyTypes: bodiesOf(cars), image, drawing, count: cars.length }]
    }),
  )
  if (models.length === 0 || catalogue.contentPages.some(({ path }) => path === MODELS_PATH)) return []
  return [
    planPage(MODELS_PATH, () => ({
      kind: 'models',
      models,
      makes: makeFacet(models),
      bodyTypes: bodyFacet(models),
    })),
  ]
}

const bodiesOfRuns = onceForRuns((cars: readonly ListedCar[]) => [...new Set(cars.map(({ car }) => car.bodyType))])

function bodiesOf(cars: readonly ListedCar[]): ModelCard['bodyTypes'] {
  const bodies = new Set(bodiesOfRuns(cars).flat())
  return BODY_TYPES.filter((bodyType) => bodies.has(bodyType))
}

/** S1 §3: makes in alphabetical order. */
function makeFacet(models: readonly ModelCard[]): OfferFacet[] {
  return [...Map.groupBy(models, ({ make }) => make)].map(([make, { length }]) => ({
    label: make,
    value: make,
    count: length,
  }))
}

/** S1 §3: bodies by count; among as many, in their own order. */
function bodyFacet(models: readonly ModelCard[]): OfferFacet[] {
  return BODY_TYPES.map((bodyType) => ({
    label: BODY_LABELS[bodyType].one,
    value: bodyType,
    count: models.filter(({ bodyTypes }) => bodyTypes.includes(bodyType)).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
