/** What the search takes from a site's configuration: for the browser, and for pages while they are built. */
import type { Site } from '#config/schema/site.ts'
import { cardOptions } from '#domain/car/card/card-options.ts'
import { soldWindowOf } from '#domain/car/sold-window.ts'
import { exampleText } from '#domain/finance/disclaimer.ts'
import { establishmentFeeAud } from '#domain/finance/loan/fees.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { isStockPlace } from '#domain/places/location-type.ts'
import { CAR_FACET_ATTRIBUTES, shownFacets } from '#domain/search/attributes/car-facets.ts'
import type { StockPlace } from '#domain/search/plain-language/vocabulary.ts'
import { offeredSorts } from '#domain/search/results/sort-options.ts'
import type { RepaymentSettings, SearchRouteSettings, SearchSettings } from './settings.ts'

/** What follows from the stock and from the moment of the build is added to it. */
export type SiteSearchSettings = Omit<SearchSettings, 'engine' | 'year' | 'places' | 'promoCard' | 'placeFiles'>

export function siteSearchSettings(site: Site): SiteSearchSettings {
  const { search, filterRules } = site
  return {
    filterRules,
    soldWindow: soldWindowOf(site.stock),
    stockPlaces: stockPlaces(site),
    vocabulary: {
      facets: shownFacets({ facets: CAR_FACET_ATTRIBUTES, facetLabels: search.facetLabels }),
      sortIds: search.sorts,
      defaultSort: search.defaultSort,
      hasPlaces: hasPlaces(site),
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
    repayments: repayments(site),
  }
}

/** The settings of a page while it is built: nothing is searched, and its results are in its inputs. */
export function buildSearchSettings(site: Site, places: readonly SearchRouteSettings[]): SearchSettings {
  return {
    ...siteSearchSettings(site),
    engine: { kind: 'bundled', indexUrl: '', identifiersUrl: '', cardUrls: [] },
    year: 0,
    places,
    promoCard: null,
    placeFiles: null,
  }
}

/** Whether cars stand in several places whose distances are known. */
export function hasPlaces(site: Pick<Site, 'locations'>): boolean {
  return stockPlaces(site).filter(({ latitude, longitude }) => latitude !== null && longitude !== null).length > 1
}

function stockPlaces({ locations }: Pick<Site, 'locations'>): StockPlace[] {
  return locations.filter(isStockPlace).map(({ name, address: { city, state, postcode, latitude, longitude } }) => ({
    name,
    city,
    state,
    postcode,
    latitude,
    longitude,
  }))
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
