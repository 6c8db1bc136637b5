/** A Meilisearch over the same cars, pushed as a build does and searched with the key that browsers get. */
import { Meilisearch } from 'meilisearch'
import { allOf } from '#domain/search/filters/filter-expression.ts'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import { distanceRule } from '#domain/search/results/sort-options.ts'
import { DEFAULT_SYNONYMS } from '#domain/search/text/synonyms.ts'
import { conditionsOf } from '#search/engine/rows/conditions.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { indexSettings } from '#search/meilisearch/index-settings.ts'
import { meilisearchDocument } from '#search/meilisearch/meilisearch-document.ts'
import { preparePush } from '#search/meilisearch/push-index.ts'
import { ensureSearchKey } from '#search/meilisearch/search-key.ts'
import { parseFilter } from '../parse-filter.ts'
import type { SuiteClient } from './search-client.ts'

/** Its index is made for the suite and removed after. */
export async function meilisearchSuiteClient(
  host: string,
  apiKey: string,
  cars: readonly IndexedCar[],
): Promise<SuiteClient> {
  const indexUid = `conformance-${process.pid}-${Date.now()}`
  const admin = new Meilisearch({ host, apiKey })
  const prepared = await preparePush(admin, {
    indexName: indexUid,
    settings: indexSettings(DEFAULT_SYNONYMS),
    // The suite expects the rank that its cars have.
    documents: cars.map((car) => ({
      ...meilisearchDocument(car, car.document.id),
      custom_rank: car.document.custom_rank,
    })),
  })
  await prepared.commit()
  const searchKey = await ensureSearchKey(admin, indexUid)
  const browser = new Meilisearch({ host, apiKey: searchKey })
  return {
    name: 'Meilisearch',
    async ask(
      {
        query = '',
        filters = '',
        facetFilters,
        numericFilters,
        facets = [],
        page = 0,
        hitsPerPage = 21,
        order: placed,
      },
      order = placed === undefined ? '' : distanceRule(placed.from),
    ) {
      const listed = renderFilter(allOf(...conditionsOf({ facetFilters, numericFilters }, parseFilter)))
      const found = await browser.index<{ id: string }>(indexUid).search(query, {
        filter: [filters, listed].filter((each) => each !== '').map((each) => `(${each})`),
        facets: typeof facets === 'string' ? [facets] : [...facets],
        page: page + 1,
        hitsPerPage,
        ...(order === '' ? {} : { sort: [order] }),
      })
      return {
        ids: found.hits.map(({ id }) => id),
        total: found.totalHits,
        pages: found.totalPages,
        counts: found.facetDistribution ?? {},
        stats: found.facetStats ?? {},
      }
    },
    async close() {
      await admin.deleteIndex(indexUid).waitTask()
      await admin.deleteKey(searchKey)
    },
  }
}
