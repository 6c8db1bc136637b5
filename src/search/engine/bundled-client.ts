/** InstantSearch's search client over the bundled engine. */

import { CHUNK_ROWS } from './format/index-head.ts'
import type { BundledHit } from './hits.ts'
import { createHits } from './hits.ts'
import type { EngineOptions, SearchEngine } from './search-engine.ts'
import { createEngine, hasWords } from './search-engine.ts'
import type { FacetAnswer, SearchAnswer, SearchRequest } from './search-request.ts'
import type { TextPart } from './text/text-match.ts'

/** Loads the files of an index, each at most once. */
export interface IndexFiles {
  index(): Promise<Uint8Array>
  identifiers(): Promise<Uint8Array>
  cards(chunk: number): Promise<Uint8Array>
}

export interface BundledClient {
  search(requests: readonly SearchRequest[]): Promise<{ results: SearchAnswer<BundledHit>[] }>
  searchForFacetValues(requests: readonly SearchRequest[]): Promise<FacetAnswer[]>
  /** Resolves when the index is there, and of many cars the first page, too; no search needs to wait for it. */
  ready(): Promise<SearchEngine>
  /** Resolves when the code that reads words is there too, as when a shopper goes to the search box. */
  readyForWords(): Promise<void>
}

/** Of fewer rows a first question is soon answered. */
const MANY_ROWS = 20_000

/** Nothing is loaded before the first question or `ready()`. */
export function createBundledClient(files: IndexFiles, options: Partial<EngineOptions> = {}): BundledClient {
  const chunks = new Map<number, () => Promise<void>>()
  const hits = createHits()

  const loaded = kept(async () => createEngine(await files.index(), options))
  /** Words and facet search are code that a page without them does not load. */
  const words = kept(async () => {
    const [engine, { textPart }] = await Promise.all([loaded(), import('./text/text-part.ts')])
    engine.addText(textPart)
    return textPart
  })
  const identifiers = kept(async () => {
    const [engine, file] = await Promise.all([loaded(), files.identifiers()])
    engine.addIdentifiers(file)
  })
  const chunkOf = (engine: SearchEngine, chunk: number): Promise<void> => {
    const load =
      chunks.get(chunk) ?? kept(async () => hits.addCards(chunk, engine.readCards(await files.cards(chunk), chunk)))
    chunks.set(chunk, load)
    return load()
  }
  const answer = async (engine: SearchEngine, requests: readonly SearchRequest[], part: TextPart | undefined) => {
    const startMs = performance.now()
    const evaluations = engine.evaluate(requests)
    const processingTimeMS = Math.round(performance.now() - startMs)
    const needed = new Set<number>()
    for (const { rows } of evaluations) for (const row of rows) needed.add(Math.floor(row / CHUNK_ROWS))
    await Promise.all([...needed].map((chunk) => chunkOf(engine, chunk)))
    return evaluations.map((evaluation): SearchAnswer<BundledHit> => {
      const { request, rows, total, page, hitsPerPage, facets, stats } = evaluation
      return {
        index: request.indexName,
        query: request.params?.query ?? '',
        params: '',
        hits: rows.length ? hits.of(engine, evaluation, part) : [],
        nbHits: total,
        page,
        nbPages: hitsPerPage ? Math.ceil(total / hitsPerPage) : 0,
        hitsPerPage,
        facets,
        facets_stats: stats,
        exhaustiveNbHits: true,
        exhaustiveFacetsCount: true,
        processingTimeMS,
      }
    })
  }
  const loadWords = async (requests: readonly SearchRequest[]) => {
    const part = await words()
    if (requests.some(({ params }) => part.mayBeIdentifier(params?.query ?? ''))) await identifiers()
    return part
  }

  return {
    async ready() {
      const engine = await loaded()
      // The first page is read: what the first question would compile and decode is there when it comes.
      if (engine.head.r >= MANY_ROWS) await answer(engine, [{ indexName: '' }], undefined)
      return engine
    },
    readyForWords: async () => void (await words()),
    async search(requests) {
      const engine = await loaded()
      const part = requests.some(hasWords) ? await loadWords(requests) : undefined
      return { results: await answer(engine, requests, part) }
    },
    async searchForFacetValues(requests) {
      const part = await loadWords(requests)
      const engine = await loaded()
      return requests.map((request) => part.facetAnswer(engine, request))
    },
  }
}

/** What is loaded once; a load that fails is forgotten, so that the next question tries again. */
function kept<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
