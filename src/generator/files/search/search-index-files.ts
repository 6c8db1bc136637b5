/** The content of the search's files. */
import { gzipSync } from 'node:zlib'
import type { IndexedCar, SearchIndexOptions } from '#search/index/build-search-index.ts'
import { writeSearchIndex } from '#search/index/build-search-index.ts'
import { ColumnMemory } from '#search/index/column-memory.ts'

/** Part -> content, compressed: few hosts compress files of a kind that they do not know. */
export type SearchIndexFiles = ReadonlyMap<string, Uint8Array>

/** The parts in `wanted`, of cars in their order: the first has the highest rank. */
export function searchIndexFiles(
  cars: readonly IndexedCar[],
  options: SearchIndexOptions,
  wanted: readonly string[],
  memory: ColumnMemory = new ColumnMemory(),
): SearchIndexFiles {
  const writer = writeSearchIndex(rankedCars(cars), options, memory)
  const write = (part: string): Uint8Array => {
    if (part === INDEX_PART) return writer.index()
    return part === IDENTIFIERS_PART ? writer.identifiers() : writer.cards(chunkOf(part))
  }
  // The highest level takes four times as long for one part in a hundred.
  return new Map(wanted.map((part) => [part, gzipSync(write(part), { level: 6 })]))
}

/** Cars in their order, each with its rank; one that has it already is the same object. */
export function rankedCars(cars: readonly IndexedCar[]): IndexedCar[] {
  return cars.map((car, index) => {
    const rank = cars.length - index
    return car.document.custom_rank === rank ? car : { ...car, document: { ...car.document, custom_rank: rank } }
  })
}

export const INDEX_PART = 'index'
export const IDENTIFIERS_PART = 'identifiers'
export const cardsPart = (chunk: number): string => `cards-${chunk}`
const chunkOf = (part: string): number => Number(part.slice(part.indexOf('-') + 1))
