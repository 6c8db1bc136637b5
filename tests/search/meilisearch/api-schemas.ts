/** The bodies and parameters of Meilisearch's HTTP interface, as its documentation has them; nothing else is taken. */
import * as v from 'valibot'

const texts = v.array(v.string())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const countText = v.pipe(v.string(), v.regex(/^\d+$/))
const indexUid = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,400}$/))

export const createIndexBody = v.strictObject({ uid: indexUid, primaryKey: v.optional(v.nullable(v.string())) })

export const settingsBody = v.strictObject({
  displayedAttributes: v.optional(texts),
  searchableAttributes: v.optional(texts),
  filterableAttributes: v.optional(texts),
  sortableAttributes: v.optional(texts),
  rankingRules: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^(?:words|typo|proximity|attribute|attributeRank|wordPosition|sort|exactness|[\w.]+:(?:asc|desc))$/),
      ),
    ),
  ),
  synonyms: v.optional(v.record(v.string(), texts)),
  typoTolerance: v.optional(
    v.strictObject({
      enabled: v.optional(v.boolean()),
      minWordSizeForTypos: v.optional(v.strictObject({ oneTypo: v.optional(count), twoTypos: v.optional(count) })),
      disableOnWords: v.optional(texts),
      disableOnAttributes: v.optional(texts),
      disableOnNumbers: v.optional(v.boolean()),
    }),
  ),
  faceting: v.optional(
    v.strictObject({
      maxValuesPerFacet: v.optional(count),
      sortFacetValuesBy: v.optional(v.record(v.string(), v.picklist(['alpha', 'count']))),
    }),
  ),
  pagination: v.optional(v.strictObject({ maxTotalHits: v.optional(count) })),
})

/** S: a document's id is letters, digits, hyphens and underscores, at most 511 bytes. */
export const documentsBody = v.array(v.looseObject({ id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,511}$/)) }))
export const documentsParameters = v.strictObject({ primaryKey: v.optional(v.string()) })
export const deleteBatchBody = v.array(v.union([v.string(), v.number()]))
export const listDocumentsParameters = v.strictObject({
  offset: v.optional(countText),
  limit: v.optional(countText),
  fields: v.optional(v.string()),
})

export const swapBody = v.array(
  v.strictObject({ indexes: v.tuple([indexUid, indexUid]), rename: v.optional(v.boolean()) }),
)

export const listKeysParameters = v.strictObject({ offset: v.optional(countText), limit: v.optional(countText) })
export const createKeyBody = v.strictObject({
  uid: v.optional(v.pipe(v.string(), v.uuid())),
  name: v.optional(v.nullable(v.string())),
  description: v.optional(v.nullable(v.string())),
  actions: texts,
  indexes: texts,
  // Must be said, be it null.
  expiresAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

const filter = v.union([v.string(), v.array(v.union([v.string(), texts]))])
const searchEntries = {
  q: v.optional(v.nullable(v.string())),
  filter: v.optional(filter),
  attributesToSearchOn: v.optional(texts),
  matchingStrategy: v.optional(v.picklist(['last', 'all', 'frequency'])),
}

export const multiSearchBody = v.strictObject({
  queries: v.array(
    v.strictObject({
      ...searchEntries,
      indexUid,
      facets: v.optional(texts),
      sort: v.optional(texts),
      page: v.optional(count),
      hitsPerPage: v.optional(count),
      offset: v.optional(count),
      limit: v.optional(count),
      attributesToRetrieve: v.optional(texts),
      attributesToHighlight: v.optional(texts),
      attributesToCrop: v.optional(texts),
      cropLength: v.optional(count),
      cropMarker: v.optional(v.string()),
      highlightPreTag: v.optional(v.string()),
      highlightPostTag: v.optional(v.string()),
      showMatchesPosition: v.optional(v.boolean()),
      showRankingScore: v.optional(v.boolean()),
    }),
  ),
})
export type SearchQuery = v.InferOutput<typeof multiSearchBody>['queries'][number]

/** What instant-meilisearch sends besides is what the documentation of facet search ignores. */
export const facetSearchBody = v.looseObject({
  ...searchEntries,
  facetName: v.string(),
  facetQuery: v.optional(v.string()),
})

export const noParameters = v.strictObject({})
