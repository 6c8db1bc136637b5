/** What a page may weigh (design: browser budgets), by kind of page. */

export type MeasuredKind = 'home' | 'search' | 'car' | 'location' | 'contact' | 'content'

export interface SizeBudget {
  /** Gzipped, before a shopper does anything. */
  scriptBytes: number
  /** Gzipped. */
  styleBytes: number
  /** As written; `null` where the length is the site builder's own. */
  htmlBytes: number | null
}

const STYLE_BYTES = 20_500

export const SIZE_BUDGETS: Record<MeasuredKind, SizeBudget> = {
  home: { scriptBytes: 25_000, styleBytes: STYLE_BYTES, htmlBytes: null },
  // React, react-dom and InstantSearch with its router: docs/decisions/hydrated-search.md.
  search: { scriptBytes: 165_000, styleBytes: STYLE_BYTES, htmlBytes: 110_000 },
  // Much of it is data: the record that compare and favourites read, and what search engines read.
  car: { scriptBytes: 45_000, styleBytes: STYLE_BYTES, htmlBytes: 70_000 },
  location: { scriptBytes: 25_000, styleBytes: STYLE_BYTES, htmlBytes: null },
  contact: { scriptBytes: 25_000, styleBytes: STYLE_BYTES, htmlBytes: null },
  content: { scriptBytes: 25_000, styleBytes: STYLE_BYTES, htmlBytes: null },
}

/** The kind of a page by its address. */
export function kindOfPath(path: string): MeasuredKind {
  const [first = ''] = path.slice(1).split('/')
  if (path === '/') return 'home'
  if (first === 'search') return 'search'
  if (first === 'cars') return 'car'
  if (first === 'locations') return 'location'
  if (first === 'contact') return 'contact'
  return 'content'
}
