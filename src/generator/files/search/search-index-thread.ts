/** A thread that makes the search's files. It keeps the cars, so that it is sent only those that have changed. */
import { parentPort } from 'node:worker_threads'
import type { IndexedCar, SearchIndexOptions } from '#search/index/build-search-index.ts'
import { ColumnMemory } from '#search/index/column-memory.ts'
import type { SearchIndexFiles } from './search-index-files.ts'
import { rankedCars, searchIndexFiles } from './search-index-files.ts'

export interface IndexRequest {
  /** Cars that are new to the thread, or have changed: each as JSON in a line, in UTF-8. */
  changed: Uint8Array
  /** `null` only to have the cars read: that has no answer. */
  files: WantedFiles | null
}

export interface WantedFiles {
  /** The ids of all cars, in their order. */
  ids: readonly string[]
  options: SearchIndexOptions
  parts: readonly string[]
}

export type IndexAnswer = { files: SearchIndexFiles } | { failed: string }

let known = new Map<string, IndexedCar>()
const memory = new ColumnMemory()

parentPort?.on('message', ({ changed, files }: IndexRequest) => {
  for (const car of carsIn(Buffer.from(changed.buffer, changed.byteOffset, changed.byteLength))) {
    known.set(car.document.id, car)
  }
  if (files !== null) parentPort?.postMessage(answerTo(files))
})

function answerTo({ ids, options, parts }: WantedFiles): IndexAnswer {
  try {
    const cars = rankedCars(ids.map(carOf))
    // With their ranks, so that a car that has not changed is the same object next time.
    known = new Map(cars.map((car) => [car.document.id, car]))
    return { files: searchIndexFiles(cars, options, parts, memory) }
  } catch (error) {
    return { failed: String((error as Error).stack ?? error) }
  }
}

const LINE_FEED = 0x0a

/** Line by line: the text of all cars in one string would need more memory than the cars. */
function* carsIn(lines: Buffer): Generator<IndexedCar> {
  for (let from = 0; from < lines.length; ) {
    const end = lines.indexOf(LINE_FEED, from)
    yield JSON.parse(lines.toString('utf8', from, end)) as IndexedCar
    from = end + 1
  }
}

function carOf(id: string): IndexedCar {
  const car = known.get(id)
  if (car === undefined) throw new Error(`The thread of the search index was never sent the car ${id}.`)
  return car
}
