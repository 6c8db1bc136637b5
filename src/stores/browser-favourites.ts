/** The favourites of this browser: one store for all elements of a page, kept in step with other tabs. */
import { createFavourites, FAVOURITES_KEY } from './favourites.ts'

export const favourites = createFavourites(() => localStorage)

addEventListener('storage', (event) => {
  // A `null` key says that the whole storage was cleared.
  if (event.key === FAVOURITES_KEY || event.key === null) favourites.reload()
})
// A page that comes back from the back/forward cache has missed events.
addEventListener('pageshow', (event) => {
  if (event.persisted) favourites.reload()
})
