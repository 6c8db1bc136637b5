/** Makes the content of the search files, on this thread or on another. */
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import type { IndexedCar, SearchIndexOptions } from '#search/index/build-search-index.ts'
import { buildSearchIndex } from '#search/index/build-search-index.ts'

export interface SearchIndexWork {
  cars: readonly IndexedCar[]
  options: SearchIndexOptions
}

/** Part -> content, compressed: few hosts compress files of a kind that they do not know. */
export function searchIndexFiles({ cars, options }: SearchIndexWork): Map<string, Uint8Array> {
  const { index, identifiers, cards } = buildSearchIndex(cars, options)
  const parts: [string, Uint8Array][] = [
    ['index', index],
    ['identifiers', identifiers],
    ...cards.map((chunk, number): [string, Uint8Array] => [`cards-${number}`, chunk]),
  ]
  return new Map(parts.map(([part, content]) => [part, gzipSync(content, { level: 9 })]))
}

export async function makeIndexHere(
  cars: readonly IndexedCar[],
  options: SearchIndexOptions,
): Promise<Map<string, Uint8Array>> {
  return searchIndexFiles({ cars, options })
}

/** While this thread renders pages. */
export function makeIndexApart(
  cars: readonly IndexedCar[],
  options: SearchIndexOptions,
): Promise<Map<string, Uint8Array>> {
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, Uint8Array>>()
  const work: SearchIndexWork = { cars, options }
  const worker = new Worker(new URL('./search-index-thread.ts', import.meta.url), { workerData: work })
  worker.on('message', resolve)
  worker.on('error', reject)
  worker.on('exit', (code) => reject(new Error(`The thread of the search index ended with status ${code}.`)))
  return promise
}
