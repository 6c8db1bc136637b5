/** Makes the search's files: of many cars on a thread of its own, while this one plans and renders the pages. */
import { Worker } from 'node:worker_threads'
import type { SearchIndexOptions } from '#search/index/build-search-index.ts'
import type { SearchDocuments } from './search-documents.ts'
import type { SearchIndexFiles } from './search-index-files.ts'
import { searchIndexFiles } from './search-index-files.ts'
import type { IndexAnswer, IndexRequest, WantedFiles } from './search-index-thread.ts'

/** From so many cars on the index takes longer than to start a thread for it. */
export const THREAD_MIN_CARS = 1_500

type IndexTexts = Pick<SearchDocuments, 'ids' | 'texts' | 'fingerprints'>
type IndexDocuments = IndexTexts & Pick<SearchDocuments, 'cars'>

export interface SearchIndexMaker {
  /**
   * Has a thread read so many cars, which the next `make` will probably want, while the caller goes on. Does nothing
   * where a thread has cars already: those that have changed since are soon read.
   */
  expect(cars: number, documents: () => IndexTexts): void
  /** The parts in `wanted`. */
  make(documents: IndexDocuments, options: SearchIndexOptions, wanted: readonly string[]): Promise<SearchIndexFiles>
  /** Ends the thread; the next `make` starts another. */
  close(): void
}

export interface SearchIndexMakerOptions {
  /** Keeps the thread and its cars for the next call; else the thread ends after its answer, which frees its memory. */
  staysWarm: boolean
  threadMinCars?: number
}

export function createSearchIndexMaker({
  staysWarm,
  threadMinCars = THREAD_MIN_CARS,
}: SearchIndexMakerOptions): SearchIndexMaker {
  let thread: IndexThread | null = null
  let lastTurn: Promise<unknown> = Promise.resolve()

  function start(): IndexThread {
    const started = startIndexThread(() => {
      if (thread === started) thread = null
    })
    return started
  }

  async function makeOnThread(...request: Parameters<SearchIndexMaker['make']>): Promise<SearchIndexFiles> {
    thread ??= start()
    const asked = thread
    const end = (): void => {
      asked.end()
      if (thread === asked) thread = null
    }
    try {
      const files = await asked.make(...request)
      if (!staysWarm) end()
      return files
    } catch (error) {
      // What it still holds of the cars is not to be trusted.
      end()
      throw error
    }
  }

  return {
    expect(cars, documents) {
      if (cars < threadMinCars || thread !== null) return
      thread = start()
      thread.send(documents(), null)
    },
    async make(documents, options, wanted) {
      if (documents.ids.length < threadMinCars) return searchIndexFiles(documents.cars(), options, wanted)
      // The thread answers one request at a time.
      const turn = lastTurn.then(() => makeOnThread(documents, options, wanted))
      lastTurn = turn.catch(() => {})
      return turn
    },
    close() {
      thread?.end()
      thread = null
    },
  }
}

const LINE_FEED = 0x0a

/** Texts in memory of their own, which is moved to the thread: copying ten thousand objects would take longer. */
function linesOf(texts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const lines = new Uint8Array(texts.reduce((length, text) => length + text.length + 1, 0))
  let at = 0
  for (const text of texts) {
    lines.set(text, at)
    at += text.length
    lines[at++] = LINE_FEED
  }
  return lines
}

interface IndexThread {
  send(documents: IndexTexts, files: WantedFiles | null): void
  make: SearchIndexMaker['make']
  end(): void
}

/** `onExit` is called also when nobody waits for an answer. */
function startIndexThread(onExit: () => void): IndexThread {
  const worker = new Worker(new URL('./search-index-thread.ts', import.meta.url))
  // Alone it keeps no process from ending; at work it does.
  worker.unref()
  /** Id -> fingerprint of its document, as the thread has it. */
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
    onExit()
    settle(({ reject }) => reject(new Error(`The thread of the search index ended with status ${code}.`)))
  })
  function send({ ids, texts, fingerprints }: IndexTexts, files: WantedFiles | null): void {
    const changed = linesOf(texts.filter((_, index) => sent.get(ids[index] ?? '') !== fingerprints[index]))
    worker.postMessage({ changed, files } satisfies IndexRequest, [changed.buffer])
    sent = new Map(ids.map((id, index) => [id, fingerprints[index] ?? '']))
  }
  return {
    send,
    make(documents, options, parts) {
      waiting = Promise.withResolvers()
      worker.ref()
      send(documents, { ids: documents.ids, options, parts })
      return waiting.promise
    },
    end: () => void worker.terminate(),
  }
}
