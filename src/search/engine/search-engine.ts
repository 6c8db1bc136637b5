/** The bundled search engine: answers several requests from one evaluation. */
import { PAGE_SIZE } from '#domain/search/page-size.ts'
import type { Columns } from './columns.ts'
import { readColumns } from './columns.ts'
import type { Condition, ReadFilter } from './conditions.ts'
import { conditionsOf } from './conditions.ts'
import { openContainer } from './container.ts'
import { createCounter } from './count-values.ts'
import { keptRows, keptValues, soleColumn } from './filter-rows.ts'
import type { ChunkHead, IndexHead } from './index-head.ts'
import { CHUNK_ROWS } from './index-head.ts'
import type { Kept } from './missed-rows.ts'
import { listRows, markMissed } from './missed-rows.ts'
import { pageOfOrder } from './page-rows.ts'
import { remember } from './remember.ts'
import { sortedRows } from './row-orders.ts'
import type { SearchRequest } from './search-request.ts'
import type { Marks, MatchingStrategy, TextMatch, TextMatcher, TextPart } from './text-match.ts'

export interface EngineOptions {
  readonly matchingStrategy: MatchingStrategy
  /** Values that are counted of one attribute at most. */
  readonly mostFacetValues: number
  /** Of an attribute with more numbers than this, such as a price, only the least and the most are told. */
  readonly mostFacetNumbers: number
  /** Reads a filter that is a text: `parseFilter`, for a page that sends any. */
  readonly readFilter: ReadFilter
}

/** Meilisearch counts 100 values unless told otherwise; of texts, such as models, a dealer may have more. */
const MOST_FACET_VALUES = 1000
const MOST_FACET_NUMBERS = 100

function readNoFilter(): never {
  throw new Error('no reader of filters')
}

export interface Evaluation {
  readonly request: SearchRequest
  readonly page: number
  readonly hitsPerPage: number
  /** The rows of the page. */
  readonly rows: readonly number[]
  readonly total: number
  readonly facets: Record<string, Readonly<Record<string, number>>>
  readonly stats: Record<string, { readonly min: number; readonly max: number }>
  /** The words that were matched; null when no words were asked for. */
  readonly marks: Marks | null
}

export type SearchEngine = ReturnType<typeof createEngine>

/** Whether a request asks for words. */
export function hasWords({ params }: SearchRequest): boolean {
  return !!params?.query && /[\p{L}\p{N}]/u.test(params.query)
}

/** Loads an index; throws when its bytes are not one. */
export function createEngine(
  bytes: Uint8Array,
  {
    matchingStrategy = 'last',
    mostFacetValues = MOST_FACET_VALUES,
    mostFacetNumbers = MOST_FACET_NUMBERS,
    readFilter = readNoFilter,
  }: Partial<EngineOptions> = {},
) {
  const { head, body, hash } = openContainer<IndexHead>(bytes)
  const rows = head.r
  const columns = readColumns(head, body)
  const count = createCounter(columns, mostFacetValues, mostFacetNumbers)
  let part: TextPart | undefined
  let matcher: TextMatcher | undefined

  const kept = new Map<string, Kept | null>()
  const matches = new Map<string, TextMatch>()
  const orders = new Map<string, Uint32Array>()
  /** By row, a bit for each condition that it misses. */
  const missed = new Int32Array(rows)
  const all = new Uint32Array(rows)
  const shared = new Uint32Array(rows)
  const list = new Uint32Array(rows)
  for (let row = 0; row < rows; row += 1) all[row] = row
  // What other columns are told from is decoded now: it is asked for with any of them.
  for (const { p } of head.c) if (p !== undefined) void columns.get(head.c[p]?.n ?? '')?.codes

  const matchOf = (query: string): TextMatch =>
    remember(matches, query, () => {
      if (!part) throw new Error('no reader of words')
      matcher ??= part.createMatcher(head, columns, rows, matchingStrategy)
      return matcher(query)
    })

  const keptBy = ({ key, read }: Condition): Kept | null =>
    remember(kept, key, () => {
      const expression = read()
      const column = soleColumn(expression, columns)
      const table = column ? keptValues(expression, column) : keptRows(expression, columns, rows)
      return table.includes(0) ? { codes: column?.codes ?? null, table } : null
    })

  const orderOf = (indexName: string): Uint32Array | undefined => {
    const [attribute = '', direction] = indexName.split(':').slice(-2)
    const column = columns.get(attribute)
    return column && remember(orders, indexName, () => sortedRows(column, all, direction === 'desc'))
  }

  const evaluate = (requests: readonly SearchRequest[], isAlone = false): Evaluation[] => {
    const found = requests.map((request) => (hasWords(request) ? matchOf(request.params?.query ?? '') : null))
    const conditions = requests.map(({ params = {} }, index) => [
      ...conditionsOf(params, readFilter).map(keptBy),
      found[index] as TextMatch | null,
    ])
    const needs = markMissed(missed, conditions, isAlone)
    if (!needs) return requests.flatMap((request) => evaluate([request], true))
    // What all requests ask for is asked once.
    let common = needs.length > 1 ? -1 : 0
    for (const need of needs) common &= need
    const base = common ? shared : all
    const size = common ? listRows(shared, all, rows, missed, common) : rows
    return requests.map((request, index) => {
      const { page = 0, hitsPerPage = PAGE_SIZE, facets = [] } = request.params ?? {}
      const need = needs[index] as number
      const isBase = need === common
      const kept = isBase ? base : list
      const total = isBase ? size : listRows(list, base, size, missed, need)
      const from = page * hitsPerPage
      const length = Math.max(0, Math.min(hitsPerPage, total - from))
      const match = found[index]
      const order = length ? orderOf(request.indexName) : undefined
      const answer: Evaluation = {
        request,
        page,
        hitsPerPage,
        total,
        rows: !length
          ? []
          : match
            ? (part as TextPart).pageOfMatches(match, order, kept, total, missed, need, from, length)
            : order
              ? pageOfOrder(order, missed, need, from, length)
              : Array.from(kept.subarray(from, from + length)),
        facets: {},
        stats: {},
        marks: match?.marks ?? null,
      }
      const names = typeof facets === 'string' ? [facets] : facets
      for (const name of names.includes('*') ? columns.keys() : names) {
        const counted = count(name, kept, total)
        if (counted) answer.facets[name] = counted.counts
        if (counted?.stats) answer.stats[name] = counted.stats
      }
      return answer
    })
  }

  return {
    columns: columns as Columns,
    head,
    /** Answers in the order of the requests. */
    evaluate: (requests: readonly SearchRequest[]) => evaluate(requests),
    /** Adds the part that reads words, without which no question with words is answered. */
    addText(text: TextPart): void {
      part = text
    },
    /** Adds the file of identifiers. */
    addIdentifiers(file: Uint8Array): void {
      for (const [name, column] of readColumns(...partOf(file, hash))) columns.set(name, column)
      matcher = undefined
      matches.clear()
      kept.clear()
    },
    /** Decodes a file of cards. */
    readCards(file: Uint8Array, chunk: number): Columns {
      return readColumns(...partOf(file, hash), columns, chunk * CHUNK_ROWS)
    },
  }
}

function partOf(file: Uint8Array, hash: number): [ChunkHead, Uint8Array] {
  const { head, body } = openContainer<ChunkHead>(file)
  if (head.of !== hash) throw new Error('of another index')
  return [head, body]
}
