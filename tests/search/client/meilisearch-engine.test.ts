/** The search of a page over a Meilisearch: what is asked, what is shown, and what happens while nobody answers. */
import { Meilisearch } from 'meilisearch'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/car-attributes.ts'
import { equals } from '#domain/search/filters/filter-expression.ts'
import { cardOfHit } from '#search/card-of-hit.ts'
import { createSearchClient } from '#search/client/create-search-client.ts'
import type { SearchHealth } from '#search/client/search-client.ts'
import { indexSettings } from '#search/meilisearch/index-settings.ts'
import { meilisearchDocument } from '#search/meilisearch/meilisearch-document.ts'
import { preparePush } from '#search/meilisearch/push-index.ts'
import { ensureSearchKey } from '#search/meilisearch/search-key.ts'
import type { SearchSettings } from '#search/settings.ts'
import { indexNameOf } from '#search/settings.ts'
import { makeDocument } from '../../builders/make-document.ts'
import type { FakeMeilisearch } from '../meilisearch/fake-meilisearch.ts'
import { MASTER_KEY, startFakeMeilisearch } from '../meilisearch/fake-meilisearch.ts'

const INDEX = 'north-cars'
const CARD = { priceAud: 1, priceType: 'drive_away', imageUrl: null, tagKind: null }
let fake: FakeMeilisearch
let settings: SearchSettings
beforeEach(async () => {
  fake = await startFakeMeilisearch()
  const client = new Meilisearch({ host: fake.host, apiKey: MASTER_KEY, defaultWaitOptions: { interval: 0 } })
  const documents = [
    { id: 'a', make: 'Kia', price: 30_000, status: 'in_stock' },
    { id: 'b', make: 'Kia', price: null, status: 'in_stock' },
    { id: 'c', make: 'Mazda', price: 10_000, status: 'coming_soon' },
    { id: 'd', make: 'Mazda', price: 20_000, status: 'in_stock', show_on_dealer_website: false },
  ] as const
  const wanted = documents.map((some, index) => {
    const document = { ...makeDocument(), ...some, created_at_timestamp: Date.UTC(2026, 0, 9 - index) }
    return meilisearchDocument({ document, card: CARD, vin: null, registration: null, at: null }, some.id)
  })
  const { commit } = await preparePush(client, { indexName: INDEX, settings: indexSettings([]), documents: wanted })
  await commit()
  const searchKey = await ensureSearchKey(client, INDEX)
  settings = {
    engine: { kind: 'meilisearch', host: fake.host, searchKey, indexName: INDEX, searchable: SEARCHABLE_ATTRIBUTES },
    filterRules: {
      inStockOnly: false,
      carTypes: [],
      itemTypes: [],
      maxAgeYears: null,
      minAgeYears: null,
      excludedStockNumbers: [],
      certifiedOnly: false,
      only: [],
      except: [],
    },
    soldWindow: { days: 3, daysByDealershipSlug: {} },
    year: 2026,
    cacheEntries: 5,
    defaultSort: 'rank-desc',
  } as unknown as SearchSettings
})
afterEach(async () => {
  vi.restoreAllMocks()
  await fake.close()
  expect(fake.misuses).toEqual([])
})

const idsOf = (answer: { results: readonly { hits: readonly { id: string }[] }[] }) =>
  answer.results.map(({ hits }) => hits.map(({ id }) => id))

it('asks with the site’s filter, and gives cards', async () => {
  const client = createSearchClient(settings)
  await client.ready()
  const answer = await client.search([
    { indexName: INDEX, params: { hitsPerPage: 2, page: 0, facets: ['make', 'price'] } },
    { indexName: INDEX, params: { facetFilters: [['make:Kia']], numericFilters: ['price>=1'] } },
    { indexName: INDEX, params: { filters: equals('make', 'Mazda'), query: 'hilux' } },
  ])
  expect(idsOf(answer)).toEqual([['a', 'b'], ['a'], ['c']])
  expect(answer.results[0]).toMatchObject({ nbHits: 3, nbPages: 2, facets: { make: { Kia: 2, Mazda: 1 } } })
  expect(answer.results[0]?.processingTimeMS).toBeGreaterThanOrEqual(0)
  expect(answer.results[0]?.facets_stats['price']).toMatchObject({ min: 10_000, max: 30_000 })
  const [hit] = answer.results[0]?.hits ?? []
  if (hit === undefined) throw new Error('no hit')
  expect(hit.objectID).toBe('a')
  expect(cardOfHit(hit)).toMatchObject({
    car: { id: 'a', make: 'Kia', priceAud: 1 },
    availability: 'inStock',
    tag: null,
  })
})

it('leaves cars without a price out of the lowest prices (S1 §7)', async () => {
  const client = createSearchClient(settings)
  expect(idsOf(await client.search([{ indexName: indexNameOf(settings, 'price-asc') }]))).toEqual([['c', 'a']])
  expect(idsOf(await client.search([{ indexName: indexNameOf(settings, 'price-desc') }]))).toEqual([['a', 'c', 'b']])
})

it('finds values of a facet', async () => {
  const client = createSearchClient(settings)
  const request = { indexName: INDEX, params: { facetName: 'make', facetQuery: 'ma' } }
  expect(await client.searchForFacetValues([request])).toMatchObject([{ facetHits: [{ value: 'Mazda', count: 1 }] }])
})

it('answers from its memory what was asked before', async () => {
  const client = createSearchClient(settings)
  const first = await client.search([{ indexName: INDEX }])
  fake.requests.length = 0
  expect(await client.search([{ indexName: INDEX }])).toBe(first)
  expect(fake.requests).toEqual([])
})

it('keeps the question while the host does not answer, says so, and goes on when it does', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const client = createSearchClient(settings)
  const reported: SearchHealth['kind'][] = []
  const failing = new Promise<void>((resolve) => {
    client.onHealth(({ kind }) => {
      reported.push(kind)
      resolve()
    })
  })
  fake.answering = false
  const answer = client.search([{ indexName: INDEX }])
  await failing
  fake.answering = true
  client.retryNow()
  expect(idsOf(await answer)).toEqual([['a', 'b', 'c']])
  expect(reported).toEqual(['retrying', 'healthy'])
  expect(said).toHaveBeenCalled()
})

it('does not ask again with a key that is refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { engine } = settings
  const client = createSearchClient({ ...settings, engine: { ...engine, searchKey: 'another' } as typeof engine })
  await expect(client.search([{ indexName: INDEX }])).rejects.toThrow('The provided API key is invalid.')
  expect(client.health).toMatchObject({ kind: 'refused' })
})
