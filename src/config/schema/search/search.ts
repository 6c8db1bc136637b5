/** The search pages: which are made, what can be filtered and sorted by, and what each shows. */
import * as v from 'valibot'
import { CAR_FACET_ATTRIBUTES } from '#domain/search/attributes/car-facets.ts'
import { DEFAULT_FILTERED_FEATURES } from '#domain/search/attributes/feature-words.ts'
import { DEFAULT_PRICE_BANDS_AUD, DEFAULT_WEEKLY_PRICE_BANDS_AUD } from '#domain/search/attributes/price-bands.ts'
import { FACET_LIST_LIMIT, MAKE_LIST_LIMIT, MODEL_LIST_LIMIT } from '#domain/search/facets/facets.ts'
import { GRID_COLUMNS, PAGE_SIZE } from '#domain/search/results/search-results.ts'
import { CLEAR_FILTERS_PATH } from '#domain/search/results/search-wordings.ts'
import { DEFAULT_SORT_ID, SORT_IDS } from '#domain/search/results/sort-options.ts'
import { PATH_NOUN } from '#domain/search/url/search-paths.ts'
import { option, required } from '../option.ts'
import { choices, slug, text, wholeNumber } from '../text.ts'
import { carRuleSchema } from './car-rule.ts'

const itemNameSchema = v.strictObject({
  one: required(text, 'One item: "car", "caravan", "motorcycle", "truck".'),
  many: required(text, 'Several items: "cars".'),
})

const categorySchema = v.strictObject({
  label: required(text, 'What shoppers read: "Tow Vehicles".'),
  rule: required(carRuleSchema, 'Which vehicles belong to it.'),
})

const featureSchema = v.strictObject({
  label: required(text, 'What shoppers read: "Tow Bar".'),
  phrases: required(
    v.pipe(v.array(text), v.minLength(1, 'expected at least one phrase')),
    'Whole words by which feeds name it, such as "towbar"; any case.',
  ),
})

const bandsSchema = v.pipe(
  v.array(v.pipe(v.number(), v.minValue(1, 'expected at least 1'))),
  v.check(
    (bounds) => bounds.every((bound, index) => bound > (bounds[index - 1] ?? 0)),
    'expected amounts that ascend, such as [10000, 20000]',
  ),
)

/** Ours: the specification gives no number. */
const CACHE_ENTRIES = 50

const sortIdSchema = v.picklist(SORT_IDS)

export const searchSchema = v.pipe(
  v.strictObject({
    pageSize: option(wholeNumber(1, 100), PAGE_SIZE, 'Cars on one page of results.', 'S1 §9'),
    preRenderedPages: option(wholeNumber(1, 500), 20, 'Pages of each search route that are written as HTML.'),
    gridColumns: option(v.picklist(GRID_COLUMNS), 3, 'Cards in a row on large screens: 3 or 4.', 'S1 §2'),
    usedLabel: option(v.picklist(['Used', 'Pre-Owned']), 'Used', 'What used cars are called.', 'S1 §9'),
    pathNoun: option(slug, PATH_NOUN, 'The last word of the paths /search/used-cars and /search/ute-cars.', 'S1 §2'),
    shortCarTypePaths: option(
      v.boolean(),
      false,
      'Whether /used-car, /new-car and /demo-car lead to the lists of those vehicles, too.',
      'S2 §2',
    ),
    itemName: option(
      v.nullable(itemNameSchema),
      null,
      'What one item of stock is called; when null as its kind (`filterRules.itemTypes`, else `stock.itemType`) is: "car", "caravan", "motorcycle", "truck", and "vehicle" of several kinds.',
      'S1 §2',
    ),
    facets: option(
      v.nullable(choices(CAR_FACET_ATTRIBUTES)),
      null,
      'The filters beside the results, in their order; when null those that shoppers of its kinds of vehicle use (`src/domain/car/item-types.ts`). A filter without values is not shown.',
      'S1 §3',
    ),
    facetLabels: option(
      v.record(v.picklist(CAR_FACET_ATTRIBUTES), text),
      {},
      'Other headings for filters, by attribute: { colour: "Exterior Colour" }.',
    ),
    makeListLimit: option(
      wholeNumber(1, 500),
      MAKE_LIST_LIMIT,
      'Makes listed before "Show all makes" is pressed.',
      'S1 §9',
    ),
    modelListLimit: option(wholeNumber(1, 500), MODEL_LIST_LIMIT, 'Models listed at most.', 'S1 §9'),
    facetListLimit: option(wholeNumber(1, 500), FACET_LIST_LIMIT, 'Values of any other filter listed at first.'),
    selectModels: option(
      v.boolean(),
      true,
      'Whether choosing a make reveals a toggle with which models of it are chosen.',
      'S1 §2',
    ),
    priceBandsAud: option(
      bandsSchema,
      [...DEFAULT_PRICE_BANDS_AUD],
      'Where the price ranges meet, in Australian dollars: the first is "Under" the first amount.',
      'S1 §9',
    ),
    weeklyPriceBandsAud: option(
      bandsSchema,
      [...DEFAULT_WEEKLY_PRICE_BANDS_AUD],
      'Where the ranges of weekly prices meet, in Australian dollars a week.',
      'S1 §3',
    ),
    filteredFeatures: option(
      v.array(featureSchema),
      DEFAULT_FILTERED_FEATURES.map(({ label, phrases }) => ({ label, phrases: [...phrases] })),
      'The features that can be filtered by, and how feeds name them.',
      'S1 §3',
    ),
    seriesNames: option(
      v.array(text),
      [],
      'The series by which this site sorts its stock, such as "Duo", "City" and "Sport": values of the filter `site_series`.',
      'S1 §3',
    ),
    categories: option(
      v.array(categorySchema),
      [],
      'Kinds of vehicle of your own that can be filtered by, each with its rule. The cab of a ute is one by itself: "Dual Cab", "Extra Cab" or "Single Cab".',
      'S1 §3',
    ),
    sorts: option(
      v.pipe(choices(SORT_IDS), v.minLength(1, 'expected at least one order')),
      [...SORT_IDS],
      'The orders that shoppers can choose, in the order of the menu.',
      'S1 §2',
    ),
    sortLabels: option(v.record(sortIdSchema, text), {}, 'Other words for orders, by id: { "rank-desc": "Featured" }.'),
    defaultSort: option(sortIdSchema, DEFAULT_SORT_ID, 'The order when none is chosen.', 'S1 §7, §9'),
    defaultCity: option(
      v.nullable(text),
      null,
      'A city that links to searches filter by unless another is chosen; none when null.',
      'S2 §2',
    ),
    clearFiltersPath: option(
      v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/, 'expected a path such as "/search"')),
      CLEAR_FILTERS_PATH,
      'Where "Clear Filters" leads when nothing is found; of offers it is always /special-offers.',
      'S1 §2',
    ),
    cacheEntries: option(
      wholeNumber(1, 1000),
      CACHE_ENTRIES,
      'Recent queries whose answers the browser keeps; the one unused for longest goes first.',
      'S1 §9',
    ),
  }),
  v.check(({ sorts, defaultSort }) => sorts.includes(defaultSort), 'expected a `defaultSort` that is one of `sorts`'),
)
