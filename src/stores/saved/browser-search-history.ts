/** The search history of this browser: one store for all parts of a page, kept in step with other tabs. */
import { createSearchHistory, SEARCH_HISTORY_KEY } from './search-history.ts'
import { keepInStep } from './stored-list.ts'

export const searchHistory = createSearchHistory(() => localStorage)
keepInStep(SEARCH_HISTORY_KEY, searchHistory, globalThis.window)
