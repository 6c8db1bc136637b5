/** The content of the search's files. */
import { gzipSync } from 'node:zlib'
import type { IndexedCar, SearchIndexOptions } from '#search/index/build-search-index.ts'
import { buildSearchIndex } from '#search/index/build-search-index.ts'
import type { ColumnMemory } from '#search/index/column-memory.ts'

/** Part -> content, compressed: few hosts compress files of a kind that they do not know. */
export type SearchIndexFiles = ReadonlyMap<string, Uint8Array>

/** Of cars in their order: the first has the highest rank. */
export function searchIndexFiles(
  cars: readonly IndexedCar[],
  options: SearchIndexOptions,
  memory?: ColumnMemory,
): SearchIndexFiles {
  const ranked = cars.map((car, index) => ({
    ...car,
    document: { ...car.document, custom_rank: cars.length - index },
  }))
  const { index, identifiers, cards } = buildSearchIndex(ranked, options, memory)
  const parts: [string, Uint8Array][] = [
    ['index', index],
    ['identifiers', identifiers],
    ...cards.map((chunk, number): [string, Uint8Array] => [cardsPart(number), chunk]),
  ]
  // The highest level takes four times as long for one part in a hundred.
  return new Map(parts.map(([part, content]) => [part, gzipSync(content, { level: 6 })]))
}

export const cardsPart = (chunk: number): string => `cards-${chunk}`
