/** What the search says: its button, and what stands where nothing is found (S1 §2, §8). */
import { countOf } from '../../formats/words.ts'
import { SEARCH_PATH } from '../url/search-paths.ts'

/** S1 §2: 'Show Me N cars', linked to the filtered search. */
export function showMeLabel(count: number, itemName: { readonly one: string; readonly many: string }): string {
  return `Show Me ${countOf(count, itemName)}`
}

export interface NoResults {
  readonly heading: string
  readonly text: string
}

/** S1 §8 "Empty search". */
export const NO_RESULTS: Readonly<Record<'cars' | 'offers', NoResults>> = {
  cars: {
    heading: 'No Results Available',
    text: 'No results found for your search at this time. Please try adjusting the filters for more results.',
  },
  offers: {
    heading: 'No Results Available',
    text: 'There appears to be no offers currently available that meet the conditions of your search',
  },
}

/** S1 §2: the button of the no-results card. */
export const CLEAR_FILTERS_LABEL = 'Clear Filters'
/** S1 §2: the default path of it for cars. */
export const CLEAR_FILTERS_PATH = SEARCH_PATH
