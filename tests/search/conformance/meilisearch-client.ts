/** A Meilisearch over the same cars, by its documented HTTP interface; its index is made for the suite and removed after. */

import { allOf } from '#domain/search/filters/filter-expression.ts'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import { DEFAULT_SYNONYMS } from '#domain/search/text/synonyms.ts'
import { conditionsOf } from '#search/engine/rows/conditions.ts'
import { parseFilter } from '#search/engine/rows/parse-filter.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { indexSettings } from '#search/meilisearch/index-settings.ts'
import type { SuiteClient } from './search-client.ts'

interface Task {
  readonly taskUid: number
}

interface Found {
  readonly hits: readonly { readonly id: string }[]
  readonly totalHits: number
  readonly totalPages: number
  readonly facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facetStats?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
}

export async function meilisearchSuiteClient(
  host: string,
  key: string | undefined,
  cars: readonly IndexedCar[],
): Promise<SuiteClient> {
  const uid = `conformance-${process.pid}-${Date.now()}`
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(new URL(path, host), {
      method,
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const done = async ({ taskUid }: Task): Promise<void> => {
    for (;;) {
      const task = await call<{ status: string; error?: unknown }>('GET', `/tasks/${taskUid}`)
      if (task.status === 'succeeded') return
      if (task.status === 'failed' || task.status === 'canceled') throw new Error(JSON.stringify(task.error))
    }
  }
  await done(await call<Task>('POST', '/indexes', { uid, primaryKey: 'id' }))
  // Those that a build pushes.
  const settings = indexSettings(DEFAULT_SYNONYMS)
  await done(await call<Task>('PATCH', `/indexes/${uid}/settings`, settings))
  await done(
    await call<Task>(
      'POST',
      `/indexes/${uid}/documents`,
      cars.map(({ document }) => document),
    ),
  )
  return {
    name: 'Meilisearch',
    async ask(
      { query = '', filters = '', facetFilters, numericFilters, facets, page = 0, hitsPerPage = 21 },
      order = '',
    ) {
      const listed = renderFilter(allOf(...conditionsOf({ facetFilters, numericFilters }, parseFilter)))
      const filter = [filters, listed].filter((each) => each !== '').map((each) => `(${each})`)
      const found = await call<Found>('POST', `/indexes/${uid}/search`, {
        q: query,
        filter,
        facets: facets ?? [],
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
      await done(await call<Task>('DELETE', `/indexes/${uid}`))
    },
  }
}
