/** The saved searches on a page without the search. */
import { showSavedSearches } from '#islands/search/saved/show-saved-searches.ts'

void showSavedSearches()
