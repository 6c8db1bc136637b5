/** The search clients that must agree, over the same 500 cars. */

import { createBundledClient } from '#search/engine/bundled-client.ts'
import type { SearchParams } from '#search/engine/search-request.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { buildSearchIndex } from '#search/index/build-search-index.ts'
import { parseFilter } from '../parse-filter.ts'

/** What a suite looks at, of any engine. */
export interface PlainAnswer {
  readonly ids: readonly string[]
  readonly total: number
  readonly pages: number
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>
}

export interface AskedParams extends Omit<SearchParams, 'filters'> {
  readonly filters?: string
}

export interface SuiteClient {
  readonly name: string
  /** `order` is "price:asc", or empty. */
  ask(params: AskedParams, order?: string): Promise<PlainAnswer>
  close(): Promise<void>
}

/** The bundled engine, from the bytes that a build writes. */
export function bundledSuiteClient(cars: readonly IndexedCar[]): SuiteClient {
  const files = buildSearchIndex(cars)
  const client = createBundledClient(
    {
      index: async () => files.index,
      identifiers: async () => files.identifiers,
      cards: async (chunk) => files.cards[chunk] ?? new Uint8Array(),
    },
    { readFilter: parseFilter },
  )
  return {
    name: 'the bundled engine',
    async ask(params, order = '') {
      const indexName = order === '' ? 'cars' : `cars:${order}`
      const { results } = await client.search([{ indexName, params }])
      const answer = results[0]
      if (answer === undefined) throw new Error('no answer')
      return {
        ids: answer.hits.map(({ objectID }) => objectID),
        total: answer.nbHits,
        pages: answer.nbPages,
        counts: answer.facets,
        stats: answer.facets_stats,
      }
    },
    async close() {},
  }
}
