/**
 * The search of a short list that stands in its page whole: models, offers (S1 §3 "Manufacturer search", "Offers
 * search"). Cars have an engine of their own.
 */
import type { SearchState, StateRange } from '../search-state.ts'

/** What is known of one item of the list. */
export interface ListItem {
  /** The values of each list of filters. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  /** `null` where the item has none. */
  readonly numbers: Readonly<Record<string, number | null>>
  /** What the shopper's words are looked for in. */
  readonly words: string
}

/** An order of the list; without one the items stand as the page has them. */
export interface ListOrder {
  readonly attribute: string
  readonly direction: 'ascending' | 'descending'
}

export interface ListResult {
  /** The items of the page, by their places in the list. */
  shown: number[]
  /** All that were found, on whatever page. */
  count: number
  /** From 1; the last one where the state asks for a later one. */
  page: number
  pageCount: number
  /** How many items each value would give: of the other filters all hold, of its own none (disjunctive). */
  counts: Record<string, Record<string, number>>
}

export function searchList(
  items: readonly ListItem[],
  state: SearchState,
  { pageSize, order }: { readonly pageSize: number; readonly order: ListOrder | null },
): ListResult {
  const misses = items.map((item) => missed(item, state))
  const found = items.flatMap((_, index) => (misses[index]?.length === 0 ? [index] : []))
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(state.page, pageCount)
  const sorted = order === null ? found : inOrder(found, items, order)
  return {
    shown: sorted.slice((page - 1) * pageSize, page * pageSize),
    count: found.length,
    page,
    pageCount,
    counts: countValues(items, misses),
  }
}

const WORDS = 'words'

/** The filters that an item does not pass. */
function missed({ lists, numbers, words }: ListItem, { query, lists: chosen, ranges }: SearchState): string[] {
  const misses = Object.entries(chosen).flatMap(([attribute, values]) =>
    lists[attribute]?.some((value) => values.includes(value)) === true ? [] : [attribute],
  )
  for (const [attribute, range] of Object.entries(ranges)) {
    if (!isWithin(numbers[attribute] ?? null, range)) misses.push(attribute)
  }
  if (!hasWords(words, query)) misses.push(WORDS)
  return misses
}

/** What has no number is in no range. */
function isWithin(value: number | null, { min, max }: StateRange): boolean {
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity)
}

/** Each word that the shopper typed begins a word of the item, whatever its case; "cx5" finds "CX-5". */
function hasWords(words: string, query: string): boolean {
  const text = ` ${words.toLowerCase()}`
  const joined = text.replaceAll(/(?<=\S)[-.](?=\S)/g, '')
  return query
    .toLowerCase()
    .split(/\s+/)
    .every(
      (word) => word === '' || text.includes(` ${word}`) || text.includes(`-${word}`) || joined.includes(` ${word}`),
    )
}

/** S1 §7: what has no price is not among the cheapest; ours: nor among the dearest, it stands last either way. */
function inOrder(found: readonly number[], items: readonly ListItem[], { attribute, direction }: ListOrder): number[] {
  const sign = direction === 'ascending' ? 1 : -1
  const keyOf = (index: number): number => {
    const value = items[index]?.numbers[attribute] ?? null
    return value === null ? Infinity : value * sign
  }
  return [...found].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a - b))
}

function countValues(items: readonly ListItem[], misses: readonly (readonly string[])[]): ListResult['counts'] {
  const counts: ListResult['counts'] = {}
  items.forEach(({ lists }, index) => {
    const missing = misses[index] ?? []
    for (const [attribute, values] of Object.entries(lists)) {
      const ofAttribute = counts[attribute] ?? {}
      counts[attribute] = ofAttribute
      const counted = missing.every((other) => other === attribute)
      for (const value of new Set(values)) ofAttribute[value] = (ofAttribute[value] ?? 0) + (counted ? 1 : 0)
    }
  })
  return counts
}
