/** The libraries that could be used instead, asked for the same pages. */
import itemsjs from 'itemsjs'
import MiniSearch from 'minisearch'
import type { CarDocument } from '#domain/search/car-document.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/index-attributes.ts'
import type { PageQuery } from './search-queries.ts'
import { FACETS, LISTS, RANGES } from './search-queries.ts'

/** Answers a page: hits, counts and stats; gives the total. */
export type Subject = (query: PageQuery) => number | Promise<number>

const PAGE_SIZE = 21

/** ItemsJS counts lists disjunctively by itself; stats of ranges it does not give, so they are counted here. */
export function createItemsJs(json: string): Subject {
  const documents = JSON.parse(json) as CarDocument[]
  const engine = itemsjs(documents as unknown as Record<string, unknown>[], {
    aggregations: Object.fromEntries(
      LISTS.map((name) => [name, { title: name, size: 1000, conjunction: false, show_facet_stats: false }]),
    ),
    searchableFields: [...SEARCHABLE_ATTRIBUTES],
    sortings: Object.fromEntries(
      (['asc', 'desc'] as const).flatMap((direction) =>
        RANGES.map((name) => [`${name}-${direction}`, { field: name, order: direction }]),
      ),
    ),
  })
  return ({ text, lists, ranges, sort }) => {
    const within = withinRanges(ranges)
    const stats = new Stats()
    const answer = engine.search({
      per_page: PAGE_SIZE,
      page: 1,
      query: text,
      filters: lists as never,
      ...(sort === null ? {} : { sort: `${sort.attribute}-${sort.direction}` }),
      filter: (item: unknown) => {
        const document = item as CarDocument
        const kept = within(document)
        if (kept) stats.add(document)
        return kept
      },
    })
    return answer.pagination.total
  }
}

/** MiniSearch for the words, and plain loops for filters, counts and orders. */
export function createMiniSearch(json: string): { run: Subject; indexJson: string; readyMs: number } {
  const options = {
    fields: [...SEARCHABLE_ATTRIBUTES],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' as const },
  }
  const made = new MiniSearch<CarDocument>(options)
  made.addAll(JSON.parse(json) as CarDocument[])
  const indexJson = JSON.stringify(made)
  const startMs = performance.now()
  const documents = JSON.parse(json) as CarDocument[]
  const engine = MiniSearch.loadJSON<CarDocument>(indexJson, options)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const readyMs = performance.now() - startMs
  const run: Subject = ({ text, lists, ranges, sort }) => {
    const candidates = text === '' ? documents : engine.search(text).flatMap(({ id }) => byId.get(id as string) ?? [])
    const groups = Object.entries(lists).map(([name, values]) => ({ name, keeps: hasAny(name, values) }))
    const tests = [
      ...groups,
      ...Object.entries(ranges).map(([name, range]) => ({ name, keeps: withinRanges({ [name]: range }) })),
    ]
    const kept: CarDocument[] = []
    const stats = new Stats()
    const counts = new Map(FACETS.map((name) => [name, new Map<unknown, number>()]))
    for (const document of candidates) {
      const missed = tests.filter(({ keeps }) => !keeps(document))
      if (missed.length > 1) continue
      const [only] = missed
      if (only === undefined) {
        kept.push(document)
        stats.add(document)
      }
      for (const name of only === undefined ? FACETS : [only.name])
        count(counts.get(name), document[name as keyof CarDocument])
    }
    if (sort !== null) {
      const { attribute, direction } = sort
      const sign = direction === 'asc' ? 1 : -1
      const key = (document: CarDocument): number => document[attribute] ?? sign * Number.MAX_VALUE
      kept.sort((a, b) => sign * (key(a) - key(b)))
    }
    return kept.slice(0, PAGE_SIZE).length === 0 ? 0 : kept.length
  }
  return { run, indexJson, readyMs }
}

function count(counts: Map<unknown, number> | undefined, held: unknown): void {
  for (const value of Array.isArray(held) ? held : held === null ? [] : [held]) {
    counts?.set(value, (counts.get(value) ?? 0) + 1)
  }
}

function hasAny(name: string, values: readonly string[]): (document: CarDocument) => boolean {
  return (document) => {
    const held = document[name as keyof CarDocument]
    return Array.isArray(held) ? held.some((part) => values.includes(part)) : values.includes(String(held))
  }
}

function withinRanges(ranges: PageQuery['ranges']): (document: CarDocument) => boolean {
  const all = Object.entries(ranges)
  return (document) =>
    all.every(([name, [min, max]]) => {
      const held = document[name as keyof CarDocument]
      return typeof held === 'number' && held >= min && held <= max
    })
}

/** The smallest and largest values of the ranges. */
class Stats {
  readonly of = RANGES.map((name) => ({ name, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY }))

  add(document: CarDocument): void {
    for (const each of this.of) {
      const held = document[each.name]
      if (held === null) continue
      each.min = Math.min(each.min, held)
      each.max = Math.max(each.max, held)
    }
  }
}
