/** The compared cars of this browser: one store for all elements of a page, kept in step with other tabs. */
import { COMPARE_KEY, createCompare } from './compare.ts'
import { keepInStep } from './stored-list.ts'

export const compared = createCompare(() => localStorage)

keepInStep(COMPARE_KEY, compared, globalThis.window)
