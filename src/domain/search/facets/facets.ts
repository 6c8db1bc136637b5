/** The attributes by which cars, manufacturers and offers are filtered, as tables (S1 §3 "Search result"). */
import type { Car } from '../../car/car.ts'

/** `list`: any of several values; `menu`: one value; `toggle`: on or off; `range`: two thumbs; `none`: never shown. */
export type FacetKind = 'list' | 'menu' | 'toggle' | 'range' | 'none'

/** The order in which a facet's values are listed. */
export type FacetOrder = 'alphabetical' | 'count' | 'carType' | 'amount' | 'number'

export interface FacetDefinition {
  readonly attribute: string
  readonly kind: FacetKind
  /** What a document holds there: one text, several, a number or a boolean. */
  readonly holds: 'text' | 'texts' | 'number' | 'boolean'
  readonly label: string
  readonly order: FacetOrder
  /** Whether the words that a shopper types are looked for in it. */
  readonly searchable: boolean
}

export interface CarFacetDefinition extends FacetDefinition {
  /** The fields of a Car that its value comes from; `location` is the configured location of the car. */
  readonly sources: readonly (keyof Car | 'location' | 'weeklyPrice')[]
}

/** S1 §3: every filter attribute of the car search, in the order in which its parameters are written to a URL. */
export const CAR_FACETS = [
  facet('car_type', 'list', 'text', 'Condition', 'carType', false, ['carType']),
  facet('make', 'list', 'text', 'Make', 'alphabetical', true, ['make']),
  facet('model', 'list', 'text', 'Model', 'alphabetical', true, ['model']),
  facet('make_model', 'list', 'text', 'Make and Model', 'alphabetical', false, ['make', 'model']),
  facet('badge', 'list', 'text', 'Badge', 'alphabetical', true, ['badge']),
  facet('body', 'list', 'text', 'Body', 'count', true, ['bodyType']),
  facet('price', 'range', 'number', 'Price', 'number', false, ['priceAud', 'offerPriceAud']),
  facet('price_range', 'menu', 'text', 'Price Range', 'amount', false, ['priceAud', 'offerPriceAud']),
  facet('subscription_price', 'range', 'number', 'Subscription Price', 'number', false, ['subscriptionPriceAud']),
  facet('weekly_price_range', 'menu', 'text', 'Weekly Price', 'amount', false, ['weeklyPrice', 'subscriptionPriceAud']),
  facet('km', 'range', 'number', 'Kilometres', 'number', false, ['odometerKm']),
  facet('year', 'range', 'number', 'Year', 'number', true, ['year']),
  facet('transmission', 'list', 'text', 'Transmission', 'count', true, ['transmission']),
  facet('fuel', 'list', 'text', 'Fuel Type', 'count', true, ['fuelType']),
  facet('drive', 'list', 'text', 'Drive', 'count', true, ['drive']),
  facet('seats', 'list', 'number', 'Seats', 'number', false, ['seats']),
  facet('colour', 'list', 'text', 'Colour', 'count', true, ['colourFamily']),
  facet('filtered_features', 'list', 'texts', 'Features', 'count', true, ['features']),
  facet('categories', 'list', 'texts', 'Category', 'count', true, []),
  facet('item_type', 'list', 'text', 'Type', 'count', false, ['itemType']),
  facet('tag', 'list', 'text', 'Special', 'count', true, ['tag']),
  facet('certified', 'toggle', 'boolean', 'Certified', 'count', false, ['certified']),
  facet('status', 'list', 'text', 'Availability', 'count', false, ['status']),
  facet('dealership_name', 'list', 'text', 'Dealership', 'alphabetical', true, ['location']),
  facet('location_name', 'list', 'text', 'Location', 'alphabetical', true, ['location']),
  facet('city', 'list', 'text', 'City', 'alphabetical', true, ['location', 'city']),
  facet('state', 'list', 'text', 'State', 'alphabetical', true, ['location', 'state']),
  facet('created_at_timestamp', 'none', 'number', 'Date Listed', 'number', false, ['createdAt']),
] as const satisfies readonly CarFacetDefinition[]

export type CarFacetAttribute = (typeof CAR_FACETS)[number]['attribute']

export const CAR_FACET_ATTRIBUTES: readonly CarFacetAttribute[] = CAR_FACETS.map(({ attribute }) => attribute)

/** S1 §3: manufacturer search uses manufacturer.name, model.name and model.body. */
export const MANUFACTURER_FACETS = [
  facet('manufacturer.name', 'list', 'text', 'Make', 'alphabetical', true, []),
  facet('model.name', 'list', 'text', 'Model', 'alphabetical', true, []),
  facet('model.body', 'list', 'text', 'Body', 'count', true, []),
] as const satisfies readonly FacetDefinition[]

/** S1 §3: offers search uses categories and price. */
export const OFFER_FACETS = [
  facet('categories', 'list', 'texts', 'Category', 'count', true, []),
  facet('price', 'range', 'number', 'Price', 'number', false, []),
] as const satisfies readonly FacetDefinition[]

/** The facets that a site shows beside its results unless it says otherwise (ours). */
export const DEFAULT_SHOWN_FACETS: readonly CarFacetAttribute[] = [
  'car_type',
  'make',
  'body',
  'price',
  'km',
  'year',
  'transmission',
  'fuel',
  'drive',
  'seats',
  'colour',
  'location_name',
]

/** S1 §9: makes listed before 'Show all makes' is pressed. */
export const MAKE_LIST_LIMIT = 7
/** S1 §9: models listed at most. */
export const MODEL_LIST_LIMIT = 30
/** Values of any other facet that are listed at first (ours). */
export const FACET_LIST_LIMIT = 10
/** S1 §9. */
export const SHOW_ALL_MAKES = 'Show all makes'
/** S1 §9. */
export const HIDE_EXTRA_MAKES = 'Hide extra makes'

export interface ShownFacetOptions {
  readonly facets: readonly CarFacetAttribute[]
  readonly facetLabels: Readonly<Partial<Record<CarFacetAttribute, string>>>
}

/** The facets that a site shows, in its order and under its headings. */
export function shownFacets(options: ShownFacetOptions): FacetDefinition[] {
  return options.facets.flatMap((attribute) => {
    const facet = CAR_FACETS.find((each) => each.attribute === attribute)
    return facet === undefined ? [] : [{ ...facet, label: options.facetLabels[attribute] ?? facet.label }]
  })
}

export interface FacetLimits {
  readonly makeListLimit: number
  readonly modelListLimit: number
  readonly facetListLimit: number
}

/** How many values of an attribute are listed: at first, or of models at all (S1 §9). */
export function facetLimit(attribute: string, limits: FacetLimits): number {
  if (attribute === 'make') return limits.makeListLimit
  return attribute === 'model' || attribute === 'make_model' ? limits.modelListLimit : limits.facetListLimit
}

function facet<const Attribute extends string, const Kind extends FacetKind>(
  attribute: Attribute,
  kind: Kind,
  holds: FacetDefinition['holds'],
  label: string,
  order: FacetOrder,
  searchable: boolean,
  sources: CarFacetDefinition['sources'],
) {
  return { attribute, kind, holds, label, order, searchable, sources }
}
