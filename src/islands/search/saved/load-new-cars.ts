/** Asks the site's search how many cars are new; a file of its own, for pages that seldom need it. */

import type { SavedSearch } from '#domain/search/saved-search.ts'
import { createSearchClient } from '#search/client/create-search-client.ts'
import { fetchSearchSettings } from '#search/client/fetch-file.ts'
import { indexNameOf } from '#search/settings.ts'
import { newCarCounts } from './new-cars.ts'
import type { NewCars } from './saved-search-row.ts'

export async function loadNewCars(saved: readonly SavedSearch[]): Promise<NewCars> {
  const settings = await fetchSearchSettings()
  const counts = await newCarCounts(saved, createSearchClient(settings), indexNameOf(settings, null))
  return { counts, itemName: settings.itemName }
}
