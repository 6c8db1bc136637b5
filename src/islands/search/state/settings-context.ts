/** The settings of the site's search, for every part of its page. */
import { createContext, useContext } from 'react'
import type { SearchSettings } from '#search/settings.ts'

export const SearchSettingsContext = createContext<SearchSettings | null>(null)

export function useSearchSettings(): SearchSettings {
  const settings = useContext(SearchSettingsContext)
  if (settings === null) throw new Error('useSearchSettings is called outside the search page')
  return settings
}
