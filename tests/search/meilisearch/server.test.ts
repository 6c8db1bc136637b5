/**
 * The push, the swap, the search key and the page's client against a server: the double of the unit tests, or the real
 * one of `npm run test:meilisearch`.
 */
import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/car-attributes.ts'
import { equals } from '#domain/search/filters/filter-expression.ts'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import { meilisearchEngine } from '#search/client/meilisearch-engine.ts'
import { indexSettings } from '#search/meilisearch/index-settings.ts'
import { meilisearchDocument } from '#search/meilisearch/meilisearch-document.ts'
import type { PushOutcome } from '#search/meilisearch/push-index.ts'
import { preparePush } from '#search/meilisearch/push-index.ts'
import { ensureSearchKey } from '#search/meilisearch/search-key.ts'
import { makeDocument } from '../../builders/make-document.ts'
import type { TestServer } from './server.ts'
import { startTestServer } from './server.ts'

const indexName = `push-${process.pid}-${Date.now()}`
let server: TestServer
let admin: Meilisearch
beforeAll(async () => {
  server = await startTestServer()
  admin = new Meilisearch({ host: server.host, apiKey: server.masterKey })
})
afterAll(async () => {
  const { results } = await admin.getKeys({ limit: 1_000 })
  for (const { key, indexes } of results) if (indexes.includes(indexName)) await admin.deleteKey(key)
  await admin.deleteIndex(indexName).waitTask()
  await server.close()
})

interface Stocked {
  readonly id: string
  readonly make: string
  readonly price: number
}

const FIRST: readonly Stocked[] = [
  { id: 'a', make: 'Kia', price: 30_000 },
  { id: 'b', make: 'Kia', price: 20_000 },
  { id: 'c', make: 'Mazda', price: 10_000 },
]

async function push(cars: readonly Stocked[], synonyms: readonly string[][] = []): Promise<PushOutcome> {
  const documents = cars.map(({ id, make, price }, index) => {
    const created_at_timestamp = Date.UTC(2026, 0, 9 - index)
    const document = { ...makeDocument(), id, make, price, created_at_timestamp }
    return meilisearchDocument(
      { document, card: {}, vin: `VIN${id}`, registration: null, at: null },
      `${id} ${make} ${price}`,
    )
  })
  const prepared = await preparePush(admin, { indexName, settings: indexSettings(synonyms), documents })
  return prepared.commit()
}

const pricesServed = async (): Promise<Record<string, unknown>> => {
  const { results } = await admin.index(indexName).getDocuments({ limit: 100, fields: ['id', 'price'] })
  return Object.fromEntries(results.map(({ id, price }) => [id, price]))
}

it('makes an index, sends it what changed, and leaves it alone when nothing has', async () => {
  expect(await push(FIRST)).toEqual({ kind: 'replaced', documents: 3 })
  expect(await push(FIRST)).toEqual({ kind: 'unchanged' })
  const cars = [...FIRST.slice(0, 2), { id: 'd', make: 'Mazda', price: 9_000 }]
  expect(await push(cars)).toEqual({ kind: 'updated', sent: 1, removed: 1 })
  expect(await pricesServed()).toEqual({ a: 30_000, b: 20_000, d: 9_000 })
})

it('swaps in a new index for other settings, and removes the old one', async () => {
  expect(await push(FIRST, [['vw', 'volkswagen']])).toEqual({ kind: 'replaced', documents: 3 })
  expect(await pricesServed()).toEqual({ a: 30_000, b: 20_000, c: 10_000 })
  expect((await admin.index(indexName).getSettings()).synonyms).toEqual({ vw: ['volkswagen'], volkswagen: ['vw'] })
  const { results } = await admin.getIndexes({ limit: 1_000 })
  expect(results.map(({ uid }) => uid).filter((uid) => uid.startsWith(indexName))).toEqual([indexName])
})

it('makes one search key, which can search this index and do nothing else', async () => {
  await push(FIRST)
  const key = await ensureSearchKey(admin, indexName)
  expect(await ensureSearchKey(admin, indexName)).toBe(key)
  const browser = new Meilisearch({ host: server.host, apiKey: key })
  const { results } = await browser.multiSearch({ queries: [{ indexUid: indexName, q: '' }] })
  expect(results[0]?.hits.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  for (const hidden of ['vin', 'registration', 'fingerprint']) expect(results[0]?.hits[0]).not.toHaveProperty(hidden)
  await expect(browser.index(indexName).getDocuments({ limit: 1 })).rejects.toThrow(/api key/i)
  await expect(browser.getKeys()).rejects.toThrow(/api key/i)
  await expect(browser.multiSearch({ queries: [{ indexUid: `${indexName}-other`, q: '' }] })).rejects.toThrow()
})

it('answers the page: filters, counts, orders, pages and values of a facet', async () => {
  await push(FIRST)
  const searchKey = await ensureSearchKey(admin, indexName)
  const engine = meilisearchEngine({
    kind: 'meilisearch',
    host: server.host,
    searchKey,
    indexName,
    searchable: SEARCHABLE_ATTRIBUTES,
  })
  await engine.ready()
  const { results } = await engine.search([
    { indexName, params: { hitsPerPage: 2, page: 0, facets: ['make', 'price'] } },
    { indexName: `${indexName}:price:asc`, params: { filters: equals('make', 'Kia') } },
    { indexName, params: { filters: renderFilter(equals('make', 'Mazda')) } },
  ])
  expect(results.map(({ hits }) => hits.map(({ id }) => id))).toEqual([['a', 'b'], ['b', 'a'], ['c']])
  expect(results[0]).toMatchObject({ nbHits: 3, nbPages: 2, facets: { make: { Kia: 2, Mazda: 1 } } })
  expect(results[0]?.facets_stats['price']).toMatchObject({ min: 10_000, max: 30_000 })
  const values = await engine.searchForFacetValues([{ indexName, params: { facetName: 'make', facetQuery: 'ma' } }])
  expect(values).toMatchObject([{ facetHits: [{ value: 'Mazda', count: 1 }] }])
})
