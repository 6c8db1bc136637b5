/** What a page may weigh (design: browser budgets), by kind of page. */
import { LOCATION_FOLDERS, LOCATIONS_LIST_PATHS } from '#domain/places/location-path.ts'

export type MeasuredKind = 'home' | 'search' | 'car' | 'location' | 'contact' | 'visitor' | 'content'

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
  search: { scriptBytes: 170_000, styleBytes: STYLE_BYTES, htmlBytes: 110_000 },
  // Much of it is data: the record that compare and favourites read, and what search engines read.
  car: { scriptBytes: 45_000, styleBytes: STYLE_BYTES, htmlBytes: 72_000 },
  location: { scriptBytes: 25_000, styleBytes: STYLE_BYTES, htmlBytes: null },
  contact: { scriptBytes: 25_000, styleBytes: STYLE_BYTES, htmlBytes: null },
  // Signing in, and what is of a visitor alone: their scripts check what the platform answers.
  visitor: { scriptBytes: 40_000, styleBytes: STYLE_BYTES, htmlBytes: null },
  content: { scriptBytes: 25_000, styleBytes: STYLE_BYTES, htmlBytes: null },
}

const VISITOR_PAGES: ReadonlySet<string> = new Set([
  'sign-in',
  'watchlist',
  'my-garage',
  'checkout',
  'checkout-journey',
  'online-payment',
  'spin-to-win',
])

/** The kind of a page by its address. */
export function kindOfPath(path: string): MeasuredKind {
  const [first = ''] = path.slice(1).split('/')
  if (path === '/') return 'home'
  if (first === 'search') return 'search'
  // The page of all components has those of a car's page.
  if (first === 'cars' || first === 'design') return 'car'
  if (LOCATION_FOLDERS.some((folder) => path.startsWith(`${folder}/`))) return 'location'
  if (LOCATIONS_LIST_PATHS.some((list) => list === path)) return 'contact'
  // Or a dealer's portal: "/mydealership".
  return VISITOR_PAGES.has(first) || /^my[a-z0-9]/.test(first) ? 'visitor' : 'content'
}
