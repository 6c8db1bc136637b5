/** What the page hands in, because islands draw no cards and know no drawings of their own. */
import { createContext, useContext } from 'react'
import type { CarCard } from '#domain/car/car-summary.ts'
import type { SearchClient } from '#search/client/search-client.ts'

export interface SearchParts {
  readonly client: SearchClient
  /** The HTML of a card; `eager` for those that are seen first. Escaped. */
  readonly renderCard: (card: CarCard, eager: boolean) => string
  /** The HTML of the promo card, without its list item. Escaped. */
  readonly renderPromoCard: () => string
  /** The file of the silhouettes, which stand beside body types. */
  readonly silhouettesUrl: string
  /** The address of a symbol of the site's icons. */
  readonly iconUrl: (name: string) => string
}

export const SearchPartsContext = createContext<SearchParts | null>(null)

export function useSearchParts(): SearchParts {
  const parts = useContext(SearchPartsContext)
  if (parts === null) throw new Error('useSearchParts is called outside the search page')
  return parts
}
