/** Makes the search's files: of many cars on a thread of its own, while this one plans and renders the pages. */
import { Worker } from 'node:worker_threads'
import type { SearchIndexOptions } from '#search/index/build-search-index.ts'
import type { CarMemo } from '#stock/stock-importer.ts'
import type { SearchDocuments } from './search-documents.ts'
import type { SearchIndexFiles } from './search-index-files.ts'
import { searchIndexFiles } from './search-index-files.ts'
import type { IndexAnswer, IndexRequest, RecalledDocuments } from './search-index-thread.ts'

/** Cars for which starting a thread pays. */
export const CARS_WORTH_A_THREAD = 1_500

/** Another thread is sent the texts: to copy ten thousand objects would take this one as long as a part of the plan. */
type MadeFrom = Pick<SearchDocuments, 'ids' | 'cars' | 'texts' | 'fingerprints'>

/** A document as it was kept with its car. */
interface KeptDocument {
  readonly id: string
  readonly memo: CarMemo | null
}

export interface SearchIndexMaker {
  /**
   * Tells a thread that knows nothing yet what the last build knew of the cars, while this one still finds out which of
   * it holds: most of it does.
   */
  recall(cars: readonly KeptDocument[]): void
  /** The parts in `wanted`. */
  make(documents: MadeFrom, options: SearchIndexOptions, wanted: readonly string[]): Promise<SearchIndexFiles>
  /** Starts the thread, if so many cars are worth one, so that it has loaded when it is asked. */
  prepare(cars: number): void
  /** Ends the thread; the next `make` starts another. */
  close(): void
}

export function createSearchIndexMaker(carsWorthAThread: number = CARS_WORTH_A_THREAD): SearchIndexMaker {
  let thread: IndexThread | null = null
  let lastTurn: Promise<unknown> | null = null

  function start(): IndexThread {
    const started = startIndexThread(() => {
      if (thread === started) thread = null
    })
    return started
  }

  async function onThread(...request: Parameters<SearchIndexMaker['make']>): Promise<SearchIndexFiles> {
    thread ??= start()
    const asked = thread
    try {
      return await asked.ask(...request)
    } catch (error) {
      // Whatever it still knows is not to be trusted.
      asked.end()
      if (thread === asked) thread = null
      throw error
    }
  }

  return {
    async make(documents, options, wanted) {
      if (documents.ids.length < carsWorthAThread) return searchIndexFiles(documents.cars(), options, wanted)
      // The thread answers one question at a time; a free one is asked at once, before its asker goes on to other work.
      const work = () => onThread(documents, options, wanted)
      const turn = lastTurn === null ? work() : lastTurn.then(work)
      const settled = turn
        .catch(() => {})
        .then(() => {
          if (lastTurn === settled) lastTurn = null
        })
      lastTurn = settled
      return turn
    },
    recall(cars) {
      if (cars.length < carsWorthAThread) return
      thread ??= start()
      thread.recall(cars)
    },
    prepare(cars) {
      if (cars >= carsWorthAThread) thread ??= start()
    },
    close() {
      thread?.end()
      thread = null
    },
  }
}

/** Memory of its own, so that another thread can have it. */
function linesOf(texts: readonly Uint8Array[]): Uint8Array {
  const lines = new Uint8Array(texts.reduce((length, text) => length + text.length + 1, 0))
  let at = 0
  for (const text of texts) {
    lines.set(text, at)
    at += text.length
    lines[at++] = LINE_FEED
  }
  return lines
}

const LINE_FEED = 0x0a

interface IndexThread {
  recall(cars: readonly KeptDocument[]): void
  ask: SearchIndexMaker['make']
  end(): void
}

/** `onEnd` is told of its end also when nobody waits for an answer, who would be told. */
function startIndexThread(onEnd: () => void): IndexThread {
  const worker = new Worker(new URL('./search-index-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
  // Alone it keeps no process from ending; at work it does.
  worker.unref()
  /** Id -> fingerprint of its document. */
  let sent = new Map<string, string>()
  let waiting: PromiseWithResolvers<SearchIndexFiles> | null = null
  const settle = (how: (answer: PromiseWithResolvers<SearchIndexFiles>) => void): void => {
    worker.unref()
    if (waiting !== null) how(waiting)
    waiting = null
  }
  worker.on('message', (answer: IndexAnswer) =>
    settle(({ resolve, reject }) => ('files' in answer ? resolve(answer.files) : reject(new Error(answer.failed)))),
  )
  worker.on('error', (error) => settle(({ reject }) => reject(error)))
  worker.on('exit', (code) => {
    onEnd()
    settle(({ reject }) => reject(new Error(`The thread of the search index ended with status ${code}.`)))
  })
  return {
    recall(cars) {
      if (sent.size > 0) return
      const kept = cars.flatMap(({ id, memo }) => (memo === null ? [] : [{ id, memo }]))
      const recalled: RecalledDocuments = { changed: linesOf(kept.map(({ memo }) => memo.bytes)) }
      worker.postMessage(recalled, [recalled.changed.buffer as ArrayBuffer])
      sent = new Map(kept.map(({ id, memo }) => [id, memo.hash]))
    },
    ask({ ids, texts, fingerprints }, options, wanted) {
      waiting = Promise.withResolvers()
      worker.ref()
      const request: IndexRequest = {
        ids,
        changed: linesOf(texts.filter((_, index) => sent.get(ids[index] ?? '') !== fingerprints[index])),
        options,
        wanted,
      }
      worker.postMessage(request)
      sent = new Map(ids.map((id, index) => [id, fingerprints[index] ?? '']))
      return waiting.promise
    },
    end: () => void worker.terminate(),
  }
}
