/** The budget search with the answer that it begins with (S2 §4, §9). */
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { BUDGET_PATH } from '#domain/budget/budget.ts'
import { budgetTerms } from '#domain/budget/budget-loan.ts'
import { countsForBudget, priceExtent } from '#domain/budget/budget-outcome.ts'
import { budgetOf, startingBudget } from '#domain/budget/budget-state.ts'
import type { BudgetFindings, BudgetType } from '#domain/budget/budget-view.ts'
import { budgetView } from '#domain/budget/budget-view.ts'
import { CAR_TYPES } from '#domain/car/car.ts'
import { BODY_LABELS, carTypeLabel } from '#domain/car/labels.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { capitalise } from '#domain/formats/words.ts'
import { CAR_FACET_ATTRIBUTES, shownFacets } from '#domain/search/attributes/car-facets.ts'
import { carTypesPath, SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import { impliedValues } from '#domain/search/url/search-url.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import { repayments } from '#search/site-settings.ts'
import type { BudgetInputs } from '#view-models/search.ts'
import type { PagePlan, PlanContext } from '../plan-context.ts'
import { planPage } from '../plan-context.ts'

export function planBudget(context: PlanContext): PagePlan[] {
  return context.catalogue.site.budgetSearch.enabled ? [planPage(BUDGET_PATH, () => budgetInputs(context))] : []
}

function budgetInputs({ catalogue, groups, routes }: PlanContext): BudgetInputs {
  const { site, listed } = catalogue
  const { search, budgetSearch } = site
  const one = capitalise(search.itemName.one)
  const all: BudgetType = { place: { path: SEARCH_PATH, implied: {} }, typeName: one }
  const carTypes = CAR_TYPES.filter((carType) => groups.byCarType.has(carType)).map((carType) => {
    const label = carTypeLabel(carType, search.usedLabel)
    const place = { path: carTypesPath([carType], search.pathNoun), implied: { car_type: [carType] } }
    return { carType, label, place, typeName: `${label} ${one}` }
  })
  const loanTerms = repayments(site)
  const budgetAud = budgetOf(startingBudget(budgetSearch), budgetTerms({ method: budgetSearch.method, loanTerms }))
  return {
    kind: 'budget',
    types: [{ carType: null, label: `All ${search.itemName.many}`, ...all }, ...(carTypes.length > 1 ? carTypes : [])],
    budgetAud,
    loanTerms,
    view: budgetView(budgetAud, null, all, findingsOf(listed, budgetAud, budgetSearch.priceAboveAud), {
      places: routes.map(({ path, scope }) => ({ path, implied: impliedValues(scope) })),
      vocabulary: {
        facets: shownFacets({ facets: CAR_FACET_ATTRIBUTES, facetLabels: search.facetLabels }),
        sortIds: search.sorts,
        defaultSort: search.defaultSort,
      },
      defaultCity: search.defaultCity,
      tiles: budgetSearch,
    }),
  }
}

const pricedOf = onceForRuns((cars: readonly ListedCar[]) =>
  cars.map(({ car }) => ({ bodyType: car.bodyType, priceAud: currentPriceAud(car) })),
)

/** The prices that the index holds, too. */
function findingsOf(listed: readonly ListedCar[], budgetAud: number, priceAboveAud: number): BudgetFindings {
  const priced = pricedOf(listed).flat()
  const within = priced.filter(
    ({ priceAud }) => countsForBudget(priceAud, priceAboveAud) && priceAud !== null && priceAud <= budgetAud,
  )
  return {
    extent: priceExtent(
      priced.map(({ priceAud }) => priceAud),
      priceAboveAud,
    ),
    foundCount: within.length,
    bodies: [...Map.groupBy(within, ({ bodyType }) => bodyType)].flatMap(([bodyType, cars]) =>
      bodyType === null ? [] : [{ name: BODY_LABELS[bodyType].one, count: cars.length }],
    ),
  }
}
