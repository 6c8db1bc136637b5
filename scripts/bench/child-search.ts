/** Measures one search of one size in a process of its own; prints its figures as JSON. */

import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FilterExpression } from '#domain/search/filter-expression.ts'
import { createBundledClient } from '#search/engine/bundled-client.ts'
import { buildSearchIndex } from '#search/index/build-search-index.ts'
import { reportFromChild } from './measure-process.ts'
import { indexedCars, madeUpCars, realCars } from './search-cars.ts'
import { FACETS, pageQueries } from './search-queries.ts'
import type { Subject } from './search-subjects.ts'
import { createItemsJs, createMiniSearch } from './search-subjects.ts'

interface Input {
  readonly subject: 'bundled' | 'itemsjs' | 'minisearch'
  /** How many made-up cars, or the file of real listings. */
  readonly cars: number | string
  readonly rounds: number
}

const { subject, cars: source, rounds } = JSON.parse(process.argv[2] ?? '') as Input
const cars = indexedCars(
  typeof source === 'number' ? await madeUpCars(source) : await realCars(await readFile(source, 'utf8')),
)
const queries = pageQueries(cars)
const own: Record<string, number> = { cars: cars.length }
const search = subject === 'bundled' ? await bundled() : subject === 'itemsjs' ? itemsJs() : miniSearch()

const times: number[] = []
for (let round = 0; round < rounds; round += 1) {
  for (const query of queries) {
    const startMs = performance.now()
    await search(query)
    if (round > 0 || rounds === 1) times.push(performance.now() - startMs)
  }
}
times.sort((a, b) => a - b)
own['p50Ms'] = times[Math.floor(times.length * 0.5)] ?? Number.NaN
own['p95Ms'] = times[Math.floor(times.length * 0.95)] ?? Number.NaN
reportFromChild(own)

function shippedBytes(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }).length
}

async function bundled(): Promise<Subject> {
  const startMs = performance.now()
  const files = buildSearchIndex(cars)
  own['buildMs'] = performance.now() - startMs
  own['indexBytes'] = shippedBytes(files.index)
  own['cardBytes'] = files.cards.reduce((sum, file) => sum + shippedBytes(file), 0)
  const client = createBundledClient({
    index: async () => files.index,
    identifiers: async () => files.identifiers,
    cards: async (chunk) => files.cards[chunk] ?? new Uint8Array(),
  })
  const loadMs = performance.now()
  await client.ready()
  const readyMs = performance.now()
  own['readyMs'] = readyMs - loadMs
  const run: Subject = async ({ text, lists, ranges, sort }) => {
    const facetFilters = Object.entries(lists).map(([attribute, values]) =>
      values.map((value) => `${attribute}:${value}`),
    )
    const numericFilters = Object.entries(ranges).flatMap(([attribute, [min, max]]) => [
      `${attribute}>=${min}`,
      `${attribute}<=${max}`,
    ])
    const indexName = sort === null ? 'cars' : `cars:${sort.attribute}:${sort.direction}`
    const filters: FilterExpression = { kind: 'equals', attribute: 'show_on_dealer_website', value: true }
    const ask = { query: text, filters, hitsPerPage: 21, facets: FACETS }
    const { results } = await client.search([
      { indexName, params: { ...ask, facetFilters, numericFilters } },
      ...Object.keys(lists).map((attribute) => ({
        indexName,
        params: {
          ...ask,
          hitsPerPage: 0,
          facets: [attribute],
          facetFilters: facetFilters.filter((values) => !values[0]?.startsWith(`${attribute}:`)),
          numericFilters,
        },
      })),
      ...Object.keys(ranges).map((attribute) => ({
        indexName,
        params: {
          ...ask,
          hitsPerPage: 0,
          facets: [attribute],
          facetFilters,
          numericFilters: numericFilters.filter((each) => !each.startsWith(attribute)),
        },
      })),
    ])
    return results[0]?.nbHits ?? 0
  }
  const first = queries[0]
  if (first !== undefined) await run(first)
  own['firstMs'] = performance.now() - readyMs
  return run
}

function itemsJs(): Subject {
  const json = JSON.stringify(cars.map(({ document }) => document))
  own['indexBytes'] = shippedBytes(new TextEncoder().encode(json))
  const loadMs = performance.now()
  const run = createItemsJs(json)
  own['readyMs'] = performance.now() - loadMs
  return run
}

function miniSearch(): Subject {
  const json = JSON.stringify(cars.map(({ document }) => document))
  const { run, indexJson, readyMs } = createMiniSearch(json)
  own['indexBytes'] = shippedBytes(new TextEncoder().encode(json)) + shippedBytes(new TextEncoder().encode(indexJson))
  own['readyMs'] = readyMs
  return run
}
