/** The favourites of this browser: one store for all elements of a page, kept in step with other tabs. */
import { createFavourites, FAVOURITES_KEY } from './favourites.ts'
import { keepInStep } from './stored-list.ts'

export const favourites = createFavourites(() => localStorage)

keepInStep(FAVOURITES_KEY, favourites, globalThis.window)
