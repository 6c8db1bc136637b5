/** What a plain-language query may speak of: the site's own facets, values, places and orders. */
import type { Frequency } from '../../finance/loan/frequency.ts'
import type { Coordinates } from '../../places/distance.ts'
import type { FacetDefinition } from '../facets/facets.ts'

/** A place where the site's cars stand. */
export interface StockPlace {
  /** The value of the `location_name` facet. */
  readonly name: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  /** Degrees; null when the site does not say. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A town, or only a postcode when its name is empty. */
export interface Town extends Coordinates {
  readonly postcode: string
  readonly name: string
  /** How it is written, where that does not follow from its name: "Richmond VIC". */
  readonly title?: string
}

export interface PlainVocabulary {
  /** What may be refined. */
  readonly facets: readonly Pick<FacetDefinition, 'attribute' | 'kind'>[]
  /** How many cars have each value, by attribute, as an engine counts them. */
  readonly values: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly places: readonly StockPlace[]
  /** Where else shoppers are: `AUSTRALIAN_TOWNS`, which a site without coordinates does not need. */
  readonly towns: readonly Town[]
  /** The ids of the orders on offer. */
  readonly sortIds: readonly string[]
  /** The year in which the question is asked. */
  readonly year: number
  /** The dearest car that such a repayment buys; null where the site speaks of no repayments. */
  readonly priceOfRepayment: ((amountAud: number, frequency: Frequency) => number | null) | null
}
