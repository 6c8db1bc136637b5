/** Facets: the attributes by which cars, manufacturers and offers are filtered. */

/** `list`: any of several values; `menu`: one value; `toggle`: on or off; `range`: two thumbs; `none`: never shown. */
export type FacetKind = 'list' | 'menu' | 'toggle' | 'range' | 'none'

/** The order in which a facet's values are listed. */
export type FacetOrder = 'alphabetical' | 'count' | 'carType' | 'amount' | 'number'

/** How a facet's values are named, where not as they are. */
export type ValueNames = 'carType' | 'status' | 'capitalised' | 'certified' | 'seats' | 'berths'

/** What the numbers of a range are. */
export type NumberUnit = 'aud' | 'audPerWeek' | 'km' | 'year' | 'kg' | 'mm' | 'cc'

/** A facet as data: the browser gets it with the site's settings. */
export interface FacetDefinition {
  readonly attribute: string
  readonly kind: FacetKind
  readonly label: string
  readonly order: FacetOrder
  readonly names?: ValueNames
  /** Which limit its list has, where not that of any other. */
  readonly limit?: 'makes' | 'models'
  /** Of a range; dollars unless it is given. */
  readonly unit?: NumberUnit
}

/** S1 §3: manufacturer search uses manufacturer.name, model.name and model.body. */
export const MANUFACTURER_FACETS = [
  { attribute: 'manufacturer.name', kind: 'list', label: 'Make', order: 'alphabetical' },
  { attribute: 'model.name', kind: 'list', label: 'Model', order: 'alphabetical' },
  { attribute: 'model.body', kind: 'list', label: 'Body', order: 'count' },
] as const satisfies readonly FacetDefinition[]

/** S1 §3: offers search uses categories and price. */
export const OFFER_FACETS = [
  { attribute: 'categories', kind: 'list', label: 'Category', order: 'count' },
  { attribute: 'price', kind: 'range', label: 'Price', order: 'number', unit: 'aud' },
] as const satisfies readonly FacetDefinition[]

/** S1 §9: makes listed before 'Show all makes' is pressed, and models listed at most. */
export const MAKE_LIST_LIMIT = 7
export const MODEL_LIST_LIMIT = 30
/** Values of any other facet that are listed at first (ours). */
export const FACET_LIST_LIMIT = 10
export const SHOW_ALL_MAKES = 'Show all makes'
export const HIDE_EXTRA_MAKES = 'Hide extra makes'

export interface FacetLimits {
  readonly makeListLimit: number
  readonly modelListLimit: number
  readonly facetListLimit: number
}

/** How many values of a facet are listed: at first, or of models at all. */
export function facetLimit({ limit }: Pick<FacetDefinition, 'limit'>, limits: FacetLimits): number {
  if (limit === 'makes') return limits.makeListLimit
  return limit === 'models' ? limits.modelListLimit : limits.facetListLimit
}
