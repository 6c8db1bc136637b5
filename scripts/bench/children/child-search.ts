/** Measures one search of one size in a process of its own; prints its figures as JSON. */

import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { createBundledClient } from '#search/engine/bundled-client.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { buildSearchIndex } from '#search/index/build-search-index.ts'
import { reportFromChild } from '../measure-process.ts'
import { bundledPage } from '../search/bundled-page.ts'
import { timeInChromium } from '../search/chromium.ts'
import type { Subject } from '../search/page-times.ts'
import { timePages } from '../search/page-times.ts'
import { EVERY_VALUE, pageQueries } from '../search/queries.ts'
import { createItemsJs, createMiniSearch } from '../search/subjects.ts'

interface Input {
  readonly subject: 'bundled' | 'chromium' | 'itemsjs' | 'minisearch'
  /** The file of the cars, as an index takes them. */
  readonly carsFile: string
  readonly rounds: number
  /** The browser of the subject `chromium`. */
  readonly executablePath?: string
}

const { subject, carsFile, rounds, executablePath = '' } = JSON.parse(process.argv[2] ?? '') as Input
const cars = JSON.parse(await readFile(carsFile, 'utf8')) as IndexedCar[]
const queries = pageQueries(cars)
const own: Record<string, number> = { cars: cars.length }
if (subject === 'chromium') {
  Object.assign(own, await timeInChromium(executablePath, buildSearchIndex(cars), queries, rounds))
} else {
  const search = subject === 'bundled' ? await bundled() : subject === 'itemsjs' ? itemsJs() : miniSearch()
  Object.assign(own, await timePages(search, queries, rounds))
}
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
  const client = createBundledClient(
    {
      index: async () => files.index,
      identifiers: async () => files.identifiers,
      cards: async (chunk) => files.cards[chunk] ?? new Uint8Array(),
    },
    { maxFacetValues: EVERY_VALUE },
  )
  const loadMs = performance.now()
  await client.ready()
  const readyMs = performance.now()
  own['readyMs'] = readyMs - loadMs
  const [first] = queries
  if (first !== undefined) await bundledPage(client, first)
  own['firstMs'] = performance.now() - readyMs
  const firstText = queries.find(({ text }) => text !== '')
  const wordsMs = performance.now()
  await client.readyForWords()
  const textMs = performance.now()
  own['wordsReadyMs'] = textMs - wordsMs
  if (firstText !== undefined) await bundledPage(client, firstText)
  own['firstTextMs'] = performance.now() - textMs
  return (query) => bundledPage(client, query)
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
