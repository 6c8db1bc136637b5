/** What the searches are asked: pages as shoppers ask for them. */
import type { IndexedCar } from '#search/index/build-search-index.ts'

export interface PageQuery {
  readonly text: string
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly ranges: Readonly<Record<string, readonly [min: number, max: number]>>
  readonly sort: { readonly attribute: 'price' | 'km' | 'year'; readonly direction: 'asc' | 'desc' } | null
}

/** Fourteen lists of values, each with its disjunctive counts. */
export const LISTS = [
  'car_type',
  'make',
  'model',
  'badge',
  'body',
  'price_range',
  'transmission',
  'fuel',
  'drive',
  'seats',
  'colour',
  'filtered_features',
  'location_name',
  'state',
] as const
/** Three ranges with their least and most. */
export const RANGES = ['price', 'km', 'year'] as const
export const FACETS: readonly string[] = [...LISTS, ...RANGES]
export const PAGE_SIZE = 21
/** So many values are counted of one list that none is left out: real stock has more badges than a page would list. */
export const EVERY_VALUE = 100_000

/** Queries over all of the stock, with values that it has. */
export function pageQueries(cars: readonly IndexedCar[]): PageQuery[] {
  const queries: PageQuery[] = [{ text: '', lists: {}, ranges: {}, sort: null }]
  for (let index = 0; index < 60; index += 1) {
    const { document } = cars[(index * 7919) % cars.length] ?? {}
    if (document === undefined) continue
    const { make, model, body, fuel, colour, price } = document
    const about = price ?? 30_000
    const lists: Record<string, string[]>[] = [
      {},
      { make: [make] },
      { make: [make, 'Toyota'], ...(body === null ? {} : { body: [body] }) },
      { ...(body === null ? {} : { body: [body] }), ...(fuel === null ? {} : { fuel: [fuel] }) },
      { make: [make], model: [model], ...(colour === null ? {} : { colour: [colour] }) },
    ]
    const texts = ['', '', make, `${make} ${model}`, misspelt(model), `${colour ?? ''} ${body ?? ''}`.trim()]
    queries.push({
      text: texts[index % texts.length] ?? '',
      lists: lists[index % lists.length] ?? {},
      ranges: index % 4 === 0 ? { price: [about * 0.6, about * 1.4], km: [0, 120_000] } : {},
      sort: index % 3 === 0 ? { attribute: index % 2 === 0 ? 'price' : 'km', direction: 'asc' } : null,
    })
  }
  return queries
}

function misspelt(word: string): string {
  return word.length < 5 ? word : word.slice(0, 2) + word.slice(3)
}
