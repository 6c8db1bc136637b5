/** The saved searches of this browser: one store for all parts of a page, kept in step with other tabs. */
import { createSavedSearches, SAVED_SEARCHES_KEY } from './saved-searches.ts'
import { keepInStep } from './stored-list.ts'

export const savedSearches = createSavedSearches(() => localStorage)
keepInStep(SAVED_SEARCHES_KEY, savedSearches, globalThis.window)
