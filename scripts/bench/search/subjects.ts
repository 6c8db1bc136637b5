/** The libraries that could be used instead, asked for the same pages. */
import itemsjs from 'itemsjs'
import MiniSearch from 'minisearch'
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/car-attributes.ts'
import type { Subject } from './page-times.ts'
import type { PageQuery } from './queries.ts'
import { EVERY_VALUE, LISTS, PAGE_SIZE, RANGES } from './queries.ts'

const isShown = ({ show_on_dealer_website }: CarDocument): boolean => show_on_dealer_website

/**
 * ItemsJS counts lists disjunctively by itself. It knows no bounds of numbers, so a range is a filter function; and its
 * own stats need each price as a value to count, which takes longer than a loop over all that it found, so that loop it
 * is. (With a filter function it gives all that it found only as a page that is large enough.)
 */
export function createItemsJs(json: string): Subject {
  const documents = JSON.parse(json) as CarDocument[]
  const engine = itemsjs(documents as unknown as Record<string, unknown>[], {
    aggregations: Object.fromEntries(
      LISTS.map((name) => [name, { title: name, size: EVERY_VALUE, conjunction: false, show_facet_stats: false }]),
    ),
    searchableFields: [...SEARCHABLE_ATTRIBUTES],
    sortings: Object.fromEntries(
      (['asc', 'desc'] as const).flatMap((direction) =>
        RANGES.map((name) => [`${name}-${direction}`, { field: name, order: direction }]),
      ),
    ),
  })
  return ({ text, lists, ranges, sort }) => {
    const ask = (bounds: PageQuery['ranges'], isPage: boolean) => {
      const within = withinRanges(bounds)
      return engine.search({
        per_page: documents.length,
        page: 1,
        query: text,
        filters: lists,
        ...(sort === null || !isPage ? {} : { sort: `${sort.attribute}-${sort.direction}` }),
        filter: (item: CarDocument) => isShown(item) && within(item),
      })
    }
    const page = ask(ranges, true)
    const stats = new Stats()
    stats.addAll(
      page.data.items,
      RANGES.filter((name) => ranges[name] === undefined),
    )
    for (const name of RANGES) {
      if (ranges[name] === undefined) continue
      const { [name]: _, ...others } = ranges
      stats.addAll(ask(others, false).data.items, [name])
    }
    return {
      total: page.pagination.total,
      hits: page.data.items.slice(0, PAGE_SIZE).length,
      read: () => ({
        counts: Object.fromEntries(
          LISTS.map((name) => [
            name,
            // It counts a missing value as the word null.
            Object.fromEntries(
              (page.data.aggregations[name]?.buckets ?? [])
                .filter(({ key }) => key !== 'null')
                .map(({ key, doc_count }) => [key, doc_count]),
            ),
          ]),
        ),
        stats: stats.read(),
      }),
    }
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
    const tests = [
      ...Object.entries(lists).map(([name, values]) => ({ name, keeps: hasAny(name, values) })),
      ...Object.entries(ranges).map(([name, range]) => ({ name, keeps: withinRanges({ [name]: range }) })),
    ]
    const kept: CarDocument[] = []
    const stats = new Stats()
    const counts = new Map<string, Map<unknown, number>>(LISTS.map((name) => [name, new Map()]))
    for (const document of candidates) {
      if (!isShown(document)) continue
      const missed = tests.filter(({ keeps }) => !keeps(document))
      if (missed.length > 1) continue
      const [only] = missed
      if (only === undefined) kept.push(document)
      for (const name of LISTS)
        if (only === undefined || only.name === name) count(counts.get(name), document[name as keyof CarDocument])
      for (const name of RANGES) if (only === undefined || only.name === name) stats.add(document, name)
    }
    if (sort !== null) {
      const { attribute, direction } = sort
      const sign = direction === 'asc' ? 1 : -1
      const key = (document: CarDocument): number => document[attribute] ?? sign * Number.MAX_VALUE
      kept.sort((a, b) => sign * (key(a) - key(b)))
    }
    return {
      total: kept.length,
      hits: kept.slice(0, PAGE_SIZE).length,
      read: () => ({
        counts: Object.fromEntries([...counts].map(([name, values]) => [name, Object.fromEntries(values)])),
        stats: stats.read(),
      }),
    }
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

type Range = (typeof RANGES)[number]

/** The smallest and largest values of the ranges. */
class Stats {
  readonly #of = new Map<Range, { min: number; max: number }>()

  add(document: CarDocument, name: Range): void {
    const held = document[name]
    if (held === null) return
    const known = this.#of.get(name)
    if (known === undefined) this.#of.set(name, { min: held, max: held })
    else if (held < known.min) known.min = held
    else if (held > known.max) known.max = held
  }

  addAll(documents: readonly CarDocument[], names: readonly Range[]): void {
    for (const document of documents) for (const name of names) this.add(document, name)
  }

  read(): Record<string, { min: number; max: number }> {
    return Object.fromEntries(this.#of)
  }
}
