/** InstantSearch's search client over the bundled engine. */
import type { Columns, Value } from './columns.ts'
import { CHUNK_ROWS } from './index-head.ts'
import type { EngineOptions, Evaluation, SearchEngine } from './search-engine.ts'
import { createEngine } from './search-engine.ts'
import type { FacetAnswer, SearchAnswer, SearchParams, SearchRequest } from './search-request.ts'
import { Vocabulary } from './vocabulary.ts'
import { fold, replaceWords, wordsOf } from './words.ts'

/** Loads the files of an index, each at most once. */
export interface IndexFiles {
  index(): Promise<Uint8Array>
  identifiers(): Promise<Uint8Array>
  cards(chunk: number): Promise<Uint8Array>
}

export interface Highlighted {
  readonly value: string
  readonly matchLevel: 'none' | 'full'
  readonly matchedWords: readonly string[]
}

/** A car as a page of hits shows it: its document, what its card says besides, and the words that were found. */
export interface BundledHit {
  readonly objectID: string
  readonly card: Readonly<Record<string, unknown>>
  readonly _highlightResult: Readonly<Record<string, Highlighted | readonly Highlighted[]>>
  readonly [attribute: string]: unknown
}

export interface BundledClient {
  search(requests: readonly SearchRequest[]): Promise<{ results: SearchAnswer<BundledHit>[] }>
  searchForFacetValues(requests: readonly SearchRequest[]): Promise<FacetAnswer[]>
  /** Resolves when the index is there, which no search needs to wait for. */
  ready(): Promise<SearchEngine>
}

const OPEN_TAG = '__ais-highlight__'
const CLOSE_TAG = '__/ais-highlight__'
/** InstantSearch's own default. */
const FACET_HITS = 10

/** Nothing is loaded before the first question or `ready()`. */
export function createBundledClient(files: IndexFiles, options: Partial<EngineOptions> = {}): BundledClient {
  let engine: Promise<SearchEngine> | undefined
  let identifiers: Promise<void> | undefined
  const chunks = new Map<number, Promise<Columns>>()

  const ready = (): Promise<SearchEngine> => {
    engine ??= again(
      files.index().then((bytes) => createEngine(bytes, options)),
      () => (engine = undefined),
    )
    return engine
  }
  const chunkOf = (loaded: SearchEngine, chunk: number): Promise<Columns> => {
    const known = chunks.get(chunk)
    if (known) return known
    const cards = again(
      files.cards(chunk).then((bytes) => loaded.readCards(bytes, chunk)),
      () => chunks.delete(chunk),
    )
    chunks.set(chunk, cards)
    return cards
  }
  const engineFor = async (requests: readonly SearchRequest[]): Promise<SearchEngine> => {
    const loaded = await ready()
    if (!loaded.hasIdentifiers() && requests.some(({ params }) => mayBeIdentifier(params?.query ?? ''))) {
      identifiers ??= again(
        files.identifiers().then((bytes) => loaded.addIdentifiers(bytes)),
        () => (identifiers = undefined),
      )
      await identifiers
    }
    return loaded
  }

  return {
    ready,
    async search(requests) {
      const loaded = await engineFor(requests)
      const startMs = performance.now()
      const evaluations = loaded.evaluate(requests)
      const took = Math.round(performance.now() - startMs)
      const needed = new Set(evaluations.flatMap(({ rows }) => rows.map((row) => Math.floor(row / CHUNK_ROWS))))
      const cards = new Map(
        await Promise.all([...needed].map(async (chunk) => [chunk, await chunkOf(loaded, chunk)] as const)),
      )
      return { results: evaluations.map((evaluation) => answerOf(loaded, evaluation, cards, took)) }
    },
    async searchForFacetValues(requests) {
      const loaded = await engineFor(requests)
      return requests.map((request) => facetAnswer(loaded, request))
    },
  }
}

/** A promise whose failure is forgotten, so that the next question tries again. */
function again<Value>(promise: Promise<Value>, forget: () => unknown): Promise<Value> {
  promise.catch(forget)
  return promise
}

/** Words of four characters and more with a digit that are no year. */
function mayBeIdentifier(query: string): boolean {
  return wordsOf(query).some((word) => word.length > 3 && /\d/.test(word) && !/^(19|20)\d\d$/.test(word))
}

function answerOf(
  engine: SearchEngine,
  { request, rows, total, page, hitsPerPage, facets, stats, marks }: Evaluation,
  cards: ReadonlyMap<number, Columns>,
  processingTimeMS: number,
): SearchAnswer<BundledHit> {
  const { params = {} } = request
  const mark = marker(marks, params)
  return {
    index: request.indexName,
    query: params.query ?? '',
    params: '',
    hits: rows.map((row) => hitOf(engine, row, cards.get(Math.floor(row / CHUNK_ROWS)), mark)),
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
}

/** What a row holds, as hits show it. */
interface Shown {
  readonly hit: Record<string, unknown>
  readonly card: Record<string, unknown>
}

/** Rows that were shown before: a shopper who filters, sorts and goes back sees the same cars again. */
const MOST_SHOWN = 500
const shownRows = new WeakMap<SearchEngine, Map<number, Shown>>()

function shownRow(engine: SearchEngine, row: number, chunk: Columns | undefined): Shown {
  let known = shownRows.get(engine)
  if (!known || known.size > MOST_SHOWN) {
    known = new Map()
    shownRows.set(engine, known)
  }
  let shown = known.get(row)
  if (!shown) {
    shown = { hit: {}, card: {} }
    for (const [name, column] of engine.columns) shown.hit[name] = column.at(row)
    for (const [name, column] of chunk ?? []) shown.card[name] = column.at(row % CHUNK_ROWS)
    known.set(row, shown)
  }
  return shown
}

type Mark = (text: string) => Highlighted

/** Marks texts; few texts stand in many hits, so each is marked once. */
function marker(
  marks: Evaluation['marks'],
  { highlightPreTag = OPEN_TAG, highlightPostTag = CLOSE_TAG }: SearchParams,
): Mark {
  const made = new Map<string, Highlighted>()
  return (text) => {
    let marked = made.get(text)
    if (!marked) {
      marked = highlight(text, marks, highlightPreTag, highlightPostTag)
      made.set(text, marked)
    }
    return marked
  }
}

function hitOf(engine: SearchEngine, row: number, chunk: Columns | undefined, mark: Mark): BundledHit {
  const { hit, card } = shownRow(engine, row, chunk)
  const highlighted: Record<string, Highlighted | Highlighted[]> = {}
  for (const name of engine.head.searchable) {
    const value = hit[name] as Value | undefined
    if (value !== null && value !== undefined) {
      highlighted[name] = typeof value === 'object' ? value.map(mark) : mark(String(value))
    }
  }
  return { ...hit, objectID: String(hit['id']), card, _highlightResult: highlighted }
}

/** A text with the words that were found between two tags; of a word that is still typed, what is typed. */
export function highlight(text: string, marks: Evaluation['marks'], open: string, close: string): Highlighted {
  const matched = new Set<string>()
  const value = marks.size
    ? replaceWords(text, (word) => {
        const folded = fold(word)
        const length = marks.get(folded)
        if (length === undefined) return word
        matched.add(folded)
        const end = length || word.length
        return open + word.slice(0, end) + close + word.slice(end)
      })
    : text
  return { value, matchLevel: matched.size ? 'full' : 'none', matchedWords: [...matched] }
}

/** The values of a facet that a text finds: each of its words, as words of a query are. */
function facetAnswer(engine: SearchEngine, { indexName, params = {} }: SearchRequest): FacetAnswer {
  const {
    facetName = '',
    facetQuery = '',
    maxFacetHits = FACET_HITS,
    highlightPreTag = '<em>',
    highlightPostTag = '</em>',
  } = params
  const startMs = performance.now()
  const [evaluation] = engine.evaluate([{ indexName, params: { ...params, hitsPerPage: 0, facets: [facetName] } }])
  const words = wordsOf(facetQuery)
  const vocabulary = new Vocabulary()
  const counts = Object.entries(evaluation?.facets[facetName] ?? {})
  const tokens = counts.map(([value]) => wordsOf(value).map((word) => vocabulary.add(word)))
  const marks = new Map<string, number>()
  const found = words.map((word) => {
    const typos = word.length < 5 ? 0 : word.length < 9 ? 1 : 2
    const matches = vocabulary.matches(word, true, typos)
    for (const { token, isWhole, typos: made } of matches) {
      marks.set(vocabulary.words[token] as string, isWhole || made ? 0 : word.length)
    }
    return new Set(matches.map(({ token }) => token))
  })
  const facetHits = counts
    .filter((_, index) => found.every((matches) => tokens[index]?.some((token) => matches.has(token))))
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, maxFacetHits)
    .map(([value, count]) => ({
      value,
      count,
      highlighted: highlight(value, marks, highlightPreTag, highlightPostTag).value,
    }))
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: Math.round(performance.now() - startMs) }
}
