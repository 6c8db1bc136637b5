/**
 * Everything that the search of a site needs in the browser, in one file of the release.
 *
 * Pages hold only its fixed path, so that a change of stock changes no page that does not show the car.
 */
import type { CardOptions } from '#domain/car/card/card-options.ts'
import type { FinanceRates } from '#domain/finance/disclosure.ts'
import type { PromoCardOptions } from '#domain/promotions/promo-card.ts'
import type { FacetDefinition, FacetLimits } from '#domain/search/facets/facets.ts'
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import type { FilterRules, SoldWindow } from '#domain/search/filters/filter-rules.ts'
import { siteFilter } from '#domain/search/filters/filter-rules.ts'
import { NEAREST_SORT } from '#domain/search/near/near-place.ts'
import type { StockPlace } from '#domain/search/plain-language/vocabulary.ts'
import type { SortId, SortOption } from '#domain/search/results/sort-options.ts'
import { chosenSort, sortRule } from '#domain/search/results/sort-options.ts'
import type { SearchState, StateVocabulary } from '#domain/search/search-state.ts'
import type { SearchPlace } from '#domain/search/url/search-url.ts'
import type { InstantWindow } from '#domain/time/instant-window.ts'
import type { PlaceFileUrls } from './near/place-finder.ts'

/** All files of the search stand below this. */
export const SEARCH_DATA_FOLDER = 'search-data'
/** The one file of them whose name never changes. */
export const SEARCH_SETTINGS_PATH = `/${SEARCH_DATA_FOLDER}/settings.json`
/** Files whose content never changes: their names say what is in them. */
export const SEARCH_FILES_FOLDER = `${SEARCH_DATA_FOLDER}/files`

export type SearchEngineSettings =
  | {
      readonly kind: 'bundled'
      readonly indexUrl: string
      /** VINs and registration plates. */
      readonly identifiersUrl: string
      /** By number of the chunk. */
      readonly cardUrls: readonly string[]
    }
  | {
      readonly kind: 'meilisearch'
      readonly host: string
      /** Can search the site's indexes and nothing else: every visitor can read it. */
      readonly searchKey: string
      readonly indexName: string
      /** The attributes that words are looked for in, and marked. */
      readonly searchable: readonly string[]
    }

/** A search route with what it implies, and its heading. */
export interface SearchRouteSettings extends SearchPlace {
  readonly heading: string
}

/** The promo card with its dates as instants; the browser knows whether it runs. */
export interface PromoCardSettings extends Omit<PromoCardOptions, 'start' | 'expiry'>, InstantWindow {
  readonly title: string
  readonly lines: readonly string[]
  readonly href: string
}

/** How a price becomes a repayment, with what the law wants beside it (AU §1). */
export interface RepaymentSettings {
  readonly rates: FinanceRates
  readonly termYears: number
  readonly depositPercent: number
  readonly establishmentFeeAud: number
  /** The example that the comparison rate is based on. */
  readonly example: string
  /** What the site's teasers speak of. */
  readonly period: 'week' | 'month'
}

export interface SearchSettings extends FacetLimits {
  readonly engine: SearchEngineSettings
  /** Which cars the site shows at all (S1 §7): `settingsFilter` makes a filter of it, and the client asks with that. */
  readonly filterRules: FilterRules
  readonly soldWindow: SoldWindow
  /** The calendar year at the dealer's. */
  readonly year: number
  /** The routes that exist. */
  readonly places: readonly SearchRouteSettings[]
  /** Where the cars stand, for questions such as "near 4000". */
  readonly stockPlaces: readonly StockPlace[]
  /** The files of postcodes and suburbs; null for a site that does not say where its places are. */
  readonly placeFiles: PlaceFileUrls | null
  /** What a state may speak of: every facet, shown or not. */
  readonly vocabulary: StateVocabulary
  /** The facets beside the results, in their order and under their headings. */
  readonly facets: readonly FacetDefinition[]
  readonly sorts: readonly SortOption[]
  readonly defaultSort: SortId
  readonly pageSize: number
  /** What the cards take from the site. */
  readonly card: CardOptions
  readonly gridColumns: 3 | 4
  /** S1 §9: "Used" or "Pre-Owned". */
  readonly usedLabel: string
  /** S1 §5: hides the value false of the certified facet. */
  readonly certifiedOnly: boolean
  readonly itemName: { readonly one: string; readonly many: string }
  readonly selectModels: boolean
  readonly cacheEntries: number
  readonly clearFiltersPath: string
  readonly defaultCity: string | null
  /** Null for a site without one, and where it would lead nowhere. */
  readonly promoCard: PromoCardSettings | null
  /** Null where the site may show no repayments. */
  readonly repayments: RepaymentSettings | null
}

/**
 * The filter of the site at an instant. Not in the file: it would be another one with every build, and every build a new
 * release.
 */
export function settingsFilter(
  { filterRules, soldWindow, year }: Pick<SearchSettings, 'filterRules' | 'soldWindow' | 'year'>,
  asAtMs: number,
): FilterExpression {
  return siteFilter(filterRules, soldWindow, { asAtMs, year })
}

/** The index of a sort order, as InstantSearch names it: "cars", "cars:price:asc". Any unknown order is the default. */
export function indexNameOf(
  settings: Pick<SearchSettings, 'engine' | 'defaultSort'>,
  sortBy: SearchState['sortBy'],
): string {
  const name = settings.engine.kind === 'meilisearch' ? settings.engine.indexName : 'cars'
  // The order by distance is part of the question.
  if (sortBy === NEAREST_SORT) return name
  const sort = chosenSort(sortBy, settings.defaultSort)
  return sort.id === 'rank-desc' ? name : `${name}:${sortRule(sort)}`
}
