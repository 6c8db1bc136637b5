/** The bundled search engine: answers several requests from one evaluation. */

import type { FilterExpression } from '#domain/search/filter-expression.ts'
import { allOf } from '#domain/search/filter-expression.ts'
import { PAGE_SIZE } from '#domain/search/page-size.ts'
import type { Column, Columns } from './columns.ts'
import { readColumns } from './columns.ts'
import { openContainer } from './container.ts'
import { keptRows, keptValues } from './filter-rows.ts'
import type { ChunkHead, IndexHead } from './index-head.ts'
import { CHUNK_ROWS } from './index-head.ts'
import { listedFilters } from './listed-filters.ts'
import type { MatchingStrategy, TextMatch } from './rank-text.ts'
import { matchText } from './rank-text.ts'
import type { SearchParams, SearchRequest } from './search-request.ts'
import type { TextColumn } from './vocabulary.ts'
import { textColumns, Vocabulary } from './vocabulary.ts'
import { parseQuery } from './words.ts'

export interface EngineOptions {
  readonly matchingStrategy: MatchingStrategy
  /** Values that are counted of one attribute at most. */
  readonly mostFacetValues: number
  /** Of one that holds numbers, such as a price. */
  readonly mostFacetNumbers: number
  /** Reads a filter that is a text: `parseFilter`, for a page that sends any. */
  readonly readFilter: (text: string) => FilterExpression
}

/** Meilisearch counts 100 values unless told otherwise; of texts, such as models, a dealer may have more. */
export const DEFAULT_ENGINE_OPTIONS: EngineOptions = {
  matchingStrategy: 'last',
  mostFacetValues: 1000,
  mostFacetNumbers: 100,
  readFilter: (text) => {
    throw new Error(`no reader of filters was given for ${text}`)
  },
}

export interface Evaluation {
  readonly request: SearchRequest
  readonly page: number
  readonly hitsPerPage: number
  /** The rows of the page. */
  readonly rows: readonly number[]
  readonly total: number
  readonly facets: Record<string, Record<string, number>>
  readonly stats: Record<string, { min: number; max: number }>
  /** The words that were matched. */
  readonly marks: ReadonlyMap<string, number>
}

export type SearchEngine = ReturnType<typeof createEngine>

/** Conditions that one evaluation tells apart: a bit of a number each. */
const MOST_CONDITIONS = 31
/** Filters and words that are remembered. */
const MOST_REMEMBERED = 16
const NO_MARKS: ReadonlyMap<string, number> = new Map()

/** A map that forgets the oldest. */
function remember<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  let value = map.get(key)
  if (value === undefined) {
    value = make()
    if (map.size >= MOST_REMEMBERED) map.delete(map.keys().next().value as string)
    map.set(key, value)
  }
  return value
}

/** Loads an index; throws when its bytes are not one. */
export function createEngine(bytes: Uint8Array, options: Partial<EngineOptions> = {}) {
  const settings = { ...DEFAULT_ENGINE_OPTIONS, ...options }
  const { head, body, hash } = openContainer<IndexHead>(bytes)
  const rows = head.r
  const columns = readColumns(head, body)
  const vocabulary = new Vocabulary()
  let textsFound: TextColumn[] | undefined
  let exactFound: TextColumn[] | undefined
  const textsFor = (query: string): TextColumn[] => {
    textsFound ??= textColumns(head, columns, vocabulary, false)
    if (!/\d/.test(query)) return textsFound
    exactFound ??= textColumns(head, columns, vocabulary, true)
    return [...textsFound, ...exactFound].sort((a, b) => a.rank - b.rank)
  }

  const filters = new Map<string, Uint8Array>()
  const matches = new Map<string, TextMatch>()
  const orders = new Map<string, Uint32Array>()
  const mask = new Int32Array(rows)
  const list = new Uint32Array(rows)

  const matchOf = (query: string): TextMatch =>
    remember(matches, query, () => {
      const texts = textsFor(query)
      return matchText(parseQuery(query), vocabulary, texts, rows, head, settings.matchingStrategy)
    })

  /** Rows in the order of an attribute: stable, and without a value last. */
  const orderOf = (indexName: string): Uint32Array | undefined => {
    const [, attribute = '', direction = ''] = /:([^:]+):(asc|desc)$/.exec(indexName) ?? []
    const column = columns.get(attribute)
    if (!column) return undefined
    let order = orders.get(indexName)
    if (!order) {
      order = sortedRows(column, rows, direction === 'desc')
      orders.set(indexName, order)
    }
    return order
  }

  /** Marks the rows that a condition does not keep. */
  const mark = (expression: FilterExpression, bit: number): void => {
    if (expression.kind === 'all' || expression.kind === 'any' || expression.kind === 'not') {
      const kept = remember(filters, JSON.stringify(expression), () => keptRows(expression, columns, rows))
      for (let row = 0; row < rows; row += 1) if (!kept[row]) mask[row] = (mask[row] as number) | bit
      return
    }
    const column = columns.get(expression.attribute)
    const kept = column ? keptValues(expression, column) : [0]
    const codes = column?.codes ?? new Uint16Array(rows)
    for (let row = 0; row < rows; row += 1) if (!kept[codes[row] as number]) mask[row] = (mask[row] as number) | bit
  }

  const evaluate = (requests: readonly SearchRequest[]): Evaluation[] => {
    const conditions = requests.map(({ params = {} }) =>
      conditionsOf(params, settings.readFilter).map((condition) => ({ condition, key: JSON.stringify(condition) })),
    )
    const bits = new Map<string, number>()
    mask.fill(0)
    for (const each of conditions) {
      for (const { condition, key } of each) {
        if (bits.has(key)) continue
        if (bits.size === MOST_CONDITIONS)
          return requests.flatMap((request) => evaluate([joined(request, settings.readFilter)]))
        const bit = 1 << bits.size
        bits.set(key, bit)
        mark(condition, bit)
      }
    }
    return requests.map((request, index) => {
      const { query = '', page = 0, hitsPerPage = PAGE_SIZE, facets = [] } = request.params ?? {}
      let needed = 0
      for (const { key } of conditions[index] ?? []) needed |= bits.get(key) as number
      const match = /[\p{L}\p{N}]/u.test(query) ? matchOf(query) : null
      let total = 0
      for (let row = 0; row < rows; row += 1) {
        list[total] = row
        if (
          ((mask[row] as number) & needed) === 0 &&
          (!match || (match.ranks[match.classes[row] as number] as number) >= 0)
        )
          total += 1
      }
      const answer: Evaluation = {
        request,
        page,
        hitsPerPage,
        total,
        rows: pageRows(match, orderOf(request.indexName), total, page * hitsPerPage, hitsPerPage, needed),
        facets: {},
        stats: {},
        marks: match?.marks ?? NO_MARKS,
      }
      const names = typeof facets === 'string' ? [facets] : facets
      for (const name of names.includes('*') ? columns.keys() : names) countValues(columns.get(name), total, answer)
      return answer
    })
  }

  /** The rows of a page, of the rows that are in the list. */
  const pageRows = (
    match: TextMatch | null,
    order: Uint32Array | undefined,
    total: number,
    from: number,
    count: number,
    needed: number,
  ): number[] => {
    const end = Math.min(from + count, total)
    const length = Math.max(0, end - from)
    if (!match) {
      if (!order) return Array.from(list.subarray(from, from + length))
      const found: number[] = []
      let at = 0
      for (let index = 0; index < rows && at < end && length; index += 1) {
        const row = order[index] as number
        if (((mask[row] as number) & needed) === 0 && at++ >= from) found.push(row)
      }
      return found
    }
    // How many rows stand before those of each rank, then row by row.
    const { classes } = match
    const ranks = order ? match.coarseRanks : match.ranks
    const starts = new Uint32Array(ranks.length + 1)
    for (let index = 0; index < total; index += 1) {
      const next = (ranks[classes[list[index] as number] as number] as number) + 1
      starts[next] = (starts[next] as number) + 1
    }
    for (let rank = 1; rank < starts.length; rank += 1)
      starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number)
    const found = new Array<number>(length)
    const walk = order ?? list
    const steps = order ? rows : total
    for (let index = 0, left = length; index < steps && left; index += 1) {
      const row = walk[index] as number
      const rank = ranks[classes[row] as number] as number
      if (rank < 0 || ((mask[row] as number) & needed) !== 0) continue
      const at = starts[rank] as number
      starts[rank] = at + 1
      if (at >= from && at < end) {
        found[at - from] = row
        left -= 1
      }
    }
    return found
  }

  const countValues = (column: Column | undefined, total: number, answer: Evaluation): void => {
    if (!column) return
    const { codes, values, name } = column
    const counts = new Uint32Array(values.length)
    if (total === rows)
      for (let row = 0; row < rows; row += 1)
        counts[codes[row] as number] = (counts[codes[row] as number] as number) + 1
    else {
      for (let index = 0; index < total; index += 1) {
        const code = codes[list[index] as number] as number
        counts[code] = (counts[code] as number) + 1
      }
    }
    const found: Record<string, number> = Object.create(null)
    const most = typeof values[1] === 'number' ? settings.mostFacetNumbers : settings.mostFacetValues
    let size = 0
    let min: number | undefined
    for (let code = 0; code < counts.length && size < most; code += 1) {
      const count = counts[code] as number
      const value = values[code]
      if (!count || value === null || value === undefined || value === '') continue
      if (typeof value === 'object') for (const part of value) found[part] = (found[part] ?? 0) + count
      else {
        if (typeof value === 'number') min ??= value
        found[String(value)] = count
        size += 1
      }
    }
    answer.facets[name] = found
    if (min !== undefined) {
      let code = counts.length - 1
      while (!counts[code]) code -= 1
      answer.stats[name] = { min, max: values[code] as number }
    }
  }

  return {
    rows,
    columns: columns as Columns,
    hash,
    head,
    evaluate,
    /** Whether VINs and registration plates are there. */
    hasIdentifiers: () => columns.has('vin'),
    /** Adds the file of identifiers. */
    addIdentifiers(file: Uint8Array): void {
      for (const [name, column] of readColumns(...partOf(file, hash))) columns.set(name, column)
      exactFound = undefined
      matches.clear()
    },
    /** Decodes a file of cards. */
    readCards(file: Uint8Array, chunk: number): Columns {
      return readColumns(...partOf(file, hash), columns, chunk * CHUNK_ROWS)
    },
  }
}

function partOf(file: Uint8Array, hash: number): [ChunkHead, Uint8Array] {
  const { head, body } = openContainer<ChunkHead>(file)
  if (head.of !== hash) throw new Error('a part of another search index')
  return [head, body]
}

function conditionsOf(
  { filters, facetFilters, numericFilters }: SearchParams,
  read: EngineOptions['readFilter'],
): FilterExpression[] {
  const filter = typeof filters === 'string' ? (filters.trim() ? read(filters) : undefined) : filters
  return [
    ...(filter && JSON.stringify(filter) !== NOTHING_ASKED ? [filter] : []),
    ...listedFilters(facetFilters),
    ...listedFilters(numericFilters),
  ]
}

const NOTHING_ASKED = JSON.stringify(allOf())

/** The same request with all its conditions as one. */
function joined({ indexName, params = {} }: SearchRequest, read: EngineOptions['readFilter']): SearchRequest {
  const { facetFilters: _, numericFilters: __, ...others } = params
  return { indexName, params: { ...others, filters: allOf(...conditionsOf(params, read)) } }
}

/** Counting sort by code: codes of numbers ascend with their values. */
function sortedRows({ codes, values }: Column, rows: number, descending: boolean): Uint32Array {
  const size = values.length
  const starts = new Uint32Array(size + 1)
  // Null, which is code 0, stands last either way.
  const place = (code: number): number => (code ? (descending ? size - 1 - code : code - 1) : size - 1)
  for (let row = 0; row < rows; row += 1) {
    const next = place(codes[row] as number) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let at = 1; at <= size; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number)
  const order = new Uint32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const at = place(codes[row] as number)
    order[starts[at] as number] = row
    starts[at] = (starts[at] as number) + 1
  }
  return order
}
