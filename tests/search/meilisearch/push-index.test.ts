/** A Meilisearch index brought up to date, with everything that can fail on the way. */
import { Meilisearch } from 'meilisearch'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { indexSettings } from '#search/meilisearch/index-settings.ts'
import { lastingRank, meilisearchDocument } from '#search/meilisearch/meilisearch-document.ts'
import type { PushOutcome } from '#search/meilisearch/push-index.ts'
import { preparePush } from '#search/meilisearch/push-index.ts'
import { ensureSearchKey } from '#search/meilisearch/search-key.ts'
import { makeDocument } from '../../builders/make-document.ts'
import type { Failure, FakeMeilisearch } from './fake-meilisearch.ts'
import { MASTER_KEY, startFakeMeilisearch } from './fake-meilisearch.ts'

let fake: FakeMeilisearch
let client: Meilisearch
beforeEach(async () => {
  fake = await startFakeMeilisearch()
  client = new Meilisearch({ host: fake.host, apiKey: MASTER_KEY, defaultWaitOptions: { interval: 0 } })
})
afterEach(async () => {
  await fake.close()
  expect(fake.misuses).toEqual([])
})

const INDEX = 'north-cars'
const SYNONYMS = [['ute', 'pickup']]

interface Stocked {
  id: string
  priceAud: number
}
const stock = (from: number, to: number, priceAud = 20_000): Stocked[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: `c${from + index}`, priceAud }))

const documentsOf = (cars: readonly Stocked[]) =>
  cars.map(({ id, priceAud }) => {
    const document = { ...makeDocument(), id, price: priceAud }
    return meilisearchDocument(
      { document, card: {}, vin: `VIN${id}`, registration: null, at: null },
      `${id} ${priceAud}`,
    )
  })

async function push(cars: readonly Stocked[], synonyms = SYNONYMS): Promise<PushOutcome> {
  const wanted = { indexName: INDEX, settings: indexSettings(synonyms), documents: documentsOf(cars) }
  const prepared = await preparePush(client, wanted)
  return prepared.commit()
}

const served = (): Record<string, unknown> =>
  Object.fromEntries([...(fake.indexes.get(INDEX)?.documents.values() ?? [])].map(({ id, price }) => [id, price]))
const expected = (cars: readonly Stocked[]): Record<string, unknown> =>
  Object.fromEntries(cars.map(({ id, priceAud }) => [id, priceAud]))
const written = (): string[] => fake.requests.filter((request) => !request.startsWith('GET '))

describe('an index', () => {
  it('is made with its settings and all documents, in batches', async () => {
    const cars = stock(0, 2_300)
    expect(await push(cars)).toEqual({ kind: 'replaced', documents: 2_300 })
    expect(served()).toEqual(expected(cars))
    expect([...fake.indexes.keys()]).toEqual([INDEX])
    expect(fake.indexes.get(INDEX)?.settings).toMatchObject(indexSettings(SYNONYMS))
    expect(written().filter((request) => request.endsWith('/documents'))).toHaveLength(3)
  })

  it('that has everything is left alone', async () => {
    await push(stock(0, 1_500))
    fake.requests.length = 0
    expect(await push(stock(0, 1_500))).toEqual({ kind: 'unchanged' })
    expect(written()).toEqual([])
  })

  it('is sent what changed, and rid of what is gone', async () => {
    await push(stock(0, 30))
    fake.requests.length = 0
    const cars = [...stock(1, 29), { id: 'c29', priceAud: 19_000 }, { id: 'new', priceAud: 1 }]
    expect(await push(cars)).toEqual({ kind: 'updated', sent: 2, removed: 1 })
    expect(served()).toEqual(expected(cars))
    expect(written()).toEqual([`POST /indexes/${INDEX}/documents`, `POST /indexes/${INDEX}/documents/delete-batch`])
  })

  it('with other settings is replaced by a new one', async () => {
    await push(stock(0, 5))
    expect(await push(stock(0, 5), [['vw', 'volkswagen']])).toEqual({ kind: 'replaced', documents: 5 })
    expect(fake.indexes.get(INDEX)?.settings.synonyms).toEqual({ vw: ['volkswagen'], volkswagen: ['vw'] })
    expect([...fake.indexes.keys()]).toEqual([INDEX])
  })

  it('may be empty', async () => {
    expect(await push([])).toEqual({ kind: 'replaced', documents: 0 })
    expect(await push([])).toEqual({ kind: 'unchanged' })
  })

  it('never shows a shopper VINs, plates or fingerprints', async () => {
    await push(stock(0, 1))
    const { key } = await client.createKey({ actions: ['search'], indexes: [INDEX], expiresAt: null })
    const browser = new Meilisearch({ host: fake.host, apiKey: key })
    const { results } = await browser.multiSearch({ queries: [{ indexUid: INDEX, q: '' }] })
    expect(results[0]?.hits[0]).toMatchObject({ id: 'c0', card: {} })
    for (const hidden of ['vin', 'registration', 'fingerprint']) expect(results[0]?.hits[0]).not.toHaveProperty(hidden)
  })
})

describe.each<Failure>(['status', 'hangUp', 'task'])(
  'when a request fails (%s)',
  (how) => {
    test.each([
      ['a first index', [] as Stocked[], SYNONYMS, SYNONYMS],
      ['an update', stock(0, 20), SYNONYMS, SYNONYMS],
      ['a replacement', stock(0, 20), SYNONYMS, [['auto', 'automatic']]],
    ])(
      '%s: whichever request it is, what is served stays whole, and the next push mends it',
      async (_, before, old, now) => {
        const after = [...stock(5, 20), ...stock(20, 24), { id: 'c3', priceAud: 9 }]
        let failed = 0
        for (let number = 0; ; number += 1) {
          fake.indexes.clear()
          if (before.length > 0) await push(before, old)
          fake.requests.length = 0
          fake.failAt(number, how)
          const outcome = await push(after, now).catch((error: unknown) => error)
          const reached = fake.requests.length > number
          fake.failAt(-2, how)
          if (outcome instanceof Error) {
            failed += 1
            // Every car that is served is one of before or of after, and none is missing that both have.
            const ids = new Set(Object.keys(served()))
            if (before.length > 0) for (const { id } of stock(5, 20)) expect(ids).toContain(id)
            for (const id of ids) expect([...before, ...after].map((car) => car.id)).toContain(id)
          }
          expect(await push(after, now)).toBeDefined()
          expect(served()).toEqual(expected(after))
          if (!reached) break
        }
        expect(failed).toBeGreaterThan(0)
      },
    )
  },
  60_000,
)

describe('the key of browsers', () => {
  it('can search the index and nothing else, and is made once', async () => {
    const key = await ensureSearchKey(client, INDEX)
    expect(fake.keys).toMatchObject([{ key, actions: ['search'], indexes: [INDEX], expiresAt: null }])
    expect(await ensureSearchKey(client, INDEX)).toBe(key)
    expect(fake.keys).toHaveLength(1)
    expect(await ensureSearchKey(client, 'other-cars')).not.toBe(key)
  })

  it('is never one that can do more, or that will end', async () => {
    await client.createKey({ actions: ['search', 'documents.add'], indexes: [INDEX], expiresAt: null })
    await client.createKey({ actions: ['search'], indexes: [INDEX, 'b'], expiresAt: null })
    await client.createKey({ actions: ['search'], indexes: [INDEX], expiresAt: new Date('2030-01-01') })
    const key = await ensureSearchKey(client, INDEX)
    expect(fake.keys.findIndex((each) => each.key === key)).toBe(3)
  })
})

test('the rank of a car is its own: later arrivals first, then newer years, those without a date last', () => {
  const rank = (at: string | null, year: number) =>
    lastingRank({ created_at_timestamp: at === null ? null : Date.parse(at), year })
  const ranks = [
    rank('2026-03-10T00:00:00.001Z', 2010),
    rank('2026-03-10T00:00:00.000Z', 2026),
    rank('2026-03-10T00:00:00.000Z', 2025),
    rank('1999-01-01T00:00:00.000Z', 1990),
    rank(null, 2026),
    rank(null, 2025),
  ]
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  expect(new Set(ranks).size).toBe(ranks.length)
  expect(Number.isSafeInteger(rank('2060-01-01T00:00:00Z', 2060))).toBe(true)
})
