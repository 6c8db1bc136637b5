/** The bundled search engine: answers requests with rows, counts and stats. */
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import { PAGE_SIZE } from '#domain/search/results/search-results.ts'
import { RecentEntries } from '../recent-entries.ts'
import type { Column, Columns } from './format/columns.ts'
import { readColumns } from './format/columns.ts'
import { openContainer } from './format/container.ts'
import type { ChunkHead, IndexHead } from './format/index-head.ts'
import { CHUNK_ROWS } from './format/index-head.ts'
import type { ReadFilter } from './rows/conditions.ts'
import { conditionsOf } from './rows/conditions.ts'
import { createCounter } from './rows/count-values.ts'
import { createFilter } from './rows/filter-rows.ts'
import { conditionOf } from './rows/listed-filters.ts'
import type { Sorted } from './rows/row-orders.ts'
import { sortedRows } from './rows/row-orders.ts'
import type { RowSet } from './rows/row-set.ts'
import { allRows, countRows, join, listRows, pageOfRows, rowSet } from './rows/row-set.ts'
import type { DistanceOrder, SearchRequest } from './search-request.ts'
import type { Marks, MatchingStrategy, TextMatch, TextMatcher, TextPart } from './text/text-match.ts'

export interface EngineOptions {
  readonly matchingStrategy: MatchingStrategy
  /** Values that are counted of one attribute at most. */
  readonly maxFacetValues: number
  /** Of an attribute with more numbers than this, such as a price, only the minimum and maximum are returned. */
  readonly maxFacetNumbers: number
  /** Reads a filter that is a text: `parseFilter`, for a page that sends any. */
  readonly readFilter: ReadFilter
}

/** Meilisearch counts 100 values by default; of texts, such as models, a dealer may have more. */
const MAX_FACET_VALUES = 1000
const MAX_FACET_NUMBERS = 100

/** Conditions that are remembered: at 50,000 cars each takes 6 kB. */
const MAX_CONDITIONS = 200
/** Orders and words that are remembered: at 50,000 cars each takes 200 kB. */
const MAX_LISTS = 24
/** The share of the rows from which on those are counted that are left out. */
const MAX_COUNTED = 0.6

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

interface FoundText {
  readonly match: TextMatch
  readonly set: RowSet
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
    maxFacetValues = MAX_FACET_VALUES,
    maxFacetNumbers = MAX_FACET_NUMBERS,
    readFilter = readNoFilter,
  }: Partial<EngineOptions> = {},
) {
  const { head, body } = openContainer<IndexHead>(bytes)
  const rows = head.r
  const columns = readColumns(head, body)
  const whole = allRows(rows)
  // Row by row, which takes less than listing the whole set while nothing is compiled.
  const all = new Uint32Array(rows)
  for (let row = 0; row < rows; row += 1) all[row] = row
  const count = createCounter(columns, all, maxFacetValues, maxFacetNumbers)
  let part: TextPart | undefined
  let matcher: TextMatcher | undefined
  const filtered = createFilter(columns, whole)

  const conditions = new RecentEntries<FilterExpression>(MAX_CONDITIONS)
  const matches = new RecentEntries<FoundText>(MAX_LISTS)
  const orders = new RecentEntries<Sorted>(MAX_LISTS)
  const list = new Uint32Array(rows)
  // Columns that predict others are decoded now: it is asked for with any of them.
  for (const { p } of head.c) if (p !== undefined) void columns.get(head.c[p]?.n ?? '')?.codes

  const readOnce = (read: ReadFilter) => (text: string) => conditions.getOrMake(text, () => read(text))
  const readText = readOnce(readFilter)
  const readListed = readOnce(conditionOf)

  const sorted = (column: Column, descending: boolean): Sorted =>
    orders.getOrMake(`${column.name} ${descending}`, () => sortedRows(column.codes, column.values.length, descending))

  const matchOf = (query: string): FoundText =>
    matches.getOrMake(query, () => {
      if (!matcher) throw new Error('no reader of words')
      const match = matcher(query)
      return { match, set: rowSet(match.codes, match.table) }
    })

  const orderOf = (indexName: string, distance?: DistanceOrder): Uint32Array | undefined => {
    const ranks = distance?.ranks(columns)
    if (ranks) return sortedRows(...ranks).order
    const [name = '', direction] = indexName.split(':').slice(-2)
    const column = columns.get(name)
    return column && sorted(column, direction === 'desc').order
  }

  const evaluate = (request: SearchRequest): Evaluation => {
    const { params = {}, indexName } = request
    const { query = '', page = 0, hitsPerPage = PAGE_SIZE, facets = [] } = params
    const text = hasWords(request) ? matchOf(query) : null
    const set = (text?.set ?? whole).slice()
    for (const condition of conditionsOf(params, readText, readListed)) join(set, filtered(condition), 'all')
    const total = countRows(set)
    const from = page * hitsPerPage
    const length = Math.max(0, Math.min(hitsPerPage, total - from))
    const order = length ? orderOf(indexName, params.order) : undefined
    // Of most rows those are counted that are left out.
    const isRest = total > rows * MAX_COUNTED
    let size = text || !isRest ? listRows(list, set) : 0
    const answer: Evaluation = {
      request,
      page,
      hitsPerPage,
      total,
      rows: !length
        ? []
        : text
          ? (part as TextPart).pageOfMatches(text.match, order, list, total, set, from, length)
          : pageOfRows(order ?? all, set, from, length),
      facets: {},
      stats: {},
      marks: text?.match.marks ?? null,
    }
    if (isRest) size = listRows(list, join(set, whole, 'not'))
    const names = typeof facets === 'string' ? [facets] : facets
    for (const name of names.includes('*') ? columns.keys() : names) {
      const counted = count(name, list, size, isRest)
      if (counted) answer.facets[name] = counted.counts
      if (counted?.stats) answer.stats[name] = counted.stats
    }
    return answer
  }

  return {
    columns: columns as Columns,
    head,
    /** Answers in the order of the requests. */
    evaluate: (requests: readonly SearchRequest[]) => requests.map(evaluate),
    /** Adds the part that reads words, without which no question with words is answered. */
    addText(text: TextPart): void {
      part = text
      matcher = text.createMatcher(head, columns, sorted, matchingStrategy)
      // Once for nothing: the first words that are typed find the code compiled.
      matcher('a b')
    },
    /** Adds the file of identifiers. */
    addIdentifiers(file: Uint8Array): void {
      for (const [name, column] of readColumns(...partOf(file, head.of[0]))) columns.set(name, column)
      matches.clear()
    },
    /** Decodes a file of cards. */
    readCards(file: Uint8Array, chunk: number): Columns {
      return readColumns(...partOf(file, head.of[chunk + 1]), columns, chunk * CHUNK_ROWS)
    },
  }
}

function partOf(file: Uint8Array, of: number | undefined): [ChunkHead, Uint8Array] {
  const { head, body } = openContainer<ChunkHead>(file)
  if (head.of !== of) throw new Error('not this search index')
  return [head, body]
}
