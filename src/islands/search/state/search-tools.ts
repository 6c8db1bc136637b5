/** What the search box and its icons are handed, on the search page and wherever else the box stands. */
import { createContext, useContext } from 'react'
import type { SearchParts } from './search-parts.ts'

export type SearchTools = Pick<SearchParts, 'client' | 'iconUrl' | 'silhouettesUrl'>

export const SearchToolsContext = createContext<SearchTools | null>(null)

export function useSearchTools(): SearchTools {
  const tools = useContext(SearchToolsContext)
  if (tools === null) throw new Error('useSearchTools is called outside a search')
  return tools
}
