/** The settings of the search, for the browser. */
import type { Catalogue, ListedCar } from '#catalogue/catalogue.ts'
import type { Site } from '#config/schema/site.ts'
import { cardOptions } from '#domain/car/card/card-options.ts'
import { soldWindowOf } from '#domain/car/sold-window.ts'
import { exampleText } from '#domain/finance/disclaimer.ts'
import { establishmentFeeAud } from '#domain/finance/fees.ts'
import { financeRules } from '#domain/finance/rules.ts'
import type { LinkTargets } from '#domain/navigation/link.ts'
import { leadsSomewhere, sellingHref } from '#domain/navigation/link.ts'
import { featureBanner } from '#domain/promotions/feature-banner.ts'
import { CAR_FACET_ATTRIBUTES, shownFacets } from '#domain/search/attributes/car-facets.ts'
import { plainText } from '#domain/search/filters/evaluate-filter.ts'
import type { StockPlace } from '#domain/search/plain-language/vocabulary.ts'
import { offeredSorts } from '#domain/search/results/sort-options.ts'
import type { ImpliedValues } from '#domain/search/url/search-url.ts'
import { impliedValues } from '#domain/search/url/search-url.ts'
import { instantsOf } from '#domain/time/date-window.ts'
import { yearAt } from '#domain/time/zone-days.ts'
import type { SearchRoute } from '#search/routes.ts'
import type { PromoCardSettings, RepaymentSettings, SearchEngineSettings, SearchSettings } from '#search/settings.ts'

export interface PlannedSearch {
  readonly routes: readonly SearchRoute<ListedCar>[]
  readonly targets: LinkTargets
}

export function searchSettings(
  { site, asAtMs }: Pick<Catalogue, 'site' | 'asAtMs'>,
  { routes, targets }: PlannedSearch,
  engine: SearchEngineSettings,
): SearchSettings {
  const { search, promotions, filterRules, timeZone } = site
  return {
    engine,
    filterRules,
    soldWindow: soldWindowOf(site.stock),
    year: yearAt(asAtMs, timeZone),
    places: routes.map((route) => ({ path: route.path, heading: route.heading, implied: impliedBy(route) })),
    stockPlaces: stockPlaces(site),
    vocabulary: {
      facets: shownFacets({ facets: CAR_FACET_ATTRIBUTES, facetLabels: search.facetLabels }),
      sortIds: search.sorts,
      defaultSort: search.defaultSort,
    },
    facets: shownFacets(search),
    sorts: offeredSorts(search),
    defaultSort: search.defaultSort,
    pageSize: search.pageSize,
    card: cardOptions(site),
    gridColumns: search.gridColumns,
    usedLabel: search.usedLabel,
    certifiedOnly: filterRules.certifiedOnly,
    itemName: search.itemName,
    selectModels: search.selectModels,
    makeListLimit: search.makeListLimit,
    modelListLimit: search.modelListLimit,
    facetListLimit: search.facetListLimit,
    cacheEntries: search.cacheEntries,
    clearFiltersPath: search.clearFiltersPath,
    defaultCity: search.defaultCity,
    promoCard: promoCard(site, targets),
    featureBanner: featureBanner(promotions.featureBanner, targets),
    repayments: repayments(site),
  }
}

function stockPlaces({ locations }: Site): StockPlace[] {
  return locations
    .filter(({ type, visible }) => type === 'sales' && visible)
    .map(({ name, address: { city, postcode, latitude, longitude } }) => ({
      name,
      city,
      postcode,
      latitude,
      longitude,
    }))
}

/** Feeds write one make in several ways, and its route lists the cars of all of them: so it stands for all. */
function impliedBy({ scope, cars }: SearchRoute<ListedCar>): ImpliedValues {
  const implied = impliedValues(scope)
  if (scope.kind !== 'make' && scope.kind !== 'model') return implied
  return Object.fromEntries(
    Object.entries(implied).map(([attribute, values]) => {
      const written = [...new Set(cars.map(({ car }) => (attribute === 'make' ? car.make : car.model)))].sort()
      const byText = new Map([...values, ...written].map((value) => [plainText(value), value]))
      for (const value of values) byText.set(plainText(value), value)
      return [attribute, [...byText.values()]]
    }),
  )
}

function promoCard({ promotions, timeZone }: Site, targets: LinkTargets): PromoCardSettings | null {
  const { start, expiry, ...card } = promotions.promoCard
  const href = sellingHref(card.href, targets)
  if (!card.display || !leadsSomewhere(href, targets)) return null
  return { ...card, href, ...instantsOf({ start, expiry }, timeZone) }
}

/** How prices become repayments; null for a site that may show none. */
export function repayments({ finance }: Site): RepaymentSettings | null {
  const { rates, estimate, disclaimer, establishmentFeeAud: feeAud } = financeRules(finance, null)
  if (rates === null || estimate.hidden) return null
  return {
    rates,
    termYears: estimate.termYears,
    depositPercent: estimate.depositPercent,
    establishmentFeeAud: establishmentFeeAud(feeAud, null),
    example: exampleText(disclaimer),
    period: estimate.teaserPeriod,
  }
}
