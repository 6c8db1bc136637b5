/** What InstantSearch asks of a search client, and what it returns: the parts that this engine knows. */
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import type { NearPlace } from '#domain/search/near/near-place.ts'
import type { Columns } from './format/columns.ts'
import type { FilterList } from './rows/listed-filters.ts'

/** An order of the distance from a point. */
export interface DistanceOrder {
  /** For an engine that measures distances itself. */
  readonly from: { readonly latitude: number; readonly longitude: number }
  /** The rank of each row, from 1; 0 for rows that come last. All are below `size`. */
  ranks(columns: Columns): readonly [ranks: Uint32Array, size: number] | undefined
}

export interface SearchParams {
  readonly query?: string
  /** Attributes whose values are counted; "*" for all. */
  readonly facets?: readonly string[] | string
  readonly facetFilters?: FilterList
  readonly numericFilters?: FilterList
  /** Meilisearch's filter language, or a filter itself. */
  readonly filters?: string | FilterExpression
  /** From 0. */
  readonly page?: number
  readonly hitsPerPage?: number
  /** Those whose words are marked; all searchable ones unless it is given. */
  readonly attributesToHighlight?: readonly string[]
  readonly highlightPreTag?: string
  readonly highlightPostTag?: string
  readonly facetName?: string
  readonly facetQuery?: string
  readonly maxFacetHits?: number
  /** Where it is searched from: the page's client makes a filter and an order of it, which engines are asked with. */
  readonly near?: NearPlace & { readonly isOrder: boolean }
  /** Comes before the order of the index. */
  readonly order?: DistanceOrder
}

export interface SearchRequest {
  /** "cars", or "cars:price:asc" for an order. */
  readonly indexName: string
  readonly params?: SearchParams
}

export interface Highlighted {
  readonly value: string
  readonly matchLevel: 'none' | 'full'
  readonly matchedWords: readonly string[]
}

export interface SearchAnswer<Hit> {
  readonly index: string
  readonly query: string
  readonly params: string
  readonly hits: readonly Hit[]
  readonly nbHits: number
  readonly page: number
  readonly nbPages: number
  readonly hitsPerPage: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facets_stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  readonly exhaustiveNbHits: boolean
  readonly exhaustiveFacetsCount: boolean
  readonly processingTimeMS: number
}

export interface FacetAnswer {
  readonly facetHits: readonly { readonly value: string; readonly highlighted: string; readonly count: number }[]
  readonly exhaustiveFacetsCount: boolean
  readonly processingTimeMS: number
}
