/** What the page hands in, because islands draw no cards and know no drawings of their own. */
import { createContext, useContext } from 'react'
import type { CarCard } from '#domain/car/car-summary.ts'
import type { CardOptions } from '#domain/car/card/card-options.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { PromoCardSettings } from '#search/settings.ts'
import type { SearchSource } from './search-source.ts'

/** How the page draws. All HTML that it gives is escaped. */
export interface PageDrawing {
  /** `eager` for cards that are seen first. */
  readonly card: (card: CarCard, options: CardOptions, eager: boolean) => string
  /** Without its list item. */
  readonly promoCard: (promoCard: PromoCardSettings) => string
  /** The file of the silhouettes, which stand beside body types. */
  readonly silhouettesUrl: string
  /** The address of a symbol of the site's icons. */
  readonly iconUrl: (name: string) => string
}

export interface SearchParts
  extends Omit<SearchSource, 'settingsFor'>,
    Pick<PageDrawing, 'silhouettesUrl' | 'iconUrl'> {
  readonly renderCard: (card: CarCard, eager: boolean) => string
  readonly renderPromoCard: () => string
  /** Ends the state of the page as it was built; gives what its link asks for, or null for nothing else. */
  readonly goLive: () => SearchState | null
}

export const SearchPartsContext = createContext<SearchParts | null>(null)

export function useSearchParts(): SearchParts {
  const parts = useContext(SearchPartsContext)
  if (parts === null) throw new Error('useSearchParts is called outside the search page')
  return parts
}
