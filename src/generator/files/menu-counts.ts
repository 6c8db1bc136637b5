/**
 * How many vehicles each search route lists, in a file of its own.
 *
 * The menus fetch it when they open: in the pages themselves a count would make every page change with every sale.
 */
import type { SearchInputs } from '#view-models/search.ts'
import type { PlannedPage } from '../plan/planned-page.ts'

export const MENU_COUNTS_FILE = 'menu-counts.json'

/** `{"/search/used-cars": 213}`; a route's later pages are not listed again. */
export function menuCountsFile(pages: readonly PlannedPage[]): string {
  const searches = pages.flatMap(({ kind, page }) => (kind === 'search' ? [page.inputs as SearchInputs] : []))
  const firstPages = searches.filter(({ pageNumber }) => pageNumber === 1)
  return JSON.stringify(Object.fromEntries(firstPages.map(({ basePath, totalCars }) => [basePath, totalCars])))
}
