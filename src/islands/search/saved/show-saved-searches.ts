/** Shows the saved searches on a page without the search, such as the favourites; loads the search only when there are some. */
import { savedSearches } from '#stores/saved/browser-saved-searches.ts'
import type { SavedSearchList } from './saved-search-list.ts'
import { defineSavedSearchList, SAVED_SEARCH_LIST } from './saved-search-list.ts'

export async function showSavedSearches(): Promise<void> {
  defineSavedSearchList()
  const list = document.querySelector<SavedSearchList>(SAVED_SEARCH_LIST)
  const entries = savedSearches.$entries.get()
  if (list === null || entries.length === 0) return
  list.addEventListener('emptied', () => document.getElementById('content')?.focus())
  try {
    const { loadNewCars } = await import('./load-new-cars.ts')
    list.show(await loadNewCars(entries))
  } catch {
    // The searches are there without their counts.
  }
}
