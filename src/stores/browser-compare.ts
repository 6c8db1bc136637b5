/** The compared cars of this browser: one store for all elements of a page, kept in step with other tabs. */
import { COMPARE_KEY, createCompare } from './compare.ts'

export const compared = createCompare(() => localStorage)

addEventListener('storage', (event) => {
  // A `null` key says that the whole storage was cleared.
  if (event.key === COMPARE_KEY || event.key === null) compared.reload()
})
// A page that comes back from the back/forward cache has missed events.
addEventListener('pageshow', (event) => {
  if (event.persisted) compared.reload()
})
